import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
meu pai faleceu em casa
minha avo morreu dormindo
morte natural
minha mae morreu de cancer em casa
preciso de bo pra atestado de obito
meu marido morreu de infarto
faleceu de velhice
encontrei meu tio morto na cama ele era doente
declaracao de obito
morreu em casa sem medico
minha sogra idosa faleceu hoje
meu avô morreu
obito
bebe morreu em casa
morreu sem assistencia medica
meu irmao teve um avc e faleceu
pessoa falecida em casa
bo de falecimento para funeraria
minha avo morreu em casa dormindo de velhice
meu pai tava doente e faleceu em casa sem medico
meu avo morreu e nao tem quem de o atestado
`,
    en: `
my father died at home
my husband died of a heart attack
natural death
my grandmother passed away
someone died in his sleep
friend died of illness in the hotel
death certificate
my mother died
he died from cancer
`,
    es: `
murio mi padre en casa
mi abuela fallecio
muerte natural
mi marido murio de un infarto
fallecimiento
murio mientras dormia
certificado de defuncion
mi madre murio de cancer
murio de viejo
`,
    fr: `
mon pere est mort à la maison
ma grand-mère est décédée
mort naturelle
mon mari est mort d'une crise cardiaque
deces
mort dans son sommeil
certificat de décès
ma mere est morte du cancer
mort de vieillesse
`,
  },
  words:
    'obito, faleceu, falecimento, falecido, falecida, morreu, morte natural, morte, morreu em casa, morreu dormindo, infarto, avc, cancer, doença, doente, velhice, idoso morreu, atestado de obito, declaracao de obito, certidao de obito, svo, funeraria, enterro, velorio, mal subito, covid, parou de respirar doente, death, died, dead at home, passed away, deceased, natural causes, heart attack, stroke, illness, cancer, old age, death certificate, funeral, found dead in bed, murio, muerte, muerte natural, fallecio, fallecido, fallecimiento, infarto, derrame, cancer, enfermedad, vejez, defuncion, funeraria, mort, morte, décès, décédé, décédée, mort naturelle, crise cardiaque, avc, cancer, maladie, vieillesse, certificat de décès, obsèques, funérailles, meu pai morreu, minha mae morreu, minha mae faleceu, minha avo faleceu, meu marido faleceu, meu tio morreu, minha esposa faleceu, morreu em casa dormindo, morreu do coraçao, morreu doente, pessoa idosa morreu, my dad died, my mom died, my mother passed away, my grandfather died, my wife died, my uncle died, died at home, died sleeping, died of old age, mi papa murio, mi mama murio, mi abuelo murio, mi esposa murio, mi tio fallecio, murio en casa, murio dormido, murio enfermo, mon père est décédé, ma mère est morte, mon grand père est mort, ma femme est morte, mon oncle est décédé, mort à la maison, mort en dormant, mort de maladie, vó morreu, vô morreu, morreu de madrugada em casa, amanheceu morto, amanheceu morta, partiu, veio a óbito, foi a obito, pai morreu em casa, vovo faleceu, amanheceu sem vida, morte de idoso em casa, falecimento em casa, morreu de parada cardiaca, minha filha bebe morreu, my roommate died in his sleep, my grandfather passed, elderly man died at home, died of natural causes, found my father dead in bed he was sick, need a death report, travel companion died, faleceu dormindo agora, encontramos morto na cama, estava doente e faleceu, he was ill and died, estaba enfermo y murio, il était malade et il est mort',
  patterns: {
    relative: {
      pt: 'faleceu, morreu em casa, morreu de infarto, morreu de doença, morreu dormindo, morreu de velhice, veio a obito, morte do meu',
      en: 'died, passed away, died at home, died of a heart attack, died of illness, died in bed, death of my',
      es: 'fallecio, murio en casa, murio de infarto, murio de enfermedad, murio dormido, muerte de mi',
      fr: 'est décédé, est mort à la maison, mort d une crise cardiaque, mort de maladie, mort dans son lit, décès de mon',
    },
  },
}
