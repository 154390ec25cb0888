import { tieWords } from "~/copy/typography";
import { paths, showMutedName } from "~/paths";
import { Notice } from "~/ui/notice";

/** Which of a thread's comments are asked for, and whether those of people whom the reader has muted are. */
export function askedOf(address: string): { after: string | null; showsMuted: boolean } {
  const { searchParams } = new URL(address);
  return { after: searchParams.get("after"), showsMuted: searchParams.get(showMutedName) === "1" };
}

type Kind = "mute" | "block";
type Thread = { muted: Kind | null; post: { title: string } };

const whose = { mute: "wyciszoną", block: "zablokowaną" } as const;

/** What a thread is called to its reader: its title is the words of its author, too. */
export const nameOfThread = ({ muted, post }: Thread): string =>
  muted === null ? post.title : `Post osoby, którą masz ${whose[muted]}`;

const linkLook = "link inline-flex min-h-11 items-center font-semibold";

/** Stands where a post of somebody would whom its reader has muted. */
export function MutedPost({ muted, href }: { muted: Kind; href: string }) {
  return (
    <Notice>
      <p>{tieWords(`Tę osobę masz ${whose[muted]}, więc nie pokazujemy tu jej posta.`)}</p>
      <p>
        <a href={paths.withMuted(href)} className={linkLook}>
          Pokaż ten jeden raz
        </a>
      </p>
      <p>
        <a href={paths.mutedMembers()} className="link inline-flex min-h-11 items-center">
          Wyciszeni i{"\u00a0"}zablokowani
        </a>
      </p>
    </Notice>
  );
}

/** Says below a thread that words of people are left out whom its reader has muted. */
export function MutedComments({ href }: { href: string }) {
  return (
    <p className="text-muted">
      {tieWords("Bez komentarzy osób, które masz wyciszone albo zablokowane.")}{" "}
      <a href={`${paths.withMuted(href)}#komentarze`} className={linkLook}>
        Pokaż je ten jeden raz
      </a>
    </p>
  );
}
