import { usePublicSite } from "#web/lib/public-site.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Keys } from "./tips.tsx";

/** The sections of the guide in reading order; each is also the anchor that other pages may lead to: `/help#receipt`. */
const sections = [
  ["first-text", "firstText"],
  ["brief", "brief"],
  ["voices", "voices"],
  ["receipt", "receipt"],
  ["market-matrix", "markets"],
  ["brand-voices", "brandVoices"],
  ["conversion", "conversion"],
  ["editing", "editing"],
  ["saving", "saving"],
  ["versions", "versions"],
  ["suggestions", "suggestions"],
  ["library", "library"],
  ["files", "files"],
  ["sharing", "sharing"],
  ["trends", "trends"],
  ["words", "words"],
  ["settings", "settings"],
  ["privacy", "privacy"],
] as const;

/** The user guide: its contents at the start of a wide page, section after section, and what one looks for most at the end. */
export function Guide() {
  const { guide } = usePublicSite().copy.help;
  return (
    <div className="grid gap-x-16 pt-6 desk:grid-cols-[220px_minmax(0,1fr)] xl:grid-cols-[220px_minmax(0,1fr)_300px]">
      <nav aria-label={guide.title} className="max-desk:mb-6">
        <ol className="grid gap-x-6 sm:grid-cols-2 desk:sticky desk:top-24 desk:grid-cols-1">
          {sections.map(([id, key]) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-9 items-center text-ink-2 hover:text-action max-desk:min-h-11">
                {guide[key].title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[68ch]">
        {sections.map(([id, key]) => (
          <article key={id} id={id} className="scroll-mt-24 border-hair border-b py-7 first:pt-1">
            <h3 className="font-display text-panel">{guide[key].title}</h3>
            {guide[key].text.map((paragraph) => (
              <p key={paragraph} className="mt-2.5 text-[17px] leading-[1.75]">
                {paragraph}
              </p>
            ))}
          </article>
        ))}
      </div>
      <Aside />
    </div>
  );
}

/** Keys and the way to a person: beside the guide on a wide page, after it on a narrow one. */
function Aside() {
  const { keys, stuck, contact } = usePublicSite().copy.help;
  return (
    <div className="pt-10 desk:col-start-2 xl:col-start-3 xl:row-start-1 xl:pt-1">
      <div className="xl:sticky xl:top-24">
        <h3 id="keys" className="scroll-mt-24 border-ink border-b pb-2 font-display text-panel">
          {keys.title}
        </h3>
        <Keys />
        <div className="mt-9 border border-hair border-t-4 border-t-action bg-sheet px-6 py-5">
          <h3 className="font-display text-panel">{stuck.title}</h3>
          <p className="mt-1 mb-4 text-ink-2">{stuck.text}</p>
          <a href="#contact" className={buttonClass("paper", "normal", "w-full")}>
            {contact.title}
          </a>
        </div>
      </div>
    </div>
  );
}
