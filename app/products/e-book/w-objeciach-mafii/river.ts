import type { Chapter } from "~/documents/book/model";

export const river: Chapter = {
  title: "Rzeka, która wraca do koryta",
  paragraphs: [
    "Proces trwał czternaście miesięcy. Z gazet dowiedziałam się o garażach, o hurtowniach, o ludziach, których inicjały widziałam w kolumnach. O Wiktorze nie pisano nic, i właśnie po tym poznawałam, że żyje.",
    "Stary Sarna przyszedł jeszcze raz, tydzień po tamtej niedzieli, odebrać swoje kartki. Obejrzał je pod światło, powąchał, skinął głową. Dobra kopia nie udaje oryginału. Dobra kopia udaje, że nigdy nie było innej. Miesiąc później, gdy w restauracji bez gości zrobiło się pełno ludzi z legitymacjami, musiał się domyślić. Szyld jednak wisi do dziś. Złota ubyło tylko tyle, ile zabrał deszcz.",
    "Dzielnica uczyła się mówić głośniej. Najpierw kwiaciarka, potem zegarmistrz, na końcu dozorca, który pewnego ranka przeszedł na moją stronę ulicy i powiedział „dzień dobry” tak, jakby zdawał egzamin.",
    "A ja skończyłam atlas. Południe nieba wróciło na miejsce, z wyjątkiem jednej plamy przy rzece Erydan, która nie dała się namówić na zniknięcie. Niech zostanie. Rzecz po przejściach ma prawo wyglądać jak rzecz po przejściach.",
    "W lutym, w dniu tak mroźnym, że powietrze dzwoniło, ktoś stanął po drugiej stronie szyby i zaczął czytać szyld. Liczył litery. Doszedł do końca i zaczął od nowa.",
    "Otworzyłam drzwi, zanim zdążył się rozmyślić.",
    "– Podobno nie zadaje pani pytań – powiedział Wiktor. Był chudszy, miał krótko ostrzyżone włosy i żadnego płaszcza, tylko kurtkę, w jakiej chodzą wszyscy.",
    "– Zadaję jedno.",
    "Czekał. Z jego oddechu robiły się małe obłoki i rozchodziły się nad nami jak mgławice, którym się nie spieszy.",
    "– Gdzie pan ma drugi bilet?",
    "Roześmiał się: pierwszy raz pełnym uśmiechem, oboma kącikami. Sięgnął do kieszeni. Planetarium przebudowano, ceny się zmieniły, kasjerka długo oglądała pożółkły kartonik pod światło, a potem przedarła go uroczyście na pół, jak robiono to dwanaście, a teraz już prawie czternaście lat temu, i wpuściła nas oboje.",
    "Usiedliśmy w ostatnim rzędzie. Światło gasło powoli, najpierw u dołu, przy ludziach, potem coraz wyżej. Kiedy zrobiło się zupełnie ciemno, poczułam jego dłoń: ciepłą, spokojną, otwartą.",
    "– Zaczniemy od Liry – powiedział prowadzący.",
    "Nad nami, tam gdzie przed chwilą był tylko sufit, zapaliła się Wega.",
  ],
};
