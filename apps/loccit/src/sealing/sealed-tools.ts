import type { SealedTool } from '@loccit/packs';

const mostTools = 100;

/** The tools among these values as a seal names them, each once; other values are passed over. */
export function listSealedTools(values: readonly unknown[]): SealedTool[] {
  const tools = new Map<string, SealedTool>();
  for (const value of values) {
    if (!isTool(value)) continue;
    const { name, version, options_sha256: optionsSha256 } = value;
    tools.set(`${name}\n${version}\n${optionsSha256}`, { name, version, optionsSha256 });
  }
  return [...tools.keys()]
    .sort()
    .slice(0, mostTools)
    .flatMap((key) => tools.get(key) ?? []);
}

interface Tool {
  readonly name: string;
  readonly version: string;
  readonly options_sha256: string;
}

function isTool(value: unknown): value is Tool {
  if (typeof value !== 'object' || value === null) return false;
  const { name, options_sha256: digest, version } = value as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof version === 'string' && typeof digest === 'string';
}
