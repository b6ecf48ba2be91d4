declare module "commonmark-spec" {
  /** Every example of the specification, with the page that it should become. */
  export const tests: readonly {
    readonly markdown: string;
    readonly html: string;
    readonly section: string;
    readonly number: number;
  }[];
}
