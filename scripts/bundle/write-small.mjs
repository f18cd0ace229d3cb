import { minify } from 'rolldown/utils';

const beyondAscii = /[^\0-\x7f]/g;
/** Where an escape would mean something else: after a backslash, and in a template whose tag asks for its raw text. */
const unlikeEscaped = /\\[^\0-\x7f]|\.raw`/;

/** Takes out of every file what only costs reading it: blanks, branches that are never taken, wide characters. */
export function writeSmall() {
  return {
    name: 'write-small',
    async generateBundle(_, files) {
      for (const [name, file] of Object.entries(files)) {
        // Names stay, so that a stack of calls can be read.
        const { code, errors } = await minify(name, file.code, {
          compress: true,
          mangle: false,
          codegen: { removeWhitespace: true },
        });
        if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
        file.code = narrow(code);
      }
    },
  };
}

/** One wide character makes the engine hold a whole file in twice the memory; a catalogue of them is left as it is. */
function narrow(code) {
  const wide = code.match(beyondAscii)?.length ?? 0;
  if (wide * 50 > code.length || unlikeEscaped.test(code)) return code;
  return code.replace(beyondAscii, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
