import { access, constants } from "node:fs/promises";
import { env } from "~/config/env.server";
import { logger } from "~/config/logger.server";
import { placeholdersAmong } from "~/config/placeholders";
import { placeholderMessage, settingShapes } from "~/config/settings";
import { trustedCertificates } from "~/integrations/payments/certificates.server";

/**
 * Looks at what the settings point to, so that a program with a wrong one does not start: it would seem ready, and fail
 * at the first thing that somebody paid for.
 * @returns a line for each setting that leads nowhere
 */
export async function settingsThatLeadNowhere(): Promise<string[]> {
  const lines: string[] = [];
  await trustedCertificates().catch((error: Error) =>
    lines.push(`TPAY_ROOT_CERTIFICATE_FILE: ${error.message}`),
  );
  for (const name of ["EBOOK_EPUB_FILE", "EBOOK_PDF_FILE"] as const) {
    const file = env[name];
    if (file)
      await access(file, constants.R_OK).catch((error: Error) =>
        lines.push(`${name}: ${error.message}`),
      );
  }
  return lines;
}

type Minded = Pick<
  typeof env,
  "NODE_ENV" | "DEMONSTRATION" | "STAFF_SECOND_FACTOR" | "TPAY_ACCEPT_TEST_MODE"
>;

/** What a shop that sells had better not leave as it is: a line for each. */
export function settingWarnings(
  { NODE_ENV, DEMONSTRATION, STAFF_SECOND_FACTOR, TPAY_ACCEPT_TEST_MODE }: Minded = env,
  source: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  const lines: string[] = [];
  if (NODE_ENV === "production") {
    if (TPAY_ACCEPT_TEST_MODE)
      lines.push(
        "TPAY_ACCEPT_TEST_MODE is on: payments in test mode, which nobody has paid, are delivered.",
      );
    if (!DEMONSTRATION && !STAFF_SECOND_FACTOR)
      lines.push(
        "STAFF_SECOND_FACTOR is off: a stolen password of staff opens the administration.",
      );
  } else
    for (const name of placeholdersAmong(source, Object.keys(settingShapes)))
      lines.push(`${name} ${placeholderMessage}: in production neither web nor worker starts.`);
  return lines;
}

/** Ends the process, with a line for each, when a setting leads nowhere. */
export async function checkSettings(): Promise<void> {
  for (const line of settingWarnings()) logger.warn(line);
  const lines = await settingsThatLeadNowhere();
  if (lines.length === 0) return;
  for (const line of lines) process.stderr.write(`Setting ${line}\n`);
  process.exit(1);
}
