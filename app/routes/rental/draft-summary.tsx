import { tieWords } from "~/copy/typography";
import type { Price } from "~/products/price";
import { rentalAgreement as product } from "~/products/rental-agreement/product";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Constellation } from "~/ui/constellation";
import { ArrowRight, FileText, ShieldCheck, type Icon } from "~/ui/icons";
import { paymentWays } from "~/ui/pay-buttons";
import { InlinePrice, PriceTag } from "~/ui/price-tag";

const formats = "PDF i\u00a0DOCX";

/** What the agreement costs and comes as, in a line below the title, where there is no room for the summary. */
export const DraftPrice = ({ price }: { price: Price }) => (
  <p className="text-sm lg:hidden">
    <span className="font-semibold">
      <InlinePrice price={price} />
    </span>{" "}
    · {formats} · płacisz na końcu
  </p>
);

/**
 * What is ordered and for how much, beside the form.
 * @param next what comes next, in words
 * @param pay where it is paid for, once it can be
 * @param showsFigure the constellation of the agreement stands above it: where nothing else is asked
 */
export function DraftSummary({
  price,
  next,
  pay,
  showsFigure = false,
  className,
}: {
  price: Price;
  next: string;
  pay?: string;
  showsFigure?: boolean;
  className?: string;
}) {
  return (
    <aside
      data-theme="dark"
      data-area={product.area}
      aria-label="Podsumowanie zamówienia"
      className={classNames(
        "hidden space-y-4 rounded-card border border-line bg-(--night) p-5 dark:border-control dark:bg-surface text-ink lg:block print:hidden",
        className,
      )}
    >
      {showsFigure && (
        <Constellation name={product.document.constellation} width={240} height={150} />
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{product.title}</p>
        <PriceTag price={price} />
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-3">
        <Point icon={FileText}>{`${formats} na e-mail`}</Point>
        <Point icon={ShieldCheck}>{paymentWays}</Point>
        <Point icon={ArrowRight}>{next}</Point>
      </ul>
      {pay && (
        <ButtonLink href={pay} wide>
          Do płatności
        </ButtonLink>
      )}
    </aside>
  );
}

const Point = ({ icon: Mark, children }: { icon: Icon; children: string }) => (
  <li className="flex items-start gap-2 text-sm">
    <Mark className="mt-0.5 size-5 shrink-0 text-star" />
    <span>{tieWords(children)}</span>
  </li>
);
