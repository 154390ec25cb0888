import type { ReactNode } from "react";
import type { Operator } from "~/config/operator.server";
import { brand } from "~/config/brand";
import { paths } from "~/paths";
import { Address, Whole } from "~/copy/whole";
import { BrandMark } from "./brand-mark";
import { classNames } from "./class-names";
import { FoldSummary } from "./fold-summary";
import { navigation } from "~/site/navigation";

const legal = [
  { label: "Kontakt", href: paths.contact() },
  { label: "Regulamin", href: paths.terms() },
  { label: "Polityka prywatności", href: paths.privacy() },
  { label: "Deklaracja dostępności", href: paths.accessibility() },
  { label: "Jak dbamy o bezpieczeństwo", href: paths.safety() },
  { label: "Raport o moderacji", href: paths.moderationReport() },
] as const;

const legalPaths: ReadonlySet<string> = new Set(legal.map(({ href }) => href));

const copyright = () => `© ${new Date().getFullYear()} ${brand.name}`;

export function Footer({ trader }: Props) {
  const areas = navigation.filter(({ href }) => !legalPaths.has(href));
  return (
    <footer data-theme="dark" className="border-t border-line bg-night">
      <div className="mx-auto grid max-w-wide grid-cols-2 gap-x-5 gap-y-3 px-5 py-6 sm:gap-x-10 sm:gap-y-8 sm:px-8 sm:py-12 lg:grid-cols-[1.6fr_1fr_1.2fr]">
        <div className="col-span-2 max-w-md space-y-2 sm:space-y-3 lg:col-span-1">
          <p className="flex items-center gap-3 font-serif text-xl font-medium">
            <BrandMark className="h-6" />
            {brand.name}
          </p>
          <p className="max-sm:hidden">{brand.tagline}.</p>
          <p className="text-sm text-muted">
            Teksty pisze sztuczna inteligencja. Nie zastępują rozmowy z&nbsp;psychologiem, lekarzem
            ani prawnikiem.
          </p>
          {trader && (
            <p>
              <a
                href={`mailto:${trader.email}`}
                className="link inline-flex min-h-10 items-center wrap-anywhere"
              >
                {trader.email}
              </a>
            </p>
          )}
          {brand.social.length > 0 && (
            <ul aria-label="Media społecznościowe" className="flex flex-wrap gap-x-5">
              {brand.social.map(({ label, url }) => (
                <li key={url}>
                  <FooterLink href={url} rel="noopener me">
                    {label}
                  </FooterLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {/* The menu has them, too: on a telephone they are folded, and what the law asks for is not. */}
        <nav aria-label="Stopka" className="max-lg:col-span-2">
          <details className="open-on-wide group">
            <FoldSummary className="text-lg lg:min-h-0">
              <h2 className="text-lg">Na stronie</h2>
            </FoldSummary>
            <FooterLinks
              links={areas}
              className="grid grid-cols-2 gap-x-5 sm:max-lg:grid-cols-3 lg:mt-2 lg:block"
            />
          </details>
        </nav>
        <nav aria-label="Zasady i kontakt" className="max-lg:col-span-2">
          <h2 className="text-lg max-lg:sr-only">Zasady i&nbsp;kontakt</h2>
          <FooterLinks
            links={legal}
            className="grid grid-cols-2 gap-x-5 sm:max-lg:grid-cols-3 lg:mt-2 lg:block"
          />
        </nav>
        <div className="col-span-2 space-y-1 text-sm text-muted lg:col-span-3">
          <Trader trader={trader} />
          <p>{copyright()}</p>
        </div>
      </div>
    </footer>
  );
}

export function SlimFooter({ trader }: Props) {
  return (
    <footer data-theme="dark" className="border-t border-line bg-night">
      <div className="mx-auto max-w-wide px-5 py-6 sm:px-8">
        <nav aria-label="Zasady i kontakt">
          <FooterLinks links={legal} className="grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap" />
        </nav>
        <div className="mt-2 text-sm text-muted">
          <Trader trader={trader} />
        </div>
        <p className="mt-1 text-sm text-muted">
          {copyright()} · teksty pisze sztuczna inteligencja
        </p>
      </div>
    </footer>
  );
}

type Props = { trader?: Operator };

/** Who sells, with a telephone number, where anybody sees it before they order (art. 12 ust. 1 pkt 2 and 3 u.p.k.). */
const Trader = ({ trader }: Props) =>
  trader && (
    <p className="wrap-anywhere">
      Sprzedawca: {trader.name}, <Address text={trader.address} />,{" "}
      <Whole>tel. {trader.phone}</Whole>, <Whole>NIP {trader.nip}</Whole>
    </p>
  );

type LinksProps = {
  links: readonly { label: string; href: string; note?: string }[];
  className: string;
};

const FooterLinks = ({ links, className }: LinksProps) => (
  <ul className={classNames("leading-snug", className)}>
    {links.map(({ label, href, note }) => (
      <li key={href}>
        <FooterLink href={href}>{label}</FooterLink>
        {note && <span className="text-sm text-muted"> –&nbsp;{note}</span>}
      </li>
    ))}
  </ul>
);

function FooterLink({ href, rel, children }: { href: string; rel?: string; children: ReactNode }) {
  return (
    <a href={href} rel={rel} className="link footer-link">
      {children}
    </a>
  );
}
