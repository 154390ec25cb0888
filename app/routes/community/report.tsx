import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { HelpSeen } from "~/crisis/help-seen";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { FieldInput } from "~/forms/field-input";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm, acceptSize } from "~/forms/parse-form";
import { detour, emptyForm, formMeta, refusal, type FormState } from "~/forms/refusal";
import { readForm } from "~/http/form-body.server";
import { keepingWords } from "~/http/keeping-words.server";
import { paths } from "~/paths";
import { viewerContext } from "~/http/viewer.server";
import { NotFound } from "~/services/command/errors";
import { viewerOf } from "~/services/groups/access.server";
import { findReportable } from "~/services/reports/find-reportable.server";
import { reportContent } from "~/services/reports/report-content.server";
import {
  isReportKind,
  reasonsToExplain,
  reportKindLabels,
  type ReportKind,
  type ReportReason,
} from "~/site/reports";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import { fieldsFor } from "./report-form";

export const meta = formMeta("Zgłoś");

type Page = {
  kind: ReportKind;
  id: string;
  isMember: boolean;
  isOwn: boolean;
  /** Where the reporter came from. */
  back: string;
};

async function read(visit: LoaderFunctionArgs, { sent }: { sent: boolean }) {
  const { kind, id = "" } = visit.params;
  if (!isReportKind(kind)) throw new NotFound("reportable");
  const ctx = await viewerContext(visit);
  const found = await findReportable(ctx, kind, id, { sent });
  if (!found) throw new NotFound("reportable");
  const { group, postId, isOwn } = found;
  const isMember = viewerOf(ctx) !== null;
  const post = postId && (isMember ? paths.post(postId) : paths.groupPost(group.slug, postId));
  const page: Page = { kind, id, isMember, isOwn, back: post ?? paths.group(group.slug) };
  return { ctx, page };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit, { sent: false })).page;
}

type Done = "reported" | "already" | "confirm";

export const action = keepingWords(async (visit: ActionFunctionArgs) => {
  const { ctx, page } = await read(visit, { sent: true });
  const { kind, id, isMember } = page;
  const form = await readForm(visit.request);
  acceptSize(form, page);
  const { values } = form;
  const texts = [{ text: values.details ?? "" }];
  const { step } = await passCrisisGate(ctx, { place: "report", texts, values });
  if (step) throw detour(page, form, step);

  const needsWords =
    reasonsToExplain.includes(values.reason as ReportReason) && !values.details?.trim();
  const answers: Partial<Record<string, string>> = acceptForm(
    fieldsFor(isMember),
    form,
    page,
    needsWords ? { details: "Przy tym powodzie napisz, o co chodzi." } : {},
  );
  const outcome = await reportContent(ctx, {
    kind,
    id,
    reason: answers.reason as ReportReason,
    details: answers.details ?? "",
    email: answers.email,
    clientAddress: visit.context.clientAddress,
  });
  if (outcome === "own") throw refusal(page, form, ownText);
  if (outcome === "email_missing") throw refusal(page, form, { email: "Podaj adres e-mail." });
  if (outcome === "too_many")
    throw refusal(
      page,
      form,
      "To dużo zgłoszeń w krótkim czasie. Spróbuj ponownie za godzinę. Twój tekst został w formularzu.",
      429,
    );
  return { outcome };
});

const ownText = "To Twoje. Zamiast zgłaszać, możesz to zmienić albo usunąć.";

export default function ReportRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return answer ? <Done outcome={answer.outcome} page={page} /> : <ReportPage page={page} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="report"
        action={paths.report(page.kind, page.id)}
        names={["reason", "details", "email"]}
        values={form.values}
      />
    ) : (
      <ReportPage page={page} form={form} />
    ),
  { fields: ({ values }) => fieldsFor(!("email" in values)) },
);

function ReportPage({ page, form = emptyForm }: { page: Page; form?: FormState }) {
  const { kind, id, isMember, isOwn, back } = page;
  const fields = fieldsFor(isMember);
  return (
    <Container className="max-w-text space-y-7 py-8 sm:py-12">
      <header className="space-y-3">
        <h1 className="text-4xl">{titles[kind]}</h1>
        {!isOwn && (
          <p className="text-lg">
            Sprawdzi to człowiek. Osoba, której dotyczy zgłoszenie, nie dowie się od nas, kto je
            wysłał.
          </p>
        )}
      </header>
      {isOwn ? (
        <Notice kind="info">
          <p>{ownText}</p>
        </Notice>
      ) : (
        <form method="post" action={paths.report(kind, id)} noValidate className="space-y-7">
          <FormErrors fields={fields} errors={form.errors} />
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} values={form.values} errors={form.errors} />
          ))}
          <HelpSeen values={form.values} />
          <p className="text-sm text-muted">
            Wysyłając zgłoszenie, potwierdzasz, że opisujesz sprawę w dobrej wierze i zgodnie
            z&nbsp;prawdą, najlepiej jak potrafisz.
          </p>
          <Button>Wyślij zgłoszenie</Button>
        </form>
      )}
      <p>
        <a href={back} className="link inline-flex min-h-11 items-center">
          Wróć
        </a>
      </p>
    </Container>
  );
}

const titles: Record<ReportKind, string> = {
  post: "Zgłoś post",
  comment: "Zgłoś komentarz",
  picture: "Zgłoś zdjęcie",
  member: "Zgłoś osobę",
};

const thanks: Record<Done, { title: string; text: string }> = {
  reported: {
    title: "Dziękujemy za zgłoszenie",
    text: "Potwierdzenie jest w drodze na Twój e-mail. Gdy podejmiemy decyzję, dowiesz się o niej i o jej powodach. Do tego czasu nie pokażemy Ci już tego, co zgłaszasz.",
  },
  already: {
    title: "To zgłoszenie już mamy",
    text: "Wystarczy jedno. O decyzji napiszemy na Twój e-mail.",
  },
  confirm: {
    title: "Sprawdź swoją skrzynkę",
    text: "Wysłaliśmy link na podany adres. Gdy go otworzysz i potwierdzisz zgłoszenie, trafi ono do naszego zespołu. Link działa przez 24 godziny.",
  },
};

function Done({ outcome, page }: { outcome: Done; page: Page }) {
  const { title, text } = thanks[outcome];
  return (
    <Container className="max-w-text space-y-6 py-12">
      <h1 className="text-4xl">{title}</h1>
      <p role="status" className="text-lg">
        {text}
      </p>
      <p className="text-sm text-muted">Zgłoszenie dotyczy: {reportKindLabels[page.kind]}.</p>
      <ButtonLink variant="secondary" href={page.isMember ? paths.panel() : page.back}>
        Wróć
      </ButtonLink>
    </Container>
  );
}
