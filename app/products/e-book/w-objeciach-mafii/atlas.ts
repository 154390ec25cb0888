import type { Chapter } from "~/documents/book/model";

export const atlas: Chapter = {
  title: "Atlas",
  paragraphs: [
    "Pierwszy raz zobaczyłam Wiktora Sarnę w deszczu, przez szybę pracowni, kiedy stał na chodniku i czytał szyld tak długo, jakby liczył litery. „Helena Rajska. Konserwacja map i druków”. Dwie linijki, złota farba, trochę odprysków. Nikt nie potrzebuje na to minuty.",
    "Wszedł dopiero wtedy, gdy ulica opustoszała. Miał ciemny płaszcz, mokre włosy i paczkę owiniętą w ceratę, którą trzymał tak, jak się trzyma dziecko: jedną ręką pod spodem, drugą z wierzchu.",
    "– Podobno nie zadaje pani pytań – powiedział.",
    "– Zadaję wszystkie. Skąd pochodzi papier, czym był klejony i kto go wcześniej psuł.",
    "Uśmiechnął się, ale tylko jednym kącikiem ust, jakby drugi był zajęty czymś innym. Położył paczkę na stole, pod lampą, i odsunął się o krok. To był dobry krok. Ludzie, którzy kochają rzeczy, zawsze się najpierw trochę od nich odsuwają.",
    "W środku był atlas nieba. Dwadzieścia osiem tablic, ręcznie kolorowanych, oprawa z cielęcej skóry, połowa grzbietu w strzępach. Na karcie tytułowej ktoś przed dwustu laty napisał brązowym atramentem: „Dla tej, która nie śpi”. Woda zalała ostatnią ćwiartkę. Gwiazdozbiory na południu spłynęły na siebie i wyglądały jak miasto widziane zza mokrej szyby.",
    "– Trzy miesiące – oceniłam. – I nie obiecuję cudów.",
    "– Mam trzy tygodnie. I nie przyszedłem po cud.",
    "Wyjął kopertę. Nie zajrzałam do niej, bo po grubości wiedziałam, że jest w niej więcej, niż zarobiłam przez cały ostatni rok, a takie koperty lepiej otwierać, siedząc. Zapytałam za to o nazwisko do kwitu. Zawahał się na tyle krótko, że ktoś inny by tego nie zauważył.",
    "– Sarna. Wiktor.",
    "Znałam to nazwisko. Wszyscy w naszej dzielnicy je znali, tak jak się zna imię rzeki, która co kilka lat wylewa. Stary Sarna miał hurtownie, garaże, restaurację bez gości i bratanka, o którym mówiono, że skończył dobre szkoły i wrócił, kiedy nikt na niego nie czekał. Właściciele sklepików ściszali głos. Dozorca z naprzeciwka przechodził na drugą stronę.",
    "Wypisałam kwit. Litery wyszły mi równe, co mnie zdziwiło.",
    "– Proszę go przynosić na światło dzienne – powiedział od drzwi, zamiast „do widzenia”. – To znaczy: proszę go nie trzymać w ciemności. On nie lubi ciemności.",
    "– Atlas nieba?",
    "– Właśnie on.",
    "Kiedy wyszedł, na podłodze została po nim kałuża w kształcie, który przy odrobinie złej woli dało się nazwać statkiem. Wytarłam ją. Potem usiadłam i rozchyliłam kopertę na tyle, żeby zajrzeć. Pieniędzy nie policzyłam, nie ruszyłam ani jednego banknotu. Między nimi leżał mały, pożółkły bilet do planetarium. Jeden. Niewykorzystany. Sprzed dwunastu lat. Zsunęłam palce z papieru i odłożyłam kopertę na półkę tak, jak ją dostałam.",
  ],
};
