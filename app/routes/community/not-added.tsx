import { Notice } from "~/ui/notice";

/** Stands on top of a thread whose reader's words were not taken: why is said at the form, which may be far down. */
export function NotAdded({ what, href }: { what: "Komentarz" | "Odpowiedź"; href: string }) {
  const isComment = what === "Komentarz";
  return (
    <Notice
      kind="error"
      title={isComment ? "Komentarz nie został dodany" : "Odpowiedź nie została dodana"}
    >
      <p>
        <a href={href} className="link inline-flex min-h-11 items-center font-semibold">
          Zobacz dlaczego: Twój tekst czeka w{"\u00a0"}formularzu
        </a>
      </p>
    </Notice>
  );
}
