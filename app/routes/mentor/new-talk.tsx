import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { FormErrors } from "~/forms/form-errors";
import { formMeta, type FormState } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import { paths } from "~/paths";
import { findProfile } from "~/services/members/queries.server";
import { dailyLimitOf, type DailyLimit } from "~/services/talks/daily-limit.server";
import type { HelpFor } from "~/services/talks/hear-unsent.server";
import { talkRefusals } from "~/services/talks/refusals";
import { startTalk } from "~/services/talks/send-message.server";
import { Avatar } from "~/ui/avatar";
import { BackLink } from "~/ui/back-link";
import { HelpLinesNote, StepsForAnother } from "~/ui/crisis-help";
import { HelpFirst } from "~/ui/help-first";
import { StarList } from "~/ui/star-list";
import { AsidePart, WithAside } from "~/ui/with-aside";
import { NewTalkForm, newTalkFields } from "./new-talk-form";
import { sendRefused } from "./send-failures.server";
import { consentingVisit, mentorVisit, styleIn } from "./visit.server";

export const meta = formMeta("Nowa rozmowa z mentorem AI");

type Page = {
  nick: string | null;
  avatarId: string | null;
  dailyLimit: DailyLimit;
  /** Whether its reader consents to talks. */
  mayBegin: boolean;
  /** An acute crisis was heard in what could not be sent: whose. */
  helpFor?: HelpFor;
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
  const mentorStyle = String(styleIn(visit.request) ?? "");
  return { page, values: { formToken: randomUUID(), mentorStyle } };
}

const form = defineFreeTextForm<Page>()({
  place: "talk",
  fields: newTalkFields,
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
        withHelp: (shown, helpFor) => ({ ...shown, helpFor }),
      }),
    );
    return { to: `${paths.talk(talkId)}#write` };
  },
});

export default function NewTalk() {
  const { page, values } = useLoaderData<typeof loader>();
  return <NewTalkPage page={page} form={{ values, errors: {} }} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function NewTalkPage({ page, form }: { page: Page; form: FormState }) {
  const { nick, avatarId, dailyLimit, mayBegin, helpFor } = page;
  return (
    <div data-area="emotions">
      <WithAside label="Zanim napiszesz" aside={<GoodToKnow />} className="py-6 sm:py-12">
        <BackLink href={paths.talks()}>Twoje rozmowy</BackLink>
        <FormErrors fields={newTalkFields} errors={form.errors} />
        <h1 className="text-3xl sm:text-4xl">Utwórz nową rozmowę</h1>
        {helpFor === "oneself" && <HelpFirst who="Mentor" />}
        {helpFor === "another" && <StepsForAnother />}
        <div className="flex flex-wrap items-center gap-x-4 text-sm">
          <a href={paths.profileSettings()} className="flex min-h-11 items-center gap-2.5">
            <Avatar id={avatarId} className="size-8" />
            <span className="link font-semibold">{nick ?? "Użytkownik"}</span>
          </a>
          <span className="text-muted">Widoczność: Tylko ja</span>
        </div>
        <NewTalkForm form={form} dailyLimit={dailyLimit} mayBegin={mayBegin} />
        {helpFor !== "oneself" && <HelpLinesNote />}
      </WithAside>
    </div>
  );
}

const GoodToKnow = () => (
  <AsidePart id="dobrze-wiedziec" title="Dobrze wiedzieć">
    <StarList
      className="space-y-3"
      items={[
        "Po drugiej stronie jest program: nie leczy, nie diagnozuje i czasem się myli.",
        "Nikt inny w serwisie nie widzi Twoich rozmów, a obsługa zajrzy tylko z podanym powodem.",
        "Rozmowę usuniesz w każdej chwili.",
      ]}
    />
  </AsidePart>
);
