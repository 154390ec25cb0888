import type { Field } from "~/forms/fields";
import { rentalFields, type RentalField } from "./fields";
import {
  answersKept,
  defineProduct,
  documentReady,
  orderAndPay,
  paymentMessages,
} from "../product";

function asField({ name, kind, label, side, ...field }: RentalField): Field {
  const required = side ? undefined : field.required;
  if (kind === "email") return { kind: "email", name, label, required };
  if (kind === "longText") return { kind: "longText", name, label, required, rows: 3 };
  return { kind: "text", name, label, required, withheld: true };
}

export const rentalAgreement = defineProduct({
  slug: "rental-agreement",
  version: 8,
  path: "/doradca-prawny",
  ownScreen: true,
  orderType: "RentalAgreement",
  tokenPrefix: "Legal-",
  area: "law",
  hub: { path: "/doradca-prawny", label: "Umowa najmu" },
  title: "Umowa najmu mieszkania",
  subtitle: "wzór, nie porada",
  lead: "Odpowiedz na pytania w czterech krokach, a przygotujemy umowę najmu z protokołem: gotową do podpisu w PDF i do poprawek w DOCX.",
  description:
    "Umowa najmu mieszkania z protokołem zdawczo-odbiorczym, także okazjonalnego i instytucjonalnego. Podgląd przed zakupem, PDF i DOCX na e-mail w 1–2 minuty.",
  priceGrosze: 3999,
  fields: rentalFields.map(asField),
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "umowę najmu z kwotami słownie i miejscem na podpisy",
        "protokół zdawczo-odbiorczy z tabelą liczników",
        "przy najmie okazjonalnym także wzór zgody właściciela lokalu zastępczego",
        "PDF do podpisu i DOCX do poprawek",
      ],
    },
    {
      title: "Jak to działa",
      text: "Umowę składamy ze stałych klauzul z podaną podstawą prawną i z Twoich odpowiedzi. Nie pisze jej sztuczna inteligencja. Cały dokument zobaczysz, zanim zapłacisz.",
    },
    {
      title: "Twoje dane są bezpieczne",
      text: "Szkic zna tylko ten, kto ma jego adres. Usuwamy go 7 dni po ostatniej zmianie, a po zamówieniu – razem z dokumentem, 24 godziny od dostarczenia. Możesz go też usunąć od razu.",
    },
    {
      title: "Wzór, nie porada",
      text: "Umowa odpowiada typowemu najmowi. Gdy sprawa jest nietypowa albo dużo od niej zależy, pokaż dokument prawnikowi przed podpisem.",
    },
  ],
  submitLabel: orderAndPay,
  writtenByModel: false,
  document: { constellation: "libra", fileName: "umowa-najmu.pdf" },
  again: { label: "Przygotuj kolejną umowę" },
  back: { label: "Wróć do wzoru umowy" },
  messages: paymentMessages("Zamówienie złożone! Sprawdź e-mail po opłaceniu."),
  orderWords: {
    paid: {
      title: "Płatność zakończona sukcesem!",
      text: "Składamy Twój dokument. Wyślemy go na e-mail podany w zamówieniu – zajrzyj też do folderów Spam i Oferty.",
    },
    notPaid: { what: "Dokument nie został opłacony.", kept: answersKept },
    ready: documentReady,
  },
  crisisPlace: "rental",
});
