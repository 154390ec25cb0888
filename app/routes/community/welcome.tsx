import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { FormErrors } from "~/forms/form-errors";
import type { PostedForm } from "~/forms/parse-form";
import { emptyForm, formMeta, wholeForm, type FormState } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { paths } from "~/paths";
import { chooseNick } from "~/services/groups/claim-nick.server";
import {
  groupsToBeginWith,
  openGroupsAmong,
  type FirstGroup,
} from "~/services/groups/groups-to-begin-with.server";
import { joinGroup } from "~/services/groups/join-group.server";
import { nickRefusals, writeRefusals } from "~/services/groups/refusals";
import { Container } from "~/ui/container";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { Beginning, beginningTitle, groupControl, tickedGroups } from "./first-steps";
import { nickField } from "./nick-field";
import { asMember } from "./viewer.server";

export const meta = formMeta("Na początek");

type Page = {
  groups: readonly FirstGroup[];
  hasNick: boolean;
  /** What may be proposed as one; null for nothing. */
  nick: string | null;
};

async function read(visit: LoaderFunctionArgs, posted?: () => Promise<PostedForm>) {
  const { ctx, session } = await asMember(visit);
  const { hasNick, nick } = session.member;
  const ticked = posted ? tickedGroups((await posted()).values) : [];
  const [offered, chosen] = await Promise.all([
    groupsToBeginWith(ctx),
    openGroupsAmong(ctx, ticked),
  ]);
  const ids = new Set(offered.map((group) => group.id));
  // What was ticked stays in the form, also where it is not offered any more.
  const groups = [...offered, ...chosen.filter((group) => !ids.has(group.id))];
  return { ctx, page: { groups, hasNick, nick } satisfies Page, chosen, ticked };
}

/** Before the first words: a nick, and groups to begin with. */
export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).page;
}

const form = defineFreeTextForm<Page>()({
  place: "nick",
  fields: ({ hasNick }): readonly (typeof nickField)[] => (hasNick ? [] : [nickField]),
  unsent: [nickField],
  action: () => paths.welcome(),
  carries: ({ groups }) => [nickField.name, ...groups.map(({ id }) => groupControl(id))],
  show: (page, form) => <WelcomePage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  read,
  texts: ({ page }, values) => (page.hasNick ? null : freeTextsOf([nickField], values)),
  async check({ chosen, ticked }) {
    const nothing =
      ticked.length === 0
        ? "Wybierz co najmniej jedną grupę."
        : "Do tej grupy nie można już tak dołączyć. Wybierz inną.";
    return { errors: chosen.length === 0 ? { [wholeForm]: nothing } : undefined, found: null };
  },
  counted: "A name is no text that anybody looks after.",
  refused: { nick: nickRefusals },
  async submit({ ctx, page, chosen }, { nick }) {
    if (!page.hasNick) await chooseNick(ctx, nick);
    for (const { id } of chosen)
      await joinGroup(ctx, { groupId: id }).catch(
        redirectRefused({ nick_missing: writeRefusals.nick_missing }, paths.nick(paths.welcome())),
      );
    return { to: chosen[0] ? paths.firstPost(chosen[0].slug) : paths.panel() };
  },
});

export default function Welcome() {
  const page = useLoaderData<typeof loader>();
  return <WelcomePage page={page} form={{ ...emptyForm, values: { nick: page.nick ?? "" } }} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function WelcomePage({ page: { groups, hasNick }, form }: { page: Page; form: FormState }) {
  const flash = useFlash();
  return (
    <div data-area="community">
      <Container width="wide" className="space-y-6 py-8 sm:py-12">
        <FormErrors fields={[nickField]} errors={form.errors} />
        <FlashNotice flash={flash} />
        <h1 className="text-4xl">{beginningTitle}</h1>
        <Beginning groups={groups} hasNick={hasNick} form={form} />
        <a href={paths.panel()} className="link inline-flex min-h-11 items-center">
          {groups.length === 0 ? "Zobacz posty" : "Wybiorę później"}
        </a>
      </Container>
    </div>
  );
}
