import type { Page } from "@playwright/test";
import { headline } from "./buyer";

/** The agreement's pages as a person sees them. */
export const rental = (page: Page) => ({
  field: (label: string) => page.getByRole("textbox", { name: label, exact: false }),
  next: page.getByRole("button", { name: /^Dalej/ }),
  back: page.getByRole("button", { name: "Wstecz" }),
  cancel: page.getByRole("button", { name: "Anuluj" }),
  errors: page.getByRole("alert"),
  consent: page.getByRole("checkbox", { name: /Chcę dostać dokument od razu/ }),
  ageConsent: page.getByRole("checkbox", { name: /zdolność do czynności/ }),
  order: page.getByRole("button", { name: /^Zamawiam i płacę \d/ }),
});

export const step = (page: Page, number: number) =>
  headline(page, new RegExp(`^Krok ${number} z 4`));

/** Opens a fresh draft at its first step. */
export async function startAgreement(page: Page): Promise<void> {
  await page.goto("/doradca-prawny");
  await page.getByRole("button", { name: "Zacznij umowę" }).click();
  await step(page, 1).waitFor();
}

const answers: Record<string, string>[] = [
  {
    landlordName: "Anna Żółć",
    landlordAddress: "ul. Długa 1, 30-001 Kraków",
    tenantName: "Jan Kowalski",
    tenantAddress: "ul. Krótka 2/3, 00-001 Warszawa",
  },
  {
    apartmentAddress: "ul. Lipowa 7/12, 30-702 Kraków",
    apartmentDescription: "Salon, sypialnia, kuchnia, łazienka",
    area: "50",
    equipment: "meble kuchenne, lodówka, pralka, łóżko",
    city: "Kraków",
  },
  {
    date: "2026-11-20",
    startDate: "2026-12-01",
    rentalPeriodMonths: "12",
    rentDueDay: "10",
    rentAmount: "2500,50",
    paragraph1: "Kot jest mile widziany.",
  },
  { bankAccount: "61 1090 1014 0000 0712 1981 2874", bankName: "Bank Przykładowy" },
];

/** Answers what a step needs. */
export async function fillStep(page: Page, number: number, more: Record<string, string> = {}) {
  const texts = { ...answers[number - 1], ...more };
  if (number === 1) await page.getByRole("radio", { name: "Najem zwykły" }).check();
  for (const [name, text] of Object.entries(texts)) await page.locator(`#${name}`).fill(text);
}

/** Goes through all steps to the page where answers are checked. */
export async function fillAgreement(page: Page, email: string): Promise<void> {
  await startAgreement(page);
  for (const number of [1, 2, 3, 4]) {
    await step(page, number).waitFor();
    await fillStep(page, number, number === 4 ? { email } : {});
    await rental(page).next.click();
  }
  await headline(page, "Sprawdź odpowiedzi").waitFor();
}
