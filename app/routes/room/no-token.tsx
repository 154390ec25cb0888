import { data } from "@remix-run/node";
import { roomNotes } from "~/services/talks/room-notes";
import { Container } from "~/ui/container";
import { pageMeta } from "~/ui/page-meta";

export const meta = () => pageMeta("Pokój rozmowy");

export const loader = () => data(null, { status: 404 });

/** The address of a room without the secret that opens one. */
export default function NoToken() {
  return (
    <Container className="space-y-4 py-10 sm:py-16">
      <h1 className="text-3xl">{roomNotes.noToken}</h1>
      <p>Link do rozmowy jest w e-mailu z potwierdzeniem terminu.</p>
    </Container>
  );
}
