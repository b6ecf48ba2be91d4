import { Columns3, FileCheck2, LayoutGrid, PenLine, Repeat2, SquareTerminal, Tags } from "lucide-react";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { LoginLink, SiteClose, SiteHero } from "#web/ui/site-parts.tsx";

const tools = [
  ["desk", PenLine],
  ["matrix", Columns3],
  ["brandVoices", Tags],
  ["hub", LayoutGrid],
  ["receipt", FileCheck2],
  ["convert", Repeat2],
  ["terminal", SquareTerminal],
] as const;

/** `/products`: the tools of Lahja and who each of them is for. */
export function ProductsPage() {
  const { copy, address } = usePublicSite();
  const { products } = copy;
  return (
    <>
      <SiteHero title={products.title} lead={products.lead} />
      <section aria-label={products.contents} className="border-ink border-t">
        {tools.map(([key, Icon]) => {
          const tool = products.tools[key];
          return (
            <article
              key={key}
              id={key}
              className="grid scroll-mt-24 items-start gap-x-12 gap-y-2 border-hair border-b py-8 desk:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,5fr)]"
            >
              <h2 className="flex items-center gap-3.5 font-display font-bold text-[30px] leading-[1.4]">
                <Icon aria-hidden className="size-5.5 text-action" strokeWidth={1.75} />
                {tool.title}
              </h2>
              <p className="text-ink-2 desk:pt-2">
                <span className="block text-ink-3 text-label">{products.forWhom}</span>
                {tool.who}
              </p>
              <p className="text-[17px] leading-[1.7] desk:pt-2">{tool.text}</p>
            </article>
          );
        })}
      </section>
      <SiteClose title={products.close.title}>
        <a href={address("/templates")} className="text-link">
          {products.close.templates}
        </a>
        <a href={address("/demo")} className={buttonClass("paper", "main", "max-sm:w-full")}>
          {products.close.demo}
        </a>
        <LoginLink className="max-sm:w-full">{products.close.action}</LoginLink>
      </SiteClose>
    </>
  );
}
