import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { formatDateTime } from "~/copy/format";
import type { RouteHandle } from "~/http/route-handle";
import { requestLog } from "~/http/load-context.server";
import { serviceContext } from "~/services/command/context.server";
import { readDocument } from "~/services/fulfilment/read-document.server";
import { isOpened } from "~/http/is-opened.server";
import { paths } from "~/paths";
import { findOrderPage, getOrderPage, type OrderView } from "~/services/orders/order-page.server";
import { isAwaited } from "~/services/orders/order-progress";
import { isInWork } from "~/services/orders/order-state";
import { pollWhileWatched } from "~/services/payments/check-payment.server";
import { failureTexts } from "./order-texts";
import { orderPoll, pollCount } from "./polling";
import { ReadingPage } from "./reading-page";
import { readingPageOf } from "./reading-page.server";
import { ResultLoading, ResultProblem, type Problem } from "./result-views";
import { tokenOf } from "./token";
import { pageMeta } from "~/ui/page-meta";

const title = "Twój horoskop specjalny";

export const handle: RouteHandle = { slim: true, secret: "query", openInMaintenance: true };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  pageMeta(loaded?.view === "content" ? loaded.page.title : title);

const messages = {
  noToken: "Brak tokena w adresie URL. Sprawdź link płatności.",
  notFound:
    "Horoskop nie został znaleziony. Możliwe, że płatność nie została jeszcze przetworzona.",
  notPaid: "Płatność nie została zrealizowana. Spróbuj ponownie opłacić horoskop.",
  failed: "Nie udało się pobrać horoskopu.",
  empty: "Brak treści horoskopu w odpowiedzi serwera",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const token = tokenOf(searchParams);
  const ctx = serviceContext("buyer", requestLog(context));
  const problem = (status: number, said: Omit<Problem, "at">) =>
    data({ view: "problem" as const, token, problem: { ...said, at: ctx.now() } }, { status });
  if (!token) return problem(400, { message: messages.noToken });

  const found = await findOrderPage(ctx, token);
  let order = found?.order;
  if (!found || order?.productSlug !== specialHoroscope.slug)
    return problem(404, { message: messages.notFound, retry: true });
  if (order.status === "awaiting_payment") {
    const answer = await pollWhileWatched(ctx, found.openPayment);
    if (answer === "paid") order = (await getOrderPage(ctx, token)) ?? order;
  }
  const { number } = order;
  const tries = pollCount(searchParams);
  const href = `${specialHoroscope.resultPath}?${new URLSearchParams({ token, try: String(tries + 1) })}`;
  const look = isAwaited(order.status)
    ? orderPoll(order, { token, tries, next: href, now: ctx.now() })
    : null;
  const inWork = isInWork(order.status);
  if (inWork || look?.after) {
    return data({
      view: "loading" as const,
      token,
      order: { number, paid: inWork },
      href,
      look,
    });
  }
  const told = whyNothing(order);
  if (told) return problem(told.status, { number, look, ...told.problem });

  const read = await readDocument(ctx, token, undefined, isOpened(request));
  if (!read) return problem(404, { number, message: messages.empty, retry: true });
  return data({
    view: "content" as const,
    page: readingPageOf(request, order, read, {
      here: paths.orderResult(pathname, token),
      file: paths.orderDocument(token),
      home: { href: paths.paymentSuccess(token), label: "Strona zamówienia" },
      card: order.hasSentences ? paths.sentenceCard(token) : null,
      remove: paths.deletionOfOrder(token),
    }),
  });
}

/** Why there is nothing to read, for an order that is not waited for; null when there should be a text. */
function whyNothing(
  order: OrderView,
): { status: number; problem: Pick<Problem, "message" | "detail" | "retry" | "pay"> } | null {
  const { status, contentDeletedAt, failure, isCard, options } = order;
  const card = isCard ? " Na stronie zamówienia czeka na Ciebie kartka na trudniejszą chwilę." : "";
  if (status === "awaiting_payment")
    return { status: 402, problem: { message: messages.notPaid, pay: true, retry: true } };
  if (status === "cancelled" || status === "expired")
    return { status: 402, problem: { message: messages.notPaid, detail: "Zamówienie wygasło." } };
  if (status === "refunded")
    return {
      status: 410,
      problem: {
        message: messages.failed,
        detail: `Pieniądze za niego zostały zwrócone.${card}`,
      },
    };
  if (order.isRefundBegun && status !== "failed")
    return {
      status: 410,
      problem: {
        message: messages.failed,
        detail: "Zwracamy za niego pieniądze, więc nie można go już przeczytać.",
      },
    };
  if (status === "failed" && (isCard || !options.canSaveConfirmation))
    return {
      status: 410,
      problem: {
        message: messages.failed,
        detail: `${failureTexts[failure ?? "unexpected"]}${card}`,
      },
    };
  if (options.canSaveConfirmation && !options.isConfirmed)
    return {
      status: 409,
      problem: {
        message: "Horoskop jest gotowy.",
        detail: "Zapisz na stronie zamówienia potwierdzenie umowy, a potem go otwórz.",
      },
    };
  if (contentDeletedAt)
    return {
      status: 410,
      problem: {
        message: `Ten horoskop usunęliśmy ${formatDateTime(contentDeletedAt)}.`,
        detail: "Trzymamy go najwyżej 24 godziny od dostarczenia. Kopia została w Twoim PDF-ie.",
      },
    };
  return null;
}

export default function SpecialHoroscopeResult() {
  const loaded = useLoaderData<typeof loader>();
  switch (loaded.view) {
    case "problem":
      return <ResultProblem token={loaded.token} problem={loaded.problem} />;
    case "loading":
      return <ResultLoading {...loaded} />;
    case "content":
      return <ReadingPage page={loaded.page} />;
  }
}

export function ErrorBoundary() {
  return <ResultProblem token={null} problem={{ message: messages.failed, retry: true }} />;
}
