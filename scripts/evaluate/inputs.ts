import type { Product } from "~/products/product";
import { signs } from "~/sky/signs";
import { situations, type Situation } from "./situations";

const places: Readonly<Record<string, { main: string; more: string }>> = {
  "emotion-mirror": { main: "mood", more: "event" },
  "life-decision": { main: "decisionDescription", more: "fears" },
  "decision-simulation": { main: "goal", more: "fears" },
  therapist: { main: "problemDescription", more: "feelings" },
  "person-insight": { main: "recentInteraction", more: "yourFeeling" },
  "soul-archetype": { main: "question", more: "challenge" },
  "dream-analysis": { main: "dream", more: "recentEvents" },
  "dating-bio": { main: "personality", more: "additionalInfo" },
  "motivation-letter": { main: "whatMakesYouUnique", more: "whyPosition" },
};

export type Input = { situation: Situation; answers: Record<string, string> };

/**
 * The inputs of a product: its required questions as its sample answers them, and in the place of the sample's story what
 * somebody else has to say. A horoscope asks for no words: it gets every sign and theme in turn.
 */
export function inputsOf(product: Product, sample: Readonly<Record<string, string>>): Input[] {
  const place = places[product.slug];
  return situations.map((situation, index) => {
    const required = product.fields.filter((field) => field.required && sample[field.name]);
    const answers = Object.fromEntries(
      required.map(({ name }) => [name, sample[name] ?? ""] as const),
    );
    if (place) {
      answers[place.main] = situation.main;
      if (situation.more) answers[place.more] = situation.more;
    } else {
      answers.zodiacSign = signs[index % signs.length]?.slug ?? "";
      const themes = ["love", "career", "health", "finance", "selfgrowth"];
      answers.theme = themes[index % themes.length] ?? "";
    }
    return { situation, answers };
  });
}
