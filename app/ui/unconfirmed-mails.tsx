import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { Notice } from "./notice";

const places = {
  ticket: { to: "Do tego zgłoszenia", from: "swojego konta" },
  complaint: { to: "Do tej reklamacji", from: "podanego w zamówieniu" },
} as const;

/** That mails came which whoever reads this may have written, and which are not shown here. */
export function UnconfirmedMails({
  times,
  kind,
}: {
  times: readonly Date[];
  kind: keyof typeof places;
}) {
  if (times.length === 0) return null;
  const { to, from } = places[kind];
  return (
    <Notice kind="info" title="E-mail, którego nadawcy nie potwierdziliśmy">
      <p>
        {tieWords(
          `${to} przyszedł e-mail (${times.map(formatDateTime).join(", ")}), a\u00a0nie wiemy na pewno, że jest od Ciebie. Dlatego czyta go tylko nasza obsługa. Jeśli to Twoje słowa, napisz je tutaj albo odpisz z\u00a0adresu ${from}.`,
        )}
      </p>
    </Notice>
  );
}
