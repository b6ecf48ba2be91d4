import type { Brief } from "#shared/contracts/brief.ts";

/** The characters that one post of a platform takes, where that is less than a post of ours has. */
const most: Readonly<Record<string, number>> = { x: 280, threads: 500 };

/** The most characters of the post that this brief asks for; undefined where its platform sets no limit. */
export function platformLimit({ fields }: Pick<Brief, "fields">): number | undefined {
  const { platform } = fields;
  return typeof platform === "string" ? most[platform] : undefined;
}
