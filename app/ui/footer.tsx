import { brand } from "~/brand";
import { BrandMark } from "./brand-mark";
import { navigation } from "./navigation";

const legal = [
  { href: "/regulamin", label: "Regulamin" },
  { href: "/polityka-prywatnosci", label: "Polityka prywatności" },
];

/** The end of every page: who we are, how to reach us, who writes the texts. */
export function Footer() {
  return (
    <footer data-theme="dark" className="border-t border-line bg-night">
      <div className="mx-auto grid max-w-wide gap-10 px-5 py-12 sm:px-8 md:grid-cols-[1.2fr_1.3fr_1fr]">
        <div className="max-w-md space-y-3">
          <p className="flex items-center gap-3 font-serif text-xl font-medium">
            <BrandMark className="h-6" />
            {brand.name}
          </p>
          <p>{brand.tagline}.</p>
          <p className="text-sm text-muted">
            Teksty pisze sztuczna inteligencja. Nie zastępują rozmowy z&nbsp;psychologiem, lekarzem
            ani prawnikiem.
          </p>
        </div>
        <nav aria-label="Stopka">
          <h2 className="text-lg">Na stronie</h2>
          <ul className="mt-2 columns-2 gap-x-6">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="link inline-flex min-h-10 items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-lg">Kontakt i&nbsp;zasady</h2>
          <p className="mt-2">
            <a
              href={`mailto:${brand.supportEmail}`}
              className="link inline-flex min-h-10 items-center wrap-anywhere"
            >
              {brand.supportEmail}
            </a>
          </p>
          <ul className="mt-1">
            {legal.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="link inline-flex min-h-10 items-center">
                  {label}
                </a>
              </li>
            ))}
            {brand.social.map(({ label, url }) => (
              <li key={url}>
                <a href={url} className="link inline-flex min-h-10 items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p className="text-sm text-muted md:col-span-3">
          © {new Date().getFullYear()} {brand.name}
        </p>
      </div>
    </footer>
  );
}
