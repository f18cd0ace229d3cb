const STORED = /^(?:s3|gs|abfss?):\/\/[^/?#\\]+\/([^?#]+)$/i;

/**
 * The key in an address of a file that lies in a store of a cloud (`s3://bucket/key`), or `undefined`.
 *
 * @remarks A closed list of schemes: no browser opens one of them, so that a reader who clicks on it is led nowhere.
 */
export const readStoredKey = (url: string): string | undefined => STORED.exec(url)?.[1];
