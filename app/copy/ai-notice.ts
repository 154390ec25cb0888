/** What wrote a text: a model, or the stand-in that puts ready passages together where the shop is only shown. */
export type Writer = "model" | "demonstration";

/** What the stand-in calls itself; behind a colon may follow how it behaves. */
export const demonstrationModel = "sandbox-demo";

/** What wrote a text, by the name that is kept with it: the settings of another day change nothing about it. */
export const writerOf = (model: string): Writer =>
  model.split(":")[0] === demonstrationModel ? "demonstration" : "model";

/** What is kept in its place with a document that is made of the answers alone. */
export const noModel = "none";

/** The same where there may have been no model. */
export const writtenBy = (model: string | null): Writer | null =>
  model === null || model === noModel ? null : writerOf(model);

/** What a page says to machines of words that were not written by a person (AI Act, art. 50). */
export const aiMarkOf = (origin: Writer | null) =>
  origin ? { "data-ai-generated": origin === "model" ? "true" : origin } : {};

/** The same of a document that is known to have been written: a model, unless it says otherwise. */
export const writerIn = ({ origin }: { origin?: Writer | "template" }): Writer =>
  origin === "demonstration" ? origin : "model";

const noAdvice = "Nie zastępuje porady lekarza, psychologa ani prawnika.";

export const aiCoverLines: Readonly<Record<Writer, string>> = {
  model: "Napisane przez sztuczną inteligencję na podstawie Twoich odpowiedzi",
  demonstration: "Demonstracja: złożone z gotowych fragmentów, bez udziału modelu AI",
};

/** The line that closes every document: who wrote it (AI Act, art. 50). */
export const aiNotices: Readonly<Record<Writer, string>> = {
  model: `Ten dokument przygotowała sztuczna inteligencja na podstawie Twoich odpowiedzi. ${noAdvice}`,
  demonstration: `Ten dokument napisała demonstracja: złożyła go z gotowych fragmentów, dobranych do Twoich odpowiedzi. W działającym sklepie pisze go prawdziwy model AI. ${noAdvice}`,
};

/** What the mail that brings a document says of who wrote it. */
export const aiMailLines: Readonly<Record<Writer, string>> = {
  model: "Dokument napisała sztuczna inteligencja, wyłącznie na podstawie Twoich odpowiedzi.",
  demonstration:
    "Dokument napisała demonstracja: złożyła go z gotowych fragmentów, dobranych do Twoich odpowiedzi. W działającym sklepie pisze go prawdziwy model AI.",
};

export const trainedAlgorithmicMedia =
  "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
