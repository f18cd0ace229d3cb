import type { ExtractedLocator } from '@loccit/contract';
import type { BracketForm } from './bracket-form.js';
import type { MarkItem } from './mark.js';

const PART = /^(\d{1,4}(?::\d{1,4})?)\s?†\s?([^†[\]]{0,200})$/u;
const LINES = /^L(\d{1,7})(?:\s?[-–—]\s?L?(\d{1,7}))?$/u;

/** One part of such a mark: the number, the lines it names, and the name behind the dagger where that is one. */
interface DaggerPart {
  readonly label: string;
  readonly locator: ExtractedLocator | undefined;
  readonly name: string | undefined;
}

/** Reads `1†L10-L12`, `4:0†source` or `4:0†log.pdf`. */
export function readDaggerPart(text: string): DaggerPart | undefined {
  const part = PART.exec(text.trim());
  if (part?.[1] === undefined) return undefined;
  const rest = (part[2] ?? '').trim();
  const lines = LINES.exec(rest);
  const first = Number(lines?.[1]);
  const last = lines?.[2] === undefined ? first : Number(lines[2]);
  const named = lines === null && rest !== '' && !/^(?:sources?|来源|來源|出处)$/iu.test(rest);
  return {
    label: part[1],
    locator: lines === null || last < first ? undefined : { type: 'lines', first, last },
    name: named ? rest.normalize('NFC') : undefined,
  };
}

/** A number with the lines it means: `[1†L10-L12]`, `[1†source]`; several are parted by commas or semicolons. */
export const lineForm: BracketForm = {
  name: 'lines',
  read: (content, context) => {
    if (!content.includes('†') || content.length > 400) return undefined;
    const items: MarkItem[] = [];
    for (const text of content.split(/[,;，；、]/)) {
      const part = readDaggerPart(text);
      if (part === undefined) return undefined;
      items.push({
        form: 'number',
        label: part.label,
        ...(part.locator === undefined ? {} : { locator: part.locator }),
        ...(part.name === undefined ? {} : { document: part.name }),
      });
    }
    return context.mayExpand || items.length === 1
      ? items
      : [{ form: 'number', label: content.trim(), problem: 'range-too-long' }];
  },
};
