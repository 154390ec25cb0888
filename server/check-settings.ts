import { access, constants } from "node:fs/promises";
import { env } from "~/config/env.server";
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

/** Ends the process, with a line for each, when a setting leads nowhere. */
export async function checkSettings(): Promise<void> {
  const lines = await settingsThatLeadNowhere();
  if (lines.length === 0) return;
  for (const line of lines) process.stderr.write(`Setting ${line}\n`);
  process.exit(1);
}
