/**
 * How much each cue and each pair of neighbouring cues speaks for a crisis. Learnt, not written by hand:
 * `node --import tsx scripts/weigh-crisis-cues.ts`.
 */
export const bias = -3.42;

const cues = `ago -1.53 animal -0.52 asks -0.73 beyond 0.62 blade 0.98 body 0.65 book -1.5 burden 0.5 calm1 -1.03 care 0.5
    child -0.12 cutVeins 1.8 danger1 0.94 danger2 0.69 danger3 0.24 deadState 0.8 death 0.12 dieInf 1.84 dieNow 1
    doIt 0.4 dream -1 drown 0.95 elder 0.15 emergency 0.66 end 0.21 enough -0.27 escape 0.67 exaggerate -1.5
    fear 0.43 film -1.5 food -1 forever 0.5 game -1.5 good -1.2 goodbye 0.74 grave 0.33 gun 1 hang 1.2 height 0.5
    hitWith 0.93 hits 0.55 home -0.96 howTo 0.79 i -0.06 iDid -0.42 iDie 0.78 iDied 0.6 iHere 0.18 iVanish 0.6
    job -1 jump 0.67 killOthers 0.7 killSelf 1.35 kin 1 last 0.54 laugh -1 letter 0.51 life 0.5 live 0.9 me 0.32
    more 1.1 mourn -1 nie:doIt -0.14 nie:emergency 1.83 nie:live 1.3 nie:notBe 1.36 nie:resolve 0.4
    nie:return 1.07 nie:strength -0.2 nie:thinkOf -0.33 nie:wish -0.17 notBe 0.73 now 0.63 other -0.13
    overdose 1.3 pain -0.78 partner 0.08 pills 1.26 plan 1.25 plant -1 poison 0.93 quit -0.8 quoted -0.3
    reason -0.12 recovered -1 relief 0.14 resolve 1.7 return -0.37 rope 1.71 says 0.72 selfCut 1 shoot 1
    shop -0.69 slang 1.61 sport -1.5 stop 0.3 study -0.58 suicide 1.03 swallow 0.26 thinkOf 1.51 threatens 0.5
    tracks 0.5 travel -0.63 tried 1 vanishInf 0.6 veins 0.8 wish 1.36 without -0.06 world 0.74 worthless -0.3
    years -0.4`;

const pairs = `better+without 0.5 blade+iHere 1.2 body+self 0.28 child+emergency 0.7 child+killOthers 1 deadState+letter 2
    deadState+notBe 1.5 deadState+now 0.5 death+sense 1 death+wish 1.5 dieInf+ago -1.5 dieInf+nie:wish -2
    dieInf+says 0.5 doIt+now 1 elder+emergency 0.7 elder+hits 0.5 end+life 1 end+me 0.8 end+now 0.5 end+self 0.5
    exaggerate+iDid 0.07 forever+goodbye 1 goodbye+kin 1.5 grave+wish 1.5 gun+iHere 1.5 gun+other 0.5
    hang+self 0.13 height+iHere 1.5 hits+ago -1 iDie+now 0.5 iVanish+forever 1 iVanish+world 1.5 jump+now 1.2
    jump+says 0.8 killOthers+victims 1 killSelf+ago -1.5 killSelf+me -0.46 killSelf+nie:plan -3
    killSelf+nie:wish -2.5 killSelf+says 0.8 killSelf+self 0.74 last+goodbye 1 live+nie:sense 1
    live+nie:strength 1 live+nie:wish 1.36 live+reason 0.38 live+strength 0.22 me+elder 0.45 me+hits 0.5
    me+iHere -0.09 me+nie:notBe 0.5 me+nie:return 1 me+nie:wish 0.13 me+partner 0.23 me+self -0.27
    me+threatens -0.15 now+ago -0.16 only+death 1 other+hits 0.3 other+says 0.37 partner+emergency 0.7
    partner+hits 0.5 partner+says 0.49 pills+emergency 0.8 pills+iDid 0.09 pills+iHere 1.2 plan+end 1
    relief+me 0.66 relief+self -0.13 rope+iHere 1.5 says+threatens 0.8 self+study 1.32 selfCut+self 1.81
    suicide+nie:i -2 suicide+nie:thinkOf -2 suicide+thinkOf 0.16 swallow+pills 0.5 tracks+iHere 1.5
    vanishInf+forever 1 vanishInf+world 1.5 veins+iHere 1 water+iHere 1 wish+iDid 0.07 wish+live -1.37
    wish+nie:wish -0.1 wish+self 0.09 wish+study 0.14 worthless+me -0.07`;

/** Beginnings of other words. */
const words = `w:15 0.07 w:a 0.76 w:ale -1.16 w:alerg -0.16 w:babci -0.51 w:bedzi 0.49 w:bez -0.42 w:bije -0.39 w:bil -0.24
    w:biore -1.68 w:blizn -1.11 w:bo 0.72 w:bohat -0.28 w:boli -0.05 w:bron 0.12 w:by 0.37 w:byl -0.18
    w:bylob 0.67 w:c 0.23 w:chcia -0.31 w:chodz 0.47 w:ciela -0.12 w:co 0.78 w:codzi 0.31 w:czeka 0.62
    w:czter -0.3 w:czuje -0.59 w:dalej 0.58 w:dawno 0.45 w:depre -0.24 w:dla -0.13 w:dluze 0.08 w:dol 0.38
    w:dom 0.07 w:domu 0.75 w:dotyk 0.22 w:dusi -0.12 w:dwie -0.44 w:dziec 0.22 w:dzien -0.23 w:dzies -0.18
    w:dzisi 0.9 w:filmi 0.24 w:gdyby 1.95 w:gdzie 0.33 w:glowi 0.21 w:godzi -0.46 w:i 0.56 w:inego 0.34
    w:jak -0.29 w:je 0.31 w:jedyn 1.36 w:jest -0.05 w:jeszc 0.16 w:juz 0.83 w:kiedy -0.4 w:komu 0.07 w:koncz -0.2
    w:konto -0.12 w:kota 0.09 w:ktore 0.28 w:ktory -0.16 w:kupil 0.09 w:lepie 0.39 w:lezy 0.48 w:liceu -0.14
    w:lol 0.19 w:lubie 0.26 w:mam 0.43 w:mama -0.59 w:marze -0.26 w:maz 0.14 w:mi -0.15 w:miala -0.38 w:miec -0.32
    w:miesi 0.37 w:mnie 0.48 w:mojeg -0.27 w:morze -0.07 w:mostu 0.09 w:mowi -0.36 w:mysla -0.67 w:mysle 0.38
    w:na -0.81 w:napis 0.36 w:nic -0.75 w:nie:bede 0.08 w:nie:chce -0.47 w:nie:ma -0.09 w:nie:mam 0.45
    w:nie:odych 0.07 w:nie:umiem -0.38 w:nie:wie 0.26 w:nie:zaslu 0.38 w:nie:zyc 0.32 w:nikt 0.25 w:nocy 0.52
    w:norma -0.3 w:o -0.54 w:od -0.51 w:odwag 0.63 w:ojcie 0.11 w:ojczy 0.07 w:okna 0.3 w:on 0.11 w:ostat 0.18
    w:pierw -0.27 w:pojde 0.34 w:popel 0.36 w:popil 0.09 w:potem 0.51 w:powie 0.35 w:przed -0.25 w:przes -0.08
    w:przet -0.15 w:przy -0.17 w:raz -0.07 w:razem 1.08 w:robic 0.35 w:rozma -0.6 w:rozwa 0.53 w:sasia 0.31
    w:scian 0.19 w:sen 0.13 w:serio 0.26 w:sie 0.49 w:siebi -0.16 w:sieki 0.22 w:siost -0.22 w:skocz 0.13
    w:smier 0.12 w:sobie 1.02 w:spoko -0.68 w:stron 0.12 w:strze -0.65 w:swiat -0.28 w:swiec 0.68 w:swiet -0.05
    w:swoje 0.16 w:sznur 0.61 w:szufl 0.24 w:ta -0.45 w:tak 0.45 w:taki -0.37 w:tam 0.68 w:te -0.26 w:tego 0.58
    w:telef 0.96 w:temu -0.37 w:tesci -0.78 w:tez 0.48 w:to 0.7 w:torac 0.11 w:tylko 0.45 w:tym 0.8 w:umier -0.42
    w:umrze 0.05 w:w -0.29 w:wciaz -0.45 w:wczes -0.23 w:wczor 0.27 w:wezme 0.19 w:wiecz 0.14 w:wlasn 0.33
    w:wraca -0.14 w:wszys 0.46 w:wtedy 0.87 w:wyjsc 0.93 w:wypil 0.48 w:wysko 0.07 w:z -0.23 w:zabic 0.53
    w:zabil 0.98 w:zabra 0.95 w:zamia -0.07 w:zamkn 0.81 w:zamyk 1.16 w:zapom -0.2 w:zasna -0.54 w:zawal -0.31
    w:zdech 0.08 w:ze 0.16 w:zeby 1.79 w:zgwal 1.03 w:zime -0.36 w:zmecz -0.05 w:zobac -0.13 w:zosta 0.49
    w:zrobi 0.66 w:zyc 0.24 w:zycia 0.36 w:zyje -0.2 w:zylet 0.16`;

export const cueWeights: Readonly<Record<string, number>> = Object.fromEntries(
  [...`${cues} ${pairs} ${words}`.matchAll(/(\S+) (-?[\d.]+)/g)].map(([, name, weight]) => [
    name,
    Number(weight),
  ]),
);
