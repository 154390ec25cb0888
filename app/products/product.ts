import type { CrisisPlace } from "~/crisis/detour";
import type { Area } from "~/site/areas";
import type { DeliveryKind } from "./deliveries/registry";
import type { Field } from "~/forms/fields";
import type { ConstellationKey } from "~/sky/constellations";

/** Order types of the specification's order calls. */
export type OrderType =
  | "EmotionMirror"
  | "LifeDecisionSupport"
  | "DecisionSimulation"
  | "MotivationLetter"
  | "AiTherapist"
  | "PersonInsight"
  | "SoulArchetype"
  | "DreamAnalysis"
  | "TinderDescriptionGenerator"
  | "SpecialHoroscope"
  | "RentalAgreement"
  | "Ebook"
  | "EmoCrewAppointment"
  | "LoveHackersAppointment"
  | "CareerFuelAppointment"
  | "SoulVistaAppointment";

/** A box beside the order form; either running text or a list. */
export type ExplanatoryBox = { title: string; text?: string; items?: readonly string[] };

/** Something that can be bought: everything that its pages, its order and its document need to know. */
export type Product = {
  slug: string;
  /** Raised whenever questions, consents or price change, so that an order says what it was placed for. */
  version: number;
  path: string;
  /** Ordered from pages of its own: the shared order form is not at its path. */
  ownScreen?: true;
  /** Sold on a page that its own hub leads to otherwise: no list of products has it. */
  unlisted?: true;
  /** Its prices stand in rows of the database, and `priceGrosze` is where they begin. */
  pricedInRows?: true;
  orderType: OrderType;
  /** What the tokens of its orders begin with. */
  tokenPrefix: `${string}-`;
  area: Area;
  hub: { path: string; label: string };
  /** Paths of other hubs that list it, too. */
  alsoInHubs?: readonly string[];
  title: string;
  /** What it is and is not, where its title alone could promise a profession; stands beside the title before an order and in its mail. */
  subtitle?: string;
  lead: string;
  description: string;
  priceGrosze: number;
  /** What it costs without a promotion. Only the price history decides whether a promotion is shown (`prices/`). */
  regularPriceGrosze?: number;
  /** What a buyer gets, and how: by default a document that is written for them. */
  delivery?: DeliveryKind;
  /** A talk after which a document comes, too. */
  withAnalysis?: true;
  /** The edition of a book that is sold: whoever orders it keeps that one. */
  edition?: number;
  fields: readonly Field[];
  /** Answers that nobody is asked for: the same in every order. */
  fixedAnswers?: Readonly<Record<string, string>>;
  boxes: readonly ExplanatoryBox[];
  submitLabel: string;
  /** What the form says above its questions and below its button; by default the words for a document. */
  form?: { heading: string; note?: string };
  /** Words of its sample, to the letter: quoted where nobody has reviewed it yet. */
  sampleSentence?: string;
  /** What a demonstration of the shop shows in place of reviews, in a block that says so; no shop that sells does. */
  demonstration?: {
    opinions: readonly { author: string; text: string }[];
  };
  /** Whether a model writes its text; if not, the document is made of the answers alone, or finished already. */
  writtenByModel: boolean;
  document: {
    /** The figure on the cover. */
    constellation: ConstellationKey;
    /** The light of the cover's night, as `#rrggbb`; by default its area's, which one of its products can have. */
    glow?: string;
    fileName: string;
  };
  /** Page that shows the text itself, beside the document; its address takes the token of an order. */
  resultPath?: string;
  /** Confirmation: where "order another" and "back" lead; `path` where it is not the product's own. */
  again: { label: string; path?: string };
  /** `path` where it is not the hub. */
  back: { label: string; path?: string };
  /** What a buyer reads when no payment can be opened; by default the words of all smart orders. */
  messages?: PaymentMessages;
  /** What the payment pages say about its orders; by default the words of all smart orders. */
  orderWords?: OrderWords;
  /** Where its answers are read for a crisis, as the yearly count names it; by default an order form. */
  crisisPlace?: CrisisPlace;
};

/** A product, of which the compiler knows what joins it to its recipe: who it is, and whether it needs a prompt. */
export function defineProduct<const Slug extends string, const WrittenByModel extends boolean>(
  product: Product & { slug: Slug; writtenByModel: WrittenByModel },
): Product & { slug: Slug; writtenByModel: WrittenByModel } {
  return product;
}

export type PaymentMessages = {
  /** The gateway answered, but gave no page to pay on. */
  noPaymentLink: string;
  /** Everything else, unless the gateway said why. */
  orderFailed: string;
};

export const defaultMessages: PaymentMessages = {
  noPaymentLink: "Brak URL płatności w odpowiedzi",
  orderFailed: "Wystąpił błąd podczas składania zamówienia",
};

/** The messages of the products that say themselves that there is no page to pay on. */
export const paymentMessages = (noPaymentLink: string): PaymentMessages => ({
  noPaymentLink,
  orderFailed: "Wystąpił błąd podczas składania zamówienia.",
});

/** On the button of an order, which has to say that it costs money (art. 17 of the Consumer Rights Act). */
export const orderAndPay = "Zamawiam i płacę";

/** What the payment pages say about an order. */
export type OrderWords = {
  /** While it is being made; `sent` and `read` stand around an address that is known, in place of `text`. */
  paid: { title: string; text: string; sent?: string; read?: string };
  /** `kept` says what waits for whoever pays still, and nothing once the order is over. */
  notPaid: { what: string; kept?: string };
  /** Once it has been delivered; `sent` goes before the address. */
  ready: { title: string; sent: string };
};

export const documentReady = { title: "Twój dokument jest gotowy", sent: "Wysłaliśmy go na" };

/** Where an order that was not paid for keeps what was written in it. */
export const answersKept = "Twoje odpowiedzi są w tym zamówieniu: wystarczy zapłacić jeszcze raz.";

export const defaultOrderWords: OrderWords = {
  paid: {
    title: "Piszemy Twój dokument",
    text: "Płatność dotarła. Dokument wyślemy na e-mail podany w zamówieniu – zajrzyj też do folderów Spam i Oferty.",
  },
  notPaid: { what: "Zamówienie nie zostało opłacone.", kept: answersKept },
  ready: documentReady,
};
