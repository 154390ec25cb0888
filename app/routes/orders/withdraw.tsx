import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { formMeta, type FormState } from "~/forms/refusal";
import { formatDateTime, formatPrice } from "~/copy/format";
import { redirectRefused } from "~/http/redirect-refused.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { withdrawalRefusals } from "~/services/payments/acts";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { getWithdrawalPage, type WithdrawalPage } from "~/services/payments/withdrawal-page.server";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { OrderSubpage } from "./order-subpage";
import { RightGone } from "./withdrawal-right-gone";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { slim: true, secret: "path", openInMaintenance: true };

const title = "Odstąpienie od umowy";

const nameField = {
  kind: "text",
  name: "name",
  label: "Imię i nazwisko",
  hint: "Trafi do potwierdzenia. Samo zamówienie wystarczy, żeby wiedzieć, o którą umowę chodzi.",
  autoComplete: "name",
} as const satisfies Field;

export const meta = formMeta(title);

async function requestedPage(ctx: ServiceContext, token: string): Promise<WithdrawalPage> {
  const page = await getWithdrawalPage(ctx, token);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export function loader({ params, context }: LoaderFunctionArgs) {
  return requestedPage(serviceContext("buyer", requestLog(context)), params.token ?? "");
}

/** The second step: the buyer confirms the statement that the page has shown. */
const form = defineFreeTextForm<WithdrawalPage>()({
  place: "withdrawal",
  fields: [nameField],
  action: ({ token }) => paths.orderWithdrawal(token),
  show: (page, form) => <WithdrawPage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  async read({ params, context }) {
    const ctx = serviceContext("buyer", requestLog(context));
    return { ctx, page: await requestedPage(ctx, params.token ?? "") };
  },
  counted: "The order's level goes with its content, by this very withdrawal.",
  async submit({ ctx, page }, { name = null }) {
    const here = paths.orderWithdrawal(page.token);
    const { mail_under_way, ...others } = withdrawalRefusals;
    const order = paths.paymentSuccess(page.token);
    await withdrawOrder(ctx, { token: page.token, name })
      .catch(redirectRefused({ mail_under_way }, order, () => "mail-under-way"))
      .catch(redirectRefused(others, here));
    if (page.email === null) return { to: here };
    return { to: paths.paymentSuccess(page.token), notice: "withdrawn" };
  },
});

export default function Withdraw() {
  return <WithdrawPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);

type ViewProps = { page: WithdrawalPage; form?: FormState };

function WithdrawPage(props: ViewProps) {
  return (
    <OrderSubpage token={props.page.token} title={title}>
      {props.page.right === "open" && <Confirmation {...props} />}
      {(props.page.right === "lost" || props.page.right === "late") && (
        <RightGone page={props.page} />
      )}
      {props.page.right === "used" && <RightUsed page={props.page} />}
    </OrderSubpage>
  );
}

function Confirmation({
  page,
  form = { values: { name: page.personName ?? "" }, errors: {} },
}: ViewProps) {
  return (
    <form method="post" action={paths.orderWithdrawal(page.token)} className="space-y-6" noValidate>
      <FormErrors fields={[nameField]} errors={form.errors} />
      <HelpSeen values={form.values} />
      <p>Nie musisz podawać powodu. Złożysz takie oświadczenie:</p>
      <blockquote className="border-l-3 border-gold pl-5 font-serif text-xl">
        <p>{page.statement}</p>
      </blockquote>
      <FieldInput field={nameField} {...form} />
      <p>
        {page.paid && page.performance === "under_way"
          ? `Rozmowa się zakończy. Za minuty, które minęły, zapłacisz (teraz to ${formatPrice(page.owedGrosze)}; art.\u00a035 ustawy o\u00a0prawach konsumenta), a\u00a0resztę zwrócimy.`
          : page.paid
            ? "Zatrzymamy zamówienie, usuniemy odpowiedzi i zwrócimy wszystko, co wpłynęło."
            : "Zamówienie zostanie anulowane, a odpowiedzi usunięte."}{" "}
        {page.email === null ? (
          "Nie mamy Twojego adresu e-mail, więc potwierdzenie z\u00a0treścią oświadczenia i\u00a0godziną zostanie na tej stronie. Zapisz ją albo wydrukuj."
        ) : (
          <>
            Potwierdzenie z&nbsp;treścią oświadczenia i&nbsp;godziną wyślemy na{" "}
            <strong>{page.email}</strong>.
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button>Potwierdź odstąpienie od umowy</Button>
        <ButtonLink href={paths.paymentSuccess(page.token)} variant="quiet">
          Zostaję przy zamówieniu
        </ButtonLink>
      </div>
    </form>
  );
}

function RightUsed({ page }: { page: WithdrawalPage }) {
  return (
    <Notice kind="info">
      {page.withdrawnAt && page.email === null && <p>„{page.statement}”</p>}
      <p>
        {page.withdrawnAt
          ? `Odstąpienie od tej umowy przyjęliśmy ${formatDateTime(page.withdrawnAt)}. ${
              page.email === null
                ? "Ta strona jest potwierdzeniem – zapisz ją albo wydrukuj."
                : `Potwierdzenie wysłaliśmy na ${page.email}.`
            }`
          : "Pieniądze za to zamówienie zostały już zwrócone, więc nie ma od czego odstępować."}
      </p>
    </Notice>
  );
}
