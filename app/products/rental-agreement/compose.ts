import { brand } from "~/config/brand";
import {
  companyBoxes,
  isCompany,
  labelOf,
  rentalKindOf,
  type Party,
  type RentalAnswers,
  type RentalFieldName,
  type RentalKind,
} from "./fields";
import { endDateOf, completeAnswers } from "./values";
import { parseDay, parseGrosze, parseNumber } from "~/forms/typed-values";
import { formatPrice } from "~/copy/format";
import { tieWords, withoutLastStop } from "~/copy/typography";
import { amountInWords, countMonths } from "./amount-in-words";
import { appendices } from "./appendices";
import { isReturnedTooLate } from "./deposit";
import { clauses, legalState, type Clause, type ClauseParagraph, type Condition } from "./clauses";
import type { Piece, RentalBlock, RentalPacket } from "~/documents/rental/model";

const longDate = new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone: "UTC" });

/** `31 stycznia 2027 r.` of a day as YYYY-MM-DD; nothing for what is no day. */
function dayInWords(text: string): string {
  const day = parseDay(text);
  return day ? `${longDate.format(new Date(`${day}T00:00:00Z`))} r.`.replaceAll(" ", "\u00a0") : "";
}

const amount = (text: string) => {
  const grosze = parseGrosze(text);
  return grosze >= 0 ? formatPrice(grosze) : "";
};
const inWords = (text: string) => {
  const grosze = parseGrosze(text);
  return grosze >= 0 && grosze < 100_000_000_000 ? amountInWords(grosze) : "";
};

const inline = (text: string) =>
  text
    .split("\n")
    .map((line) => withoutLastStop(line.trim()))
    .filter(Boolean)
    .join("; ");

type Computed = "rentInWords" | "depositInWords";

function textsOf(answers: RentalAnswers): Record<string, string> {
  const months = parseNumber(answers.rentalPeriodMonths ?? "");
  const { depositAmount = "", rentAmount = "" } = answers;
  const computed: Record<Computed, string> & RentalAnswers = {
    date: dayInWords(answers.date ?? ""),
    startDate: dayInWords(answers.startDate ?? ""),
    endDate: dayInWords(endDateOf(answers) ?? ""),
    rentalPeriodMonths: Number.isInteger(months) && months > 0 ? countMonths(months) : "",
    rentAmount: amount(rentAmount),
    rentInWords: inWords(rentAmount),
    depositAmount: amount(depositAmount),
    depositInWords: inWords(depositAmount),
    administrativeFees: amount(answers.administrativeFees ?? ""),
    // Whoever pays into it reads it off in one piece.
    bankAccount: (answers.bankAccount ?? "").replaceAll(/(?<=\d) (?=\d)/g, "\u00a0"),
    coTenants: inline(answers.coTenants ?? ""),
    occupants: inline(answers.occupants ?? ""),
    apartmentDescription: inline(answers.apartmentDescription ?? ""),
    equipment: inline(answers.equipment ?? ""),
  };
  return { ...answers, ...computed };
}

const computedLabels: Record<Computed, RentalFieldName> = {
  rentInWords: "rentAmount",
  depositInWords: "depositAmount",
};

function fill(template: string, texts: Record<string, string>): Piece[] {
  const pieces: Piece[] = [];
  for (const part of tieWords(template).split(/(\{\w+\})/)) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const before = pieces.at(-1);
    if (name !== undefined) pieces.push(tieWords(texts[name] ?? "") || gapFor(name));
    else if (typeof before === "string" && before.endsWith(".") && part.startsWith("."))
      pieces.push(part.slice(1));
    else pieces.push(part);
  }
  return pieces.filter((piece) => piece !== "");
}

function gapFor(name: string): Piece {
  const field = computedLabels[name as Computed] ?? name;
  const words = name in computedLabels ? " słownie" : "";
  return { gap: `${labelOf(field as RentalFieldName)}${words}` };
}

const hasDeposit = ({ depositAmount }: RentalAnswers) => parseGrosze(depositAmount ?? "") !== 0;

const conditions: Record<Condition, (answers: RentalAnswers) => boolean> = {
  withRegistry: ({ court, landRegistryNumber }) => Boolean(court || landRegistryNumber),
  withCertificate: ({ energyCertificate }) => Boolean(energyCertificate),
  withoutCertificate: ({ energyCertificate }) => !energyCertificate,
  withCoTenants: ({ coTenants }) => Boolean(coTenants),
  withOccupants: ({ occupants }) => Boolean(occupants),
  withFees: ({ administrativeFees }) => parseGrosze(administrativeFees ?? "") > 0,
  withoutFees: ({ administrativeFees }) => !(parseGrosze(administrativeFees ?? "") > 0),
  withDeposit: hasDeposit,
  withoutDeposit: (answers) => !hasDeposit(answers),
  withReturnDays: (answers) => hasDeposit(answers) && !isReturnedTooLate(answers),
  // More days than the law allows are refused; what was ordered with them before says what the law does.
  withReturnInAMonth: (answers) => hasDeposit(answers) && isReturnedTooLate(answers),
  withFirstOwn: ({ paragraph1 }) => Boolean(paragraph1),
  withSecondOwn: ({ paragraph2 }) => Boolean(paragraph2),
};

function belongs({ kinds, when }: ClauseParagraph, kind: RentalKind, answers: RentalAnswers) {
  return (!kinds || kinds.includes(kind)) && (!when || conditions[when](answers));
}

const roles: Record<Party, string> = { landlord: "Wynajmujący", tenant: "Najemca" };

function partyLine(party: Party, answers: RentalAnswers): string {
  const closing = `– dalej „${roles[party]}”`;
  if (isCompany(answers, party))
    return `{${party}CompanyName}, adres: {${party}Address}, NIP: {${party}NIP}, reprezentowana przez: {${party}Representative} ${closing}`;
  const id = answers[`${party}Id`] ? `, PESEL lub numer dokumentu: {${party}Id}` : "";
  return `{${party}Name}, adres: {${party}Address}${id} ${closing}`;
}

const titles: Record<RentalKind, string> = {
  ordinary: "Umowa najmu lokalu mieszkalnego",
  occasional: "Umowa najmu okazjonalnego lokalu mieszkalnego",
  institutional: "Umowa najmu instytucjonalnego lokalu mieszkalnego",
};

const besides: Record<string, readonly RentalFieldName[]> = {
  endDate: ["startDate", "rentalPeriodMonths"],
  landlordAddress: [companyBoxes.landlord],
  tenantAddress: [companyBoxes.tenant],
};

function aboutOf(template: string, when?: Condition): string[] {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return [
    ...names.map((name) => computedLabels[name as Computed] ?? name),
    ...names.flatMap((name) => besides[name] ?? []),
    ...(when === "withoutDeposit" ? ["depositAmount"] : []),
    ...(when === "withReturnInAMonth" ? ["depositReturnDays"] : []),
    ...(when === "withoutCertificate" ? ["energyCertificate"] : []),
    ...(when === "withoutFees" ? ["administrativeFees"] : []),
  ];
}

function clauseBlocks(clause: Clause, number: number, texts: Record<string, string>) {
  const items = clause.paragraphs.flatMap(({ text, when }) => {
    const about = aboutOf(text, when);
    const own = /^\{(paragraph\d)\}$/.exec(text)?.[1];
    return own
      ? (texts[own] ?? "").split(/\n+/).map((line) => ({ pieces: [line], about }))
      : [{ pieces: fill(text, texts), about }];
  });
  return [
    { type: "clause" as const, number, title: clause.title },
    ...items.map((item, index): RentalBlock =>
      items.length === 1
        ? { type: "paragraph", ...item }
        : { type: "item", number: `${index + 1}.`, ...item },
    ),
  ];
}

/** A line to sign on for each of the other tenants. */
function coTenantSignatures({ coTenants = "" }: RentalAnswers): RentalBlock[] {
  const count = coTenants.split("\n").filter((line) => line.trim()).length;
  return count > 0 ? [{ type: "lines", label: "Podpisy pozostałych najemców:", count }] : [];
}

const opening = (template: string, texts: Record<string, string>): RentalBlock => ({
  type: "paragraph",
  pieces: fill(template, texts),
  about: aboutOf(template),
});

const templateNotice = `Wzór ${brand.name} wypełniony danymi stron; stan prawny na ${longDate.format(new Date(`${legalState}T00:00:00Z`))} r. To nie jest porada prawna.`;

/** The packet that answers make, complete or not: what is missing shows as a gap. */
export function composeRental(given: RentalAnswers): RentalPacket {
  const answers = completeAnswers(given) as RentalAnswers;
  const kind = rentalKindOf(answers);
  const texts = textsOf(answers);
  const chosen = clauses
    .map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.filter((paragraph) => belongs(paragraph, kind, answers)),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  return {
    title: titles[kind],
    notice: templateNotice,
    parts: [
      {
        id: "umowa",
        name: titles[kind],
        blocks: [
          { type: "title", text: titles[kind] },
          opening("zawarta w miejscowości {city} dnia {date} między:", texts),
          opening(partyLine("landlord", answers), texts),
          { type: "paragraph", pieces: ["a"] },
          opening(`${partyLine("tenant", answers)}.`, texts),
          ...chosen.flatMap((clause, index) => clauseBlocks(clause, index + 1, texts)),
          { type: "signatures", left: "Wynajmujący", right: "Najemca" },
          ...coTenantSignatures(answers),
        ],
      },
      ...appendices(kind, (template) => fill(template, texts), {
        tenant: isCompany(answers, "tenant") ? "{tenantCompanyName}" : "{tenantName}",
      }),
    ],
  };
}
