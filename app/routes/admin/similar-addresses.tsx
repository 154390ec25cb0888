import { listSearch, type ListQuery } from "~/forms/filters";
import { alsoSimilar, areOnlySimilar, readAddress } from "~/services/orders/whole-address";

type SimilarAddressesProps = {
  path: string;
  query: Omit<ListQuery, "filters">;
  name: string;
  /** Addresses of the rows that are shown. */
  shown: readonly (string | null)[];
};

/**
 * The way on from a whole address to similar ones. An address that somebody has is found alone, so that nobody acts upon
 * other people's orders; somebody may have mistyped theirs the next time, though.
 */
export function SimilarAddresses({ path, query: { values }, name, shown }: SimilarAddressesProps) {
  const typed = readAddress(values[name] ?? "");
  if (typed.address.includes("@") && areOnlySimilar(typed.address, shown))
    return (
      <p className="text-sm text-muted">
        Są tu też podobne adresy i takie, które zastąpiły ten po poprawce.
      </p>
    );
  if (!typed.isWhole || typed.alsoSimilar) return null;
  const similar = { ...values, [name]: alsoSimilar(typed.address) };
  return (
    <a className="link inline-flex min-h-11 items-center" href={path + listSearch(similar)}>
      Pokaż też podobne adresy
    </a>
  );
}
