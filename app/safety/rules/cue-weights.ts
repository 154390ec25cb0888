/**
 * How much each cue and each pair of neighbouring cues speaks for a crisis. Learnt, not written by hand:
 * `node --import tsx scripts/weigh-crisis-cues.ts`.
 */
export const bias = -3.22;

const cues = `ago -1.51 animal -0.25 beyond 1 blade 1.3 body 0.79 book -1.5 burden 0.5 calm1 -1.39 calm2 -0.27 care 1.19
    cutVeins 1.8 danger1 0.84 danger2 0.71 deadState 0.8 death 0.26 dieInf 2.35 dieNow 1 doIt 1.37 dream -1
    drown 0.85 emergency 0.42 end 0.24 escape 0.92 exaggerate -1.5 fear 0.24 film -2.57 food -1.61 forever 0.5
    game -1.5 good -0.95 goodbye 0.88 grave 0.59 gun 1 hang 1.2 height 0.5 hitWith 0.9 hits 0.89 home -0.9
    howTo 0.58 i -0.22 iDid -0.45 iDie 0.83 iDied 0.6 iVanish 0.6 job -0.94 jump 0.66 killOthers 0.7 killSelf 1.2
    kin 1.01 last 0.51 laugh -1 letter 0.4 life 0.5 live 1.46 me 0.6 more 2.12 mourn -1 nie:doIt -0.5
    nie:emergency 2.07 nie:live 1.32 nie:notBe 1.11 nie:resolve 0.4 nie:return 1.39 nie:stop 0.15
    nie:strength -0.56 nie:thinkOf -0.25 nie:wish -1.05 notBe 0.89 now 0.46 other -0.22 overdose 1.24 pain -0.74
    pills 0.96 plan 0.92 plant -1 poison 1.15 quit -0.8 quoted -0.3 recovered -0.78 relief 1.07 resolve 1.86
    rope 1.85 says 0.55 self 0.56 selfCut 0.73 sense 0.28 shoot 1 shop -0.29 slang 1.33 sport -1.5 stop -0.41
    study -1.2 suicide 1.38 swallow 0.11 theyDie -0.14 theyDied 0.63 thinkOf 1.57 threatens 0.5 tracks 0.44
    travel -1 tried 1 vanishInf 0.16 veins 0.8 wish 1.86 without -0.31 world 1.27 years -0.89`;

const pairs = `better+without 0.5 blade+iHere 1.2 child+emergency 0.7 child+killOthers 1 deadState+letter 2
    deadState+notBe 1.5 deadState+now 0.5 death+sense 1 death+thinkOf 0.34 death+wish 1.5 dieInf+ago -1.5
    dieInf+nie:wish -2 dieInf+says 0.5 doIt+now 0.85 doIt+reason -0.6 elder+emergency 0.7 elder+hits 0.87
    end+life 1 end+me 0.8 end+now 0.5 end+self 0.5 forever+goodbye 1 goodbye+kin 1.5 grave+wish 1.5 gun+iHere 1.5
    gun+other 0.5 hang+self 0.4 height+iHere 1.5 height+self -0.36 hits+ago -1 iDie+now 0.5 iVanish+forever 1
    iVanish+world 1.5 jump+now 1.2 jump+says 0.8 killOthers+victims 1 killSelf+ago -1.5 killSelf+me -1.28
    killSelf+nie:plan -3 killSelf+nie:wish -2.5 killSelf+says 0.8 killSelf+self 1.2 last+goodbye 1
    live+nie:sense 1 live+nie:strength 1 live+nie:wish 0.97 live+reason 1.26 live+strength 0.47 me+elder 0.61
    me+hits 0.52 me+nie:notBe 0.43 me+nie:return 1 me+nie:wish 0.18 me+partner 0.37 me+self -0.3
    me+threatens -0.12 now+iHere 0.06 now+reason 0.15 now+self -0.05 now+victims 0.37 now+worthless 0.14
    only+death 1 other+hits 0.3 other+iDid -0.87 other+says 0.23 partner+emergency 0.7 partner+hits 0.5
    partner+says 0.82 pills+emergency 0.8 pills+iDid 0.84 pills+iHere 1.2 plan+end 1 relief+me 0.91 rope+iHere 1.5
    says+threatens 0.8 self+ago 0.56 self+hits -0.27 self+i -0.2 self+iDid -0.29 selfCut+self 2.22
    suicide+elder -0.23 suicide+iDid -0.29 suicide+nie:i -2 suicide+nie:thinkOf -2 swallow+pills 0.5
    swallow+self -0.13 tracks+iHere 1.5 vanishInf+forever 1 vanishInf+wish -0.52 vanishInf+world 1.5 veins+iHere 1
    water+iHere 1 wish+life 0.11 wish+live -2.64 wish+reason 0.07 wish+self 0.12 world+self -0.28`;

export const cueWeights: Readonly<Record<string, number>> = Object.fromEntries(
  [...`${cues} ${pairs}`.matchAll(/(\S+) (-?[\d.]+)/g)].map(([, name, weight]) => [
    name,
    Number(weight),
  ]),
);
