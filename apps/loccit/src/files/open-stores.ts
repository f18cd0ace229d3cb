/** What holds a file open until it is closed. */
interface Closable {
  close(): void;
}

const opened = new Set<Closable>();

/** Has a store closed when the command ends. */
export function closeAtEnd<Opened extends Closable>(store: Opened): Opened {
  opened.add(store);
  return store;
}

/**
 * Closes the stores that commands opened, so that a copy of a store's one file has all that is in the store.
 *
 * @remarks A store that another call of this process still uses opens itself again.
 */
export function closeStores(): void {
  for (const store of opened) store.close();
  opened.clear();
}
