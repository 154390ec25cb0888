import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { controlNames } from "~/forms/fields";
import { formMeta } from "~/forms/refusal";
import { formatDateTime } from "~/copy/format";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import type { ServiceContext } from "~/services/command/context.server";
import { nameToWelcome } from "~/services/moderation/keeper-overview.server";
import { pictureRefusals } from "~/services/pictures/refusals";
import { silencedEverywhereUntil, writableGroups } from "~/services/posts/composer.server";
import { publishPost } from "~/services/posts/publish-post.server";
import { firstDayOf } from "~/services/posts/writing-limits.server";
import { writingRefusals } from "~/services/posts/refusals";
import { readTags } from "~/services/posts/text-rules";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { Composer, type ComposerPage } from "./composer";
import { groupField, newPostFields } from "./post-form";
import { keptPictureNames, whereThePictureIs } from "./kept-picture";
import { PostFailed } from "./post-failed";
import { sentPicture, withKeptPicture } from "./sent-picture.server";
import { asMember, readWords } from "./viewer.server";
import { writingFailures } from "./writing-failures";

export const handle: RouteHandle = { community: true, files: true };
export const meta = formMeta("Nowy post");

async function pageOf(
  visit: LoaderFunctionArgs,
): Promise<{ ctx: ServiceContext; page: ComposerPage }> {
  const { ctx, session } = await asMember(visit);
  const slug = new URL(visit.request.url).searchParams.get("group");
  const groups = await writableGroups(ctx);
  const until = groups.length === 0 ? await silencedEverywhereUntil(ctx) : null;
  const silencedUntil = until && formatDateTime(until);
  const firstDay = await firstDayOf(ctx);
  return { ctx, page: { groups, slug, silencedUntil, firstDay, owner: session.member.username } };
}

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, page } = await pageOf(visit);
  const { searchParams } = new URL(visit.request.url);
  const greets = searchParams.get("hello") === "1";
  const welcomes = searchParams.get("welcomes");
  const welcomed =
    page.slug !== null && welcomes !== null
      ? await nameToWelcome(ctx, { slug: page.slug, membershipId: welcomes })
      : null;
  return { ...page, greets, welcomed, formToken: randomUUID() };
}

const form = defineFreeTextForm<ComposerPage>()({
  place: "post",
  fields: ({ groups }) =>
    [
      groupField(groups.map(({ id, name }) => ({ value: id, label: name }))),
      ...newPostFields,
    ] as const,
  unsent: newPostFields,
  action: ({ slug }) => paths.newPost(slug),
  carries: () =>
    ["groupId", ...newPostFields.flatMap(controlNames), ...keptPictureNames].filter(
      (name) => name !== "image",
    ),
  keptFiles: whereThePictureIs,
  show: (page, form) => <Composer page={page} form={form} />,
  otherwise: () => <PostFailed message="Wystąpił błąd przy publikacji posta" />,
});

export const action = freeTextAction(form, {
  read: pageOf,
  body: readWords,
  mayBeRead: ({ page }, { groupId }) =>
    page.groups.some((group) => group.id === groupId && group.mayBeRead),
  keepFiles: ({ ctx }, form) => withKeptPicture(ctx, form, form.values.groupId ?? null),
  refused: { image: pictureRefusals, form: writingRefusals },
  failures: writingFailures,
  async submit({ ctx, page }, answers, screening, { form }) {
    const picture = await sentPicture(form);
    const { postId, state, isPictureLost } = await publishPost(ctx, {
      groupId: answers.groupId,
      title: answers.title,
      content: answers.content,
      replyPreference: answers.replyPreference ?? null,
      isHard: answers.isHard === "on",
      tags: readTags(answers.tags ?? ""),
      picture: picture && { ...picture, alternativeText: answers.alternativeText || null },
      formToken: answers.formToken,
      screening,
    });
    if (state === "held")
      return {
        to: paths.post(postId),
        notice: isPictureLost ? "post-held-without-picture" : "post-held",
      };
    const slug = page.groups.find(({ id }) => id === answers.groupId)?.slug;
    return { to: `${paths.feed(slug)}#post-${postId}`, notice: "post-published" };
  },
});

/** What somebody may say who comes for the first time: theirs to change. */
const greeting = {
  title: "Cześć!",
  content: "Cześć! Dołączam do tej grupy i chętnie poczytam, o czym rozmawiacie.",
};

/** What a keeper may say to somebody who has come. */
const welcomeOf = (name: string) => ({
  title: "Dobrze, że jesteś!",
  content: `@${name}, dobrze, że jesteś z nami! Rozejrzyj się spokojnie, a jeśli chcesz, napisz, co Cię tu sprowadza.`,
});

const andAlso = new Intl.ListFormat("pl-PL");

/** Says to whoever has just chosen groups what has come of it, and what the words in the form are. */
function JoinedGroups({ groups }: Pick<ComposerPage, "groups">) {
  const names = andAlso.format(groups.map(({ name }) => `„${name}”`));
  const joined = `Należysz już do ${groups.length === 1 ? "grupy" : "grup"}: ${names}.`;
  const flash = useFlash({
    "groups-joined": `${joined} Możesz się przywitać: to tylko przykład, zmień go, jak chcesz.`,
  });
  return <FlashNotice flash={flash} />;
}

export default function NewPost() {
  const { formToken, greets, welcomed, ...page } = useLoaderData<typeof loader>();
  const values = {
    formToken,
    ...(welcomed === null ? greets && greeting : welcomeOf(welcomed)),
  };
  return (
    <Composer page={page} form={{ values, errors: {} }} isShort={greets}>
      {greets && <JoinedGroups groups={page.groups} />}
    </Composer>
  );
}

export const ErrorBoundary = freeTextBoundary(form);
