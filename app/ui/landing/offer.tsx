import { ArrowRight } from "lucide-react";
import type { Product } from "~/catalogue/product";
import { AreaIcon } from "../area-icon";
import { Container } from "../container";
import { navigation } from "../navigation";
import { ProductCard } from "../product-card";
import { SampleSheet } from "./sample-sheet";

const areaLeads: Record<string, string> = {
  "/ai-therapist":
    "Na wieczory, gdy trudno się w\u00a0sobie połapać. Spokojnie i\u00a0bez oceniania.",
  "/horoscope": "Symbole nieba i\u00a0obrazy ze snów. Do namysłu, nie do wróżenia.",
  "/dating-tools": "Na profil, w\u00a0którym słychać Ciebie, i\u00a0na pierwszą wiadomość.",
  "/books": "Na wieczór z\u00a0opowieścią: EPUB i\u00a0PDF, bez blokad.",
  "/career-tools": "Na list, który odpowiada na ogłoszenie i\u00a0brzmi jak Ty.",
  "/doradca-prawny": "Na umowę najmu, którą zobaczysz w\u00a0całości, zanim zapłacisz.",
};

/** What can be had now: the areas beside a page of a document, then the products. */
export function Offer({ products }: { products: readonly Product[] }) {
  return (
    <section aria-labelledby="oferta">
      <Container
        width="wide"
        className="grid items-center gap-12 lg:grid-cols-[1.1fr_1fr] lg:gap-20"
      >
        <div>
          <h2 id="oferta" className="text-3xl sm:text-4xl">
            Co na Ciebie czeka
          </h2>
          <ul className="mt-8 space-y-5">
            {navigation.map(({ href, label, area }) => (
              <li
                key={href}
                data-area={area}
                className="group relative flex items-center gap-4 rounded-card bg-area-soft p-5 text-area-ink sm:px-8"
              >
                <AreaIcon area={area} className="bg-surface" />
                <div className="grow">
                  <h3 className="text-xl">
                    <a
                      href={href}
                      className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
                    >
                      {label}
                    </a>
                  </h3>
                  <p className="mt-1 text-sm">{areaLeads[href]}</p>
                </div>
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 shrink-0 transition-transform group-hover:translate-x-1"
                />
              </li>
            ))}
          </ul>
        </div>
        <SampleSheet />
      </Container>
      <Container width="wide" className="mt-12">
        <ul aria-label="Dokumenty" className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {products.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
        </ul>
      </Container>
    </section>
  );
}
