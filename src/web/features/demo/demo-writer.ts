import { composeLazily } from "#language/composer/compose-lazily.ts";
import { noSubject } from "#language/subjects/from-facts.ts";
import { likelySubject } from "#language/subjects/likely-subject.ts";
import { blogPost } from "#language/templates/blog-post.ts";
import { marketingEmail } from "#language/templates/marketing-email.ts";
import { socialMediaPost } from "#language/templates/social-media-post.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { type DemoBrief, templateOf } from "./demo-brief.ts";

const templates = { blogPost, socialMediaPost, marketingEmail };

/** The brief of the tour as the writer and the check take it. */
export function briefOf({ template, variety, topic, words, tone }: DemoBrief): Brief {
  return {
    templateId: templateOf(template).id,
    topic: topic.trim(),
    variety,
    words,
    tone,
    audience: "general",
    addressee: "everyone",
    keywords: [],
    fields: {},
    subject: likelySubject(topic) ?? noSubject,
  };
}

/**
 * Writes the text in the browser with the very writer that the app has, and the phrases of one variety. Load it when someone is about
 * to need it: it brings the composer. Rejects when the phrases cannot be fetched.
 */
export function writeDemo(brief: DemoBrief, seed: number): Promise<string> {
  return composeLazily(briefOf(brief), templates[brief.template], brief.words, seed);
}
