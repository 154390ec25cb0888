import { contractFacts, type ContractFacts } from "./contract-facts.server";
import { composeLetter } from "./letter.server";

export type AppointmentFacts = ContractFacts & {
  subject: string;
  /** As `formatAppointment` says it. */
  when: string;
  persona: { name: string; role: string };
  topic: string | null;
  orderUrl: string;
  moveUrl: string;
  roomUrl: string;
};

/** The mail that confirms a talk and its time. The same facts always give the same bytes. */
export function appointmentLetter(facts: AppointmentFacts) {
  const { order, trader, consent, withdrawal, complaint, terms } = contractFacts(
    facts,
    "rozmowy",
    "service",
  );
  const { persona, topic } = facts;
  return composeLetter({
    subject: facts.subject,
    preview: facts.when,
    heading: "Dzień dobry!",
    paragraphs: [
      `Twoja rozmowa jest umówiona: ${facts.when}.`,
      `Porozmawiasz z postacią AI: ${persona.name}, ${persona.role}. To nie człowiek: odpowiada sztuczna inteligencja.`,
      "Rozmowa zaczyna się w tym pokoju o umówionej godzinie; kto przyjdzie później, ma tyle czasu, ile zostało. Nie podawaj linku dalej: kto go ma, ten może wejść. Plik w załączniku dopisze termin do kalendarza.",
    ],
    button: { label: "Pokój rozmowy", href: facts.roomUrl },
    facts: [
      {
        label: "Twoje zamówienie",
        value: "Szczegóły, zmiana terminu i odstąpienie od umowy.",
        link: { label: "Strona zamówienia", href: facts.orderUrl },
      },
      ...(topic === null ? [] : [{ label: "Temat", value: topic }]),
      {
        label: "Zmiana planów",
        value: "Do początku rozmowy wybierzesz inną godzinę albo zrezygnujesz.",
        link: { label: "Zmień termin", href: facts.moveUrl },
      },
      order,
      trader,
      complaint,
      ...terms,
      withdrawal,
      consent,
    ],
  });
}
