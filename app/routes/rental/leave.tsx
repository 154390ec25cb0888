import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/copy/format";
import { paths } from "~/paths";
import { deleteDraft } from "~/services/rental/delete-drafts.server";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { requestedDraft } from "./draft-page.server";
import { pageMeta } from "~/ui/page-meta";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { secret: "path" };

const title = "Zachować szkic czy usunąć?";

export const meta = () => pageMeta(title);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { draft } = await requestedDraft(params.token, context);
  const { token, expiresAt } = draft;
  return { token, expiresAt, address: new URL(paths.rentalDraft(token, 1), request.url).href };
}

/** Deletes the draft. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { ctx, draft } = await requestedDraft(params.token, context);
  await deleteDraft(ctx, draft.token);
  return redirect(paths.legalAdviser(), 303);
}

export default function Leave() {
  const { token, expiresAt, address } = useLoaderData<typeof loader>();
  return (
    <Container className="space-y-6 py-8 sm:py-12">
      <h1 className="text-4xl">{title}</h1>
      <p>
        Wszystko, co masz w&nbsp;szkicu, jest zapisane. Wrócisz do niego pod tym adresem do&nbsp;
        {formatDateTime(expiresAt)}:
      </p>
      <p className="rounded-control border border-line bg-sunken p-4 wrap-anywhere">
        <a className="link" href={paths.rentalDraft(token, 1)}>
          {address}
        </a>
      </p>
      <p className="text-muted">
        Zachowaj ten adres dla siebie: kto go zna, może szkic przeczytać i&nbsp;zmienić.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.rentalDraft(token, 1)}>Wróć do szkicu</ButtonLink>
        <ButtonLink href={paths.legalAdviser()} variant="secondary">
          Zachowaj i wyjdź
        </ButtonLink>
        <form method="post">
          <Button variant="danger">Usuń szkic</Button>
        </form>
      </div>
    </Container>
  );
}
