import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import { useFlash } from "~/ui/flash-notice";
import { flashIn } from "~/http/flash.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { communityNotices } from "~/notices/community";
import { paths } from "~/paths";
import { tieWords } from "~/copy/typography";
import type { RouteHandle } from "~/http/route-handle";
import { viewerContext } from "~/http/viewer.server";
import { NotFound } from "~/services/command/errors";
import { viewerOf } from "~/services/groups/access.server";
import { findReportable } from "~/services/reports/find-reportable.server";
import { reportRefusals } from "~/services/reports/refusals";
import { ownReport } from "~/services/reports/own-report.server";
import { reportContent } from "~/services/reports/report-content.server";
import {
  dangerNow,
  isCallForHelp,
  isDangerous,
  isReportKind,
  reportKindLabels,
  type ReportKind,
} from "~/site/reports";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote, StepsForAnother } from "~/ui/crisis-help";
import { Notice } from "~/ui/notice";
import { UnsentText } from "~/ui/quoted-text";
import { SupportButton } from "~/ui/support-mail";
import { FailedInGroup } from "./failed-in-group";
import { askedOf, fieldsFor, missingSender } from "./report-form";

export const handle: RouteHandle = { urgent: ({ reason }) => isDangerous(reason) };
export const meta = formMeta("Zgłoś");

type Page = {
  kind: ReportKind;
  id: string;
  isMember: boolean;
  isOwn: boolean;
  /** It went while its report was being written, by its author or by others. */
  isGone?: boolean;
  /** Where it stands; of a post its group, since what somebody has reported is shown to them no more. */
  back: string;
};

/** Under which number the viewer has reported it already, and where that is. */
type Mine = { number: string; href: string; isClosed: boolean } | null;

async function asked(visit: LoaderFunctionArgs) {
  const { kind, id = "" } = visit.params;
  if (!isReportKind(kind)) throw new NotFound("reportable");
  return { ctx: await viewerContext(visit), kind, id };
}

async function read({ ctx, kind, id }: Awaited<ReturnType<typeof asked>>) {
  const found = await findReportable(ctx, kind, id);
  if (!found) throw new NotFound("reportable");
  const { group, postId, isOwn } = found;
  const isMember = viewerOf(ctx) !== null;
  const post = postId && (isMember ? paths.post(postId) : paths.groupPost(group.slug, postId));
  const page: Page = { kind, id, isMember, isOwn, back: post ?? paths.group(group.slug) };
  return { ctx, page, group: paths.group(group.slug) };
}

export async function loader(visit: LoaderFunctionArgs): Promise<Page & { mine: Mine }> {
  const isSent = flashIn(visit.request.url) !== null;
  const about = await asked(visit);
  const { ctx, kind, id } = about;
  const reported = await ownReport(ctx, { kind, id });
  const mine = reported && {
    number: reported.number,
    href: paths.case(reported.key),
    isClosed: reported.isClosed,
  };
  try {
    const { page, group } = await read(about);
    return { ...page, mine, back: mine?.isClosed && kind === "post" ? group : page.back };
  } catch (error) {
    // Who reported it is thanked, though it is gone since: their own report may be what hid it.
    if ((!isSent && !mine) || !(error instanceof NotFound)) throw error;
    const isMember = viewerOf(ctx) !== null;
    return { kind, id, isMember, isOwn: false, back: paths.groups(), mine };
  }
}

const form = defineFreeTextForm<Page>()({
  place: "report",
  fields: ({ isMember }, values) => askedOf(isMember, values),
  unsent: ({ values }) => fieldsFor(!("email" in values)),
  action: ({ kind, id }) => paths.report(kind, id),
  otherwise: () => <FailedInGroup />,
  show: (page, form) => <ReportPage page={page} form={form} />,
});

/** As `read`; of what is gone, or was never there for whoever asks, nothing but their own words. */
async function readSent(visit: LoaderFunctionArgs) {
  const about = await asked(visit);
  const { ctx, kind, id } = about;
  return read(about).catch((error: unknown) => {
    if (!(error instanceof NotFound)) throw error;
    const isMember = viewerOf(ctx) !== null;
    const page: Page = { kind, id, isMember, isOwn: false, isGone: true, back: paths.groups() };
    return { ctx, page };
  });
}

export const action = freeTextAction(form, {
  read: readSent,
  texts: (_, { details = "" }) => [{ text: details }],
  isCallForHelp: (_, { reason }) => isCallForHelp(reason),
  check: async ({ page: { isMember } }, { form: { values } }) => ({
    errors: missingSender(isMember ? values : { ...values, email: values.email ?? "" }),
    found: null,
  }),
  refused: { form: reportRefusals },
  failures: {
    tooOften:
      "To dużo zgłoszeń w krótkim czasie. Spróbuj ponownie za godzinę. Twój tekst został w formularzu.",
  },
  async submit({ ctx, page }, answers, screening, { visit, refuse }) {
    const { kind, id } = page;
    const gone = () => refuse(goneText, 404, { ...page, isGone: true });
    if (page.isGone) return gone();
    const outcome = await reportContent(ctx, {
      kind,
      id,
      reason: answers.reason,
      details: answers.details ?? "",
      name: answers.reporterName || null,
      email: answers.email || undefined,
      clientAddress: visit.context.clientAddress,
      screening,
    }).catch((error: unknown) => {
      if (error instanceof NotFound) return gone();
      throw error;
    });
    const isWorry = outcome === "reported" && isCallForHelp(answers.reason);
    return {
      to: paths.report(kind, id),
      notice: isWorry ? "report-reported-worry" : `report-${outcome}`,
    };
  },
});

export default function ReportRoute() {
  const { mine, ...page } = useLoaderData<typeof loader>();
  const flash = useFlash();
  const done = flash ?? (mine && communityNotices["report-already"]);
  const isWorry = flash?.code === "report-reported-worry";
  return done ? (
    <Done title={done.title} text={done.text} page={page} mine={mine} isWorry={isWorry} />
  ) : (
    <ReportPage page={page} />
  );
}

export const ErrorBoundary = freeTextBoundary(form);

const goneText = "Tego już tu nie ma, więc nie możemy tego sprawdzić.";

function ReportPage({ page, form = emptyForm }: { page: Page; form?: FormState }) {
  const { kind, id, isMember, isOwn, isGone = false, back } = page;
  const fields = fieldsFor(isMember);
  return (
    <Container className="max-w-text space-y-7 py-8 sm:py-12">
      <header className="space-y-3">
        <h1 className="text-4xl">{titles[kind]}</h1>
        {!isOwn && !isGone && (
          <p className="text-lg">
            Sprawdzi to człowiek. Osoba, której dotyczy zgłoszenie, nie dowie się od nas, kto je
            wysłał.
          </p>
        )}
      </header>
      {isOwn ? (
        <Notice kind="info">
          <p>{reportRefusals.own_content.text}</p>
        </Notice>
      ) : isGone ? (
        <Gone form={form} />
      ) : (
        <form method="post" action={paths.report(kind, id)} noValidate className="space-y-7">
          <FormErrors fields={fields} errors={form.errors} />
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} values={form.values} errors={form.errors} />
          ))}
          <HelpSeen values={form.values} />
          <Button>Wyślij zgłoszenie</Button>
        </form>
      )}
      <p>
        <a href={back} className="link inline-flex min-h-11 items-center">
          Wróć
        </a>
      </p>
      <HelpLinesNote />
    </Container>
  );
}

/** What was reported is gone: the words stay, and who is worried hears what can be done all the same. */
const Gone = ({ form: { values } }: { form: FormState }) => (
  <>
    <Notice kind="warning" role="alert" title={goneText}>
      <p>
        {tieWords(
          "Kto to napisał, mógł to usunąć przed chwilą. Twoje zgłoszenie do nas nie doszło, ale możesz do nas napisać.",
        )}
      </p>
    </Notice>
    {isCallForHelp(values.reason) ? (
      <StepsForAnother />
    ) : (
      <p className="font-semibold">{dangerNow}</p>
    )}
    <UnsentText label="Twoje zgłoszenie" text={values.details} />
    <p>
      <SupportButton>Napisz do nas</SupportButton>
    </p>
  </>
);

const titles: Record<ReportKind, string> = {
  post: "Zgłoś post",
  comment: "Zgłoś komentarz",
  picture: "Zgłoś zdjęcie",
  member: "Zgłoś osobę",
  group_rules: "Zgłoś zasady grupy",
  group_welcome: "Zgłoś powitanie grupy",
};

type DoneProps = {
  title?: string;
  text: string;
  page: Page;
  mine: Mine;
  /** It was reported out of worry about somebody. */
  isWorry: boolean;
};

function Done({ title, text, page, mine, isWorry }: DoneProps) {
  return (
    <Container className="max-w-text space-y-6 py-12">
      <h1 className="text-4xl">{title}</h1>
      <p role="status" className="text-lg">
        {text}
      </p>
      <p className="text-sm text-muted">
        Zgłoszenie {mine && `${mine.number} `}dotyczy: {reportKindLabels[page.kind]}.
      </p>
      {isWorry ? <StepsForAnother /> : <p className="font-semibold">{dangerNow}</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" href={page.back}>
          Wróć
        </ButtonLink>{" "}
        {mine && (
          <ButtonLink variant="secondary" href={mine.href}>
            Zobacz swoje zgłoszenie
          </ButtonLink>
        )}
      </div>
      <HelpLinesNote />
    </Container>
  );
}
