/** Sentences that a mentor might say: Polish, harmless, and without anything that is left out of an answer. */
const sentences = [
  "Dziękuję, że o tym piszesz, bo widać, ile uwagi temu poświęcasz.",
  "Spróbuj dziś zacząć od jednej małej rzeczy, która zajmie Ci najwyżej dziesięć minut.",
  "Nie musisz od razu wiedzieć, dokąd prowadzi cała droga, wystarczy najbliższy zakręt.",
  "Zapisz, co w tej sprawie zależy od Ciebie, a co dzieje się zupełnie obok.",
  "Potem wybierz z tej pierwszej listy to, co wydaje Ci się najlżejsze.",
  "Zauważ też, co już działa, choćby tylko trochę i nie każdego dnia.",
  "Odpoczynek również jest częścią tej pracy, więc zaplanuj go tak samo poważnie.",
  "Co byłoby dla Ciebie pierwszym znakiem, że robi się odrobinę spokojniej?",
];

/** How many sentences an answer has: with these about 300 words. */
const inAnswer = 24;

const talkNumber = /rozmowa numer (\d+)/gu;

/** What a member writes, so that it is known again wherever it is read. */
export const talkMessage = (number: number): string =>
  `Mam trudny tydzień w pracy i chcę go spokojnie uporządkować (rozmowa numer ${number}).`;

/** The number of the message that is answered, which stands last. @returns null where no message of ours is in it */
export const talkNumberIn = (body: string): number | null => {
  const [, number] = [...body.matchAll(talkNumber)].at(-1) ?? [];
  return number ? Number(number) : null;
};

/** The answer to a message, a sentence after the other, with the space that parts it from the one before. */
export const sentencesOf = (number: number): string[] =>
  Array.from({ length: inAnswer }, (_, index) => {
    const sentence = sentences[(number + index) % sentences.length]!;
    return index === 0 ? sentence : ` ${sentence}`;
  });
