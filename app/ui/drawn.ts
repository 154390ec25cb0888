import figureAquarius from "./drawings/figure-aquarius.svg?url&no-inline";
import figureAquila from "./drawings/figure-aquila.svg?url&no-inline";
import figureAries from "./drawings/figure-aries.svg?url&no-inline";
import figureCancer from "./drawings/figure-cancer.svg?url&no-inline";
import figureCapricorn from "./drawings/figure-capricorn.svg?url&no-inline";
import figureCoronaBorealis from "./drawings/figure-corona-borealis.svg?url&no-inline";
import figureCygnus from "./drawings/figure-cygnus.svg?url&no-inline";
import figureDelphinus from "./drawings/figure-delphinus.svg?url&no-inline";
import figureGemini from "./drawings/figure-gemini.svg?url&no-inline";
import figureLeo from "./drawings/figure-leo.svg?url&no-inline";
import figureLibra from "./drawings/figure-libra.svg?url&no-inline";
import figureLyra from "./drawings/figure-lyra.svg?url&no-inline";
import figurePisces from "./drawings/figure-pisces.svg?url&no-inline";
import figureSagittarius from "./drawings/figure-sagittarius.svg?url&no-inline";
import figureScorpio from "./drawings/figure-scorpio.svg?url&no-inline";
import figureTaurus from "./drawings/figure-taurus.svg?url&no-inline";
import figureUrsaMinor from "./drawings/figure-ursa-minor.svg?url&no-inline";
import figureVirgo from "./drawings/figure-virgo.svg?url&no-inline";
import iconAquila from "./drawings/icon-aquila.svg?url&no-inline";
import iconCygnus from "./drawings/icon-cygnus.svg?url&no-inline";
import iconDelphinus from "./drawings/icon-delphinus.svg?url&no-inline";
import iconGemini from "./drawings/icon-gemini.svg?url&no-inline";
import iconLibra from "./drawings/icon-libra.svg?url&no-inline";
import iconLyra from "./drawings/icon-lyra.svg?url&no-inline";
import iconUrsaMinor from "./drawings/icon-ursa-minor.svg?url&no-inline";
import medallionSideBend from "./drawings/medallion-side-bend.svg?url&no-inline";
import medallionTree from "./drawings/medallion-tree.svg?url&no-inline";
import portrait1 from "./drawings/portrait-1.svg?url&no-inline";
import portrait2 from "./drawings/portrait-2.svg?url&no-inline";
import portrait3 from "./drawings/portrait-3.svg?url&no-inline";
import portrait4 from "./drawings/portrait-4.svg?url&no-inline";
import portrait5 from "./drawings/portrait-5.svg?url&no-inline";
import portrait6 from "./drawings/portrait-6.svg?url&no-inline";
import portrait7 from "./drawings/portrait-7.svg?url&no-inline";
import portrait8 from "./drawings/portrait-8.svg?url&no-inline";
import stars from "./drawings/stars.svg?url&no-inline";
import twinklingStars from "./drawings/twinkling-stars.svg?url&no-inline";

const addresses: Readonly<Record<string, string>> = {
  "figure-aquarius": figureAquarius,
  "figure-aquila": figureAquila,
  "figure-aries": figureAries,
  "figure-cancer": figureCancer,
  "figure-capricorn": figureCapricorn,
  "figure-corona-borealis": figureCoronaBorealis,
  "figure-cygnus": figureCygnus,
  "figure-delphinus": figureDelphinus,
  "figure-gemini": figureGemini,
  "figure-leo": figureLeo,
  "figure-libra": figureLibra,
  "figure-lyra": figureLyra,
  "figure-pisces": figurePisces,
  "figure-sagittarius": figureSagittarius,
  "figure-scorpio": figureScorpio,
  "figure-taurus": figureTaurus,
  "figure-ursa-minor": figureUrsaMinor,
  "figure-virgo": figureVirgo,
  "icon-aquila": iconAquila,
  "icon-cygnus": iconCygnus,
  "icon-delphinus": iconDelphinus,
  "icon-gemini": iconGemini,
  "icon-libra": iconLibra,
  "icon-lyra": iconLyra,
  "icon-ursa-minor": iconUrsaMinor,
  "medallion-side-bend": medallionSideBend,
  "medallion-tree": medallionTree,
  "portrait-1": portrait1,
  "portrait-2": portrait2,
  "portrait-3": portrait3,
  "portrait-4": portrait4,
  "portrait-5": portrait5,
  "portrait-6": portrait6,
  "portrait-7": portrait7,
  "portrait-8": portrait8,
  stars,
  "twinkling-stars": twinklingStars,
};

/** The address of a drawing, by the name of its file without the ending. Written by `npm run drawings`. */
export const drawn = (name: string): string => addresses[name] ?? "";
