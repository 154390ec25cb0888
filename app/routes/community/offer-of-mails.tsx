import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { Button } from "~/ui/button";

/** Asks whoever has written their first words whether they want to hear of answers: a press, and they are back at `returnTo`. */
export const OfferOfMails = ({ returnTo }: { returnTo: string }) => (
  <form
    method="post"
    action={paths.profileNotifications()}
    className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-area-soft p-4"
  >
    <p>{tieWords("Gdy ktoś Ci odpowie, możemy napisać do Ciebie e-mail.")}</p>
    <input type="hidden" name="mails" value="replies" />
    <input type="hidden" name="returnTo" value={returnTo} />
    <Button variant="secondary" size="small">
      Tak, dajcie mi znać
    </Button>
  </form>
);
