import type { Chapter } from "~/documents/book/model";

export const night: Chapter = {
  title: "Ta, która nie śpi",
  paragraphs: [
    "Papier leczy się powoli. Najpierw trzeba go przekonać, że nic mu już nie grozi: suche bibuły, zimne powietrze, ciężar rozłożony tak, żeby nie bolało. Dopiero potem można pytać, co pamięta.",
    "Wiktor przychodził wieczorami. Mówił, że chce widzieć postępy, i siadał na taborecie pod oknem, z dala od stołu, z rękami na kolanach. Trzeciego dnia przyniósł herbatę w termosie. Siódmego – lampę o cieplejszym świetle, bo zauważył, że mrużę oczy. Dziesiątego nie przyniósł niczego i pierwszy raz zdjął płaszcz.",
    "– Po co panu to niebo? – zapytałam w końcu. Trzymałam pęsetą skrawek Wodnika, nie większy od paznokcia.",
    "– Należało do mojej matki. Wujek trzymał je w piwnicy restauracji, razem z rachunkami, których nikt nie ma zobaczyć. Kiedy pękła rura, kazał ratować rachunki.",
    "Powiedział to spokojnie, jak się podaje godzinę. Skrawek Wodnika trafił na swoje miejsce z cichym kliknięciem, którego nie ma, a które każdy konserwator słyszy.",
    "– Dwanaście lat temu obiecała mi planetarium – dodał po chwili. – Stałem pod kasą z dwoma biletami. Jeden oddałem dziewczynie, która płakała, bo zabrakło dla niej miejsca. Drugi mi został.",
    "Nie odpowiedziałam. Pęseta leżała na stole, a ja patrzyłam na własne ręce, jakby należały do kogoś, kto dawno stąd wyszedł. Bo ja pamiętałam tamtą kolejkę. Miałam osiemnaście lat, zerwany pasek u torebki i chłopaka, który nie przyszedł. I jakiś obcy, chudy, w za dużej marynarce wcisnął mi w dłoń bilet i odszedł, zanim zdążyłam spytać o imię.",
    "– Była Lira – powiedziałam. – Na początku pokazali Lirę. Prowadzący mówił, że jej najjaśniejsza gwiazda będzie kiedyś wskazywać północ.",
    "Wiktor podniósł głowę. Deszcz za oknem przestał padać tak nagle, jak milknie ktoś, kto podsłuchuje.",
    "– Wega – powiedział. – Za dwanaście tysięcy lat.",
    "– Niektórzy są cierpliwi.",
    "Siedzieliśmy potem długo bez słowa. W kamienicy naprzeciwko gasły okna, jedno po drugim, aż zostało tylko moje. Zrozumiałam wtedy, o czym jest ta dedykacja na pierwszej karcie. Nie o bezsenności. O kimś, kto czuwa, żeby inni mogli spać.",
    "Po północy na ulicy zatrzymał się samochód. Nie zgasił silnika. Wiktor wstał, podszedł do okna i stanął tak, że z zewnątrz widać było jego, a nie mnie.",
    "– To do mnie – powiedział. – Proszę zamknąć drzwi na oba zamki. I proszę nie kończyć zbyt szybko.",
  ],
};
