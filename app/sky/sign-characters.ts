export const signCharacters: Readonly<Record<string, string>> = {
  baran:
    "Tradycja widzi w Baranie początek: pierwszą iskrę wiosny i odwagę, która nie czeka na pozwolenie. Szybko się zapala, szybko przebacza i woli jedno „spróbujmy” niż dziesięć planów. Cierpliwość przychodzi mu z czasem, a razem z nią pytanie, czy to, o co walczy, na pewno jest jego.",
  byk: "Byk to ziemia w maju: spokojna, pachnąca, niespieszna. Lubi to, czego można dotknąć, dotrzymuje słowa i zostaje, kiedy inni już poszli. Najtrudniej mu puścić to, co dawno się skończyło, a wciąż jest wygodne.",
  bliznieta:
    "Bliźnięta zbierają świat jak rozmowy: po trochu i ze wszystkich stron naraz. Ciekawość jest ich sposobem na bliskość, a żart – na lęk. Odpoczywają przy pytaniu, które zostaje dłużej niż jedno popołudnie.",
  rak: "Rak nosi dom ze sobą. W symbolach to pamięć, czułość i troska, która zauważa, kto nie zjadł kolacji. Gdy jest mu trudno, chowa się pod skorupą, a wychodzi spod niej, kiedy powie wprost, czego sam potrzebuje.",
  lew: "Lew świeci, bo lubi, kiedy wszystkim jest ciepło. Tradycja przypisuje mu hojność, dumę i potrzebę bycia zauważonym, której nie ma co się wstydzić. Jego pytanie brzmi: kim jestem, kiedy nikt nie patrzy?",
  panna:
    "Panna widzi szczegół, którego inni nie zauważyli, i od razu wie, jak go naprawić. To znak rzemiosła, uważności i cichej pomocy. Ulgą bywa dla niej odkrycie, że nie wszystko wymaga poprawki, ona sama też nie.",
  waga: "Waga szuka miejsca, w którym obie strony mogą oddychać. Piękno, rozmowa i uczciwy podział są dla niej formą spokoju. Bywa, że waży tak długo, aż życie zdecyduje za nią; wtedy warto zapytać, czego chce ona sama.",
  skorpion:
    "Skorpion nie zatrzymuje się na powierzchni. W języku symboli to głębia, lojalność i odwaga patrzenia na to, od czego inni odwracają wzrok. Najodważniejszy jest wtedy, gdy odsłania się, zanim sprawdzi wszystkich.",
  strzelec:
    "Strzelec patrzy daleko. Droga, sens i szeroki widok są mu potrzebne jak powietrze, a humor niesie go przez trudne odcinki. Po latach wraca z wiadomością, że wierność drobiazgom też dokądś prowadzi.",
  koziorozec:
    "Koziorożec wspina się powoli i nie lubi o tym opowiadać. Tradycja daje mu wytrwałość, szacunek dla czasu i suche poczucie humoru. Na szczycie czeka na niego odpoczynek, na który nie trzeba było zasłużyć.",
  wodnik:
    "Wodnik myślami jest już jutro i dziwi się, że inni jeszcze tam nie są. To znak przyjaźni, niezależności i pomysłów, które najpierw wydają się osobliwe. Zostaje tam, gdzie bliskość nie odbiera wolności.",
  ryby: "Ryby czują cudzą pogodę jak własną. Symbolicznie to wyobraźnia, współczucie i granica cienka jak tafla wody. Siłę odzyskują na własnym brzegu, gdzie widać, które uczucie naprawdę jest ich.",
};
