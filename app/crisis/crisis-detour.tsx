import { backToFormName, helpSeenName, type CrisisPlace } from "./detour";
import { withoutControlCharacters } from "~/forms/text";
import { adultCrisisLine, emergencyNumber } from "~/copy/help-lines";
import { tieWords } from "~/copy/typography";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { CrisisHelp } from "~/ui/crisis-help";

/** Of the lines that are open round the clock; of the others nobody may promise that. */
const answeredNow = `Pod numerami ${emergencyNumber.number} i ${adultCrisisLine.number} ktoś odbierze teraz.`;

/** What has not happened yet, and how to go on with it. */
const onTheWay: Record<CrisisPlace, { note: string; onward: string; limits?: string }> = {
  order: {
    note: "Niczego jeszcze nie zamówiono i za nic nie trzeba płacić. Twoje słowa są nadal w formularzu i nigdzie ich nie zapisaliśmy. A jeśli źle Cię zrozumieliśmy, po prostu idź dalej.",
    onward: "Chcę kontynuować",
  },
  rental: {
    limits:
      "Umowę składa program. Nie usłyszy Twojego głosu, nie wezwie pomocy i nie zostanie z Tobą tej nocy. Człowiek może.",
    note: "Niczego jeszcze nie zamówiono i za nic nie trzeba płacić. Twoje słowa są tylko w szkicu, który możesz zmienić albo usunąć. A jeśli źle Cię zrozumieliśmy, po prostu idź dalej.",
    onward: "Chcę kontynuować",
  },
  contact: {
    limits: `Wiadomości czytają u nas ludzie, ale nie od razu: odpowiedź może przyjść dopiero jutro. ${answeredNow}`,
    note: "Twojej wiadomości jeszcze nie wysłaliśmy i nigdzie jej nie zapisaliśmy. Możesz do niej wrócić albo wysłać ją tak, jak jest.",
    onward: "Wyślij wiadomość",
  },
  review: {
    limits: `Nikt u nas nie czyta opinii od razu. ${answeredNow}`,
    note: "Twojej opinii jeszcze nie zapisaliśmy. Możesz do niej wrócić albo zapisać ją tak, jak jest: na razie nie pokażemy jej wtedy nikomu, a przeczyta ją człowiek.",
    onward: "Zapisz opinię",
  },
  group_request: {
    limits: `Prośbę przeczyta ktoś z opiekunów grupy, ale nie od razu. ${answeredNow}`,
    note: "Twojej prośby jeszcze nie wysłaliśmy i nigdzie jej nie zapisaliśmy. Możesz do niej wrócić albo wysłać ją tak, jak jest.",
    onward: "Wyślij prośbę",
  },
  report: {
    limits: `Zgłoszenia czytają u nas ludzie, ale nie od razu. Jeśli komuś grozi niebezpieczeństwo, dzwoń pod ${emergencyNumber.number}. ${answeredNow}`,
    note: "Twojego zgłoszenia jeszcze nie wysłaliśmy i nigdzie go nie zapisaliśmy. Możesz do niego wrócić albo wysłać je tak, jak jest.",
    onward: "Wyślij zgłoszenie",
  },
  case: {
    limits: `Wiadomości czytają u nas ludzie, ale nie od razu. ${answeredNow}`,
    note: "Tego, co piszesz, jeszcze nie wysłaliśmy i nigdzie tego nie zapisaliśmy. Możesz do tego wrócić albo wysłać to tak, jak jest.",
    onward: "Wyślij",
  },
  post: {
    limits: `Posty czytają tu inni ludzie, ale nikt nie czuwa przy nich całą dobę. ${answeredNow}`,
    note: "Twojego posta jeszcze nigdzie nie zapisaliśmy. Możesz do niego wrócić albo zapisać go tak, jak jest: najpierw przeczyta go ktoś z naszego zespołu, a do tego czasu zobaczysz go tylko Ty.",
    onward: "Zapisz post",
  },
  comment: {
    limits: `Komentarze czytają tu inni ludzie, ale nikt nie czuwa przy nich całą dobę. ${answeredNow}`,
    note: "Twojego komentarza jeszcze nigdzie nie zapisaliśmy. Możesz do niego wrócić albo zapisać go tak, jak jest: najpierw przeczyta go ktoś z naszego zespołu, a do tego czasu zobaczysz go tylko Ty.",
    onward: "Zapisz komentarz",
  },
  nick: {
    limits: `Nikt u nas nie czyta nicków od razu. ${answeredNow}`,
    note: "Nicku jeszcze nie zapisaliśmy. Możesz wpisać inny albo zostawić ten: zobaczą go inni przy tym, co piszesz.",
    onward: "Zapisz nick",
  },
  registration: {
    limits: `Tego formularza nikt u nas od razu nie czyta. ${answeredNow}`,
    note: "Konta jeszcze nie założyliśmy i niczego nie zapisaliśmy. Możesz wrócić do formularza i coś w nim zmienić albo założyć konto z tym, co w nim jest.",
    onward: "Załóż konto",
  },
  profile: {
    limits: `Zmian w profilu nikt u nas od razu nie czyta. ${answeredNow}`,
    note: "Zmian w profilu jeszcze nie zapisaliśmy. Możesz wrócić do formularza albo zapisać je tak, jak są. Nick zobaczą inni przy tym, co piszesz.",
    onward: "Zapisz zmiany",
  },
  withdrawal: {
    limits: `Oświadczenia nikt u nas od razu nie czyta. ${answeredNow}`,
    note: "Odstąpienia od umowy jeszcze nie przyjęliśmy. Możesz wrócić do formularza albo potwierdzić je z tym, co w nim jest.",
    onward: "Potwierdź odstąpienie od umowy",
  },
  keeping: {
    limits: `Wyjaśnienie przeczyta ta osoba, a u nas nikt nie zrobi tego od razu. ${answeredNow}`,
    note: "Niczego jeszcze nie zmieniliśmy, a tego, co piszesz, nigdzie nie zapisaliśmy. Możesz do tego wrócić albo wysłać to tak, jak jest.",
    onward: "Wyślij wyjaśnienie",
  },
  support: {
    limits: `Zgłoszenia czytają u nas ludzie, ale nie od razu: odpowiedź może przyjść dopiero jutro. ${answeredNow}`,
    note: "Tego, co piszesz, jeszcze nie wysłaliśmy i nigdzie tego nie zapisaliśmy. Możesz do tego wrócić albo wysłać to tak, jak jest.",
    onward: "Wyślij",
  },
  talk: {
    limits: `Mentor to program. Nie usłyszy Twojego głosu, nie wezwie pomocy i nie zostanie z Tobą tej nocy. Człowiek może. ${answeredNow}`,
    note: "Tej wiadomości jeszcze nigdzie nie zapisaliśmy. Możesz do niej wrócić albo wysłać ją tak, jak jest: mentor odpowie łagodnie, a telefony zostaną obok rozmowy.",
    onward: "Wyślij wiadomość",
  },
  safety_plan: {
    limits: `Plan pomaga, gdy jest go z kim wykonać. Strona nie usłyszy Twojego głosu i nie wezwie pomocy. ${answeredNow}`,
    note: "Twojego planu nigdzie nie zapisujemy. Możesz do niego wrócić albo pójść dalej: wszystko, co w nim jest, zostaje.",
    onward: "Pokaż mój plan",
  },
};

type CrisisDetourProps = {
  place: CrisisPlace;
  /** Controls that travel on. */
  names: readonly string[];
  /** What was posted, by control name. It travels in the page, so that nothing is lost and nothing is stored. */
  values: Readonly<Record<string, string>>;
  /** Where the form goes; by default the page's own address. */
  action?: string;
  /** A page cannot hold files: going on leads past the form, where they can be added again. */
  losesFiles?: boolean;
};

/** Help before anything else happens, with two ways on: back to the form, or on with what was meant. */
export function CrisisDetour({ place, names, values, action, losesFiles }: CrisisDetourProps) {
  const { note, onward, limits } = onTheWay[place];
  const kept = names.filter((name) => values[name] !== undefined);
  return (
    <Container className="py-10 sm:py-14">
      <CrisisHelp limits={limits}>
        <form method="post" action={action} className="space-y-4 border-t border-line pt-8">
          {kept.map((name) => (
            <input
              key={name}
              type="hidden"
              name={name}
              value={withoutControlCharacters(values[name] ?? "")}
            />
          ))}
          <p>{tieWords(note)}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" name={backToFormName} value="1">
              Wróć do formularza
            </Button>
            <Button
              variant="quiet"
              name={losesFiles ? backToFormName : helpSeenName}
              value={helpSeenName}
            >
              {onward}
            </Button>
          </div>
        </form>
      </CrisisHelp>
    </Container>
  );
}
