import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { pageMeta } from "~/ui/page-meta";
import { readRoom } from "./room-actions.server";

export const handle: RouteHandle = { secret: "path", slim: true };

export const meta = () => pageMeta("Zakończ rozmowę");

/** Asks once whether a talk is to end; the room itself ends it. */
export async function loader(visit: LoaderFunctionArgs) {
  const { page } = await readRoom(visit);
  if (page.phase !== "during") throw redirect(paths.room(page.token), 303);
  return { token: page.token, name: page.persona.name };
}

export default function EndRoom() {
  const { token, name } = useLoaderData<typeof loader>();
  return (
    <Container className="space-y-6 py-8 sm:py-12">
      <BackLink href={paths.room(token)}>Wróć do rozmowy</BackLink>
      <h1 className="text-3xl">Zakończyć rozmowę: {name}&nbsp;(AI)?</h1>
      <p>
        {tieWords(
          "Tego nie da się cofnąć: czas, który został, przepada. Podsumowanie i zapis zobaczysz w pokoju rozmowy.",
        )}
      </p>
      <form method="post" action={paths.room(token)}>
        <Button variant="danger" name="intent" value="end">
          Tak, zakończ rozmowę
        </Button>
      </form>
    </Container>
  );
}
