import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { controlNames } from "~/forms/fields";
import { formMeta } from "~/forms/refusal";
import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import type { ServiceContext } from "~/services/command/context.server";
import { groupAccess } from "~/services/groups/access.server";
import { nameToWelcome } from "~/services/moderation/keeper-overview.server";
import { pictureRefusals } from "~/services/pictures/refusals";
import { silencedEverywhereUntil, writableGroups } from "~/services/posts/composer.server";
import { titleOf } from "~/services/posts/first-title";
import { publishPost } from "~/services/posts/publish-post.server";
import { firstDayOf } from "~/services/posts/writing-limits.server";
import { writingRefusals } from "~/services/posts/refusals";
import { readTags } from "~/services/posts/text-rules";
import { greeting } from "~/site/posts";
import { Notice } from "~/ui/notice";
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
  const isHere = slug === null || groups.some((group) => group.slug === slug);
  const here = isHere ? null : await groupAccess(ctx, { slug });
  const mutedHereUntil = here?.silencedUntil ? formatDateTime(here.silencedUntil) : null;
  const firstDay = await firstDayOf(ctx);
  const owner = session.member.username;
  const from = isHere || here ? slug : null;
  return { ctx, page: { groups, slug: from, silencedUntil, mutedHereUntil, firstDay, owner } };
}

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, page } = await pageOf(visit);
  const { searchParams } = new URL(visit.request.url);
  const greets = searchParams.has("hello");
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
  inVain: ({ groups }) =>
    groups.length === 0
      ? "Twojego posta nie możemy teraz zapisać: nie ma grupy, w której możesz pisać. Twoje słowa nie znikną: wróć po nie i skopiuj je, jeśli chcesz je zachować."
      : undefined,
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
    const isHard = answers.isHard === "on";
    const { postId, state, isPictureLost } = await publishPost(ctx, {
      groupId: answers.groupId,
      title: titleOf({ ...answers, isHard }),
      content: answers.content,
      replyPreference: answers.replyPreference ?? null,
      isHard,
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

/** How somebody may begin who comes for the first time. None is a whole post: two people would say the same. */
const openings = [
  "Cześć! Sprowadza mnie tu…",
  "Ostatnio często myślę o tym, że…",
  "Od jakiegoś czasu zastanawiam się…",
];

/** What a keeper may say to somebody who has come. */
const welcomeOf = (name: string) => ({
  title: "Dobrze, że jesteś!",
  content: `@${name}, dobrze, że jesteś z nami! Rozejrzyj się spokojnie, a jeśli chcesz, napisz, co Cię tu sprowadza.`,
});

const inGroups: Readonly<Record<number, string>> = {
  1: "Jesteś w grupie",
  2: "Jesteś w dwóch grupach",
  3: "Jesteś w trzech grupach",
  4: "Jesteś w czterech grupach",
};

/** Says to whoever has just chosen groups which they are in, each a link. */
function JoinedGroups({ groups }: Pick<ComposerPage, "groups">) {
  return (
    <Notice
      kind="success"
      role="status"
      title={tieWords(inGroups[groups.length] ?? `Jesteś w ${groups.length} grupach`)}
    >
      <p>
        {groups.map(({ slug, name }, index) => (
          <Fragment key={slug}>
            {index > 0 && (index === groups.length - 1 ? " i\u00a0" : ", ")}
            <a href={paths.group(slug)} className="link">
              {name}
            </a>
          </Fragment>
        ))}
      </p>
    </Notice>
  );
}

/** Beginnings to read, for whoever does not know how to start: none takes the place of what is being written. */
const Openings = () => (
  <div className="space-y-2">
    <p>
      {tieWords("Możesz się przywitać w swoich słowach. Nie wiesz, jak zacząć? Na przykład tak:")}
    </p>
    <ul className="list-disc space-y-1 pl-5 text-muted">
      {openings.map((opening) => (
        <li key={opening}>„{tieWords(opening)}”</li>
      ))}
    </ul>
  </div>
);

export default function NewPost() {
  const { formToken, greets, welcomed, ...page } = useLoaderData<typeof loader>();
  const values = {
    formToken,
    ...(greets && { title: greeting }),
    ...(welcomed !== null && welcomeOf(welcomed)),
  };
  return (
    <Composer
      page={page}
      form={{ values, errors: {} }}
      isShort={greets}
      below={greets && <Openings />}
    >
      {greets && <JoinedGroups groups={page.groups} />}
    </Composer>
  );
}

export const ErrorBoundary = freeTextBoundary(form);
