import type { Product } from "~/products/product";
import { Container } from "~/ui/container";
import { ProductCard } from "~/ui/product-card";

/** Everything that can be ordered now. */
export function Documents({ products }: { products: readonly Product[] }) {
  return (
    <section aria-labelledby="dokumenty">
      <Container width="wide">
        <h2 id="dokumenty" className="text-3xl sm:text-4xl">
          Napisane dla Ciebie
        </h2>
        <p className="mt-3 max-w-text text-muted">
          Każdy dokument zamawiasz osobno, bez konta i&nbsp;bez abonamentu.
        </p>
        <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {products.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
        </ul>
      </Container>
    </section>
  );
}
