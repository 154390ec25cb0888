import { formatDateTime } from "~/copy/format";
import { paths } from "~/paths";
import type { AddressQuestion as Question } from "~/services/fulfilment/corrected-address.server";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { SupportHint } from "./payment-problem";

/** The whole page of an order while the address that staff gave it waits for a word from one of its two mailboxes. */
export function AddressQuestion({ question }: { question: Question }) {
  const { token, number, email, isFormer, isOpenable } = question;
  const here = paths.paymentSuccess(token);
  return (
    <Container className="space-y-7 py-8 sm:py-12">
      <h1 className="text-4xl">{isFormer ? "Czy to Twoja prośba?" : "Czy to Twoje zamówienie?"}</h1>
      <p className="text-lg wrap-anywhere">
        Na prośbę, którą dostaliśmy, nasz zespół zmienił adres zamówienia {number} na {email}.
      </p>
      <p className="text-lg">{isFormer ? askedOfOld(question) : askedOfNew(question)}</p>
      <form method="post" action={here} className="flex flex-wrap gap-3">
        {isOpenable && (
          <Button name="intent" value="confirm-address">
            {isFormer ? "To ja, otwórzcie" : "To moje zamówienie"}
          </Button>
        )}
        {!isOpenable && <ButtonLink href={here}>Odśwież stronę</ButtonLink>}
        <Button name="intent" value="take-back-address" variant="secondary">
          {isFormer ? "To nie ja, cofnijcie" : "To nie moje zamówienie"}
        </Button>
      </form>
      <SupportHint />
    </Container>
  );
}

/** After the answer, where its address leads nowhere any more. */
export function AddressAnswered() {
  return (
    <Container className="space-y-7 py-8 sm:py-12">
      <h1 className="text-4xl">Zamówienie</h1>
      <FlashNotice flash={useFlash()} />
      <SupportHint />
    </Container>
  );
}

const askedOfOld = ({ opensAt }: Question) =>
  `Jeśli to Twoja prośba, zamówienie otworzy się pod nowym adresem od razu. Jeśli nie, cofniemy zmianę i\u00a0wszystko będzie jak przedtem. ${
    opensAt
      ? `Bez odpowiedzi nowy adres będzie można potwierdzić od ${formatDateTime(opensAt)}.`
      : "Bez odpowiedzi nowy adres będzie można potwierdzić po dobie."
  }`;

function askedOfNew({ isOpenable, opensAt }: Question): string {
  if (isOpenable)
    return "Potwierdź, że jest Twoje: otworzy się na tej stronie, a\u00a0to, co kupione, przyjdzie e-mailem. Jeśli nie jest Twoje, cofniemy zmianę.";
  const since = opensAt
    ? `Możesz je potwierdzić i\u00a0otworzyć tutaj od ${formatDateTime(opensAt)}.`
    : "Możesz je potwierdzić i\u00a0otworzyć tutaj dobę po tym, jak wyjdzie wiadomość na poprzedni adres.";
  return `${since} Do tego czasu pytamy o\u00a0zmianę poprzedni adres, żeby nikt obcy nie przeczytał tego, co Twoje. Jeśli masz do niego dostęp, odpowiedz na wiadomość stamtąd: wtedy otworzy się od razu.`;
}
