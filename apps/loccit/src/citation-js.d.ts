/** What is used of the bibliographic library, which has no declarations of its own. */
declare module '@citation-js/core' {
  export const plugins: {
    readonly input: {
      chain(
        data: unknown,
        options: { readonly forceType: string; readonly generateGraph: false },
      ): readonly unknown[];
    };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
