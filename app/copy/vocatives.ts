/**
 * Polish first names and their forms of address („Marto”). A table, since a rule would be wrong where it matters: Zosia is
 * „Zosiu”, Ola „Olu”, Magda „Magdo”, Marek „Marku”, Jacek „Jacku”, Tadeusz „Tadeuszu”.
 */
const table = `
Ada Ado, Adam Adamie, Adrian Adrianie, Adrianna Adrianno, Agata Agato, Agnieszka Agnieszko, Alan Alanie, Albert Albercie, Alek Alku, Aleks Aleksie, Aleksander Aleksandrze, Aleksandra Aleksandro,
Alfred Alfredzie, Alicja Alicjo, Alina Alino, Amelia Amelio, Anastazja Anastazjo, Andrzej Andrzeju, Aneta Aneto, Angelika Angeliko, Ania Aniu, Anita Anito, Anka Anko, Anna Anno, Antek Antku, Antoni Antoni, Antonina Antonino,
Apolonia Apolonio, Arek Arku, Arkadiusz Arkadiuszu, Artur Arturze, Asia Asiu, Aurelia Aurelio, Barbara Barbaro, Bartek Bartku, Bartłomiej Bartłomieju, Bartosz Bartoszu, Basia Basiu, Beata Beato, Blanka Blanko, Błażej Błażeju,
Bogdan Bogdanie, Bogna Bogno, Bogumiła Bogumiło, Bogusław Bogusławie, Bogusława Bogusławo, Bolesław Bolesławie, Bożena Bożeno, Bronisław Bronisławie, Bronisława Bronisławo, Cecylia Cecylio, Celina Celino, Cezary Cezary,
Czesław Czesławie, Czesława Czesławo, Dagmara Dagmaro, Damian Damianie, Daniel Danielu, Daniela Danielo, Danuta Danuto, Daria Dario, Dariusz Dariuszu, Darek Darku, Dawid Dawidzie, Diana Diano, Dominik Dominiku, Dominika Dominiko,
Dorota Doroto, Edward Edwardzie, Edyta Edyto, Elena Eleno, Eliza Elizo, Elżbieta Elżbieto, Ela Elu, Emil Emilu, Emilia Emilio, Ernest Erneście, Eryk Eryku, Eugeniusz Eugeniuszu, Ewa Ewo, Ewelina Ewelino, Ewka Ewko,
Fabian Fabianie, Felicja Felicjo, Feliks Feliksie, Filip Filipie, Franciszek Franciszku, Franek Franku, Gabriel Gabrielu, Gabriela Gabrielo, Genowefa Genowefo, Gosia Gosiu, Grażyna Grażyno, Grzegorz Grzegorzu, Grzesiek Grześku,
Gustaw Gustawie, Hanna Hanno, Hania Haniu, Halina Halino, Helena Heleno, Henryk Henryku, Henryka Henryko, Hubert Hubercie, Iga Igo, Ignacy Ignacy, Igor Igorze, Ilona Ilono, Ines Ines, Inga Ingo, Irena Ireno, Ireneusz Ireneuszu,
Irmina Irmino, Iwo Iwo, Iwona Iwono, Iza Izo, Izabela Izabelo, Izabella Izabello, Jacek Jacku, Jadwiga Jadwigo, Jagna Jagno, Jagoda Jagodo, Jakub Jakubie, Jan Janie, Janek Janku, Janina Janino, Janusz Januszu, Jarek Jarku,
Jarosław Jarosławie, Jerzy Jerzy, Jędrzej Jędrzeju, Joanna Joanno, Jola Jolu, Jolanta Jolanto, Jowita Jowito, Józef Józefie, Józefa Józefo, Judyta Judyto, Julia Julio, Julian Julianie, Julianna Julianno, Julita Julito, Jurek Jurku, Justyna Justyno,
Kacper Kacprze, Kaja Kaju, Kalina Kalino, Kamil Kamilu, Kamila Kamilo, Karina Karino, Karol Karolu, Karolina Karolino, Kasia Kasiu, Kaśka Kaśko, Katarzyna Katarzyno, Kazimierz Kazimierzu, Kazimiera Kazimiero, Kinga Kingo, Klara Klaro, Klaudia Klaudio,
Konrad Konradzie, Konstancja Konstancjo, Kornel Kornelu, Kornelia Kornelio, Krystian Krystianie, Krystyna Krystyno, Krysia Krysiu, Krzysiek Krzyśku, Krzysztof Krzysztofie, Ksawery Ksawery, Kuba Kubo, Laura Lauro, Lech Lechu, Lena Leno,
Leon Leonie, Leszek Leszku, Lidia Lidio, Liliana Liliano, Lilianna Lilianno, Liwia Liwio, Lucjan Lucjanie, Lucyna Lucyno, Ludwik Ludwiku, Ludwika Ludwiko, Luiza Luizo, Łucja Łucjo, Łukasz Łukaszu, Maciej Macieju, Maciek Maćku, Magda Magdo,
Magdalena Magdaleno, Maja Maju, Maks Maksie, Maksymilian Maksymilianie, Malwina Malwino, Małgorzata Małgorzato, Marcel Marcelu, Marcela Marcelo, Marcelina Marcelino, Marcin Marcinie, Marek Marku, Maria Mario, Marian Marianie, Marianna Marianno,
Mariola Mariolo, Mariusz Mariuszu, Marlena Marleno, Marta Marto, Martyna Martyno, Maryla Marylo, Marysia Marysiu, Marzena Marzeno, Mateusz Mateuszu, Matylda Matyldo, Melania Melanio, Michalina Michalino, Michał Michale, Mieczysław Mieczysławie,
Mikołaj Mikołaju, Milena Mileno, Miłosz Miłoszu, Mirek Mirku, Mirosław Mirosławie, Mirosława Mirosławo, Monika Moniko, Nadia Nadio, Natalia Natalio, Natasza Nataszo, Nela Nelu, Nikodem Nikodemie, Nikola Nikolo, Nina Nino, Norbert Norbercie,
Oktawia Oktawio, Ola Olu, Olaf Olafie, Olek Olku, Olga Olgo, Oliwia Oliwio, Oliwier Oliwierze, Oskar Oskarze, Patrycja Patrycjo, Patryk Patryku, Paula Paulo, Paulina Paulino, Paweł Pawle, Piotr Piotrze, Piotrek Piotrku, Pola Polu, Przemek Przemku,
Przemysław Przemysławie, Radek Radku, Radosław Radosławie, Rafał Rafale, Regina Regino, Renata Renato, Robert Robercie, Roksana Roksano, Roman Romanie, Rozalia Rozalio, Róża Różo, Ryszard Ryszardzie, Sabina Sabino, Sandra Sandro, Sara Saro,
Sebastian Sebastianie, Seweryn Sewerynie, Sławek Sławku, Sławomir Sławomirze, Sonia Soniu, Stanisław Stanisławie, Stanisława Stanisławo, Staszek Staszku, Stefan Stefanie, Stefania Stefanio, Sylwester Sylwestrze, Sylwia Sylwio, Szymon Szymonie,
Tadeusz Tadeuszu, Tamara Tamaro, Teresa Tereso, Tola Tolu, Tomasz Tomaszu, Tomek Tomku, Tymon Tymonie, Tymoteusz Tymoteuszu, Urszula Urszulo, Ula Ulu, Wacław Wacławie, Waldemar Waldemarze, Wanda Wando, Wera Wero, Weronika Weroniko,
Wiesław Wiesławie, Wiesława Wiesławo, Wiktor Wiktorze, Wiktoria Wiktorio, Wincenty Wincenty, Wiola Wiolu, Wioletta Wioletto, Wiesia Wiesiu, Wit Wicie, Witek Witku, Witold Witoldzie, Władysław Władysławie, Władysława Władysławo, Włodzimierz Włodzimierzu,
Wojciech Wojciechu, Wojtek Wojtku, Zbigniew Zbigniewie, Zbyszek Zbyszku, Zdzisław Zdzisławie, Zdzisława Zdzisławo, Zenon Zenonie, Zofia Zofio, Zosia Zosiu, Zuzanna Zuzanno, Zuza Zuzo, Zygmunt Zygmuncie, Żaneta Żaneto
`;

const vocatives = new Map(
  table
    .trim()
    .split(/,\s+/)
    .map((pair) => pair.split(" "))
    .map(([name = "", vocative = ""]) => [name.toLocaleLowerCase("pl"), vocative]),
);

/**
 * How a person of this name is addressed.
 * @param name as it was typed
 * @returns null for a name that is not in the table, or not one name alone
 */
export const vocativeOf = (name: string): string | null =>
  vocatives.get(name.trim().normalize("NFC").toLocaleLowerCase("pl")) ?? null;
