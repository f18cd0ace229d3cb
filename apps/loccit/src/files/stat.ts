import { type BigIntStats, fstatSync, statSync } from 'node:fs';

/**
 * What an open descriptor is.
 *
 * @remarks Asked in big integers: the plain numbers of a pipe stay behind where Node's resolver of symbolic links looks
 * at them, and modules imported afterwards are not found.
 */
export const statDescriptor = (descriptor: number): BigIntStats => fstatSync(descriptor, { bigint: true });

/** What a path leads to, asked as {@link statDescriptor} asks, since it may lead to a pipe; undefined for nothing. */
export const statPath = (path: string): BigIntStats | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false });
