import type { FormState } from "~/forms/refusal";
import { Notice } from "~/ui/notice";

type NotAddedProps = {
  what: "Komentarz" | "Odpowiedź";
  form: FormState;
  href: string;
  /** Whether the words stand in a form, or only to be read, since nothing can be sent there now. */
  isForm: boolean;
};

/**
 * Stands on top of a thread whose reader's words are at its end, which may be far down: why they were not taken is said there;
 * whoever has come back to them from the help lines was refused nothing.
 */
export function NotAdded({ what, form, href, isForm }: NotAddedProps) {
  const isRefused = Object.keys(form.errors).length > 0;
  const refused =
    what === "Komentarz" ? "Komentarz nie został dodany" : "Odpowiedź nie została dodana";
  return (
    <div data-not-added="">
      <Notice
        kind={isRefused ? "error" : "info"}
        title={isRefused || !isForm ? refused : "Nic jeszcze nie zostało wysłane"}
      >
        <p>
          <a href={href} className="link inline-flex min-h-11 items-center font-semibold">
            {isRefused ? "Zobacz dlaczego: Twój" : "Twój"} tekst{" "}
            {isForm ? "czeka w\u00a0formularzu" : "jest niżej"}
          </a>
        </p>
      </Notice>
    </div>
  );
}
