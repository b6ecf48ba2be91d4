import { BookOpen, Keyboard, LifeBuoy, Lightbulb, MapPin } from "lucide-react";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { SiteHero, SiteSection } from "#web/ui/site-parts.tsx";
import { StillPart } from "#web/ui/still-part.tsx";
import { ContactForm } from "./contact-form.tsx";
import { Guide } from "./guide.tsx";
import { MarketTips, Tips } from "./tips.tsx";

/** `/help`: user guide, tips, keys, and the form that reaches the operator. */
export function HelpPage() {
  const { contact } = usePublicSite().copy.help;
  return (
    <>
      <StillPart id="still-help">{import.meta.env.SSR ? <ReadingPart /> : null}</StillPart>
      <SiteSection id="contact" title={contact.title} text={contact.text} className="pb-20">
        <ContactForm />
      </SiteSection>
    </>
  );
}

/** Its texts are named in `stillTexts` of web/public/pages.ts. */
function ReadingPart() {
  const { help } = usePublicSite().copy;
  const jumps = [
    { id: "guide", title: help.guide.title, Icon: BookOpen },
    { id: "tips", title: help.tips.title, Icon: Lightbulb },
    { id: "markets", title: help.markets.title, Icon: MapPin },
    { id: "keys", title: help.keys.title, Icon: Keyboard },
    { id: "contact", title: help.contact.title, Icon: LifeBuoy },
  ];
  return (
    <>
      <SiteHero title={help.title} lead={help.lead} />
      <nav aria-label={help.jump} className="border-ink border-y">
        <ul className="flex flex-wrap gap-x-8 sm:gap-x-10">
          {jumps.map(({ id, title, Icon }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-12 items-center gap-2.5 font-medium hover:text-action">
                <Icon aria-hidden className="size-5 text-action" strokeWidth={1.75} />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SiteSection id="guide" title={help.guide.title}>
        <Guide />
      </SiteSection>
      <SiteSection id="tips" title={help.tips.title} text={help.tips.text}>
        <Tips />
      </SiteSection>
      <SiteSection id="markets" title={help.markets.title} text={help.markets.text}>
        <MarketTips />
      </SiteSection>
    </>
  );
}
