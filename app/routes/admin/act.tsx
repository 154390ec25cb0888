import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import type { Field } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { listSearch, readListQuery } from "~/forms/filters";
import { acceptForm, type PostedForm } from "~/forms/parse-form";
import { formTitle, refusal, refusalOf, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { preserveInput } from "~/http/preserve-input.server";
import { requestLog } from "~/http/load-context.server";
import { localPath } from "~/http/local-path";
import { actAfterName, paths } from "~/paths";
import { accessRefusals } from "~/services/access/refusals";
import { bulkActsOf } from "~/services/acts/registry.server";
import { type Look, openBulkAct, openStaffAct } from "~/services/acts/open-staff-act.server";
import { staffActOf } from "~/services/acts/staff-acts.server";
import { Conflict, refusalAmong } from "~/services/command/errors";
import type { Refusal } from "~/services/command/refusals";
import { describeError } from "~/services/command/describe-error";
import type { ServiceContext } from "~/services/command/context.server";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { Notice } from "~/ui/notice";
import { QuotedText, UnsentText } from "~/ui/quoted-text";
import { ActForm } from "./act-form";
import { SignInAgain } from "~/ui/sign-in-again";
import { SentenceList } from "./sentence-list";
import { staffContext } from "./staff-context.server";
import { attempt } from "./attempt.server";
import { caseAnchor } from "./case-filters";
import { nextCaseAddress } from "./next-case.server";
import { isTabHidden } from "./tabs";
import { returnPathOf, withoutRow } from "./return-path";
import type { Target } from "~/services/access/targets";
import { refusalMessage, failureMessage, conflictMessage } from "./refusal-messages.server";
import { pageMeta } from "~/ui/page-meta";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { files: [paths.adminAct("groups", ":id", "icon")] };

const { sign_in_again } = accessRefusals;

export type ActPage = {
  title: string;
  button: string;
  isDangerous: boolean;
  /** The sign-in is too old for what cannot be undone. */
  needsSignIn: boolean;
  fields: readonly Field[];
  values: TextByControl;
  preview: Look;
  here: string;
  back: string;
  /** What better comes before it, and leads back here. */
  first?: { href: string; label: string };
};

export const meta = ({ data, error }: { data?: ActPage; error?: unknown }) => {
  const page = data ?? refusalOf<ActPage>(error)?.page;
  return pageMeta(formTitle(page ? tabTitle(page) : "Czynność", error));
};

/** What is done to which row, so that tabs of a browser can be told apart; no address of mail, which its history would keep. */
function tabTitle({ title, preview }: ActPage): string {
  const [name = ""] = preview.subject.split(" · ");
  return name === "" || name.includes("@") ? title : `${title} – ${name}`;
}

type OpenAct = {
  page: ActPage;
  ctx: ServiceContext;
  /** What it is done to; null for many rows. */
  target: Target | null;
  failed?: string;
  mayInsistUpon?: Refusal;
  look: () => Promise<Look>;
  press: (form: PostedForm) => Promise<string>;
};

async function openAct(visit: LoaderFunctionArgs | ActionFunctionArgs): Promise<OpenAct> {
  const { module, id = "", act: name = "" } = visit.params;
  const tab = module === undefined ? (visit.params.tab ?? "") : `modules/${module}`;
  if (id === bulkId) return openBulk(visit, tab, name);
  const act = staffActOf(tab, name);
  if (!act) {
    await staffContext(visit);
    throw new Response(null, { status: 404 });
  }
  const { session, ctx } = await staffContext(visit);
  const opened = await openStaffAct(ctx, session, act, id);
  const { needsSignIn, target, preview, values, look } = opened;
  // Who may do it and not see the list is led to the first page instead.
  const isHidden = isTabHidden(tab, session.actor.permissions);
  const list = isHidden ? paths.admin() : paths.adminTab(tab);
  const row = paths.adminTab(tab, id);
  const returnTo = returnPathOf(visit.request);
  const back = returnTo ?? (act.creates || isHidden ? list : row);
  // Only an act upon the same row: what leads on from here is never somewhere else.
  const after = new URL(visit.request.url).searchParams.get(actAfterName) ?? "";
  const next = staffActOf(tab, after) ? paths.adminAct(tab, id, after, back) : null;
  const then = next === null ? undefined : after;
  const here = paths.adminAct(tab, id, name, returnTo ?? undefined, then);
  const page: ActPage = {
    title: act.title,
    button: act.button,
    isDangerous: act.isDangerous === true,
    needsSignIn,
    fields: opened.fields,
    values,
    preview,
    here: localPath(here) ?? paths.adminAct(tab, id, name),
    back,
    first: preview.first && {
      href: paths.adminAct(tab, id, preview.first.act, back, name),
      label: preview.first.label,
    },
  };
  const afterwards = next ?? (act.removes ? withoutRow(back, row, list) : back);
  return {
    ...{ page, ctx, look, target, failed: act.failed, mayInsistUpon: act.mayInsistUpon },
    async press(form) {
      const answers = acceptForm(opened.fields, form, page, act.problems?.(form.values));
      const sent = { version: form.values.version ?? "", form };
      // Whether it can be read or not, the decision is taken.
      const next = await attempt(ctx, "next case", nextCaseAddress(ctx, { act: act.act, back }));
      const done = await opened.perform(answers, sent);
      return next === null
        ? withFlash(afterwards, done)
        : `${withFlash(next, "decided-and-next")}#${caseAnchor}`;
    },
  };
}

async function openBulk(
  visit: LoaderFunctionArgs | ActionFunctionArgs,
  tab: string,
  name: string,
): Promise<OpenAct> {
  const { session, ctx } = await staffContext(visit);
  const act = bulkActsOf(tab).find(({ bulk }) => bulk.name === name);
  if (!act) throw new Response(null, { status: 404 });
  const { values } = readListQuery(act.bulk.list.filters, visit.request);
  const search = listSearch(values);
  const opened = await openBulkAct(ctx, session, act, values);
  const { needsSignIn, fields, preview, look, request } = opened;
  const page: ActPage = {
    title: act.bulk.title,
    button: "Poproś o zgodę drugiej osoby",
    isDangerous: true,
    needsSignIn,
    fields,
    values: {},
    preview,
    here: paths.adminBulk(tab, name) + search,
    back: paths.adminTab(tab) + search,
  };
  return {
    ...{ page, ctx, look, target: null },
    async press(form) {
      if (preview.impossible) throw refusal(page, form, preview.impossible, 409);
      const { reason } = acceptForm(fields, form, page);
      return withFlash(paths.adminTab("bulk", await request(reason)), "bulk-asked");
    },
  };
}

const bulkId = "bulk";

export async function loader(visit: LoaderFunctionArgs): Promise<ActPage> {
  return (await openAct(visit)).page;
}

export const action = preserveInput(async (visit: ActionFunctionArgs) => {
  const { page, ctx, target, failed, mayInsistUpon, look, press } = await openAct(visit);
  const form = await readForm(visit.request);
  if (page.needsSignIn) throw refusal(page, form, sign_in_again.text, 401);
  const afterwards = await press(form).catch(async (error: unknown) => {
    const message = refusalMessage(error) ?? failureMessage(failed, error);
    if (!message) throw error;
    if (refusalAmong(error, { sign_in_again }))
      throw refusal({ ...page, needsSignIn: true }, form, message.text, 401);
    if (message.status >= 500) {
      requestLog(visit.context).error({ error: describeError(error) }, "an act of staff failed");
      throw refusal(page, form, message.text, message.status);
    }
    const text = message.isStale && target ? await conflictMessage(ctx, target) : message.text;
    const preview = await look();
    // What else is refused says nothing of the version: whoever was not told of a new one has not seen it.
    const isTold = mayInsistUpon && error instanceof Conflict && error.code === mayInsistUpon.code;
    const values = isTold ? { ...form.values, version: preview.version ?? "" } : form.values;
    throw refusal({ ...page, preview }, { values }, text, message.status);
  });
  return redirect(afterwards, 303);
});

export default function ActRoute() {
  const page = useLoaderData<typeof loader>();
  return <ActView {...page} form={{ values: page.values, errors: {} }} />;
}

export const ErrorBoundary = formBoundary<ActPage>(
  ({ page, ...form }) => <ActView {...page} form={form} />,
  { fields: [] },
);

function ActView({
  title,
  button,
  isDangerous,
  needsSignIn,
  fields,
  preview,
  here,
  back,
  first,
  form,
}: ActPage & { form: FormState }) {
  return (
    <div className="max-w-text space-y-6">
      <header className="space-y-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-lg wrap-anywhere">{preview.subject}</p>
        {preview.note && <p className="text-muted">{tieWords(preview.note)}</p>}
      </header>
      <FlashNotice flash={useFlash()} isFocused />
      <FormErrors fields={fields} errors={form.errors} />
      {preview.impossible ? (
        <Notice kind="info">{tieWords(preview.impossible)}</Notice>
      ) : (
        <>
          <Sentences id="skutki" heading="Co się stanie" sentences={preview.effects} />
          <Sentences id="prosba" heading="Czego dotyczy prośba" sentences={preview.asked ?? []} />
        </>
      )}
      {first && !preview.impossible && (
        <ButtonLink href={first.href} variant="secondary">
          {first.label}
        </ButtonLink>
      )}
      {preview.words !== undefined && (
        <QuotedText heading={preview.wordsHeading ?? "Na co odpowiadasz"} text={preview.words} />
      )}
      {(preview.impossible !== undefined || needsSignIn) &&
        Object.keys(form.errors).length > 0 &&
        fields
          .filter(({ kind, name }) => kind === "longText" && form.values[name])
          .map(({ name, label }) => (
            <UnsentText key={name} label={label} text={form.values[name]} />
          ))}
      {preview.impossible ? (
        <ButtonLink href={back} variant="secondary">
          Wróć
        </ButtonLink>
      ) : needsSignIn ? (
        <SignInAgain text={sign_in_again.text} returnTo={here}>
          <BackLink back={back} />
        </SignInAgain>
      ) : (
        <ActForm action={here} {...{ fields, form, button, isDangerous }} version={preview.version}>
          <BackLink back={back} />
        </ActForm>
      )}
    </div>
  );
}

type SentencesProps = { id: string; heading: string; sentences: readonly string[] };

function Sentences({ id, heading, sentences }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <Card as="section" labelledBy={id} className="space-y-3">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <SentenceList sentences={sentences} />
    </Card>
  );
}

const BackLink = ({ back }: { back: string }) => (
  <a href={back} className="link inline-flex min-h-11 items-center">
    Nie, wróć
  </a>
);
