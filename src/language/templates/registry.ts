import { aboutPage } from "./about-page.ts";
import { adCopy } from "./ad-copy.ts";
import { apology } from "./apology.ts";
import { appStore } from "./app-store.ts";
import { bio } from "./bio.ts";
import { blogPost } from "./blog-post.ts";
import { brandStory } from "./brand-story.ts";
import { businessProposal } from "./business-proposal.ts";
import { cartReminder } from "./cart-reminder.ts";
import { caseStudy } from "./case-study.ts";
import { coldEmail } from "./cold-email.ts";
import { contentCalendar } from "./content-calendar.ts";
import { courseOutline } from "./course-outline.ts";
import { coverLetter } from "./cover-letter.ts";
import { educationalContent } from "./educational-content.ts";
import { eidGreeting } from "./eid-greeting.ts";
import { eventInvitation } from "./event-invitation.ts";
import { eventRecap } from "./event-recap.ts";
import { faq } from "./faq.ts";
import { followUpEmail } from "./follow-up-email.ts";
import { formalLetter } from "./formal-letter.ts";
import { googleAds } from "./google-ads.ts";
import { howToGuide } from "./how-to-guide.ts";
import { instagramCaption } from "./instagram-caption.ts";
import { jobAd } from "./job-ad.ts";
import { landingPage } from "./landing-page.ts";
import { lessonPlan } from "./lesson-plan.ts";
import { linkedinPost } from "./linkedin-post.ts";
import { listicle } from "./listicle.ts";
import { marketingEmail } from "./marketing-email.ts";
import { meetingMinutes } from "./meeting-minutes.ts";
import { menu } from "./menu.ts";
import { metaAds } from "./meta-ads.ts";
import { metaTags } from "./meta-tags.ts";
import { nationalDay } from "./national-day.ts";
import { newsletter } from "./newsletter.ts";
import { pitchDeck } from "./pitch-deck.ts";
import { podcastNotes } from "./podcast-notes.ts";
import { podcastScript } from "./podcast-script.ts";
import { pressRelease } from "./press-release.ts";
import { productComparison } from "./product-comparison.ts";
import { productDescription } from "./product-description.ts";
import { productLaunch } from "./product-launch.ts";
import { productReview } from "./product-review.ts";
import { quiz } from "./quiz.ts";
import { radioSpot } from "./radio-spot.ts";
import { ramadanCampaign } from "./ramadan-campaign.ts";
import { realEstate } from "./real-estate.ts";
import { recipe } from "./recipe.ts";
import { reelsScript } from "./reels-script.ts";
import { report } from "./report.ts";
import { resumeSummary } from "./resume-summary.ts";
import { reviewReply } from "./review-reply.ts";
import { rewrite } from "./rewrite.ts";
import { seoArticle } from "./seo-article.ts";
import { slogan } from "./slogan.ts";
import { smsOffer } from "./sms-offer.ts";
import { snapAd } from "./snap-ad.ts";
import { socialMediaPost } from "./social-media-post.ts";
import { speech } from "./speech.ts";
import { storeCategory } from "./store-category.ts";
import { story } from "./story.ts";
import { summarise } from "./summarise.ts";
import { supportMacro } from "./support-macro.ts";
import { swot } from "./swot.ts";
import type { Template } from "./template.ts";
import { toast } from "./toast.ts";
import { travelGuide } from "./travel-guide.ts";
import { twitterThread } from "./twitter-thread.ts";
import { videoScript } from "./video-script.ts";
import { welcomeEmail } from "./welcome-email.ts";
import { whatsappBroadcast } from "./whatsapp-broadcast.ts";
import { youtubeDescription } from "./youtube-description.ts";

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
  youtubeDescription,
  podcastNotes,
  podcastScript,
  coldEmail,
  followUpEmail,
  welcomeEmail,
  cartReminder,
  smsOffer,
  googleAds,
  metaAds,
  snapAd,
  radioSpot,
  slogan,
  brandStory,
  aboutPage,
  faq,
  jobAd,
  coverLetter,
  resumeSummary,
  bio,
  meetingMinutes,
  report,
  pitchDeck,
  swot,
  appStore,
  realEstate,
  menu,
  recipe,
  travelGuide,
  eventRecap,
  speech,
  toast,
  ramadanCampaign,
  eidGreeting,
  nationalDay,
  apology,
  reviewReply,
  supportMacro,
  lessonPlan,
  quiz,
  courseOutline,
  seoArticle,
  metaTags,
  contentCalendar,
  rewrite,
  summarise,
] as const;

type Registered = (typeof registered)[number];
export type TemplateKey = Registered["key"];

/** The keys of a category's templates, and of a template's own fields, for what has to be there for each of them. */
export type CategoryKeys<Category extends Template["category"]> = Extract<Registered, { readonly category: Category }>["key"];
export type OwnFieldKeys<Key extends TemplateKey> = Extract<Registered, { readonly key: Key }>["fields"][number]["key"];

export const templates: readonly Template[] = registered;

export const templateKeys: readonly TemplateKey[] = registered.map((template) => template.key);

export function findTemplate(id: number): Template | undefined {
  return templates.find((template) => template.id === id);
}

export function findTemplateByKey(key: string): Template | undefined {
  return templates.find((template) => template.key === key);
}
