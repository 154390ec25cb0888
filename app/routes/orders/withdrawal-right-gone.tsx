import { formatDate, formatDateTime } from "~/copy/format";
import { paths } from "~/paths";
import type { WithdrawalPage } from "~/services/payments/withdrawal-page.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Prose } from "~/ui/prose";

type Props = { page: WithdrawalPage };

function Delivered({ page }: Props) {
  return (
    <p>
      Zamówienie zostało {page.isOpened ? "otwarte" : "dostarczone"}
      {page.deliveredAt && ` ${formatDateTime(page.deliveredAt)}`}, a&nbsp;przygotowanie zaczęło się
      od razu na Twoje życzenie (zgoda z&nbsp;{formatDateTime(page.consentedAt)}). Wtedy prawo do
      odstąpienia wygasa – mówi o&nbsp;tym art.&nbsp;38 ust.&nbsp;1 pkt&nbsp;13 ustawy
      o&nbsp;prawach konsumenta.
    </p>
  );
}

function Performed({ page: { isMissed } }: Props) {
  if (isMissed)
    return (
      <p>
        Na rozmowę nikt nie przyszedł, a&nbsp;program czekał przez cały jej czas. Usługa jest więc
        wykonana, za Twoją zgodą, i&nbsp;prawo do odstąpienia wygasło – mówi o&nbsp;tym art.&nbsp;38
        ust.&nbsp;1 pkt&nbsp;1 ustawy o&nbsp;prawach konsumenta.
      </p>
    );
  return (
    <p>
      Rozmowa już się odbyła, w&nbsp;całości i&nbsp;za Twoją zgodą. Wtedy prawo do odstąpienia
      wygasa – mówi o&nbsp;tym art.&nbsp;38 ust.&nbsp;1 pkt&nbsp;1 ustawy o&nbsp;prawach konsumenta.
    </p>
  );
}

function Late({ page: { lastDay } }: Props) {
  return (
    <p>
      Na odstąpienie jest 14&nbsp;dni od zawarcia umowy
      {lastDay && `, a\u00a0ostatnim z\u00a0nich był ${formatDate(new Date(lastDay))}`}. Mówi
      o&nbsp;tym art.&nbsp;27 ustawy o&nbsp;prawach konsumenta.
    </p>
  );
}

/** Why a contract is not withdrawn from any more, and what its buyer can do instead. */
export function RightGone({ page }: Props) {
  return (
    <>
      <Notice kind="info" title="Prawo do odstąpienia od tej umowy już wygasło">
        {page.performance === "over" ? (
          <Performed page={page} />
        ) : page.right === "late" ? (
          <Late page={page} />
        ) : (
          <Delivered page={page} />
        )}
      </Notice>
      <Prose>
        <p>
          Reklamację możesz złożyć zawsze. Jeśli to, co przyszło, jest niezgodne z&nbsp;opisem, nie
          dotyczy Twoich odpowiedzi albo nie da się tego otworzyć, poprawimy to albo oddamy
          pieniądze. Odpowiadamy w&nbsp;ciągu 14&nbsp;dni.
        </p>
      </Prose>
      <ButtonLink href={paths.orderComplaint(page.token)}>Złóż reklamację</ButtonLink>
    </>
  );
}
