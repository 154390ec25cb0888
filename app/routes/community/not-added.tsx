import type { FormState } from "~/forms/refusal";
import { Notice } from "~/ui/notice";

type NotAddedProps = { what: "Komentarz" | "Odpowiedź"; form: FormState; href: string };

/**
 * Stands on top of a thread whose reader's words are in its form, which may be far down: why they were not taken is said there;
 * whoever has come back to them from the help lines was refused nothing.
 */
export function NotAdded({ what, form, href }: NotAddedProps) {
  const isRefused = Object.keys(form.errors).length > 0;
  const refused =
    what === "Komentarz" ? "Komentarz nie został dodany" : "Odpowiedź nie została dodana";
  return (
    <Notice
      kind={isRefused ? "error" : "info"}
      title={isRefused ? refused : "Nic jeszcze nie zostało wysłane"}
    >
      <p>
        <a href={href} className="link inline-flex min-h-11 items-center font-semibold">
          {isRefused ? "Zobacz dlaczego: Twój" : "Twój"} tekst czeka w{"\u00a0"}formularzu
        </a>
      </p>
    </Notice>
  );
}
