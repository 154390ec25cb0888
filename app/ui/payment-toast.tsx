import { CircleAlert, CircleCheck, X } from "./icons";
import { paymentParameter, transactionParameter } from "~/site/payment-return";
import { classNames } from "./class-names";

const messages = {
  success:
    "Płatność się powiodła! Sprawdź skrzynkę pocztową – analiza jest już w drodze. Zajrzyj też do folderów Spam i\u00a0Oferty.",
  error: "Wystąpił błąd podczas płatności. Spróbuj ponownie lub skontaktuj się z nami.",
};

/** How long the toast stays where scripts run, in milliseconds. */
const shownFor = 5_000;
/** What the gateway's return adds to an address and nobody needs afterwards. */
const returnParameters = [paymentParameter, transactionParameter];

function withoutReturn(path: string): string {
  const [pathname = "/", search = ""] = path.split("?");
  const query = new URLSearchParams(search);
  for (const name of returnParameters) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

type PaymentToastProps = {
  outcome: keyof typeof messages;
  path: string;
};

/**
 * Says on any page how a payment ended, for whoever comes back from the gateway. Closed by a link; where scripts run it goes by
 * itself and clears the address.
 */
export function PaymentToast({ outcome, path }: PaymentToastProps) {
  const cleanPath = withoutReturn(path);
  const Icon = outcome === "success" ? CircleCheck : CircleAlert;
  return (
    <dismissing-notice
      after={shownFor}
      href={cleanPath}
      role={outcome === "success" ? "status" : "alert"}
      class={classNames(
        "fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-lg items-start gap-3 rounded-control border p-4 shadow-sheet sm:bottom-6",
        outcome === "success"
          ? "border-success bg-success-soft text-success-ink"
          : "border-danger bg-danger-soft text-danger-ink",
      )}
    >
      <Icon className="mt-0.5 size-6 shrink-0" />
      <p className="grow">{messages[outcome]}</p>
      <a
        href={cleanPath}
        className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full focus-visible:rounded-full"
      >
        <X className="size-5" />
        <span className="sr-only">Zamknij</span>
      </a>
    </dismissing-notice>
  );
}
