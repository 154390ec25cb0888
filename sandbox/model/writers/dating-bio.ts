import { bioLimits, type DatingBioContent } from "../../../app/products/dating-bio/content.ts";
import type { PersonFile } from "../prompt.ts";
import { capitalised, demonstration, standalone } from "./own-words.ts";

/**
 * Writes a dating profile of nothing but the person's own words.
 * @param answers of the order form; any of them may be odd
 */
export function writeDatingBio(
  answers: Record<string, unknown>,
  files: readonly PersonFile[] = [],
): DatingBioContent {
  const part = (answer: unknown, most: number) => {
    const words = standalone(answer, most);
    return words && `${capitalised(words)}.`;
  };
  const bio = (most: number, names: readonly string[]) => {
    const parts = names.map((name) => part(answers[name], Math.floor(most / names.length) - 3));
    return parts.filter(Boolean).join(" ") || "Resztę najlepiej opowiedzieć przy herbacie.";
  };
  const atLeast = (text: string, least: number) =>
    text.length >= least
      ? text
      : `${text} Resztę najlepiej opowiedzieć przy herbacie, bez pośpiechu.`;
  const [file] = files;
  const said = file && standalone(file.text, 110);
  return {
    opening: said
      ? `W pliku piszesz: „${said}”. Ten opis układa Twoje słowa, bez dopisywania.`
      : "Ten opis jest ułożony wyłącznie z Twoich słów. Niczego nie dopisujemy i niczego nie zgadujemy.",
    versions: {
      short: atLeast(bio(bioLimits.short, ["interests"]), 20),
      medium: atLeast(bio(bioLimits.medium - 60, ["interests", "personality"]), 40),
      long: atLeast(
        bio(bioLimits.long - 90, ["interests", "personality", "additionalInfo", "lookingFor"]),
        60,
      ),
    },
    why: "Własne słowa brzmią jak Ty, a nie jak wszyscy. Kto zna ten szczegół z życia, od razu ma o co zapytać.",
    messages: [
      {
        text: "Co z Twojego opisu jest prawdą w zwykły wtorek, a co tylko od święta?",
        when: "Pasuje prawie zawsze; zamień „opisu” na konkretny szczegół.",
      },
      {
        text: "To miejsce ze zdjęcia: wraca się tam czy jedzie się raz w życiu?",
        when: "Na profilu jest zdjęcie z jakiegoś miejsca.",
      },
    ],
    avoid: [
      "Nazwisko, adres i miejsce pracy: obcy nie muszą ich znać.",
      "Lista wymagań. Lepiej jedno zdanie o tym, co chcesz robić razem.",
    ],
    photos: [
      {
        title: "Twarz w dziennym świetle",
        description: "Na wprost i bez okularów: odpowiada na pytanie, z kim się rozmawia.",
      },
      {
        title: "Przy tym, co lubisz",
        description: "Zwykła chwila, o której piszesz w odpowiedziach, bez pozowania.",
      },
    ],
    closing: `Wybierz wersję, przy której się uśmiechasz, i zmień w niej choć jedno słowo. ${demonstration}`,
    title: "Opis z Twoich słów",
  };
}
