import { createRequire } from 'node:module';

const manifest: { readonly version: string } = createRequire(import.meta.url)('../package.json');

/** The version of this package, as its manifest says it; the bundle has it written in. */
export const version: string = manifest.version;
