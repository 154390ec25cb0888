import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SupportMail } from "~/ui/support-mail";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { orderRefusals } from "~/services/orders/acts";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { OrderSubpage } from "./order-subpage";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { slim: true, secret: "path", openInMaintenance: true };

const title = "Popraw adres e-mail";

const emailField = {
  kind: "email",
  name: "email",
  label: "Nowy adres e-mail",
  hint: "Sprawdź go dwa razy – adres można poprawić tylko raz.",
  required: "Podaj nowy adres e-mail.",
} as const satisfies Field;

export const meta = formMeta(title);

const { same_address, not_correctable } = orderRefusals;

async function requestedPage(ctx: ServiceContext, token: string) {
  const order = await getOrderPage(ctx, token);
  if (!order) throw new Response(null, { status: 404 });
  const { number, email, mailedAt, options } = order;
  return {
    token,
    number,
    email,
    delivered: mailedAt !== null,
    possible: options.canCorrectEmail,
    corrected: options.emailCorrectedAt !== null,
  };
}

type Page = Awaited<ReturnType<typeof requestedPage>>;

export function loader({ params, context }: LoaderFunctionArgs) {
  return requestedPage(serviceContext("buyer", requestLog(context)), params.token ?? "");
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const page = await requestedPage(ctx, params.token ?? "");
  const form = await readForm(request);
  const { email } = acceptForm([emailField], form, page);
  const token = await correctEmail(ctx, { token: page.token, email })
    .catch(redirectRefused({ not_correctable }, paths.orderEmail(page.token)))
    .catch(formFailure({ context, form, page }, { refused: { email: { same_address } } }));
  return redirect(withFlash(paths.paymentSuccess(token), "email-corrected"), 303);
}

export default function CorrectEmail() {
  return <CorrectEmailPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, ...form }) => <CorrectEmailPage page={page} form={form} />,
  { fields: [emailField] },
);

function CorrectEmailPage({ page, form = emptyForm }: { page: Page; form?: FormState }) {
  return (
    <OrderSubpage token={page.token} title={title}>
      {page.possible ? (
        <form method="post" action={paths.orderEmail(page.token)} noValidate className="space-y-6">
          <FormErrors fields={[emailField]} errors={form.errors} />
          <p>
            Zamówienie {page.number} ma teraz adres <strong>{page.email}</strong>.{" "}
            {page.delivered
              ? "Pod nowy adres wyślemy wiadomość jeszcze raz."
              : "Wiadomość wyślemy już pod nowy adres."}{" "}
            Stary dostanie krótką wiadomość o&nbsp;zmianie, bez treści zamówienia.
          </p>
          <FieldInput field={emailField} {...form} />
          <Button>Zmień adres</Button>
        </form>
      ) : (
        <Notice kind="info">
          <p>
            {page.corrected
              ? `Adres tego zamówienia był już poprawiany: jest to ${page.email}.`
              : "Tego zamówienia nie da się już wysłać pod inny adres."}
          </p>
          <p>
            Jeśli potrzebujesz pomocy, napisz do nas: <SupportMail className="link" />
          </p>
        </Notice>
      )}
    </OrderSubpage>
  );
}
