import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Download } from "~/ui/icons";
import { composeRental } from "~/products/rental-agreement/compose";
import { countGaps } from "~/documents/rental/model";
import { formatCount } from "~/copy/format";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { DraftFrame } from "./draft-frame";
import { currentPrice, draftFacts, requestedDraft } from "./draft-page.server";
import { RentalSheet } from "./rental-sheet";
import { pageMeta } from "~/ui/page-meta";

const title = "Podgląd dokumentu";

export const handle: RouteHandle = { slim: true, secret: "path" };

export const meta = () => pageMeta(title);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { ctx, draft } = await requestedDraft(params.token, context);
  return { ...draftFacts(draft, await currentPrice(ctx)), packet: composeRental(draft.answers) };
}

export default function Preview() {
  const { packet, ...draft } = useLoaderData<typeof loader>();
  const gaps = countGaps(packet);
  return (
    <DraftFrame draft={draft} title={title}>
      <p>
        {gaps === 0
          ? "W dokumencie nie ma już pustych miejsc."
          : `Zaznaczyliśmy ${formatCount(gaps, "puste miejsce", "puste miejsca", "pustych miejsc")}. Uzupełnisz je w krokach powyżej.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.rentalDraft(draft.token, "sprawdz")}>
          Sprawdź odpowiedzi i zamów
        </ButtonLink>
        <ButtonLink
          href={paths.rentalDraft(draft.token, "podglad.pdf")}
          variant="secondary"
          icon={<Download className="size-5" />}
        >
          Podgląd w PDF
        </ButtonLink>
      </div>
      <Container className="mx-0! px-0!">
        <h2 className="sr-only">Dokument</h2>
        <RentalSheet packet={packet} />
      </Container>
    </DraftFrame>
  );
}
