import { readdirSync, readFileSync } from "node:fs";
import { topicFeatures } from "#language/subjects/topic-features.ts";

/** The class of topics that are about no subject of ours. */
export const none = "none";

export interface TrainingTopic {
  readonly text: string;
  readonly subject: string;
  readonly features: ReadonlyMap<string, number>;
  readonly weight: number;
  /** Its line among the topics of its file; null for a single word of the trade. */
  readonly line: number | null;
}

/** A word of the trade tells less than a topic that somebody typed, and one that often means something else hardly anything. */
const wordWeight = 0.8;
const ambiguousWeight = 0.25;

/**
 * The topics that we wrote, one file a subject: lines that begin with the variety's two letters, then, after `---`, words of the trade,
 * `~` after those that often mean something else. Files whose name begins with `none` hold topics that no subject covers.
 */
export function readTopics(folder = "training/"): TrainingTopic[] {
  const dir = new URL(folder, import.meta.url);
  return readdirSync(dir)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => topicsIn(readFileSync(new URL(file, dir), "utf8"), file.startsWith(none) ? none : file.slice(0, -4)));
}

function topicsIn(text: string, subject: string): TrainingTopic[] {
  const [topics = "", words = ""] = text.split(/^---$/m);
  const lines = topics
    .split("\n")
    .map((line) => line.replace(/^[a-z]{2} /, "").trim())
    .filter((line) => line !== "")
    .map((text, line) => ({ text, subject, features: topicFeatures(text), weight: 1, line }));
  const trade = words
    .split(/[,،\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .map((word) => {
      const text = word.replace(/~$/, "");
      const weight = word.endsWith("~") ? ambiguousWeight : wordWeight;
      return { text, subject, features: topicFeatures(text), weight, line: null };
    });
  return [...lines, ...trade];
}
