import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { useFlash } from "~/http/flash";
import { paths } from "~/http/paths";
import { viewerContext } from "~/http/viewer.server";
import { NotFound } from "~/services/errors";
import { groupPage } from "~/services/groups/queries.server";
import { sessionOf } from "~/http/session.server";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice } from "~/ui/flash-notice";
import { GroupHeader } from "./group-header";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.card.name ?? "Grupa"} – ${brand.name}` },
  ...(data ? [{ name: "description", content: data.card.description }] : []),
  ...(data?.isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
];

export async function loader(visit: LoaderFunctionArgs) {
  const ctx = await viewerContext(visit);
  const page = await groupPage(ctx, visit.params.slug ?? "");
  if (!page) throw new NotFound("group");
  const session = await sessionOf(visit.request, visit.context);
  const may = (permission: "let_people_in" | "appoint_keepers") =>
    session !== null && session !== "banned" && session.staffPermissions.includes(permission);
  return {
    ...page,
    isSignedIn: ctx.actor.kind === "member",
    mayLetIn: page.card.isPrivate && (page.waiting !== null || may("let_people_in")),
    mayAppoint: may("appoint_keepers"),
  };
}

export default function GroupRoute() {
  const page = useLoaderData<typeof loader>();
  const { card, canRead, isSignedIn } = page;
  const flash = useFlash();
  return (
    <Container width="wide" className="space-y-8 py-8 sm:py-12">
      <FlashNotice flash={flash} />
      <GroupHeader page={page} />
      {!canRead && (
        <p className="rounded-card border border-dashed border-control px-5 py-8 text-center text-muted">
          {tieWords(
            card.isSensitive
              ? "Tę grupę czytają tylko osoby, które do niej należą. Kto w niej jest, nie widać nigdzie indziej."
              : "Tę grupę czytają tylko osoby, które do niej należą.",
          )}
        </p>
      )}
      {!isSignedIn && (
        <p className="rounded-card border border-line bg-surface px-5 py-4">
          <a href={paths.login(paths.group(card.slug))} className="link">
            {canRead ? "Zaloguj się, aby dodać post" : "Zaloguj się, aby dołączyć"}
          </a>
        </p>
      )}
      {card.isSensitive && <HelpLinesNote />}
      {page.waiting !== null && page.waiting > 0 && (
        <p>
          <a href={paths.joinRequests(card.slug)} className="link">
            {formatCount(page.waiting, "osoba czeka", "osoby czekają", "osób czeka")} na odpowiedź
          </a>
        </p>
      )}
    </Container>
  );
}
