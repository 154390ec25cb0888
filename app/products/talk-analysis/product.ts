import { defineProduct, orderAndPay } from "../product";

/**
 * The document that can be bought with a booked talk, and is written of what was said in it. Nobody orders it by itself, so it stands
 * in no catalogue: an order of a talk brings the answers to its questions.
 */
export const talkAnalysis = defineProduct({
  slug: "talk-analysis",
  version: 1,
  // Where it can be had.
  path: "/smart/emocrew",
  unlisted: true,
  orderType: "EmoCrewAppointment",
  tokenPrefix: "AiAppointment-",
  area: "emotions",
  hub: { path: "/ai-therapist", label: "Wsparcie emocjonalne" },
  title: "Analiza rozmowy",
  subtitle: "bez diagnozy",
  lead: "O czym była rozmowa, trzy wątki i następny krok.",
  description: "PDF po umówionej rozmowie: o czym była, trzy wątki i następny krok.",
  priceGrosze: 1000,
  fields: [
    {
      kind: "text",
      name: "topic",
      label: "Temat rozmowy",
      required: "Podaj temat.",
    },
    {
      kind: "longText",
      name: "said",
      label: "Twoje wiadomości",
      required: "Napisz coś.",
      rows: 6,
    },
    {
      kind: "longText",
      name: "answered",
      label: "Odpowiedzi AI",
      rows: 6,
    },
  ],
  boxes: [],
  submitLabel: orderAndPay,
  sampleSentence: "Masz wpływ na to, co usłyszy jako pierwsze, i to pierwsze zdanie już jest.",
  writtenByModel: true,
  document: { constellation: "lyra", glow: "#4C6FE0", fileName: "analiza-rozmowy.pdf" },
  again: { label: "Umów kolejną rozmowę" },
  back: { label: "Wróć do zespołu" },
});
