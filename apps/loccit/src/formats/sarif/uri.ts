/** A relative path as a relative URI reference whose first segment is taken for no scheme. */
export const uriOf = (name: string): string =>
  name.toWellFormed().split('/').map(encodeURIComponent).join('/');
