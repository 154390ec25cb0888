import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { brand } from "~/config/brand";
import type { EmailField } from "~/forms/fields";
import { FieldInput } from "~/forms/kinds/inputs";
import { schemaOf } from "~/forms/kinds/schemas";
import { parseForm } from "~/forms/parse-form";
import { readForm, textValues } from "~/http/form-body.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { serviceContext, type ServiceContext } from "~/services/context.server";
import { correctEmail } from "~/services/orders/correct-email.server";
import { getOrderPage } from "~/services/orders/queries.server";
import { Button } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { OrderSubpage, refusedForm, type RefusedForm } from "./order-subpage";

const title = "Popraw adres e-mail";

const field: EmailField = {
  kind: "email",
  name: "email",
  label: "Nowy adres e-mail",
  hint: "Sprawdź go dwa razy – adres można poprawić tylko raz.",
  required: "Podaj nowy adres e-mail.",
};

export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? "Błąd: " : ""}${title} – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

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
  if (!form) throw new Response(null, { status: 400 });
  const refused = (status: number, message: string) =>
    data(
      {
        page,
        values: textValues(form.formData),
        errors: { email: message },
      } satisfies RefusedForm<Page>,
      { status },
    );

  const submission = parseForm(form.formData, z.object(schemaOf(field)));
  if (submission.status !== "success")
    throw refused(422, submission.error?.email?.[0] ?? field.required ?? "");
  const email = String((submission.value as Record<string, unknown>).email);
  const result = await correctEmail(ctx, { token: page.token, email });
  if (result.outcome === "corrected")
    return redirect(paths.paymentSuccess(result.token, "email-corrected"), 303);
  if (result.outcome === "same_address") throw refused(422, "To ten sam adres, który już mamy.");
  return redirect(paths.orderEmail(page.token), 303);
}

export default function CorrectEmail() {
  return <CorrectEmailPage page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const refused = refusedForm<Page>(useRouteError());
  return refused ? <CorrectEmailPage {...refused} /> : <ErrorPage />;
}

function CorrectEmailPage({
  page,
  values = {},
  errors = {},
}: Pick<RefusedForm<Page>, "page"> & Partial<RefusedForm<Page>>) {
  return (
    <OrderSubpage token={page.token} title={title}>
      {page.possible ? (
        <form method="post" action={paths.orderEmail(page.token)} noValidate className="space-y-6">
          <ErrorSummary
            errors={Object.values(errors).map((message) => ({
              message,
              fields: [{ id: field.name, label: field.label }],
            }))}
          />
          <p>
            Zamówienie {page.number} ma teraz adres <strong>{page.email}</strong>.{" "}
            {page.delivered
              ? "Pod nowy adres wyślemy wiadomość jeszcze raz."
              : "Wiadomość wyślemy już pod nowy adres."}{" "}
            Stary dostanie krótką wiadomość o&nbsp;zmianie, bez treści zamówienia.
          </p>
          <FieldInput field={field} errors={errors} values={values} />
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
            Jeśli potrzebujesz pomocy, napisz do nas:{" "}
            <a href={`mailto:${brand.supportEmail}`} className="link">
              {brand.supportEmail}
            </a>
          </p>
        </Notice>
      )}
    </OrderSubpage>
  );
}
