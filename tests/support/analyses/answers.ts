/** What somebody may write into the form of each analysis, field by field. */
export const sampleAnswers: Record<string, Record<string, string>> = {
  "life-decision": {
    name: "Katarzyna",
    decisionDescription:
      "Od jedenastu lat pracuję w tej samej firmie w Krakowie. Dostałam ofertę z Wrocławia: ciekawsza praca, trochę wyższa pensja, ale przeprowadzka całej rodziny i szkoła dzieci od nowa. Odpowiedź mam dać do końca miesiąca.",
    options:
      "Przyjąć ofertę i przeprowadzić się\nZostać w obecnej pracy\nWynegocjować pracę zdalną",
    emotions: "Ekscytacja, a zaraz potem ścisk w żołądku, kiedy patrzę na śpiące dzieci.",
    logic: "Pensja wyższa o 18 procent, ale wynajem mieszkania zje połowę różnicy.",
    consequences: "Mąż musiałby szukać pracy, a moja mama zostałaby sama w Krakowie.",
    fears: "Boję się, że za rok będę żałować i że dzieci mi tego nie wybaczą.",
    values: "rodzina, rozwój, spokój",
  },
  "decision-simulation": {
    name: "Tomasz",
    scenarioTitle: "Własna pracownia stolarska",
    optionA: "Odchodzę z korporacji i otwieram pracownię stolarską z małym kredytem.",
    optionB: "Zostaję na etacie, a stolarkę robię po godzinach.",
    goal: "Chcę pracować rękami i widzieć efekt, ale żeby starczało na raty i wakacje z córką.",
    fears: "Że po pół roku skończą się zlecenia, a ja wrócę z podkulonym ogonem.",
    timePerspective: "dwa lata",
  },
  therapist: {
    name: "Aleksandra",
    problemDescription:
      "Na zebraniach w pracy zamieram. Kiedy szef pyta o zdanie, mam pustkę w głowie, chociaż wcześniej wszystko wiem. Potem przez cały wieczór odtwarzam to w głowie i myślę, że wszyscy widzą, że się nie nadaję.",
    feelings: "wstyd, złość na siebie, gorąco w twarzy i ścisk w gardle",
    goal: "Chcę raz na zebraniu powiedzieć spokojnie jedno zdanie i nie myśleć o tym do nocy.",
    pastAttempts:
      "Notatki przed zebraniem trochę pomagają. Kawa przed wystąpieniem tylko pogarsza.",
  },
  "person-insight": {
    name: "Monika",
    relationshipType: "dating",
    howLongKnown: "trzy miesiące",
    currentSituation:
      "Spotykamy się raz w tygodniu, zawsze z jego inicjatywy. W tygodniu prawie nie pisze. Kiedy jesteśmy razem, jest ciepły i obecny, a potem znika na kilka dni.",
    communicationStyle: "Krótkie wiadomości, rzadko pyta, co u mnie. Na żywo mówi dużo.",
    redFlagConcerns: "Odwołuje w ostatniej chwili. Nie przedstawił mnie nikomu.",
    positiveTraits: "Poczucie humoru, pamięta drobiazgi, przy nim się śmieję.",
    recentInteraction:
      "Zapytałam w niedzielę, czy spędzimy razem majówkę. Powiedział: „Zobaczymy, nie lubię planować”. Potem zmienił temat i włączył film. Ja się zamknęłam i udawałam, że jest w porządku.",
    theirResponse: "Po dwóch dniach napisał, jakby nic się nie stało.",
    yourFeeling: "Niepewność i złość na siebie, że nie mówię wprost.",
    whatYouWant: "Chcę wiedzieć, czy to idzie w stronę związku.",
    specificQuestions: "Czy jemu zależy? Czy mam naciskać?",
    futureGoals: "Spokojny związek, w którym nie zgaduję.",
  },
};
