import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { formTitle, refusal, refusalOf, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { keepingWords } from "~/http/keeping-words.server";
import { requestLog } from "~/http/load-context.server";
import { localPath } from "~/http/local-path";
import { paths } from "~/paths";
import { answerTo } from "~/http/service-errors.server";
import { describeError } from "~/services/command/describe-error";
import { latestAct } from "~/services/audit/queries.server";
import type { Target } from "~/services/access/authorise.server";
import type { ServiceContext } from "~/services/command/context.server";
import { Conflict, isDatabaseAway, NotAllowed } from "~/services/command/errors";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { Notice } from "~/ui/notice";
import { conflicts, notAllowed, wrongForIt } from "./acts/refusals";
import { staffActOf } from "./acts/registry";
import type { Preview, StaffAct } from "./acts/staff-act";
import { actLabel, actorLabel } from "./audit-lines";
import { staffContext } from "./staff-context.server";
import { isTabHidden } from "./tabs";
import { wayBackOf, withoutRow } from "./way-back";
import { pageMeta } from "~/ui/page-meta";
import { type RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { files: [paths.adminAct("groups", ":id", "icon")] };

/** A page on which an act is confirmed. */
export type ActPage = {
  title: string;
  button: string;
  isDangerous: boolean;
  /** The sign-in is too old for what cannot be undone. */
  needsSignIn: boolean;
  fields: readonly Field[];
  /** What the fields hold before anybody has typed. */
  values: TextByControl;
  preview: Preview;
  /** This page. */
  here: string;
  /** The list that one came from, else the row that it is about. */
  back: string;
};

export const meta = ({ data, error }: { data?: ActPage; error?: unknown }) =>
  pageMeta(formTitle((data ?? refusalOf<ActPage>(error)?.page)?.title ?? "Czynność", error));

async function openAct(visit: LoaderFunctionArgs | ActionFunctionArgs) {
  const { module, id = "", act: name = "" } = visit.params;
  const tab = module === undefined ? (visit.params.tab ?? "") : `modules/${module}`;
  const found = staffActOf(tab, name);
  if (!found) {
    await staffContext(visit);
    throw new Response(null, { status: 404 });
  }
  const { act, targetKind } = found;
  const { session, ctx } = await staffContext(visit, act.permission);
  // Who may do it and not see the list is led to the first page instead.
  const isHidden = isTabHidden(tab, session.actor.permissions);
  const list = isHidden ? paths.admin() : paths.adminTab(tab);
  const row = paths.adminTab(tab, id);
  const returnTo = wayBackOf(visit.request);
  const back = returnTo ?? (act.creates || isHidden ? list : row);
  const here = paths.adminAct(tab, id, name, returnTo ?? undefined);
  const page: ActPage = {
    title: act.title,
    button: act.button,
    isDangerous: act.isDangerous === true,
    needsSignIn: act.isDangerous === true && !session.isFresh,
    fields: act.fields,
    values: (await act.filled?.(ctx, id)) ?? {},
    preview: await act.preview(ctx, id),
    // A sign-in leads back to no address that is longer.
    here: localPath(here) ?? paths.adminAct(tab, id, name),
    back,
  };
  const afterwards = act.removes ? withoutRow(back, row, list) : back;
  const target: Target = { kind: targetKind, id };
  return { act, ctx, id, page, afterwards, target };
}

export async function loader(visit: LoaderFunctionArgs): Promise<ActPage> {
  const { page } = await openAct(visit);
  return page;
}

export const action = keepingWords(async (visit: ActionFunctionArgs) => {
  const { act, ctx, id, page, afterwards, target } = await openAct(visit);
  const form = await readForm(visit.request);
  if (page.needsSignIn) throw refusal(page, form, signInAgain, 401);
  const answers = acceptForm(act.fields, form, page);
  const done = await act
    .perform(ctx, id, answers, { version: form.values.version ?? "", form })
    .catch(async (error: unknown) => {
      const told = explain(error) ?? failing(act, error);
      if (!told) throw error;
      if (told.status >= 500) {
        requestLog(visit.context).error({ error: describeError(error) }, "an act of staff failed");
        // What failed may be the database, so nothing more is asked of it.
        throw refusal(page, form, told.text, told.status);
      }
      const text = told.text === faster ? await whatHappened(ctx, target) : told.text;
      // As it is now, which is not what was on the page.
      throw refusal({ ...page, preview: await act.preview(ctx, id) }, form, text, told.status);
    });
  return redirect(withFlash(afterwards, done), 303);
});

const databaseAway =
  "Nasza baza danych przez chwilę nie odpowiada, więc niczego nie zapisaliśmy. To, co piszesz, jest nadal w formularzu: odczekaj chwilę i wyślij go jeszcze raz.";

export const signInAgain =
  "Ta czynność wymaga świeżego logowania. Zaloguj się jeszcze raz, a potem wrócisz na tę stronę.";

/** What staff can be told about a refusal on the page itself. */
export function explain(error: unknown): { text: string; status: number } | null {
  const wrong = error instanceof Conflict ? wrongForIt[error.code] : undefined;
  if (wrong) return { text: wrong, status: 400 };
  if (error instanceof Conflict)
    return {
      text: conflicts[error.code] ?? faster,
      status: 409,
    };
  if (error instanceof NotAllowed) {
    const text = notAllowed[error.code];
    return text ? { text, status: 403 } : null;
  }
  return null;
}

const faster =
  "Ktoś był szybszy: stan się zmienił, zanim nacisnęliśmy przycisk. Poniżej widzisz, jak jest teraz.";

/** That somebody was faster, and with what, as far as the log says. */
async function whatHappened(ctx: ServiceContext, target: Target): Promise<string> {
  const last = await latestAct(ctx, target);
  if (!last) return faster;
  const deed = `${actLabel(last.act)}, ${formatDateTime(last.at)}, ${actorLabel(last)}`;
  return `Ktoś był szybszy. Ostatnia czynność: ${deed}. Poniżej widzisz, jak jest teraz.`;
}

/** What an act says of itself where it failed through no fault of whoever did it. */
function failing({ failed }: StaffAct, error: unknown): { text: string; status: number } | null {
  const status = answerTo(error)?.status ?? 500;
  const text = failed ?? (isDatabaseAway(error) ? databaseAway : undefined);
  return text !== undefined && status >= 500 ? { text, status } : null;
}

export default function ActRoute() {
  const page = useLoaderData<typeof loader>();
  return <ActView {...page} form={{ values: page.values, errors: {} }} />;
}

export const ErrorBoundary = formBoundary<ActPage>(
  ({ page, ...form }) => <ActView {...page} form={form} />,
  // What an act asks is known to the server alone. Longer words are shown all the same.
  { fields: [] },
);

export function ActView({
  title,
  button,
  isDangerous,
  needsSignIn,
  fields,
  preview,
  here,
  back,
  form,
}: ActPage & { form: FormState }) {
  return (
    <div className="max-w-text space-y-6">
      <header className="space-y-2">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-lg wrap-anywhere">{preview.subject}</p>
      </header>
      <FlashNotice flash={useFlash()} />
      <FormErrors fields={fields} errors={form.errors} />
      {preview.impossible ? (
        <Notice kind="info">{tieWords(preview.impossible)}</Notice>
      ) : (
        <Card as="section" labelledBy="skutki" className="space-y-3">
          <h2 id="skutki" className="text-xl">
            Co się stanie
          </h2>
          <ul className="list-disc space-y-1.5 pl-5">
            {preview.effects.map((effect) => (
              <li key={effect}>{tieWords(effect)}</li>
            ))}
          </ul>
        </Card>
      )}
      {preview.words !== undefined && <Words heading="Na co odpowiadasz" text={preview.words} />}
      {(preview.impossible !== undefined || needsSignIn) &&
        Object.keys(form.errors).length > 0 &&
        fields
          .filter(({ kind, name }) => kind === "longText" && form.values[name])
          .map(({ name, label }) => (
            <Words key={name} heading={`${label}: tego nie wysłaliśmy`} text={form.values[name]} />
          ))}
      {preview.impossible ? (
        <ButtonLink href={back} variant="secondary">
          Wróć
        </ButtonLink>
      ) : needsSignIn ? (
        <form method="post" action={paths.login()} className="space-y-5">
          <input type="hidden" name="fresh" value="1" />
          <input type="hidden" name="returnTo" value={here} />
          <p>{tieWords(signInAgain)}</p>
          <Buttons back={back}>
            <Button>Zaloguj się ponownie</Button>
          </Buttons>
        </form>
      ) : (
        <form
          method="post"
          action={here}
          encType={
            fields.some(({ kind }) => kind === "picture") ? "multipart/form-data" : undefined
          }
          noValidate
          className="space-y-6"
        >
          {preview.version && (
            // As it was when this page was opened, also once it has come back with an error.
            <input type="hidden" name="version" value={form.values.version ?? preview.version} />
          )}
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} {...form} />
          ))}
          <Buttons back={back}>
            <Button variant={isDangerous ? "danger" : "primary"}>{button}</Button>
          </Buttons>
        </form>
      )}
    </div>
  );
}

/** What somebody wrote, to be read or copied. */
function Words({ heading, text }: { heading: string; text: string | undefined }) {
  return (
    <section className="space-y-2 rounded-card border border-line bg-sunken p-4">
      <h2 className="text-lg">{heading}</h2>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  );
}

function Buttons({ back, children }: { back: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <ButtonLink href={back} variant="secondary">
        Anuluj
      </ButtonLink>
    </div>
  );
}
