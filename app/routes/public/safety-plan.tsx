import { randomUUID } from "node:crypto";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { backToFormName, helpSeenName } from "~/crisis/detour";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, formTitle, type FormState } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import { requestLog } from "~/http/load-context.server";
import { publicHeaders } from "~/http/public-headers";
import type { RouteHandle } from "~/http/route-handle";
import { actorOf, sessionOf } from "~/http/session.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { isId } from "~/services/listing/ids";
import { mailSafetyPlan } from "~/services/safety-plan/mail-safety-plan.server";
import { planSections, sectionLength, type SafetyPlan } from "~/services/safety-plan/sections";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLineList } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { GroundingExercise } from "~/ui/grounding-exercise";
import { pageMeta } from "~/ui/page-meta";

const title = "Plan bezpieczeństwa";

export const meta: MetaFunction = ({ error }) =>
  pageMeta(
    formTitle(title, error),
    "Ułóż plan na trudną chwilę, zanim przyjdzie. Nic z niego nie zapisujemy.",
  );

export const handle: RouteHandle = { cached: {}, openInMaintenance: true, safetyPlan: true };

export const headers: HeadersFunction = ({
  errorHeaders,
  actionHeaders,
}): Record<string, string> =>
  errorHeaders || actionHeaders.has("Cache-Control")
    ? { "Cache-Control": "no-store" }
    : publicHeaders;

type Page = {
  /** Of a member, to whose address it can be sent. */
  formToken: string | null;
};

async function read({ request, context }: LoaderFunctionArgs) {
  // Whoever cannot be known just now gets the page of a visitor: the plan needs nobody's name.
  const session = await sessionOf(request, context).catch(() => null);
  const member = session && session !== "banned" && session.member ? session.member : null;
  const ctx = serviceContext(member ? actorOf({ member }) : "visitor", requestLog(context));
  const page: Page = { formToken: member ? randomUUID() : null };
  return { ctx, page };
}

export const loader = async (visit: LoaderFunctionArgs) => (await read(visit)).page;

const fields = planSections.map(({ name, label, hint }) => ({
  kind: "longText",
  ...{ name, label, hint },
  rows: 3,
  uncounted: true,
  limit: { length: sectionLength, message: `Skróć ten punkt do ${sectionLength} znaków.` },
})) satisfies readonly Field[];

const names = fields.map(({ name }) => name);

const form = defineFreeTextForm<Page>()({
  place: "safety_plan",
  fields,
  action: () => paths.safetyPlan(),
  carries: () => [...names, "intent", "formToken"],
  show: (page, form) => <WritingPage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  read,
  failures: {
    tooOften: "Ten plan wysyłamy najwyżej 5 razy na godzinę. Możesz go wydrukować albo zapisać.",
    notKept: "Nie udało się wysłać planu. Wszystko, co w nim jest, nadal masz przed sobą.",
  },
  counted: "a plan is stored nowhere, and its page begins with the numbers to call",
  async submit({ ctx, page }, answers, { form: { values } }) {
    const plan: SafetyPlan = Object.fromEntries(
      names.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])),
    );
    const { intent, formToken = "" } = values;
    if (intent === "mail" && page.formToken && Object.keys(plan).length > 0) {
      await mailSafetyPlan(ctx, { plan, formToken: isId(formToken) ? formToken : page.formToken });
      return { to: paths.safetyPlan(), notice: "safety-plan-mailed" };
    }
    return Response.json(plan, { headers: { "Cache-Control": "no-store" } });
  },
});

export default function SafetyPlanRoute() {
  const page = useLoaderData<typeof loader>();
  const plan = useActionData<SafetyPlan>();
  return plan ? (
    <PrintablePage page={page} plan={plan} />
  ) : (
    <WritingPage page={page} form={emptyForm} />
  );
}

export const ErrorBoundary = freeTextBoundary(form);

function WritingPage({ page, form: { values, errors } }: { page: Page; form: FormState }) {
  const flash = useFlash();
  return (
    <Container className="space-y-8 py-10 sm:py-14">
      <FlashNotice flash={flash} />
      <FormErrors fields={fields} errors={errors} />
      <div className="space-y-4">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-lg">
          {tieWords(
            "W najgorszej chwili trudno wymyślić, co robić. Dlatego układa się to wcześniej, spokojnie, i trzyma pod ręką. Wypełnij tyle, ile teraz możesz. Nic nie jest obowiązkowe.",
          )}
        </p>
        <p>
          {tieWords(
            "Nie zapisujemy tego, co tu wpiszesz. Plan najlepiej ułożyć z kimś: z bliską osobą, lekarką, terapeutą.",
          )}
        </p>
      </div>
      <HelpFirst />
      <plan-keeper names={names.join(" ")} class="block space-y-6">
        <form
          method="post"
          action={paths.safetyPlan()}
          noValidate
          className="all-optional space-y-6"
        >
          <HelpSeen values={values} />
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} errors={errors} values={values} />
          ))}
          <Ways page={page} />
        </form>
        <KeepingOffer />
      </plan-keeper>
      <Breathing />
    </Container>
  );
}

function PrintablePage({ page, plan }: { page: Page; plan: SafetyPlan }) {
  const isEmpty = Object.keys(plan).length === 0;
  const shown = isEmpty ? planSections : planSections.filter(({ name }) => plan[name]);
  return (
    <Container className="space-y-8 py-10 sm:py-14">
      <h1 className="text-4xl">Mój plan na trudną chwilę</h1>
      <p className="print:hidden">
        {tieWords(
          isEmpty
            ? "To pusty plan do wypełnienia długopisem. Wydrukuj tę stronę z menu przeglądarki."
            : "Wydrukuj tę stronę albo zapisz ją jako PDF z menu przeglądarki. U nas nic z niej nie zostaje. Zamknięta znika, chyba że plan jest zachowany na tym urządzeniu.",
        )}
      </p>
      <HelpFirst />
      {shown.map(({ name, label }) => (
        <section key={name} aria-labelledby={`plan-${name}`} className="break-inside-avoid">
          <h2 id={`plan-${name}`} className="text-2xl">
            {tieWords(label)}
          </h2>
          {isEmpty ? (
            <div aria-hidden="true" className="mt-10 space-y-10">
              <div className="border-b border-control" />
              <div className="border-b border-control" />
            </div>
          ) : (
            <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
              {plan[name]}
            </p>
          )}
        </section>
      ))}
      <plan-keeper names={names.join(" ")} class="block space-y-6 print:hidden">
        <form method="post" action={paths.safetyPlan()} className="flex flex-wrap gap-3">
          <HelpSeen values={{ [helpSeenName]: "1" }} />
          {names.map((name) => (
            <input key={name} type="hidden" name={name} value={plan[name] ?? ""} />
          ))}
          <Button variant="secondary" name={backToFormName} value="1">
            Zmień plan
          </Button>
          {!isEmpty && <MailButton page={page} />}
        </form>
        {!isEmpty && <KeepingOffer />}
      </plan-keeper>
    </Container>
  );
}

function Ways({ page }: { page: Page }) {
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        <Button>Pokaż plan do wydruku</Button>
        <MailButton page={page} />
      </div>
      {page.formToken && (
        <p className="text-sm text-muted">
          {tieWords(
            "E-mail idzie na adres Twojego konta i przeczyta go każdy, kto ma dostęp do tej skrzynki. Treść usuwamy u nas, gdy tylko poczta ją przyjmie.",
          )}
        </p>
      )}
    </div>
  );
}

const MailButton = ({ page: { formToken } }: { page: Page }) =>
  formToken && (
    <>
      <input type="hidden" name="formToken" value={formToken} />
      <Button variant="secondary" name="intent" value="mail">
        Wyślij na mój e-mail
      </Button>
    </>
  );

/** Shown by the script alone: without one nothing can be kept. */
function KeepingOffer() {
  return (
    <div hidden data-offer className="space-y-3 border-t border-line pt-6">
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="secondary" data-keep>
          Zachowaj na tym urządzeniu
        </Button>
        <Button type="button" variant="quiet" data-forget>
          Usuń<span className="sr-only"> plan z tego urządzenia</span>
        </Button>
      </div>
      <p className="text-sm text-muted">
        {tieWords(
          "Zachowany plan zostaje tylko w tej przeglądarce, także po wylogowaniu. Zobaczy go każdy, kto z niej korzysta.",
        )}
      </p>
      <p
        role="status"
        data-kept="Plan jest zachowany na tym urządzeniu."
        data-forgotten="Planu nie ma już na tym urządzeniu."
        data-found="To plan zachowany na tym urządzeniu."
        data-failed="Ta przeglądarka nie pozwala niczego zachować. Możesz wydrukować plan."
      />
    </div>
  );
}

const HelpFirst = () => (
  <section aria-labelledby="help-first" className="space-y-3 border-l-2 border-gold pl-5">
    <h2 id="help-first" className="text-2xl">
      Gdy jest bardzo źle, najpierw zadzwoń
    </h2>
    <HelpLineList />
  </section>
);

const Breathing = () => (
  <section aria-labelledby="breathing" className="space-y-4 border-t border-line pt-8">
    <h2 id="breathing" className="text-2xl">
      Na najbliższą minutę
    </h2>
    <GroundingExercise />
  </section>
);
