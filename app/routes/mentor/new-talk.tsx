import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ephemeralTalkMinutes } from "~/config/limits";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { formMeta, type FormState } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import { paths } from "~/paths";
import { findProfile } from "~/services/members/queries.server";
import { dailyLimitOf, type DailyLimit } from "~/services/talks/daily-limit.server";
import { talkRefusals } from "~/services/talks/refusals";
import { startTalk } from "~/services/talks/send-message.server";
import { mentorStyles, styleName } from "~/services/talks/styles";
import { Avatar } from "~/ui/avatar";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { ConsentLink } from "./consent-link";
import { DailyLimitNote } from "./daily-limit-note";
import { HelpFirst } from "~/ui/help-first";
import { messageLimit, tokenField } from "./message-fields";
import { sendRefused } from "./send-failures.server";
import { consentingVisit, mentorVisit } from "./visit.server";

export const meta = formMeta("Nowa rozmowa z mentorem AI");

const fields = [
  {
    kind: "radio",
    name: "mentorStyle",
    label: "Styl mentora",
    required: talkRefusals.talk_style.text,
    wrong: talkRefusals.talk_style.text,
    options: mentorStyles.map(({ number, does, isNot }) => ({
      value: String(number),
      label: styleName(number),
      hint: `${does} ${isNot}`,
    })),
  },
  {
    kind: "longText",
    name: "message",
    label: "O czym chcesz porozmawiać?",
    placeholder: "O czym myślisz? Z czym masz problem?",
    required: talkRefusals.talk_empty.text,
    limit: messageLimit,
    rows: 6,
  },
  {
    kind: "checkbox",
    name: "ephemeral",
    label: "Rozmowa bez śladu",
    hint: `Zniknie, gdy ją zamkniesz albo przez ${ephemeralTalkMinutes} minut nic nie napiszesz. Tego nie da się cofnąć. Nie trafi do pamięci mentora i nikt z obsługi jej nie zobaczy.`,
  },
  tokenField,
] as const satisfies readonly Field[];

type Page = {
  nick: string | null;
  avatarId: string | null;
  dailyLimit: DailyLimit;
  /** Whether its reader consents to talks. */
  mayBegin: boolean;
  /** An acute crisis was heard in what could not be sent. */
  needsHelp?: boolean;
};

async function read(visit: LoaderFunctionArgs) {
  const { ctx, session, consent } = await mentorVisit(visit);
  const { nick, avatarId } = await findProfile(ctx);
  const dailyLimit = await dailyLimitOf(ctx, session.member.id);
  const page: Page = { nick, avatarId, dailyLimit, mayBegin: consent === "given" };
  return { ctx, page };
}

export async function loader(visit: LoaderFunctionArgs) {
  await consentingVisit(visit);
  const { page } = await read(visit);
  return { page, formToken: randomUUID() };
}

const form = defineFreeTextForm<Page>()({
  place: "talk",
  fields,
  action: () => paths.newTalk(),
  show: (page, form) => <NewTalkPage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  read,
  mayBeRead: ({ page }) => page.mayBegin,
  isReadLater: true,
  refused: { form: talkRefusals },
  failures: { notKept: "Nie udało się utworzyć rozmowy." },
  async submit({ ctx, page }, { mentorStyle, message, ephemeral, formToken }, screening, { form }) {
    const { talkId } = await startTalk(ctx, {
      style: Number(mentorStyle),
      isEphemeral: ephemeral === "on",
      content: message,
      formToken,
      screening,
    }).catch(
      sendRefused(ctx, form, {
        ...{ page, talkId: null, screening },
        withHelp: (shown) => ({ ...shown, needsHelp: true }),
      }),
    );
    return { to: paths.talk(talkId) };
  },
});

export default function NewTalk() {
  const { page, formToken } = useLoaderData<typeof loader>();
  return <NewTalkPage page={page} form={{ values: { formToken }, errors: {} }} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function NewTalkPage({ page, form }: { page: Page; form: FormState }) {
  const { nick, avatarId, dailyLimit, mayBegin, needsHelp } = page;
  return (
    <Container className="space-y-7 py-10 sm:py-14">
      <BackLink href={paths.talks()}>Twoje rozmowy</BackLink>
      <FormErrors fields={fields} errors={form.errors} />
      <h1 className="text-4xl">Utwórz nową rozmowę</h1>
      {needsHelp && <HelpFirst who="Mentor" />}
      <div className="flex flex-wrap items-center gap-4">
        <a href={paths.profileSettings()} className="flex min-h-11 items-center gap-3">
          <Avatar id={avatarId} className="size-11" />
          <span className="link font-semibold">{nick ?? "Użytkownik"}</span>
        </a>
        <span className="text-muted">Widoczność: Tylko ja</span>
      </div>
      <p>Rozmawiasz z&nbsp;programem (AI), nie z&nbsp;człowiekiem.</p>
      <form method="post" action={paths.newTalk()} noValidate className="space-y-6">
        <HelpSeen values={form.values} />
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <DailyLimitNote dailyLimit={dailyLimit} />
        {!mayBegin && <ConsentLink />}
        <Button busyLabel="Tworzenie...">Opublikuj</Button>
      </form>
      {!needsHelp && <HelpLinesNote />}
    </Container>
  );
}
