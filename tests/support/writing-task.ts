import { blogPost } from "#language/templates/blog-post.ts";
import type { WritingTask } from "#server/writers/writer.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";

export const sampleBrief: Brief = {
  templateId: 1,
  topic: "تنظيم الوقت بين الشغل والبيت",
  variety: "ar-saudi",
  words: 300,
  tone: "friendly",
  audience: "families",
  addressee: "everyone",
  keywords: ["إدارة الوقت"],
  fields: { mainPoint: "خطة بسيطة تكفي" },
};

/** A task to write a short blog post, and the writers that it was told of. */
export function writingTask(changes: Partial<WritingTask> = {}): WritingTask & { readonly told: WriterInfo[] } {
  const told: WriterInfo[] = [];
  return {
    brief: sampleBrief,
    template: blogPost,
    targetWords: 300,
    seed: 1,
    signal: new AbortController().signal,
    onWriter: (info) => told.push(info),
    ...changes,
    told,
  };
}
