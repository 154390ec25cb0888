/**
 * How much each cue and each pair of neighbouring cues speaks for a crisis. Learnt, not written by hand:
 * `node --import tsx scripts/weigh-crisis-cues.ts`.
 */
export const bias = -3.63;

const cues = `ago -1.5 alone 0.05 animal -0.7 asks -1.32 beyond 0.1 blade 1.05 body 0.58 book -2.29 burden 0.25 calm1 -0.94
    calm2 -0.39 care 1.02 child -0.14 cutVeins 1.8 danger1 1.18 danger2 0.99 danger3 0.64 deadState 0.87
    death 0.56 dieInf 2.2 dieNow 1.18 doIt 0.4 dream -0.14 drown 1.4 elder 0.15 emergency 0.81 end 0.21
    enough -0.24 escape 0.33 exaggerate -1.38 fear 0.22 film -1.7 food -1.3 forever 0.28 game -1.91 good -0.89
    goodbye 1.23 grave 0.39 gun 1.52 hang 0.9 height 0.67 hitWith 1.17 hits 0.87 home -0.66 howTo 0.7 i -0.19
    iDid -0.36 iDie 0.76 iDied 0.09 iHere 0.33 iVanish 0.5 job -0.5 jump 0.83 killOthers 1.35 killSelf 1.46
    kin 1.38 last 0.66 laugh -0.98 letter 0.28 life 0.75 live 1.54 long1 0.4 long2 -2.97 me 0.45 more 0.58
    mourn -0.89 nie:animal -0.07 nie:doIt -0.19 nie:emergency 2.24 nie:escape 0.16 nie:fear 0.05 nie:goodbye 0.15
    nie:hits -0.39 nie:i 0.14 nie:killOthers -0.15 nie:killSelf -0.14 nie:live 1.67 nie:me 0.26 nie:notBe 1.84
    nie:plan 0.1 nie:recovered 0.24 nie:resolve 0.43 nie:return 1.87 nie:says 0.13 nie:selfCut 0.2
    nie:serious 0.38 nie:stop 0.4 nie:strength -0.34 nie:study -0.18 nie:swallow -0.19 nie:thinkOf -0.88
    nie:threatens -0.13 nie:wish -0.33 notBe 0.72 now 0.53 other -0.3 overdose 1.39 pain -0.55 partner -0.18
    pills 1.6 plan 0.96 plant -1.21 poison 1.42 quit -0.79 quoted -0.3 reason -0.58 recovered -1.11 relief 0.42
    resolve 1.36 return -0.38 rope 1.69 says 0.49 self 0.39 selfCut 1.43 sense 0.06 serious 0.39 shoot 0.95
    shop -0.53 slang 2.19 sport -1.93 stop 0.22 strength 0.28 study -0.88 suicide 1.19 swallow 0.36 theyDie -0.64
    thinkOf 1.43 threatens 0.5 together 0.19 tracks 0.46 travel -0.93 tried 1.06 us -0.16 vanishInf 0.67
    veins 1.12 victims -0.14 water -0.57 wish 1.48 without -0.4 world 1.31 worthless -0.38
    years -0.61`;

const pairs = `ago+iDid -0.32 ago+nie:me 0.16 ago+years -0.8 alone+fear -0.23 alone+home -0.45 alone+partner -0.31
    animal+iDid 0.57 better+without 0.5 beyond+job -0.23 beyond+more 0.13 beyond+notBe 0.14 beyond+partner 0.17
    beyond+reason -0.41 beyond+self -0.4 beyond+shop 0.22 beyond+suicide -0.09 beyond+travel -0.1 beyond+wish 0.07
    beyond+world 0.36 blade+escape 0.09 blade+iDid 0.07 blade+iHere 1.2 blade+last 0.05 blade+other -0.1
    blade+partner 0.12 blade+reason 0.07 blade+says 0.08 blade+shop -0.1 blade+veins 0.07 blade+wish 0.17
    body+child -0.25 body+exaggerate -0.09 body+film -0.17 body+forever -0.18 body+good -0.06 body+job 0.1
    body+live 0.06 body+me 0.65 body+nie:selfCut 0.25 body+now -0.06 body+pain -0.38 body+reason 0.36
    body+says 0.26 body+self 1.14 body+shop -0.06 body+threatens 0.1 body+victims -0.25 body+without -0.05
    book+study -0.38 burden+i 0.13 care+animal 0.38 child+emergency 0.7 child+good 0.16 child+hits -0.16
    child+job 0.32 child+killOthers 1.25 child+nie:goodbye -0.13 child+nie:me 0.16 child+says 0.81
    child+victims 0.5 cutVeins+home -0.21 cutVeins+self 0.08 cutVeins+veins 0.24 deadState+letter 2
    deadState+me 0.38 deadState+more 0.17 deadState+notBe 1.56 deadState+now 0.49 deadState+self -0.05
    deadState+worthless -0.16 death+child -0.41 death+elder -0.09 death+fear -0.42 death+me 0.31 death+more -0.14
    death+now 0.25 death+other -0.15 death+plan 0.35 death+reason -0.66 death+relief 0.44 death+return 0.15
    death+self -0.53 death+sense 1.13 death+study -0.12 death+thinkOf 0.43 death+victims 0.06 death+wish 2.12
    death+years -0.11 dieInf+ago -1.5 dieInf+animal 0.11 dieInf+elder -0.52 dieInf+end -0.22 dieInf+fear -0.18
    dieInf+film -0.22 dieInf+food -0.29 dieInf+i 0.08 dieInf+iDid -0.14 dieInf+nie:thinkOf -0.27
    dieInf+nie:wish -2.1 dieInf+partner -0.19 dieInf+plan 0.09 dieInf+reason -0.19 dieInf+relief 0.05
    dieInf+says -0.2 dieInf+self -0.14 dieInf+wish 0.24 dieNow+says 0.13 dieNow+self 0.12 doIt+ago -0.32
    doIt+body 0.17 doIt+child 0.06 doIt+end -0.46 doIt+fear 0.7 doIt+food -0.19 doIt+forever 0.44 doIt+job -0.22
    doIt+last -0.66 doIt+life 0.17 doIt+now 0.26 doIt+other -0.43 doIt+quit -0.16 doIt+reason -0.71 doIt+self 0.4
    doIt+selfCut 0.33 doIt+travel -0.15 doIt+tried 0.07 doIt+water 0.05 doIt+wish 0.05 doIt+worthless 0.22
    doIt+years -0.21 dream+home 0.06 dream+iDid -0.15 drown+child 0.06 drown+self 0.25 drown+wish 0.08
    elder+ago -0.28 elder+emergency 0.72 elder+escape 0.63 elder+fear 0.05 elder+food -0.06 elder+hits 1.64
    elder+iDid -0.56 elder+nie:hits -0.08 elder+nie:wish -0.53 elder+other 0.66 elder+says -0.29 elder+shop -0.18
    elder+study 0.05 elder+victims -0.51 elder+years 0.09 emergency+animal -0.17 emergency+food -0.07
    emergency+home 0.09 emergency+nie:emergency 0.07 end+ago -0.32 end+alone 0.22 end+good -0.1 end+iDid -0.1
    end+life 1.44 end+me 1.17 end+nie:plan 0.06 end+now 0.77 end+other -0.08 end+partner -0.33 end+says -0.1
    end+self 0.89 end+shop 0.14 end+study -0.11 end+victims -0.05 end+world -0.06 end+years -0.3 enough+i -0.58
    enough+more -0.5 enough+pain 0.1 enough+says 0.41 enough+self -0.1 enough+victims -0.05
    escape+exaggerate -0.22 escape+food 0.14 escape+home 0.24 escape+iDid -0.4 exaggerate+good 0.13
    exaggerate+iDid 0.44 fear+emergency 0.1 fear+exaggerate -0.27 fear+food 0.25 fear+home 0.35 fear+iDid 0.19
    fear+years -0.11 film+exaggerate 0.17 film+iDid -0.12 film+sport 0.14 film+study 0.45 food+home -0.19
    food+iDid -0.13 food+nie:notBe 0.07 food+nie:wish -0.07 food+religion -0.09 food+travel 0.36
    forever+exaggerate -0.37 forever+good 0.25 forever+goodbye 1.14 forever+job 0.09 forever+life 0.1
    forever+live -0.33 forever+me 0.3 forever+now -0.36 forever+other -0.21 forever+reason 0.16
    forever+relief -0.17 forever+says -0.15 forever+shop -0.15 forever+victims -0.19 game+food 0.13 game+iDid 0.21
    game+study 0.06 good+iDid 0.23 goodbye+elder 0.14 goodbye+i -0.52 goodbye+iDid -0.05 goodbye+job -0.14
    goodbye+kin 1.5 goodbye+letter 0.4 goodbye+partner 0.18 grave+iDid 0.43 grave+me -0.1 grave+more 0.06
    grave+nie:i 0.21 grave+other -0.16 grave+plan 0.06 grave+reason 0.15 grave+rope -0.12 grave+shop 0.08
    grave+wish 1.5 gun+body 0.24 gun+emergency 0.3 gun+home 0.15 gun+i 0.14 gun+iHere 1.5 gun+killOthers 0.1
    gun+other 0.5 gun+religion -0.09 gun+victims 0.24 gun+wish -0.09 gun+years -0.07 hang+child -0.12
    hang+elder -0.26 hang+film -0.08 hang+good -0.11 hang+height -0.36 hang+home -0.5 hang+now 0.64
    hang+other -0.39 hang+self 1.35 hang+serious 0.09 height+animal -0.1 height+child -0.05 height+emergency -0.07
    height+enough -0.21 height+fear -0.07 height+food 0.12 height+good -0.11 height+i 0.83 height+iDid -0.16
    height+iHere 0.47 height+life -0.08 height+now 1.03 height+other 0.16 height+partner -0.09 height+plan 0.31
    height+reason -0.3 height+says 0.28 height+self -0.93 height+serious 0.21 height+sport -0.05
    height+study -0.27 hitWith+years 0.26 hits+ago -1.6 hits+emergency -0.13 hits+escape 0.3 hits+game -0.36
    hits+good 0.05 hits+hitWith 0.11 hits+home -0.1 hits+iDid 0.23 hits+job 0.22 hits+victims -0.16
    hits+years -0.11 home+iDid -0.75 home+nie:strength -0.13 home+nie:wish -0.18 howTo+home 0.39 howTo+iDid 0.15
    howTo+life 0.08 howTo+me 0.4 howTo+self 0.25 howTo+shop -0.2 i+child -0.05 i+elder -0.23 i+iDid -0.26
    i+nie:strength 0.05 i+nie:wish 0.15 i+other -0.62 i+study 0.17 i+threatens 0.31 i+years -0.29 iDie+dream 0.23
    iDie+enough -0.17 iDie+me 0.49 iDie+nie:swallow -0.12 iDie+nie:wish -0.31 iDie+now 0.25 iDie+relief 0.06
    iDie+thinkOf -0.15 iDie+wish -0.34 iDie+worthless 0.32 iHere+elder 0.47 iHere+emergency 0.05 iHere+i 0.39
    iHere+iDid -0.05 iHere+nie:notBe -0.49 iHere+nie:strength 0.32 iHere+other -0.49 iHere+threatens 0.05
    iVanish+elder -0.07 iVanish+enough -0.17 iVanish+forever 1.03 iVanish+life 0.66 iVanish+live -0.07
    iVanish+now -0.14 iVanish+says -0.07 iVanish+shop -0.3 iVanish+victims 0.07 iVanish+world 1.71
    iVanish+worthless 0.26 job+exaggerate 0.09 job+good 0.61 job+home 0.42 job+iDid -0.15 job+laugh 0.14
    job+nie:doIt 0.09 job+nie:live -0.05 job+nie:notBe -0.05 job+nie:wish -0.12 job+shop -0.25 job+years 0.26
    jump+dream -0.2 jump+enough 0.06 jump+film 0.17 jump+food 0.09 jump+height 0.16 jump+job -0.1 jump+life 0.06
    jump+me -0.13 jump+now 0.88 jump+quit -0.09 jump+reason -0.37 jump+resolve 0.24 jump+return -0.18
    jump+says 0.8 jump+self 0.53 jump+serious 0.07 jump+shop -0.23 jump+sport -0.33 jump+tracks 0.96
    jump+wish 0.17 killOthers+exaggerate -0.18 killOthers+iDid 0.13 killOthers+laugh -0.14
    killOthers+nie:wish -0.13 killOthers+shop 0.32 killOthers+victims 0.43 killSelf+ago -1.74 killSelf+book -0.18
    killSelf+doIt 0.11 killSelf+howTo 0.1 killSelf+i 0.19 killSelf+iDid -0.18 killSelf+iHere 0.13
    killSelf+laugh 0.13 killSelf+me -1.18 killSelf+more 0.2 killSelf+nie:plan -3 killSelf+nie:wish -3.2
    killSelf+notBe 0.13 killSelf+now 0.37 killSelf+other -0.41 killSelf+partner 0.07 killSelf+reason -0.08
    killSelf+relief -0.38 killSelf+says 0.41 killSelf+self 1.65 killSelf+study -0.15 killSelf+wish 0.46 kin+i 0.16
    kin+reason 0.15 kin+victims 0.41 last+goodbye 1 last+i 0.1 last+me 0.28 last+nie:strength 0.08 last+now 0.42
    last+reason -0.17 last+says 0.11 last+self -0.33 last+shop 0.26 last+victims -0.05 laugh+exaggerate -0.1
    laugh+recovered 0.15 letter+animal 0.23 letter+child 0.07 letter+elder 0.36 letter+fear 0.06 letter+home -0.07
    letter+job 0.59 letter+me 0.74 letter+self -0.26 letter+worthless 0.05 life+child 0.21 life+enough 0.38
    life+fear 0.3 life+i 0.34 life+iDid 0.17 life+me -1.08 life+more 0.84 life+other -0.47 life+pain -0.08
    life+partner -0.25 life+reason -0.87 life+victims -0.07 life+without -0.26 life+years -0.15 live+elder -0.5
    live+food -0.37 live+home -0.18 live+iDid 0.18 live+job -0.51 live+life -0.78 live+me 0.67 live+more 0.31
    live+nie:live 0.12 live+nie:sense 1 live+nie:strength 0.77 live+nie:wish 0.93 live+other -0.17
    live+reason 1.15 live+recovered -0.1 live+relief -0.07 live+sense 0.46 live+strength 1.02 live+travel -0.07
    live+without -0.59 me+ago -0.14 me+animal -0.61 me+child 0.4 me+dream -0.17 me+elder 0.72 me+emergency -0.23
    me+escape 0.49 me+exaggerate 0.69 me+film 0.16 me+food -0.16 me+game -0.6 me+hitWith 0.16 me+hits 0.56
    me+home -0.75 me+i -0.42 me+iDid -0.12 me+iHere -1.12 me+job -0.34 me+killOthers -0.41 me+laugh 0.08
    me+nie:escape 0.06 me+nie:hits -0.18 me+nie:notBe 0.13 me+nie:return 1.12 me+nie:wish 1.1 me+other -0.11
    me+partner 0.97 me+recovered 0.13 me+says 0.37 me+self -0.18 me+sport 0.24 me+study 0.11 me+threatens 0.07
    me+travel -0.17 me+victims -0.35 more+ago 0.41 more+alone -0.14 more+child -0.35 more+food 0.07
    more+hits -0.18 more+home -0.36 more+i 0.34 more+iDid 0.65 more+mourn 0.26 more+nie:fear -0.32
    more+nie:notBe 0.18 more+nie:selfCut 0.1 more+nie:wish 0.85 more+self -0.09 more+study 0.77 more+threatens 0.1
    more+victims -0.14 nie:goodbye+iDid 0.13 nie:strength+iDid 0.08 notBe+child -0.11 notBe+game 0.12
    notBe+laugh 0.13 notBe+letter 0.14 notBe+live -0.07 notBe+more 0.08 notBe+nie:wish 0.39 notBe+now 0.43
    notBe+other -0.09 notBe+reason 0.15 notBe+relief 0.78 notBe+says -0.24 notBe+self -0.18 notBe+study 0.16
    notBe+victims 0.09 notBe+without 0.3 notBe+years -0.21 now+ago -0.93 now+animal -0.15 now+burden -0.14
    now+child -0.28 now+dream -0.2 now+elder 0.21 now+emergency -0.87 now+enough -0.07 now+home 0.75 now+i -0.54
    now+iDid -0.36 now+iHere 0.72 now+job -0.33 now+laugh 0.21 now+life 0.33 now+live 0.38 now+more -0.15
    now+mourn -0.24 now+nie:strength -0.08 now+nie:swallow -0.12 now+nie:wish 0.82 now+other 0.18
    now+partner -0.33 now+quit -0.39 now+reason 0.12 now+recovered 0.22 now+relief -0.06 now+self 0.26
    now+shop 0.36 now+sport 0.31 now+study -0.08 now+travel -0.25 now+victims 0.99 now+without 0.06 now+world 0.43
    now+worthless 0.2 now+years -0.17 only+death 1 other+ago -0.24 other+animal -0.19 other+film 0.12
    other+hits 1.06 other+home 0.23 other+iDid -0.57 other+nie:emergency 0.3 other+nie:stop 0.3
    other+nie:wish 0.11 other+quit 0.05 other+says 1.6 other+shop -0.39 other+travel 0.05 other+victims -0.57
    other+years -0.23 overdose+child -0.08 overdose+pills 0.49 overdose+worthless -0.21 pain+i -0.37
    pain+iDid -0.55 pain+me -0.41 pain+reason -0.31 pain+self 0.37 pain+victims -0.13 pain+years -0.17
    partner+ago -0.51 partner+emergency 1.29 partner+escape 0.16 partner+fear 0.63 partner+food 0.12
    partner+hits 0.84 partner+home 0.55 partner+killOthers -0.22 partner+mourn 0.1 partner+nie:escape 0.06
    partner+nie:wish -0.06 partner+says 1.34 partner+shop -0.05 partner+victims -0.09 partner+years 0.15
    pills+body -0.22 pills+dream 0.07 pills+emergency 0.8 pills+fear 0.13 pills+food -0.15 pills+goodbye 0.06
    pills+howTo 0.6 pills+iDid 0.79 pills+iHere 1.43 pills+now 0.05 pills+other 0.45 pills+pain -0.26
    pills+plan 0.24 pills+reason 0.1 pills+recovered -0.21 pills+resolve 0.09 pills+sense 0.08 pills+shop 0.37
    pills+victims 0.5 pills+water 0.08 pills+wish 0.05 plan+alone 0.08 plan+burden -0.24 plan+child 0.27
    plan+end 0.78 plan+exaggerate 0.47 plan+iDid 0.11 plan+job 0.07 plan+last 0.08 plan+letter 0.25
    plan+life -0.21 plan+live -0.15 plan+me 0.16 plan+more 0.52 plan+nie:strength -0.2 plan+now 0.68
    plan+reason 0.14 plan+relief -0.35 plan+return 0.15 plan+self -0.16 plan+study 0.14 plan+travel 0.12
    plan+years -0.17 poison+emergency 0.21 poison+height 0.12 poison+iDid 0.42 poison+self 0.27 reason+child 0.58
    reason+elder -0.15 reason+escape 0.1 reason+exaggerate 0.08 reason+fear -0.26 reason+hitWith 0.29
    reason+hits 0.06 reason+iDid 0.5 reason+job -0.07 reason+more -0.31 reason+mourn 0.33 reason+nie:emergency 0.3
    reason+nie:stop 0.2 reason+nie:thinkOf -0.33 reason+nie:wish -0.21 reason+other -0.05 reason+quit 0.63
    reason+says 0.22 reason+self -0.26 reason+shop 0.15 reason+victims 0.3 reason+years 0.24 relief+elder 0.13
    relief+emergency -0.15 relief+film 0.21 relief+home -0.06 relief+job -0.07 relief+me 1.12
    relief+nie:thinkOf -0.08 relief+other -0.31 relief+partner -0.24 relief+self -0.73 relief+study -0.36
    relief+travel -0.19 relief+victims 0.19 relief+without 0.42 resolve+exaggerate 0.13 resolve+film 0.17
    resolve+home 0.13 resolve+iDid 0.06 resolve+me 0.43 resolve+now -0.16 resolve+reason 0.35 resolve+self -0.13
    resolve+serious 0.13 resolve+shop -0.1 resolve+sport 0.17 return+child 0.05 return+good 0.05 return+me 0.07
    return+more 0.05 return+nie:return 0.05 return+now -0.3 return+reason -0.05 return+study 0.11 rope+elder -0.17
    rope+end -0.26 rope+film 0.21 rope+height -0.28 rope+i -0.21 rope+iDid 0.12 rope+iHere 1.41 rope+me 0.27
    rope+now 0.3 rope+partner 0.11 rope+poison 0.2 rope+resolve 0.1 rope+says 0.29 rope+self 0.08
    rope+thinkOf 0.16 rope+tracks -0.12 rope+victims 0.05 says+ago -0.35 says+fear 0.3 says+home 0.08
    says+iDid -0.14 says+killOthers -0.1 says+quit 0.28 says+shop -0.18 says+study -0.45 says+threatens 0.82
    says+years -0.05 self+ago -0.13 self+book -0.22 self+dream -0.25 self+emergency -0.12 self+exaggerate -0.1
    self+fear 0.33 self+film -0.35 self+food 0.41 self+game 0.08 self+hits -0.33 self+home -0.1 self+iDid 0.1
    self+killOthers 0.09 self+nie:me 0.16 self+nie:notBe 0.71 self+nie:thinkOf -0.11 self+other -0.45
    self+partner -0.2 self+says 0.33 self+study 1.66 self+threatens 0.53 selfCut+alone -0.06 selfCut+animal -0.23
    selfCut+body 0.56 selfCut+elder 0.28 selfCut+exaggerate -0.06 selfCut+home -0.3 selfCut+job -0.29
    selfCut+laugh 0.08 selfCut+me 0.15 selfCut+nie:wish 0.05 selfCut+quit 0.24 selfCut+self 2.32
    selfCut+shop -0.42 selfCut+study -0.49 selfCut+wish -0.46 selfCut+years 0.55 sense+burden 0.25 sense+fear 0.1
    sense+i 0.14 sense+more -0.12 sense+pain -0.05 sense+reason -0.05 serious+enough 0.38 serious+game 0.09
    serious+iDid -0.11 serious+laugh 0.13 serious+life 0.3 serious+reason -0.06 serious+relief 0.15
    serious+sense -0.08 shoot+body 0.1 shoot+other -0.06 shoot+return -0.07 shoot+sport -0.08 shop+exaggerate 0.09
    shop+good 0.13 shop+mourn 0.07 shop+sport 0.08 slang+now 0.46 slang+relief 0.11 slang+self 0.15
    slang+travel 0.19 slang+wish 0.13 sport+exaggerate 0.14 sport+good 0.14 stop+body -0.28 stop+elder 0.17
    stop+emergency -0.25 stop+film 0.24 stop+game -0.08 stop+hits -0.18 stop+iHere 0.05 stop+job -0.09
    stop+nie:strength 0.05 stop+now 0.1 stop+other -0.55 stop+relief -0.27 stop+sense 0.1 stop+wish 0.25
    strength+more -0.47 study+ago 0.35 study+animal -0.09 study+exaggerate -0.07 study+food -0.21 study+iDid -0.15
    study+job -0.38 study+laugh 0.14 study+mourn -0.07 study+nie:wish -0.7 study+religion 0.14 study+shop 0.17
    study+years -0.08 suicide+ago -0.16 suicide+body -0.25 suicide+elder -0.66 suicide+enough 0.05
    suicide+fear 0.07 suicide+film -0.56 suicide+i 0.51 suicide+iDid -0.75 suicide+jump -0.05 suicide+last -0.37
    suicide+live -0.15 suicide+nie:i -2.03 suicide+nie:thinkOf -2 suicide+other -0.75 suicide+plan 0.48
    suicide+reason -0.71 suicide+sense 0.43 suicide+shop -0.05 suicide+sport -0.55 suicide+study -0.28
    suicide+thinkOf 1.19 suicide+travel 0.11 suicide+wish 0.66 suicide+without -0.4 swallow+animal -0.39
    swallow+blade 0.08 swallow+emergency 0.47 swallow+exaggerate 0.13 swallow+fear 0.1 swallow+food -0.28
    swallow+iDid 0.31 swallow+iHere -0.2 swallow+now 0.7 swallow+other 0.73 swallow+pain -0.11
    swallow+partner 0.06 swallow+pills -0.13 swallow+poison 0.1 swallow+reason 1.27 swallow+resolve 0.2
    swallow+self -0.37 swallow+shop 0.22 swallow+victims 0.31 swallow+world -0.11 theyDie+elder -0.52
    theyDie+says -0.3 theyDied+i -0.08 theyDied+live 0.06 theyDied+me -0.3 theyDied+other -0.25
    theyDied+relief 0.1 thinkOf+child 0.26 thinkOf+elder 0.05 thinkOf+emergency -0.07 thinkOf+escape -0.08
    thinkOf+home 0.12 thinkOf+howTo 0.09 thinkOf+i 0.31 thinkOf+iDid -0.09 thinkOf+me 0.56 thinkOf+nie:wish -0.14
    thinkOf+partner 0.11 thinkOf+relief -0.42 thinkOf+return 0.18 thinkOf+says 0.06 thinkOf+study 0.38
    thinkOf+victims 0.57 thinkOf+without -0.29 thinkOf+world -0.2 thinkOf+years -0.5 threatens+ago -0.06
    threatens+exaggerate -0.15 threatens+fear 0.37 threatens+iDid -0.5 threatens+job -0.05 threatens+victims 0.14
    tracks+exaggerate -0.06 tracks+goodbye -0.12 tracks+hitWith -0.16 tracks+howTo -0.13 tracks+i 0.07
    tracks+iDid -0.19 tracks+iHere 1.61 tracks+letter 0.11 tracks+me -0.24 tracks+partner 0.39 tracks+plan 0.06
    tracks+says -0.1 tracks+self 0.36 tracks+study -0.28 tracks+travel -0.29 travel+ago 0.07 travel+years 0.28
    tried+iDid -0.11 tried+me 0.37 us+elder 0.52 us+i -0.07 us+iDid -0.21 us+self 0.73 us+victims -0.06
    us+years 0.4 vanishInf+enough 0.16 vanishInf+forever 1.48 vanishInf+howTo 0.27 vanishInf+i -0.15
    vanishInf+job -0.05 vanishInf+letter 0.08 vanishInf+live 0.1 vanishInf+me -0.1 vanishInf+more 0.08
    vanishInf+notBe -0.22 vanishInf+partner -0.31 vanishInf+plan 0.35 vanishInf+reason 0.05 vanishInf+self -0.47
    vanishInf+selfCut 0.08 vanishInf+thinkOf -0.68 vanishInf+victims -0.55 vanishInf+wish -0.08
    vanishInf+without 0.27 vanishInf+world 1.54 veins+film -0.07 veins+iHere 1 veins+laugh 0.22 veins+selfCut 0.36
    veins+wish 0.1 victims+animal 0.09 victims+dream 0.14 victims+good -0.08 victims+home 0.26
    victims+nie:goodbye 0.33 victims+nie:strength 0.15 victims+nie:wish 0.2 victims+shop 0.16 victims+study 0.44
    victims+years -0.3 water+body -0.07 water+dream 0.14 water+emergency -0.05 water+exaggerate 0.6
    water+food 0.08 water+hits -0.14 water+iHere 0.92 water+job 0.05 water+life -0.23 water+live -0.29
    water+me 0.28 water+nie:return 0.15 water+nie:strength 0.05 water+notBe -0.07 water+now -0.1 water+other 0.19
    water+plan -0.23 water+reason -0.19 water+relief -0.41 water+resolve 0.13 water+self 0.84 water+stop -0.06
    water+thinkOf -0.49 wish+ago -0.22 wish+animal 0.13 wish+film -0.15 wish+forever 0.18 wish+i 0.2
    wish+iDid 1.09 wish+iHere 0.06 wish+job -0.43 wish+laugh -0.23 wish+letter -0.22 wish+life 0.44
    wish+live -2.04 wish+me 0.26 wish+nie:live 0.84 wish+nie:notBe 0.18 wish+nie:thinkOf -0.35 wish+nie:wish -0.84
    wish+notBe -0.41 wish+now -0.39 wish+partner -0.48 wish+plan -0.29 wish+relief -0.31 wish+self 0.42
    wish+serious -0.27 wish+study 0.74 wish+threatens 0.05 wish+travel -0.18 wish+victims -0.12 wish+years 0.11
    without+emergency 0.05 without+food -0.21 without+home -0.18 without+iHere 0.17 without+me 0.45
    without+nie:wish 0.26 without+recovered 0.22 without+says -0.05 without+self -0.72 without+shop 0.18
    without+study 0.14 without+victims 0.21 world+animal -0.11 world+emergency -0.58 world+iDid -0.09
    world+more 0.22 world+nie:wish 0.12 world+recovered 0.33 world+relief 0.34 world+self -0.68 world+victims 0.5
    worthless+child -0.06 worthless+hits 0.08 worthless+i -0.45 worthless+iHere -0.11 worthless+me -1.14
    worthless+more 0.06 worthless+self 0.1 worthless+us -0.17 years+iDid -0.47 years+mourn 0.18`;

/** Beginnings of other words. */
const words = `w:0 0.06 w:1 0.3 w:10 -0.19 w:14 0.05 w:15 0.39 w:18 0.28 w:2 -0.07 w:20 -0.14 w:3 0.25 w:34 0.39 w:38 -0.06
    w:4 -0.24 w:5 -0.05 w:61 0.37 w:a 0.24 w:adren -0.26 w:adres -0.11 w:albo -0.15 w:ale -1.45 w:alerg -0.92
    w:alkoh 0.77 w:alt 0.06 w:altan -0.06 w:amen 0.56 w:ani 0.1 w:anten -0.33 w:antyd -0.14 w:antyk -0.56
    w:anulu 0.11 w:apara -0.11 w:aptec 0.26 w:arche 0.39 w:astro -0.38 w:aucie -0.13 w:auta -0.49 w:autem 0.26
    w:auto 0.34 w:autob -0.17 w:awans -0.56 w:awant -0.29 w:b 1.03 w:baba -0.09 w:babci -0.58 w:badzc 0.1
    w:bajek -0.14 w:balad -0.11 w:balty -0.33 w:balwa -0.23 w:banda 0.21 w:bank -0.18 w:baran -0.05 w:bardz 0.26
    w:barie 0.12 w:basen -0.12 w:bawil 0.18 w:bd 0.09 w:bedzi 0.62 w:behaw 0.08 w:beton -0.06 w:bez -0.4
    w:bezbo 0.09 w:bezna -0.21 w:bezpi -0.07 w:bezse -0.22 w:bezy -0.23 w:bieg -0.07 w:biega 0.12 w:biegu -0.54
    w:biesz -0.3 w:bije -0.7 w:bil -0.94 w:bilet 0.22 w:bio 0.12 w:biolo -0.14 w:biore -1.91 w:biurk 0.05
    w:biurz -0.23 w:bizne -0.15 w:blad 0.11 w:blanc -0.05 w:blisk -0.17 w:blizn -1.74 w:bloki 0.43 w:bo 0.8
    w:bocia -0.1 w:bohat -1.01 w:boi -0.11 w:boisz -0.06 w:boje 0.13 w:bojst 0.28 w:bol 0.17 w:bolec -0.1
    w:boles 0.38 w:boli -0.27 w:bolu 0.4 w:bomba 0.09 w:boze -0.18 w:brac 0.36 w:braku -0.18 w:bramk -0.23
    w:brata 0.27 w:braz -0.13 w:bredz 0.08 w:brode 0.07 w:bron 0.33 w:brudn -0.21 w:bruks -0.24 w:bruta -0.06
    w:brzeg 0.07 w:brzmi 0.31 w:brzus -0.06 w:budze -0.33 w:budzi -0.12 w:bulki -0.29 w:bunge -0.16 w:bunt -0.09
    w:buty -0.41 w:by 0.79 w:byl -1.01 w:byla -0.72 w:bylam -0.53 w:bylby 0.08 w:byle -0.25 w:bylej 0.06
    w:bylis 0.26 w:bylo 0.48 w:bylob 0.9 w:byly -0.37 w:bym 0.23 w:bywa -0.51 w:c 1.17 w:cala -0.07 w:cale 0.23
    w:caly -0.36 w:calym -0.14 w:cebul -0.07 w:ceny -0.07 w:chaos -0.23 w:chara -0.12 w:chcia -0.5 w:chec 0.24
    w:checi 0.12 w:chleb -0.17 w:chlop -0.17 w:choc -0.43 w:choci -0.38 w:chodz 0.18 w:choin -0.17 w:chorw 0.18
    w:chowa 0.11 w:chrap -0.25 w:chris -0.18 w:chron 0.11 w:chyba 0.65 w:ci -0.26 w:ciagn 0.22 w:ciala -0.23
    w:cialo 0.25 w:ciast -0.05 w:ciazy -0.08 w:cie -0.15 w:ciebi 0.84 w:cieka 0.17 w:ciela -0.61 w:cieni 0.13
    w:ciepl -0.52 w:ciesz -0.06 w:cieza -0.22 w:ciezk -0.69 w:cioci -0.23 w:cisni -0.13 w:cisza 0.1 w:cisze -0.33
    w:ciszy -0.23 w:cment -0.58 w:co 0.51 w:codzi 0.87 w:cofna 0.23 w:cokol 0.16 w:coraz 0.92 w:corce 0.25
    w:corec 0.15 w:corka -0.38 w:corki 0.16 w:coz 0.16 w:cudow 0.18 w:cukru -0.14 w:cv 0.31 w:cwicz -0.36
    w:cykut -0.1 w:cyrkl 0.23 w:czarn -0.38 w:czas 0.4 w:czase -0.55 w:czasu -0.08 w:czczo -0.11 w:czeka 1.17
    w:czeko -0.09 w:czemu -0.18 w:czere -0.06 w:czest 0.16 w:czlow -0.15 w:czter -0.64 w:czuc 0.56 w:czuje -0.7
    w:czule -0.24 w:czwar 0.36 w:czy -0.06 w:czyli -0.3 w:czyst -0.25 w:czyta 0.08 w:d -0.06 w:dac -0.38
    w:dach -0.4 w:dache -0.16 w:dachu 0.18 w:daj -0.27 w:daje 0.32 w:dal -0.3 w:dalab -0.2 w:dalej 0.67
    w:dalek -0.35 w:dalo -0.19 w:dalsz 0.11 w:dana 0.38 w:date 0.25 w:daty -0.19 w:dawka 0.31 w:dawna -0.16
    w:dawno 0.93 w:deleg -0.12 w:denty -0.41 w:depre -0.77 w:derby -0.13 w:diagn 0.16 w:disne -0.14 w:dj -0.25
    w:dla -0.63 w:dloni 0.29 w:dlubi -0.24 w:dluga 0.06 w:dlugi 0.26 w:dlugo 0.16 w:dluze 0.37 w:dluzs -0.07
    w:dnie -0.15 w:dniu -0.28 w:do -0.54 w:dobie 0.27 w:dobij -0.59 w:dobra 0.22 w:dobre -0.84 w:dobry -0.05
    w:dobrz 0.13 w:doby -0.08 w:docen 0.19 w:docx 0.17 w:dodaj 0.09 w:dokad 0.6 w:dokla 0.28 w:dokol -0.33
    w:dokum -0.34 w:dol 0.68 w:dolac 0.22 w:domku -0.13 w:domow 0.27 w:domu 0.86 w:dopal 0.46 w:dopie -0.47
    w:dopij 0.25 w:dopil 0.06 w:dorad 0.21 w:dosc -0.32 w:dosta -0.22 w:dosyc 0.54 w:dotkn -0.17 w:dotyc -0.37
    w:dotyk 0.06 w:dowie -0.57 w:drazk -0.25 w:drazn -0.39 w:drewn -0.15 w:drgaw 0.11 w:drodz -0.14 w:droga 0.49
    w:drogi 0.54 w:drugi -0.38 w:druka -0.18 w:drzem -0.15 w:drzew 0.16 w:drzy 0.11 w:duchy -0.3 w:dusi -0.81
    w:dusza 0.21 w:dusze -0.19 w:duszn -0.12 w:duze 0.09 w:duzo -0.25 w:dwa -0.55 w:dwadz -0.07 w:dwie -0.9
    w:dwiem 0.19 w:dwies -0.08 w:dwoch 0.27 w:dwojk -0.18 w:dwule 0.09 w:dwust 0.27 w:dyrek 0.3 w:dyzur 0.17
    w:dzgna 0.19 w:dzial -0.12 w:dziec 0.48 w:dziej -0.15 w:dziek 0.49 w:dziel -0.13 w:dzien -0.28 w:dzies -0.47
    w:dzins -0.19 w:dzis 0.37 w:dzisi 1.31 w:dziur -0.09 w:dziwn -0.62 w:e 0.51 w:edyto -0.09 w:egzam -0.35
    w:eifla -0.17 w:ekscy 0.06 w:ekspr 0.14 w:elekt -0.08 w:emery -0.36 w:emocj -0.1 w:etui 0.12 w:fa 0.06
    w:facet 0.28 w:fajer -0.17 w:fajna 0.25 w:fiat -0.22 w:fife 0.12 w:filet -0.05 w:film 0.07 w:filmi 0.61
    w:filmy 0.27 w:final -0.19 w:finan 0.17 w:firma -0.13 w:firme -0.1 w:firmy -0.22 w:folde 0.26 w:forma 0.25
    w:forum 0.28 w:fryzj -0.2 w:funkc -0.16 w:furtk -0.08 w:gadac 0.15 w:galer 0.36 w:garaz -0.06 w:garde -0.08
    w:garsc 0.06 w:gasze 0.47 w:gazec 0.47 w:gazem 0.1 w:gazet -0.12 w:gdy -0.21 w:gdyba 0.19 w:gdyby 2
    w:gdzie -0.37 w:genea -0.12 w:ginie -0.11 w:glebo -0.12 w:glodz 0.11 w:glosn -0.58 w:glosy 0.29 w:glowa 0.05
    w:glowe -0.58 w:glowi 0.1 w:glown -0.2 w:glowy -0.39 w:go -0.29 w:goleb -0.1 w:golen -0.45 w:goni -0.18
    w:gonil -0.2 w:gorac -0.47 w:gory 0.22 w:gosci -0.08 w:gotow -0.25 w:gotuj -0.15 w:gra -0.05 w:gramy -0.14
    w:grani -0.54 w:grawe -0.06 w:grob -0.07 w:grobe 0.12 w:grosz -0.23 w:grozi -0.06 w:grudn -0.1 w:grunt -0.13
    w:grupa -0.14 w:grze -0.1 w:grzyb 0.18 w:grzyw -0.15 w:guzik -0.16 w:gwiaz -0.26 w:h 0.53 w:haha -0.51
    w:hak 0.24 w:haku -0.19 w:halo 0.23 w:hamak -0.16 w:hasla 0.41 w:haslo -0.17 w:hejka 0.05 w:hejtu 0.12
    w:herba 0.06 w:histo -0.17 w:ho -0.11 w:hoby 0.36 w:holow -0.2 w:hormo -0.09 w:hotel 0.15 w:human -0.17
    w:humor -0.1 w:i 0.42 w:ich 0.68 w:ide 0.45 w:idzie -0.1 w:igiel -0.11 w:ile -0.09 w:impre -0.21 w:ine 0.3
    w:inego 0.38 w:inej 0.06 w:infor 0.26 w:inicj -0.07 w:insul 0.14 w:intel 0.13 w:inter 0.18 w:iny 0.08
    w:inych -0.09 w:inym -0.52 w:isc 0.13 w:istni 0.71 w:iz -0.06 w:j 0.29 w:ja 0.21 w:jablo 0.2 w:jade -0.39
    w:jajka -0.1 w:jak -0.53 w:jaka -0.32 w:jakby 0.29 w:jaki -0.66 w:jakie 0.06 w:jako -0.68 w:jamni -0.06
    w:jasny 0.07 w:jawie 0.15 w:jazda -0.25 w:je 0.44 w:jebac 0.24 w:jecha -0.19 w:jeden 0.66 w:jedna 0.34
    w:jedne -0.05 w:jedno 0.08 w:jedny 0.18 w:jedyn 1.85 w:jedze 0.53 w:jedzi 0.77 w:jego -0.05 w:jej 0.23
    w:jesc 0.28 w:jesli 0.11 w:jest -0.49 w:jeste 0.22 w:jeszc 1.74 w:jezel -0.34 w:jezio -0.13 w:jezyk -0.2
    w:jpg 0.1 w:julia -0.08 w:jutra 0.35 w:jutro 0.92 w:jutrz -0.17 w:juz 1.22 w:kabar -0.05 w:kable 0.08
    w:kalec 0.18 w:kalor 0.05 w:kanap -0.12 w:kapus -0.07 w:kare 0.07 w:karet 0.19 w:kart -0.1 w:karta -0.3
    w:kartk -0.1 w:karto -0.2 w:karty 0.29 w:kase -0.08 w:kasia -0.17 w:kasze -0.14 w:katow -0.16 w:katuj 0.36
    w:kawa 0.55 w:kawal -0.55 w:kawe -0.12 w:kawia -0.47 w:kawke -0.18 w:kawy -0.28 w:kaza 0.22 w:kazal 0.47
    w:kazde 0.13 w:kazdy -0.24 w:kaze 0.32 w:kciuk -0.24 w:kebab -0.15 w:kesa -0.11 w:kiedy -0.84 w:kiero -0.08
    w:kiesz 0.43 w:kilka 0.15 w:kilku 0.68 w:kilog -0.16 w:kim 0.31 w:kims -0.57 w:kino 0.06 w:kite 0.34
    w:klami 0.16 w:klams -0.27 w:klatk -0.1 w:kleop -0.5 w:klikn 0.05 w:kloci -0.18 w:klodk -0.21 w:klucz 0.14
    w:kocha -0.23 w:kofei -0.07 w:kolac -0.06 w:kolan -0.05 w:kolat -0.12 w:kolcz -0.07 w:koldr -0.05
    w:koled -0.27 w:koleg 0.41 w:kolej -1 w:kolez -0.37 w:kolko 0.15 w:kolo 0.1 w:kolum 0.06 w:kolus -0.05
    w:komar -0.2 w:komor 0.18 w:komu 0.43 w:komus 0.36 w:konca 0.29 w:konce -0.29 w:konco -0.08 w:koncu 0.37
    w:koncz -0.32 w:konie -0.3 w:konta -0.4 w:konto -0.49 w:koper 0.3 w:kopie -0.23 w:kordi -0.05 w:korko -0.23
    w:korpo -0.08 w:kosci 0.36 w:koszm -0.28 w:koszt -0.33 w:koszu -0.16 w:kot -0.11 w:kota 0.38 w:kotlo -0.11
    w:koty 0.13 w:kpop 0.05 w:krako 0.11 w:krawe 0.33 w:kreci 0.13 w:kredy -0.21 w:krego -0.15 w:krem -0.14
    w:kresk 0.11 w:kreta 0.05 w:krew -0.23 w:krok -0.29 w:kropk 0.76 w:krotk 0.35 w:krwaw -0.06 w:krymi -0.11
    w:krypt -0.08 w:krzes -0.18 w:krzyw 0.7 w:ksiaz -0.1 w:ksied -0.15 w:kto -0.1 w:ktora 0.24 w:ktore 0.19
    w:ktory -0.33 w:ktos 0.31 w:kule -0.24 w:kuny -0.3 w:kupic -0.36 w:kupil 0.92 w:kurki 0.29 w:kurs -0.08
    w:kurtk -0.19 w:kurty -0.17 w:kuzyn 0.32 w:kwas 0.43 w:kwiat -0.11 w:ladny 0.33 w:lake -0.15 w:lampe -0.05
    w:lampk 0.38 w:lancu -0.26 w:lapie -0.12 w:las 0.1 w:last -0.15 w:lasu 0.5 w:lat -0.07 w:latac -0.27
    w:lato -0.72 w:latwi 0.32 w:latwo -0.63 w:lawce -0.06 w:lazie -0.44 w:leb 0.32 w:lecia -0.15 w:lecim -0.16
    w:leczy 0.22 w:ledwo -0.3 w:legal -0.06 w:leje -0.3 w:lek -0.16 w:leka -0.23 w:lekar -0.66 w:lekcj 0.42
    w:lekow -0.48 w:lemin -0.25 w:lepia -0.23 w:lepie 0.18 w:lepsz 0.28 w:lesie 0.12 w:lezal -0.43 w:leze -0.16
    w:lezec 0.34 w:lezy 0.75 w:liceu -0.71 w:liczb 0.06 w:licze -0.14 w:liczy -0.17 w:life 0.3 w:lina 0.34
    w:lisci 0.08 w:liste -0.21 w:listu -0.71 w:listy -0.17 w:litra 0.23 w:lizbo -0.16 w:lol 0.42 w:lot -0.06
    w:lozka 0.06 w:lubie 0.56 w:luk 0.07 w:luste -0.14 w:lustr -0.27 w:lykne 0.06 w:lzej 0.25 w:m 0.29 w:ma 0.53
    w:macha -0.65 w:macie -0.06 w:mader -0.16 w:madry -0.13 w:mafie -0.11 w:magaz 0.32 w:mail 0.05 w:maja -0.2
    w:makow -0.16 w:mala -0.24 w:male 0.13 w:malej -0.12 w:malen 0.12 w:malin -0.08 w:maly -1.01 w:mam 0.55
    w:mama -1.56 w:mamie -0.3 w:mamy 0.36 w:manda -0.12 w:marca 0.05 w:marcu -0.05 w:marze -0.73 w:marzn -0.05
    w:marzy -0.25 w:masla -0.1 w:mata -0.09 w:matem -0.24 w:matke 0.17 w:matma -0.05 w:matur 0.14 w:mawia -0.15
    w:maz 0.25 w:mb 0.05 w:mecz 0.16 w:meczu -0.08 w:media -0.09 w:medio -0.06 w:meka 0.08 w:metod 0.66
    w:metro -0.5 w:metry 0.05 w:mezcz -0.06 w:mezem -0.11 w:mi -0.36 w:mial -0.2 w:miala -0.61 w:miast -0.46
    w:miec -0.57 w:miedz 0.2 w:miej -0.2 w:mieli 0.5 w:miesi 0.85 w:miesz 0.56 w:mija -0.19 w:milcz -0.31
    w:milos -0.1 w:mimo 0.05 w:minel -0.14 w:minuc -0.16 w:minut -0.75 w:misja -0.15 w:miske -0.08 w:mit -0.25
    w:mleko -0.09 w:mlods 0.15 w:mna 0.49 w:mnie 0.48 w:mniej -0.18 w:mocna 0.26 w:mocni -0.12 w:mocno 0.44
    w:model -0.17 w:modle 0.17 w:moga -0.06 w:moglb 0.39 w:moi -0.27 w:moim 0.17 w:moj 0.07 w:moja 0.11
    w:moje 0.17 w:mojeg -0.85 w:mojej 0.27 w:moles 0.13 w:mont -0.05 w:morfi 0.16 w:morze -0.57 w:most 0.2
    w:mostk 0.3 w:mostu 0.4 w:moto -0.16 w:mowe -0.15 w:mowi -0.55 w:mowia 0.67 w:mowic -0.18 w:mowie 0.17
    w:mowil -0.64 w:moze 0.95 w:mozes -0.76 w:mozli -0.14 w:mozna -0.33 w:mu 0.05 w:musia 0.11 w:musze -0.09
    w:muzyk -0.21 w:my -0.08 w:mysl -0.2 w:mysla -0.61 w:mysle 0.16 w:mysli -0.35 w:n 0.53 w:na -0.76
    w:naczy -0.21 w:nad 0.24 w:nadci -0.1 w:nadga 0.5 w:nadgo -0.19 w:nadzi -0.27 w:nagie 0.35 w:naglo -0.37
    w:nagra 0.3 w:najba -0.15 w:najch 0.29 w:najcz -0.13 w:najda 0.12 w:najle 0.64 w:najmn 0.16 w:najmo 0.31
    w:najpi -0.11 w:najpo -0.09 w:najwy -0.08 w:nalyk 0.09 w:nam -0.32 w:nami 0.47 w:napel 0.42 w:napie -0.25
    w:napis 0.41 w:napra -0.56 w:nara 0.63 w:naraz 0.22 w:narko 0.05 w:nas -0.31 w:nasen 0.3 w:naste 0.67
    w:nasto -0.4 w:nastr 0.4 w:nasz -0.41 w:nasza -0.05 w:nasze -0.07 w:naszy 0.17 w:natur -0.16 w:natyc 0.47
    w:naucz -0.11 w:nauki -0.25 w:nawil -0.09 w:nawza -0.21 w:nazwa 0.09 w:nazwi 0.24 w:neda -0.08 w:nerwo -0.06
    w:nia 0.25 w:nic -0.91 w:nich 0.39 w:nie:bede 0.43 w:nie:bije -0.1 w:nie:bil -0.19 w:nie:boje 0.05
    w:nie:bolal 0.37 w:nie:brzmi 0.27 w:nie:budzi 0.28 w:nie:byc 0.6 w:nie:bylo 0.44 w:nie:chce -0.63
    w:nie:chcem 0.32 w:nie:chcia -0.3 w:nie:choru 0.32 w:nie:ciesz -0.33 w:nie:czeka -0.21 w:nie:czuje -0.09
    w:nie:da -0.09 w:nie:daja 0.45 w:nie:daje 0.06 w:nie:dam 0.24 w:nie:diagn -0.13 w:nie:dla -0.05
    w:nie:docze 0.06 w:nie:dosta 0.13 w:nie:dozyl 0.52 w:nie:dzial -0.29 w:nie:dzwon 0.06 w:nie:hce 0.37
    w:nie:istni 0.33 w:nie:jej 0.22 w:nie:jem 0.2 w:nie:jeste 0.23 w:nie:kocha -0.24 w:nie:korzy -0.21
    w:nie:kot 0.11 w:nie:kreci -0.12 w:nie:lapie 0.12 w:nie:mam 0.7 w:nie:martw 0.23 w:nie:miejc 0.34
    w:nie:moje 0.26 w:nie:mowi -0.38 w:nie:mowil -0.43 w:nie:moze 0.06 w:nie:mozem 0.14 w:nie:musis -0.17
    w:nie:mysl -0.38 w:nie:mysle -0.16 w:nie:nadaj -0.2 w:nie:nauka -0.07 w:nie:nazyw -0.13 w:nie:no 0.32
    w:nie:obudz 0.53 w:nie:oceni -0.22 w:nie:odbie 0.26 w:nie:odych 0.6 w:nie:opusz -0.09 w:nie:otwie 0.09
    w:nie:otwor 0.5 w:nie:panuj 0.55 w:nie:pasuj 0.05 w:nie:pies -0.29 w:nie:placz 0.36 w:nie:plaka 0.08
    w:nie:podej 0.27 w:nie:pojaw -0.09 w:nie:pomoz 0.11 w:nie:popel -0.25 w:nie:popra -0.08 w:nie:potra 0.14
    w:nie:potrz -0.12 w:nie:powin 0.44 w:nie:przes 0.11 w:nie:przyj -0.05 w:nie:pyta -0.05 w:nie:pytal -0.13
    w:nie:reagu 0.08 w:nie:robie -0.07 w:nie:rozma -0.08 w:nie:siada -0.1 w:nie:skocz 0.14 w:nie:skrzy -0.14
    w:nie:slych -0.12 w:nie:spie 0.09 w:nie:staje 0.43 w:nie:stalo 0.38 w:nie:stras -0.13 w:nie:szuka 0.13
    w:nie:tak -0.11 w:nie:terap 0.24 w:nie:tna 0.36 w:nie:tne -0.05 w:nie:to 0.73 w:nie:uczym -0.07
    w:nie:umial 0.08 w:nie:umiem -0.57 w:nie:urodz 0.29 w:nie:warto 0.19 w:nie:widza 0.2 w:nie:widze 0.09
    w:nie:wie 0.85 w:nie:wiem -0.19 w:nie:wierz 0.11 w:nie:wraca 0.11 w:nie:wroce 0.23 w:nie:wycho -0.16
    w:nie:wyjdz 0.06 w:nie:wyklu -0.05 w:nie:wyobr -0.12 w:nie:wypus 0.16 w:nie:wyrzu 0.3 w:nie:wysyl -0.1
    w:nie:zabij -0.14 w:nie:zadzw -0.17 w:nie:zalec -0.13 w:nie:zalez 0.21 w:nie:zamaw -0.19 w:nie:zamie 0.21
    w:nie:zapal 0.32 w:nie:zapla 0.21 w:nie:zartu 0.35 w:nie:zaslu 1.4 w:nie:zauwa 0.11 w:nie:zdazy 0.1
    w:nie:zdziw 0.11 w:nie:zebym -0.37 w:nie:zjem -0.22 w:nie:zmysl -0.26 w:nie:znamy 0.34 w:nie:znios 0.19
    w:nie:zobac 0.26 w:nie:zosta -0.37 w:nie:zyc 0.92 w:nie:zyje -0.58 w:nie:zyla 0.68 w:nieba 0.17 w:niebi -0.09
    w:niebo -0.2 w:niech 0.37 w:niedl 0.48 w:niedo -0.1 w:niedz 0.56 w:niego 0.14 w:niemo 0.75 w:niena -0.44
    w:niepo -0.05 w:niesz -0.15 w:niewi -0.05 w:niezo 0.32 w:nigdy 0.41 w:nikt 0.88 w:nim -0.22 w:nimi 0.36
    w:ninie 0.1 w:niz -0.58 w:no 0.1 w:noc 0.51 w:nocam 0.07 w:noce -0.16 w:nocne -0.2 w:nocny 0.23 w:nocy 1.13
    w:nogam -0.13 w:noge 0.16 w:nogi 0.26 w:norma -0.74 w:nosa -0.09 w:nosze 0.27 w:notat 0.24 w:nowa -0.29
    w:nowe -0.65 w:noweg -0.28 w:nowy -0.18 w:noz 0.37 w:noza -0.08 w:nozem 0.19 w:nozyc -0.06 w:npc 0.06
    w:nudny -0.05 w:nudow -0.08 w:nudze -0.11 w:numer -0.07 w:nurci 0.11 w:o -0.3 w:obcas -0.1 w:obecn -0.12
    w:obiad 0.11 w:obie 0.29 w:obied -0.67 w:objaz -0.07 w:oblic -0.16 w:obmac 0.29 w:oboje -0.28 w:obok 0.43
    w:obrac 0.05 w:obraz 0.62 w:obym 0.52 w:ochot 0.16 w:ochro -0.06 w:oczu 0.12 w:oczy 0.2 w:oczyw -0.21
    w:od -0.53 w:odala 0.17 w:odalb -0.13 w:odale 0.22 w:odbio 0.64 w:odcho 0.52 w:ode -0.29 w:odech 0.64
    w:odejs 0.75 w:odetc 0.44 w:odezw -0.22 w:odkre 0.4 w:odlat -0.16 w:odpad -0.1 w:odpis 0.62 w:odpoc -0.8
    w:odpow -0.43 w:odpus -0.12 w:odrat 0.21 w:odrob -0.26 w:odsta 0.26 w:odste -0.17 w:odszk 0.06 w:odtwa -0.11
    w:odwag 0.63 w:odwal 0.3 w:odwia 0.3 w:odzie -0.07 w:odzyl -0.11 w:odzys -0.1 w:ofert 0.44 w:ofiar 0.29
    w:ofier 0.16 w:ogarn -0.35 w:ogien 0.06 w:oglad -0.46 w:oglos -1.19 w:ogniw -0.21 w:ogone 0.17 w:ogral 0.23
    w:ojca 0.08 w:ojcie 0.39 w:ojczy 0.79 w:okaza 0.07 w:okna 0.22 w:oknie -0.08 w:okno 0.34 w:okrop -0.2
    w:olimp -0.1 w:olowk 0.08 w:omlet -0.1 w:on 0.8 w:ona -0.22 w:oni 0.3 w:opada -0.17 w:opcja 0.51 w:opcje 0.14
    w:opera -0.52 w:opini -0.07 w:opis -0.22 w:oplat -0.08 w:ortod -0.15 w:osob -0.06 w:osoba -0.21 w:osobe 0.12
    w:osobi -0.25 w:ostat 0.27 w:otrzy 0.32 w:otwie 0.15 w:ozdob -0.12 w:oznac -0.1 w:pa 0.08 w:pachn -0.14
    w:padam -0.14 w:padla 0.06 w:padol 0.06 w:pakis -0.07 w:pakuj 0.09 w:palce -0.23 w:palec -0.19 w:palen -0.08
    w:palne 0.12 w:pamie -0.07 w:pan 0.09 w:pani 0.16 w:panst 0.07 w:parac 0.48 w:parap 0.45 w:pare 0.21
    w:parki -0.11 w:parko -0.14 w:parte 0.52 w:partn 0.14 w:pasem 0.05 w:pasow -0.11 w:patrz -0.07 w:pazur -0.1
    w:pelna -0.15 w:pelni -0.44 w:pensj 0.27 w:peron 0.7 w:petla -0.22 w:petle 0.68 w:pewni 0.05 w:piate -0.42
    w:piatk 0.37 w:piec -0.33 w:piecd -0.11 w:piekn 0.35 w:piele 0.15 w:piepr -0.06 w:pierd 0.33 w:pierw -0.39
    w:pies 0.39 w:piesz -0.23 w:pietn -0.22 w:pietr 0.42 w:pijak 0.36 w:pije 0.56 w:pilnu 0.12 w:piora -0.06
    w:pisto 0.25 w:pisze -0.06 w:piwni 0.54 w:pize 0.2 w:pizy -0.22 w:placz -0.68 w:plaka 0.08 w:plan -0.43
    w:plana 0.33 w:plany 0.18 w:plast -0.09 w:platn -0.16 w:pleca 0.35 w:plecy -0.32 w:plik -0.14 w:plika 0.17
    w:pliki -0.64 w:pliku 0.14 w:plot -0.19 w:plyn 0.74 w:plytk 0.3 w:plywa 0.12 w:png 0.22 w:po 0.34
    w:pobil -0.23 w:pobra -0.34 w:pocho -0.06 w:pochw -0.05 w:pocia -0.21 w:pocie 0.38 w:pocze 0.22 w:poczt -0.07
    w:poczu 0.24 w:podaj -0.06 w:podan 0.16 w:podch 0.07 w:podci -0.24 w:poder 0.2 w:podja -0.19 w:podku 0.12
    w:podla 0.47 w:podlo 0.21 w:podob -0.13 w:podpa 0.32 w:podpi -0.29 w:podro -0.1 w:podsu -0.28 w:podtr -0.21
    w:podus -0.15 w:podwo 0.08 w:pogar 0.46 w:pogrz -0.26 w:pojaw -0.32 w:pojde 1 w:pojdz 0.1 w:pojec -0.08
    w:pojut 0.26 w:pokaz 0.3 w:polac -0.08 w:polis 0.08 w:polit -0.34 w:polkn 0.71 w:polno 0.5 w:polow 0.36
    w:poloz -0.2 w:polud 0.15 w:pomag 0.4 w:pomoc 0.42 w:pomog 0.12 w:pomoz 0.1 w:pomyl -0.19 w:poniz -0.21
    w:ponow -0.37 w:popel 0.9 w:popil 0.43 w:popro 0.05 w:poprz -0.08 w:porad -0.53 w:poraz -0.05 w:porod -0.07
    w:porow -0.07 w:portf -0.17 w:portr -0.22 w:porus -0.07 w:pory -0.23 w:porza -0.14 w:poslu 0.27 w:pospi 0.31
    w:posyp -0.12 w:poszl -0.14 w:poszu -0.17 w:potas 0.23 w:potem 0.13 w:potne 0.1 w:potra 0.15 w:potrz -0.99
    w:powie 0.34 w:powin 0.29 w:powro 0.05 w:powta 0.12 w:pozak 0.29 w:pozal 0.06 w:pozam 0.24 w:pozeg 0.25
    w:pozni -0.15 w:praca -0.18 w:praci -0.12 w:praco 0.26 w:prad -0.23 w:pragi -0.18 w:pragn 0.08 w:prani -0.48
    w:prawd -0.37 w:prawi -0.1 w:predk -0.08 w:predz -0.15 w:premi -0.31 w:presj -0.67 w:preze -0.31 w:prob -0.06
    w:proba -0.29 w:probe -0.27 w:probl 0.35 w:probu -0.4 w:proby -0.2 w:proce 0.48 w:produ -0.12 w:profi -0.09
    w:prosb -0.05 w:prosi -0.11 w:prost -0.33 w:prosz -0.43 w:prysz 0.1 w:przec -0.7 w:przed -0.15 w:przek 0.06
    w:przel 0.12 w:przem -0.07 w:przeo -0.29 w:przep -0.39 w:przes -0.6 w:przet -0.42 w:przez -0.56 w:przod -0.21
    w:przy -0.66 w:przyc -0.21 w:przyd 0.48 w:przyg -0.28 w:przyj -0.22 w:przyk 0.13 w:przyl 0.09 w:przym -0.21
    w:przyn 0.31 w:przys 0.26 w:przyt 0.24 w:przyw 0.15 w:psa 0.46 w:punkt 0.12 w:pusta -0.12 w:pustk -0.06
    w:pusty -0.57 w:pyta 0.17 w:pytan 0.63 w:rachu -0.38 w:racje 0.1 w:racjo 0.17 w:racze -0.35 w:rade 0.18
    w:radiu -0.16 w:rana -0.26 w:randk -0.09 w:rany 0.25 w:raper -0.11 w:rapor -0.06 w:raty 0.06 w:raz -0.94
    w:razem 1.25 w:razie 0.08 w:razni 0.08 w:razu -0.54 w:razy -0.11 w:rece 0.06 w:recen -0.08 w:reczn -0.18
    w:regul -0.14 w:reka -0.2 w:rekam 0.09 w:reke 0.2 w:rekla -0.29 w:rekor -0.13 w:rekru 0.08 w:relak -0.24
    w:remon -0.66 w:repor -0.26 w:reset -0.06 w:rezyg 0.16 w:robi -0.06 w:robia -0.11 w:robic 0.21 w:robie -0.49
    w:roczn 0.13 w:rodzi 0.56 w:rok -0.56 w:roku -0.14 w:rolka -0.24 w:romeo -0.08 w:rower 0.59 w:rozbi 0.38
    w:rozcz 0.34 w:rozdr 0.16 w:rozdz -0.44 w:rozeb 0.45 w:rozja 0.14 w:rozkl -0.3 w:rozla -0.21 w:rozma -1.13
    w:rozmi -0.17 w:rozmo 0.17 w:rozmy 0.16 w:rozni 0.33 w:rozpa -0.26 w:rozpe 0.27 w:rozpo -0.34 w:rozsa 0.17
    w:rozst -0.26 w:rozwa 1.01 w:rozwi 0.39 w:rozwo 0.14 w:ruche 0.38 w:rur 0.33 w:ryb -0.05 w:rynek -0.15
    w:rysow 0.05 w:rytua 0.13 w:ryzyk -0.14 w:rzadk -0.19 w:rzeka -0.33 w:rzeki 0.12 w:rzuca -0.66 w:rzuce -0.24
    w:rzuci -0.49 w:s 0.77 w:sala -0.18 w:salat -0.08 w:sam 0.7 w:samej 0.14 w:samo 0.13 w:samob 0.29 w:samok 0.28
    w:samot -0.55 w:sanda -0.15 w:sanka -0.26 w:sasia 0.39 w:sasie 0.05 w:scena -0.21 w:sceny 0.27 w:scian 0.28
    w:scisk -0.06 w:sekre -0.12 w:seksu 0.23 w:sen 0.68 w:sena -0.05 w:senek -0.1 w:senik 0.18 w:sens -0.39
    w:sensu -0.06 w:seny -0.18 w:serca -0.12 w:serce -0.52 w:seria -0.43 w:serio 0.37 w:serni -0.17 w:serwe 0.14
    w:serwu -0.05 w:sesja -0.09 w:siada -0.19 w:sie -0.23 w:siebi -0.3 w:siede -0.28 w:siedm -0.22 w:siedz -0.22
    w:siega -0.12 w:siegn 0.1 w:sieki 0.64 w:silne -0.17 w:silny 0.26 w:sine 0.1 w:singi -0.17 w:sinia -0.35
    w:siodm -0.15 w:siost -0.44 w:skacz 0.2 w:skad -0.35 w:skaka -0.08 w:skali -0.07 w:skalp -0.09 w:skarg 0.41
    w:skarp -0.52 w:skier -0.09 w:sklad 0.3 w:sklep -0.42 w:skocz 0.78 w:skok -0.65 w:skoki 0.67 w:skory 0.36
    w:skres 0.24 w:skrom -0.06 w:skrzy -0.3 w:skutk 0.47 w:sladu 0.09 w:slady 0.08 w:slodk -0.22 w:slody -0.11
    w:slonc -0.36 w:slowa 0.09 w:slowo -0.21 w:slubu 0.36 w:slupe -0.13 w:sluza -0.07 w:sluzb 0.37 w:sluzy 0.38
    w:slych 0.48 w:slysz 0.42 w:smial -0.24 w:smiej -0.2 w:smier 0.33 w:smute -0.25 w:smutk -0.3 w:smutn -0.26
    w:snil -0.06 w:snila 0.1 w:snilo -0.23 w:snily -0.07 w:snopo -0.24 w:snu 0.35 w:sobie 0.68 w:sobot -0.17
    w:socia -0.09 w:sodow -0.17 w:sokie -0.08 w:sokra -0.1 w:spac -0.69 w:space -0.33 w:spada -0.63 w:spado -0.17
    w:spala -0.06 w:spali -0.08 w:spam 0.26 w:speln 0.11 w:spi -0.14 w:spiac 0.12 w:spie -0.2 w:spiew -0.1
    w:spisa -0.12 w:splac 0.09 w:splon 0.05 w:spodo -0.25 w:spoko -1.16 w:spoku 0.09 w:spole -0.06 w:spotk 0.31
    w:spoty -0.07 w:spoza 0.08 w:spozn 0.08 w:spraw -0.08 w:sprob -0.47 w:sprys 0.55 w:sprza -0.17 w:sprze 0.22
    w:spust -0.11 w:srode -0.09 w:srodk 0.16 w:stacj 0.64 w:stala 0.26 w:stalo -0.13 w:stana -0.2 w:stani 0.16
    w:stare -0.17 w:stark -0.08 w:staro -0.1 w:stars 0.52 w:stary -0.23 w:stawi 0.3 w:stodo -0.46 w:stoi 0.86
    w:stois 0.33 w:stoje -0.12 w:stola 0.09 w:stolu -0.19 w:stopy -0.1 w:story 0.16 w:stowe -0.27 w:strac 0.1
    w:straz -0.1 w:stres -0.4 w:strug -0.18 w:strun -0.78 w:stryc -0.22 w:strze -0.88 w:studi -0.27 w:sucha -0.2
    w:suchy -0.09 w:sufic 0.13 w:sufit 0.05 w:susza 0.46 w:swete -0.1 w:swiat -0.79 w:swiec 0.87 w:swiet -0.32
    w:swiez 0.76 w:switu 0.52 w:swoja -0.37 w:swoje 0.38 w:symbo -0.07 w:syn -0.39 w:synek 0.3 w:synka -0.25
    w:syrop -0.38 w:sytua -1.09 w:syty -0.29 w:szabl -0.09 w:szach -0.17 w:szafc 0.27 w:szafi -0.12 w:szafk 0.14
    w:szal 0.13 w:szans -0.24 w:szare -0.38 w:szcze -0.11 w:szef 0.12 w:szefa 0.07 w:szesc -0.22 w:szkol 0.19
    w:sznur 1.22 w:szort -0.06 w:szpil -0.09 w:szpit 0.14 w:sztuk -0.13 w:sztyw 0.05 w:szufl 0.67 w:szuka 0.13
    w:szumi 0.28 w:szybc -0.36 w:szybk 0.39 w:szynk -0.22 w:t 0.27 w:ta -1.37 w:tabel 0.54 w:table 0.46 w:tak 0.37
    w:taki -1.22 w:takic 0.16 w:takie -0.92 w:takze 0.07 w:taler -0.05 w:tali -0.11 w:tam 0.58 w:tamta -0.29
    w:tamte -0.34 w:tamty 0.17 w:tancz -0.09 w:tansz -0.32 w:tapet -0.21 w:taroc -0.1 w:tata -0.72 w:tatua -0.14
    w:taty -0.13 w:te -0.24 w:tej -0.56 w:tekst 0.19 w:telef 1.16 w:telew -0.34 w:temat 0.48 w:ten -0.08
    w:terap -0.29 w:teraz -0.17 w:termi -0.15 w:tesci -1.1 w:teskn 0.44 w:test 0.19 w:testa -0.11 w:tetna 0.22
    w:tez 0.2 w:to 0.55 w:toba -0.41 w:toksy -0.25 w:torac 0.52 w:torbi 0.21 w:toreb 0.11 w:torow -0.2
    w:tort -0.11 w:tory 0.08 w:trace 0.78 w:trafi -0.26 w:trafn -0.24 w:tramw -0.37 w:trene 0.3 w:trudn -0.16
    w:truje -0.41 w:trumn -0.08 w:trup -0.3 w:trutk -0.23 w:trwa 0.1 w:trzec 0.22 w:trzes 0.46 w:trzy -0.74
    w:trzyd -0.14 w:trzym -0.11 w:tu -0.12 w:twarz 0.57 w:twoic 0.18 w:twoje 0.09 w:tydzi -0.43 w:tylko 0.85
    w:tylu -0.08 w:tym 0.89 w:tymi -0.25 w:ubaw -0.26 w:ubezp 0.06 w:uciec 0.3 w:uciek -0.51 w:ucisk 0.07
    w:uczen 0.38 w:uczuc -0.74 w:uczyc -0.11 w:uczyl -0.29 w:udaje 0.5 w:udawa -0.08 w:uderz -0.42 w:udo 0.05
    w:udroz 0.09 w:udusz -0.19 w:uf -0.3 w:ugoto 0.11 w:ukasz -0.14 w:ulga 0.26 w:ulzy 0.07 w:umarl 0.22
    w:umiej 0.23 w:umier -0.57 w:umowe -0.18 w:umowy 0.19 w:umre 0.41 w:umrze 0.73 w:umyte -0.1 w:unali 0.12
    w:unika -0.38 w:unins 0.3 w:upadl 0.19 w:uporz 0.16 w:urlop -0.21 w:urodz -0.24 w:urywk -0.27 w:uscis -0.23
    w:uslys -0.44 w:usmie 0.46 w:usta 0.07 w:ustac 0.12 w:ustaw -0.09 w:usuna 0.06 w:usuwa -0.35 w:uszac 0.28
    w:uszko 0.28 w:utopi 0.39 w:utrzy 0.18 w:uwage -0.06 w:uwoln 0.29 w:uzbie 0.15 w:uzyje 0.12 w:w -0.3
    w:wakac 0.18 w:waliz -0.2 w:wam 0.33 w:wane 0.42 w:wanie 0.47 w:warcz -0.29 w:warsz -0.52 w:wart 0.32
    w:warto -0.18 w:warzy -0.14 w:was 0.32 w:wazne 0.22 w:wazni -0.13 w:wbil -0.07 w:wcale 0.05 w:wciag 0.09
    w:wciaz -1.18 w:wczes -0.96 w:wczor 0.66 w:wdowi 0.39 w:we -0.26 w:wedka -0.13 w:wedki -0.33 w:wedlu -0.06
    w:wejsc -0.32 w:weken 0.54 w:wesel 0.14 w:weter -0.19 w:wezel 0.32 w:wezme 0.6 w:wf -0.09 w:wiado 0.36
    w:wiadu 0.35 w:wiaze 0.23 w:widok -0.1 w:widzi 0.13 w:wie 0.09 w:wiec 0.31 w:wiece -0.89 w:wiecz 0.26
    w:wiedz -0.28 w:wieje 0.36 w:wiek -0.05 w:wieko -0.15 w:wiele -0.08 w:wielk -0.15 w:wiem 0.15 w:wierc -0.08
    w:wiers 0.05 w:wiert -0.2 w:wies -0.16 w:wiesz 0.25 w:wieza -0.05 w:wiezy -0.25 w:wika 0.05 w:wina 0.05
    w:winda -0.09 w:winem 0.14 w:winy 0.22 w:winyc -0.06 w:wisi -0.07 w:wisie -0.11 w:wisla 0.15 w:wisze -0.26
    w:witaj -0.3 w:witam -0.25 w:wizyt 0.27 w:wjade 0.5 w:wjech -0.15 w:wklad 0.12 w:wklej -0.16 w:wkrot -0.1
    w:wkurz -0.23 w:wlacz 0.97 w:wlasn 0.41 w:wlosa -0.24 w:wloso -0.05 w:wlozy -0.08 w:wnuka 0.12 w:wnuki -0.34
    w:wobec -0.05 w:woda 0.32 w:wode -0.06 w:wodka 0.32 w:wody -0.25 w:wojsk -0.14 w:wolal 0.23 w:wolan 0.05
    w:wole 0.11 w:woli 0.28 w:wolne -0.5 w:wpada 0.13 w:wpisu 0.12 w:wplyn -0.14 w:wraca -0.69 w:wraze -0.65
    w:wresz -0.17 w:wroce 0.16 w:wroci -0.06 w:wrocl 0.44 w:wrozb 0.11 w:wrzuc 0.13 w:wscie -0.1 w:wsi -0.13
    w:wsiad 0.28 w:wspie -0.21 w:wspol 0.16 w:wspom -0.33 w:wsrod -0.09 w:wstac -0.11 w:wstaw -0.09 w:wstep -0.09
    w:wstyd -0.22 w:wszys 0.81 w:wtedy 1.28 w:wtore -0.06 w:wtork 0.19 w:wujek -0.2 w:wujka -0.21 w:wybio -0.05
    w:wybor 0.28 w:wybra 0.11 w:wycho 0.05 w:wycin -0.09 w:wycis 0.16 w:wydaj 0.14 w:wydar -0.51 w:wydat -0.1
    w:wygla 0.06 w:wyjas -0.31 w:wyjdz -0.2 w:wyje 0.05 w:wyjec -0.61 w:wyjmu 0.31 w:wyjsc 1.17 w:wykan -0.08
    w:wykla -0.08 w:wykrw 0.19 w:wylac 0.68 w:wylej 0.43 w:wylog 0.24 w:wymie -0.18 w:wymys -0.13 w:wynaj 0.24
    w:wynik -0.28 w:wyobr 0.26 w:wypad -0.12 w:wypel 0.5 w:wypij 0.09 w:wypil 0.77 w:wypla 0.07 w:wypoc -0.09
    w:wypow 0.14 w:wypra -0.12 w:wyrzu -0.22 w:wysia -0.23 w:wysko 0.45 w:wysla -0.16 w:wysle -0.23 w:wyspa -0.66
    w:wysta -0.05 w:wysze 0.22 w:wyszl -0.42 w:wytar -0.1 w:wyzsz 0.9 w:wzdlu -0.13 w:wziac -0.44 w:wzial 0.3
    w:wzrok 0.36 w:wzrus -0.06 w:y 0.53 w:z -0.47 w:z*bic 0.32 w:za 0.26 w:zab*c 0.32 w:zabic 0.86 w:zabij -0.29
    w:zabil 1.67 w:zabku -0.58 w:zaboj -0.32 w:zabra 1.41 w:zabrz -0.08 w:zabud -0.1 w:zacho 0.21 w:zacin -0.11
    w:zacis -0.31 w:zaczn 0.4 w:zaczy -0.21 w:zadac -0.12 w:zadaj 0.61 w:zadan -0.56 w:zadny 0.09 w:zadow -0.13
    w:zadys -0.12 w:zadzi -0.24 w:zadzw -0.07 w:zaint 0.15 w:zajec -0.33 w:zajrz 0.14 w:zakoc -0.46 w:zakon -0.2
    w:zakry -0.1 w:zakup -0.13 w:zakwi 0.22 w:zalac 0.05 w:zalal -0.07 w:zalow -0.33 w:zaloz -0.28 w:zalu 0.34
    w:zamac -0.41 w:zamia -0.86 w:zamkn 0.35 w:zamor -0.63 w:zamow 0.35 w:zamyk 1.46 w:zanim -0.15 w:zaopi 0.14
    w:zaosz -0.17 w:zapac -0.11 w:zapad -0.09 w:zapal 0.3 w:zapas -0.21 w:zapie 0.42 w:zapis -0.19 w:zapla 0.64
    w:zapom -0.78 w:zapyt -0.07 w:zaraz 0.18 w:zartu -0.5 w:zarys -0.11 w:zasna -0.48 w:zasta -0.12 w:zaste -0.17
    w:zastr -0.05 w:zasyp -0.46 w:zatrz 0.52 w:zawal -0.49 w:zawod -0.16 w:zawsz 0.08 w:zazdr -0.29 w:zbier 0.45
    w:zbile -0.05 w:zbled 0.33 w:zbyt 0.09 w:zdale 0.23 w:zdan -0.19 w:zdani -0.4 w:zdech 0.48 w:zdecy 0.12
    w:zdjal 0.2 w:zdjec 0.32 w:zdmuc 0.14 w:zdoby -0.13 w:zdrad 0.2 w:zdrow -0.34 w:ze -0.09 w:zebam -0.1
    w:zebra 0.27 w:zeby 1.72 w:zebym 0.46 w:zegna -0.07 w:zejde -0.27 w:zemdl -0.57 w:zera 0.13 w:zerem 0.12
    w:zero -0.35 w:zerwa -0.11 w:zespo -0.1 w:zeszl 0.38 w:zgadz -0.11 w:zgasl -0.06 w:zgasn 0.24 w:zgasz 0.38
    w:zgina -0.3 w:zgodn -0.35 w:zgodz -0.06 w:zgubi -0.32 w:zgwal 1.69 w:ziemi -0.07 w:zime -0.82 w:zimna 0.05
    w:zimno 0.23 w:zimy -0.1 w:zjadl -0.23 w:zje 0.36 w:zjedl 0.08 w:zjem 0.23 w:zjesc -0.11 w:zla -0.29
    w:zlama 0.07 w:zlece 0.12 w:zlego 0.05 w:zlosc -0.56 w:zlozy 0.16 w:zly 0.21 w:zmaga -0.2 w:zmarl -0.09
    w:zmarn -0.1 w:zmecz -0.26 w:zmi -0.14 w:zmian 0.3 w:zmnie 0.09 w:zmusz 0.23 w:zmywa 0.05 w:zna -0.16
    w:znajd 0.24 w:znajo -0.21 w:znak 0.08 w:znaka -0.06 w:znala -0.06 w:znale 0.15 w:zneca 0.52 w:znicz 0.25
    w:znika -0.39 w:zniwa -0.1 w:znow 0.09 w:znowu 0.1 w:zobac -1.02 w:zodia -0.41 w:zolad 0.05 w:zolty 0.08
    w:zona -0.47 w:zony -0.34 w:zosta 0.5 w:zrani -0.12 w:zrobi 0.85 w:zrozu 0.1 w:zrzuc -0.08 w:zsini 0.12
    w:zwiaz -0.25 w:zwija 0.09 w:zwisa 0.26 w:zwoln -0.11 w:zwroc -0.34 w:zwykl -0.62 w:zyc 0.46 w:zycia 0.56
    w:zycie -0.33 w:zycze 0.09 w:zyczl -0.31 w:zyje -0.33 w:zylet 0.3 w:zyly 0.15 w:zywy -0.07 w:zywyc 0.1
    w:zywym 0.13`;

export const cueWeights: Readonly<Record<string, number>> = Object.fromEntries(
  [...`${cues} ${pairs} ${words}`.matchAll(/(\S+) (-?[\d.]+)/g)].map(([, name, weight]) => [
    name,
    Number(weight),
  ]),
);
