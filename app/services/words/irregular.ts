const families: Readonly<Record<string, string>> = {
  czlowiek:
    "czlowiek czlowieka czlowiekowi czlowiekiem czlowieku ludzie ludzi ludziom ludzmi ludziach",
  dziecko:
    "dziecko dziecka dziecku dzieckiem dzieci dzieciom dziecmi dzieciach dzieciak dzieciaki dzieciakow",
  rok: "rok roku rokiem rokowi lata lat latom latami latach",
  dzien: "dzien dnia dniowi dniem dniu dni dniom dniami dniach",
  tydzien:
    "tydzien tygodnia tygodniowi tygodniem tygodniu tygodnie tygodni tygodniom tygodniami tygodniach",
  oko: "oko oka oku okiem oczy oczu oczom oczami oczach",
  ucho: "ucho ucha uchu uchem uszy uszu uszom uszami uszach",
  reka: "reka reki rece reke rak rekom rekami rekach",
  ojciec: "ojciec ojca ojcu ojcem ojcze ojcowie ojcow ojcom ojcami ojcach",
  przyjaciel:
    "przyjaciel przyjaciela przyjacielowi przyjacielem przyjacielu przyjaciele przyjaciol przyjaciolom przyjaciolmi przyjaciolach",
  ksiadz: "ksiadz ksiedza ksiedzu ksiedzem ksieza ksiezy ksiezom ksiezmi ksiezach",
  miesiac: "miesiac miesiaca miesiacu miesiacem miesiace miesiecy miesiacom miesiacami",
  kosciol: "kosciol kosciola kosciolowi kosciolem kosciele koscioly kosciolow kosciolach",
  smierc: "smierc smierci smiercia",
  swieto: "swieto swieta swietu swietem swiecie swiat swietom swietami swietach",
  isc: "isc ide idziesz idzie idziemy idziecie ida szedl szedlem szedles szla szlam szlas szli szlismy szly szlysmy",
  pojsc:
    "pojsc pojde pojdziesz pojdzie pojdziemy pojda poszedl poszedlem poszla poszlam poszli poszlismy poszly",
  wyjsc:
    "wyjsc wyjde wyjdziesz wyjdzie wyjdziemy wyjda wyszedl wyszedlem wyszla wyszlam wyszli wyszly",
  odejsc: "odejsc odejde odejdzie odeszla odeszlam odszedl odszedlem odeszli odeszly",
  przyjsc: "przyjsc przyjde przyjdzie przyjda przyszedl przyszedlem przyszla przyszlam przyszli",
  miec: "miec mam masz ma mamy macie maja mial mialem miala mialam mieli mielismy mialy",
  moc: "moge mozesz moze mozemy mozecie moga mogl moglem mogla moglam mogli moglismy mogly",
  wiedziec:
    "wiedziec wiem wiesz wie wiemy wiecie wiedza wiedzial wiedzialem wiedziala wiedzialam wiedzieli",
  jesc: "jesc jem jesz je jemy jecie jedza jadl jadlem jadla jadlam jedli jedlismy jadly",
  spac: "spac spie spisz spi spimy spicie spia spal spalem spala spalam spali spalismy spaly",
  brac: "brac biore bierzesz bierze bierzemy biora bral bralem brala bralam brali",
  bac: "bac boje boisz boi boimy boicie boja bal balem bala balam bali balismy baly",
  jechac: "jechac jade jedziesz jedzie jedziemy jada jechal jechalem jechala jechalam jechali",
  chciec: "chciec chce chcesz chcemy chcecie chca chcial chcialem chciala chcialam chcieli",
  zyc: "zyc zyje zyjesz zyjemy zyja zyl zylem zyla zylam zyli zylismy",
  pic: "pic pije pijesz pijemy pija pil pilem pila pilam pili",
  umrzec: "umrzec umre umrze umrzemy umra umarl umarlem umarla umarlam umarli umarly",
  wziac: "wziac wezme wezmie wzial wzialem wziela wzielam wzieli",
  zaczac: "zaczac zaczne zacznie zaczal zaczalem zaczela zaczelam zaczeli",
  placic: "placic place placisz placi placimy placa placilem placilam",
};

export const irregularStems: ReadonlyMap<string, readonly string[]> = Object.entries(
  families,
).reduce((known, [stem, forms]) => {
  for (const form of forms.split(" ")) known.set(form, [...(known.get(form) ?? []), `${stem}=`]);
  return known;
}, new Map<string, string[]>());
