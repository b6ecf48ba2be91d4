/** The part of the package that we call; it brings no types. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    noHinting?: boolean;
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
