import { formatDateTime } from "~/copy/format";
import { paths } from "~/paths";
import { goneSince } from "~/services/mails/bounces";
import { mailErrorLabel, mailEventLabels } from "~/services/mails/mail-states";
import type { MailCard } from "~/services/outbox/desk-queries.server";
import type { NoticeKind } from "~/ui/notice";
import type { Situation } from "./detail-frame";

const situations: Record<MailCard["state"], { kind: NoticeKind; title: string; seen: string }> = {
  queued: { kind: "info", title: "Czeka na wysłanie", seen: "jeszcze nic" },
  accepted: {
    kind: "info",
    title: "Poczta ją przyjęła i\u00a0nie powiedziała jeszcze, czy doszła",
    seen: "pewnie już wiadomość w\u00a0skrzynce, także w\u00a0spamie",
  },
  delivered: {
    kind: "success",
    title: "Doszła",
    seen: "wiadomość w\u00a0skrzynce, czasem w\u00a0spamie",
  },
  bounced: { kind: "error", title: "Wróciła do nas", seen: "nic: w\u00a0skrzynce jej nie ma" },
  complained: {
    kind: "warning",
    title: "Doszła, a\u00a0oznaczono ją jako spam",
    seen: "wiadomość w\u00a0spamie",
  },
  refused: { kind: "warning", title: "Nie wyszła", seen: "nic: nie wysłaliśmy jej" },
};

/** Whether it will not reach whom it is for. */
export const isLost = ({ state }: Pick<MailCard, "state">) =>
  state === "bounced" || state === "refused";

/** What became of a mail, what its addressee has of it, and where that is put right. */
export function mailSituation(mail: MailCard): Situation {
  const { state, bounceKind, lastError, complainedOn, order } = mail;
  const { seen, ...situation } = situations[state];
  const last = mail.events.at(-1);
  return {
    ...situation,
    text:
      [
        state === "bounced" &&
          (bounceKind === "soft"
            ? "Skrzynka jest, ale tym razem jej nie przyjęła."
            : goneSince([mail])
              ? "Takiej skrzynki nie ma: najczęściej adres ma literówkę."
              : "Serwer odbiorcy odmówił na stałe."),
        lastError && state !== "delivered" && `Ostatni błąd: ${mailErrorLabel(lastError)}.`,
        complainedOn &&
          `Z tego adresu przyszła skarga na naszą pocztę (${formatDateTime(complainedOn)}): wysyłamy tam już tylko to, za co ktoś zapłacił albo czego wymaga prawo.`,
      ]
        .filter(Boolean)
        .join(" ") || undefined,
    latest: last && `${mailEventLabels[last.what]}, ${formatDateTime(last.at)}.`,
    seen: { by: "Odbiorca ma", what: `${seen}.` },
    link:
      isLost(mail) && order
        ? { href: paths.adminTab("orders", order.id), label: `Otwórz zamówienie ${order.number}` }
        : undefined,
  };
}
