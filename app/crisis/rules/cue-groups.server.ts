/** What cues have in common. Hints from several dangerous groups weigh more than several from one. */
export const dangerGroups: Readonly<Record<string, string>> = {
  death: "iDie dieInf dieNow deadState death grave beyond suicide slang killSelf iDied",
  way: "hang drown shoot jump cutVeins overdose iVanish vanishInf",
  means: "rope blade gun pills poison height tracks water veins stop",
  deed: "doIt tried",
  cut: "selfCut",
  farewell: "end forever last nie:return nie:notBe goodbye kin care letter",
  weary:
    "enough nie:sense nie:strength pain burden relief without worthless nie:reason alone nie:wish",
  living: "live life world nie:live",
  hurt: "hits hitWith threatens",
  emergency: "emergency nie:emergency",
  killing: "killOthers",
};

export const calmCues =
  "film book game study job shop food laugh animal plant sport dream travel home exaggerate good quit mourn recovered ago";
