import { type BigIntStats, fstatSync } from 'node:fs';

/**
 * What an open descriptor is.
 *
 * @remarks Asked in big integers: the plain numbers of a pipe stay behind where Node's resolver of symbolic links looks
 * at them, and modules imported afterwards are not found.
 */
export const statDescriptor = (descriptor: number): BigIntStats => fstatSync(descriptor, { bigint: true });
