import { eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { reports } from "~/db/schema";
import { paths } from "~/paths";
import {
  dangerNow,
  reportKindLabels,
  reportKindOf,
  reportKindsReported,
  reportReasons,
  type ReportReason,
} from "~/site/reports";
import { isDanger, urgencyOfReason } from "~/site/moderation";
import { helpLines } from "~/copy/help-lines";
import type { MailWriter } from "../mails/mail-writer";
import { caseKey } from "../moderation/case-key.server";
import { caseNumber } from "../moderation/case-page.server";
import { confirmationKey } from "./confirmation-key.server";
import { reportConfirmationMail, reportReceiptMail } from "./report-mails";
import { brand } from "~/config/brand";
import { formatDateTime } from "~/copy/format";
import { composeLetter } from "~/mails/letter.server";

/**
 * To whoever reported something without being signed in, and who may be somebody else than the address says: so nothing
 * that they wrote is in it. `what` is in the accusative.
 */
export const reportConfirmationLetter = ({ what, url }: { what: string; url: string }) =>
  composeLetter({
    subject: reportConfirmationMail.subject(),
    preview: "Link działa przez 24 godziny.",
    heading: "Dzień dobry!",
    paragraphs: [
      `Z tego adresu zgłoszono ${what} w serwisie ${brand.name}. Potwierdź zgłoszenie, a nasz zespół je sprawdzi. Link działa przez 24 godziny.`,
      "Jeśli to nie Twoje zgłoszenie, nie trzeba nic robić: usuniemy je po 24 godzinach.",
    ],
    button: { label: "Potwierdź zgłoszenie", href: url },
  });

type Receipt = {
  id: string;
  what: string;
  reason: ReportReason;
  createdAt: Date;
};

/** The receipt of a report (DSA, art. 16(4)): neither the words of the reporter nor what they are about are in it. */
export const reportReceiptLetter = ({ id, what, reason, createdAt }: Receipt) =>
  composeLetter({
    subject: reportReceiptMail.subject(),
    preview: "Sprawdzi je człowiek, a o decyzji napiszemy.",
    heading: "Dziękujemy za zgłoszenie",
    paragraphs: [
      ...(isDanger(urgencyOfReason(reason)) ? [{ invitation: dangerNow, lines: helpLines }] : []),
      "Decyzję podejmie człowiek z naszego zespołu. Gdy to samo zgłosi niezależnie kilka osób, automat może ukryć tę treść wcześniej, do czasu decyzji. O niej i o tym, jak się odwołać, napiszemy na ten adres.",
      "Osoba, której dotyczy zgłoszenie, nie dowie się od nas, kto je wysłał.",
    ],
    button: { label: "Zobacz swoje zgłoszenie", href: env.APP_URL + paths.case(caseKey(id)) },
    facts: [
      { label: "Numer zgłoszenia", value: caseNumber(id) },
      {
        label: "Czego dotyczy",
        value: `${what}, powód: ${reportReasons[reason]}`,
      },
      { label: "Kiedy", value: formatDateTime(createdAt) },
    ],
  });

export const reportConfirmationWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [report] = await ctx.db.select().from(reports).where(eq(reports.confirmationMailId, id));
    if (!report || report.confirmedAt) return null;
    const url = env.APP_URL + paths.confirmReport(confirmationKey(report.id));
    return reportConfirmationLetter({ what: reportKindsReported[reportKindOf(report)], url });
  },
};

export const reportReceiptWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [report] = await ctx.db.select().from(reports).where(eq(reports.receiptMailId, id));
    if (!report) return null;
    return reportReceiptLetter({
      id: report.id,
      what: reportKindLabels[reportKindOf(report)],
      reason: report.reason,
      createdAt: report.createdAt,
    });
  },
};
