import { usePublicSite } from "#web/lib/public-site.tsx";
import { Button } from "#web/ui/button.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";

export function Hero() {
  const { copy, address, start, onIntent } = usePublicSite();
  const { hero } = copy.landing;
  return (
    <section
      aria-labelledby={pageHeadingId}
      className="grid items-end gap-x-12 gap-y-6 pt-5 pb-6 sm:pt-6 sm:pb-9 sm:arabic:pt-9 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] desk:pt-9 desk:pb-12 desk:arabic:grid-cols-[minmax(0,auto)_minmax(20rem,1fr)] desk:arabic:pt-12 desk:arabic:pb-6"
    >
      <h1 id={pageHeadingId} tabIndex={-1} className="text-balance font-display text-hero">
        {hero.title}
      </h1>
      <div className="desk:pb-5 desk:arabic:ms-auto desk:arabic:max-w-100 desk:arabic:pb-9">
        <p className="text-[17px] text-ink-2 leading-[1.7]">{hero.lead}</p>
        <p className="mt-5 flex flex-wrap sm:mt-6 items-center gap-x-6 gap-y-2 sm:gap-y-4">
          <Button
            variant="action"
            size="main"
            className="max-sm:w-full"
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={() => start()}
          >
            {copy.site.start}
          </Button>
          <a href={address("/demo")} className="touch-target text-link">
            {hero.demo}
          </a>
        </p>
      </div>
    </section>
  );
}
