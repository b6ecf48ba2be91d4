import { adCopy } from "./ad-copy.ts";
import { blogPost } from "./blog-post.ts";
import { businessProposal } from "./business-proposal.ts";
import { caseStudy } from "./case-study.ts";
import { educationalContent } from "./educational-content.ts";
import { eventInvitation } from "./event-invitation.ts";
import { formalLetter } from "./formal-letter.ts";
import { howToGuide } from "./how-to-guide.ts";
import { instagramCaption } from "./instagram-caption.ts";
import { landingPage } from "./landing-page.ts";
import { linkedinPost } from "./linkedin-post.ts";
import { listicle } from "./listicle.ts";
import { marketingEmail } from "./marketing-email.ts";
import { newsletter } from "./newsletter.ts";
import { pressRelease } from "./press-release.ts";
import { productComparison } from "./product-comparison.ts";
import { productDescription } from "./product-description.ts";
import { productLaunch } from "./product-launch.ts";
import { productReview } from "./product-review.ts";
import { reelsScript } from "./reels-script.ts";
import { socialMediaPost } from "./social-media-post.ts";
import { storeCategory } from "./store-category.ts";
import { story } from "./story.ts";
import type { Template } from "./template.ts";
import { twitterThread } from "./twitter-thread.ts";
import { videoScript } from "./video-script.ts";
import { whatsappBroadcast } from "./whatsapp-broadcast.ts";

/** Sorted by id. */
const registered = [
  blogPost,
  socialMediaPost,
  marketingEmail,
  adCopy,
  videoScript,
  educationalContent,
  formalLetter,
  pressRelease,
  businessProposal,
  eventInvitation,
  landingPage,
  newsletter,
  caseStudy,
  story,
  productDescription,
  productReview,
  productComparison,
  productLaunch,
  storeCategory,
  twitterThread,
  instagramCaption,
  linkedinPost,
  reelsScript,
  listicle,
  howToGuide,
  whatsappBroadcast,
] as const;

export type TemplateKey = (typeof registered)[number]["key"];

export const templates: readonly Template[] = registered;

export const templateKeys: readonly TemplateKey[] = registered.map((template) => template.key);

export function findTemplate(id: number): Template | undefined {
  return templates.find((template) => template.id === id);
}

export function findTemplateByKey(key: string): Template | undefined {
  return templates.find((template) => template.key === key);
}
