/** What became of an order of a bulk act, or of an act that was to be done half a minute later, by its code. */
const outcomeLabels: Readonly<Record<string, string>> = {
  done: "Zrobione",
  not_possible: "Nie ma czego wysłać",
  too_soon: "Ostatnia wiadomość wyszła przed chwilą",
  complained: "Ten adres oznaczył naszą pocztę jako spam",
  same_address: "To ten sam adres",
  nothing_left: "Nie ma już czego zwracać",
  too_much: "Tyle już nie zostało do zwrotu",
  nothing_to_delete: "Nie ma czego usunąć albo trwa przygotowanie",
  no_remake: "Dokumentu nie da się już napisać od nowa",
  own_order: "Własne zamówienie osoby, która o to prosi",
  two_people: "Potrzebna zgoda drugiej osoby – zleć to jeszcze raz",
  no_account: "Osoba, która o to prosiła, nie ma już uprawnień",
  unknown_order: "Nie ma już takiego zamówienia",
};

/** A code that stands for nothing here was thrown because something had changed by then. */
export const outcomeLabel = (code: string) =>
  outcomeLabels[code] ?? "Stan zmienił się w międzyczasie";
