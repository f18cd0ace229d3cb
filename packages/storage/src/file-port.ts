/**
 * The file operations the folder form needs, synchronous; an application supplies them.
 *
 * @remarks Paths use `/`. Every operation throws whatever the platform throws when it fails; nothing here
 * may fail silently, because the order of these calls is what makes a store survive a crash.
 */
export interface FilePort {
  /** The whole file, undefined if there is none. */
  readFile(path: string): Uint8Array | undefined;
  /** Creates the file with that content; fails if the name is taken. */
  writeNew(path: string, bytes: Uint8Array): void;
  /** Creates one folder; its parent exists, the folder may. */
  makeFolder(path: string): void;
  /** Returns when the file's content is on the medium. */
  syncFile(path: string): void;
  /** Returns when the folder's entries are on the medium. */
  syncFolder(path: string): void;
  /** Atomic; replaces a file of that name. */
  rename(from: string, to: string): void;
  /** Gives the file a second name, or copies it where the file system has no hard links; fails if taken. */
  linkOrCopy(from: string, to: string): void;
  /** Names in the folder, in any order; empty if there is none. */
  list(path: string): string[];
  exists(path: string): boolean;
  /** Removes a file or a folder with everything below; no error if there is none. */
  removeTree(path: string): void;
  /**
   * Holds the folder against every other caller, in this process or another, until the returned function
   * runs; a lock whose process is gone does not count.
   *
   * @throws the caller's own error, or `StorageError` `store-locked`, when it cannot be had in bearable time
   */
  lock(path: string): () => void;
}
