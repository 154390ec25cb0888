/**
 * How much each cue and each pair of neighbouring cues speaks for a crisis. Learnt, not written by hand:
 * `node --import tsx scripts/weigh-crisis-cues.ts`.
 */
export const bias = -3.26;

const cues = `ago -1.81 animal -0.11 beyond 1 blade 1.29 body 0.8 book -1.5 burden 0.5 calm1 -1.36 calm2 -0.3 care 1.16
    child 0.06 cutVeins 1.8 danger1 1 danger2 0.8 danger4 -0.98 deadState 0.8 death 0.42 dieInf 1.96 dieNow 1
    doIt 1.36 dream -1 drown 0.8 emergency 0.32 end 0.57 escape 0.94 exaggerate -1.5 fear 0.08 film -2.05 food -1
    forever 0.5 game -1.5 good -0.91 goodbye 0.7 grave 0.6 gun 1 hang 1.2 height 0.5 hitWith 0.8 hits 0.85
    home -0.91 howTo -0.25 i 0.18 iDid -0.48 iDie 0.45 iDied 0.6 iVanish 0.6 job -0.97 jump 0.66 killOthers 0.7
    killSelf 0.47 kin 1.24 last 0.4 laugh -1.1 letter 0.4 life 0.48 live 1.63 me 0.42 more 2.08 mourn -1
    nie:emergency 2.07 nie:i 0.05 nie:live 1.13 nie:notBe 1.16 nie:resolve 0.4 nie:return 1.47 nie:stop 0.05
    nie:strength -0.23 nie:swallow -0.07 nie:thinkOf -1.01 nie:wish -0.75 notBe 1.03 now 0.67 other -0.07
    overdose 1.09 pain -1.03 pills 1.26 plan 0.95 plant -1 poison 1.24 quit -0.8 quoted -0.3 reason -0.09
    recovered -0.81 relief 0.83 resolve 1.79 rope 1.66 says 0.67 self 0.53 selfCut 0.66 sense 0.22 shoot 1
    shop -0.12 slang 1 sport -1.6 stop -0.36 study -1.2 suicide 1.17 swallow 0.3 theyDie -0.13 theyDied 0.5
    thinkOf 1.51 threatens 0.5 tracks 0.5 travel -1 tried 1 us 0.45 vanishInf 0.08 veins 0.91 water 0.14 wish 1.83
    without -0.48 world 1.16 worthless 0.05 years -0.84`;

const pairs = `body+self 0.2 death+thinkOf 0.11 doIt+reason -0.48 elder+hits 0.32 enough+i -0.15 hang+self 0.19
    height+self -0.43 howTo+elder -0.35 howTo+me -0.76 i+child -0.23 killOthers+nie:wish -0.72 killSelf+me -0.51
    killSelf+nie:wish -1.13 killSelf+self 0.34 life+me -0.2 live+nie:i 0.81 live+reason 0.7 me+elder 0.66
    me+killOthers -0.98 me+nie:wish 0.25 me+partner 0.5 me+self -0.09 now+ago -0.59 now+i -0.14 now+me -0.15
    now+reason 0.14 now+victims 0.13 other+iDid -0.66 other+says 0.47 partner+says 0.81 pills+iDid 0.71
    relief+me 0.53 relief+us 0.52 self+ago 0.61 self+hits -0.32 self+i -0.25 self+iDid -0.3 self+killOthers 0.06
    self+threatens 0.55 selfCut+self 2.16 suicide+iDid -0.36 suicide+sense 0.05 swallow+self -0.19 thinkOf+i 0.66
    us+elder 0.61 us+hits 0.4 us+i -0.29 us+killOthers -0.25 us+partner 0.22 vanishInf+wish -0.56 wish+life 0.12
    wish+live -2.77 wish+reason 0.13 wish+self 0.17 wish+us 0.58 without+self -0.09 world+self -0.31
    worthless+i -0.53 worthless+us -0.09`;

export const cueWeights: Readonly<Record<string, number>> = Object.fromEntries(
  [...`${cues} ${pairs}`.matchAll(/(\S+) (-?[\d.]+)/g)].map(([, name, weight]) => [
    name,
    Number(weight),
  ]),
);
