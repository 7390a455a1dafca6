import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
apanhei
meu pai me bate
meu filho drogado me agride dentro de casa
meu irmao ameaçou minha mae com faca
minha nora maltrata meu avo
meu padrasto bateu na minha irma
minha companheira me agrediu
minha esposa quebrou tudo e me bateu
violencia domestica
meu neto pega meu dinheiro e me xinga
meu tio me espanca
meu filho me ameaça pra dar dinheiro pra droga
minha cunhada me deu um tapa na cara
briga de familia com agressao
meu ex namorado me bateu sou homem
abandonaram o vovo sozinho em casa sem comida
minha mae bate muito nas crianças
meu marido me bate e eu sou gay
o pai dos meus filho agride as criança
meu cunhado me empurrou na frente dos meus filhos
agressao do meu irmao
maus tratos com idoso em casa
minha sogra me humilha e me empurra
quebrou minhas coisas dentro de casa o meu enteado
meu neto grita comigo e tira meu dinheiro da aposentadoria
meu neto me maltrata e vive gritando
meu filho fica com o cartao da minha aposentadoria e me xinga
meu sobrinho que mora comigo me deu um tapa
minha nora grita e empurra minha mae que é idosa
meu irmao bebado quebrou tudo em casa e partiu pra cima de mim
minha mulher me bate e sou homem
meu pai me bateu de cinto porque tirei nota baixa
meu cunhado vive gritando e ja me deu um soco
cuido da minha avo e o neto dela bate nela
`,
    en: `
my father hits me
my son attacks me
domestic violence
my wife hit me
my brother beat me up
my boyfriend hit me im a guy
my stepdad beats us
my grandson takes my money and yells at me
family member threatened me
my mother is abusive
got hit by my partner
abuse at home
my uncle beats my cousin
my partner hit me and i am a man
my wife throws things at me and hits me
got hit by my boyfriend i am a guy
my uncle beats my little cousins
my son pushes me and takes my pension
my stepdad hurts us when he is drunk
my roommate cousin punched me at home
my mother in law slaps me
`,
    es: `
mi papa me pega
mi hijo me agrede
violencia domestica
mi hermano me golpeo
mi esposa me pega
mi padrastro nos maltrata
violencia familiar
mi madre me maltrata
mi nieto me quita la plata y me grita
me pegaron en mi casa
mi cuñado me empujo
maltrato a mi abuelo
mi tio amenaza a mi mama
mi papa me pega con el cinturon
mi hijo me grita y me empuja
mi nieto me quita la pension y me grita
mi esposa me pega y soy hombre
`,
    fr: `
mon père me frappe
mon fils m'agresse
violence domestique
violence familiale
ma femme me frappe
mon frère m'a tapé
mon beau pere nous bat
ma mère me maltraite
mon petit fils me prend mon argent et me crie dessus
je suis battu a la maison
maltraitance de ma grand mere
mon oncle menace ma mere
mon compagnon me frappe je suis un homme
mon frère me tape quand il boit
mon fils me crie dessus et me pousse
ma femme me frappe je suis un homme
mon petit fils crie et me vole ma pension
`,
  },
  words:
    'pai, mae, filho, filha, irmao, irma, avo, vo, neto, tio, tia, primo, sogro, sogra, cunhado, genro, nora, padrasto, madrasta, enteado, familia, familiar, parente, parentes, em casa, dentro de casa, esposa, companheira, domestica, agrediu, agride, agressao em casa, bate em mim, bateu, espancou, surra, porrada, tapa, soco, empurrao, apanhei, apanho, apanhando, maltrata, idoso, idosa, criança, filho usuario de droga, abandono de incapaz, violencia familiar, violencia patrimonial, father, mother, brother, sister, son, daughter, uncle, aunt, grandmother, grandfather, stepfather, family, at home, beat me, beats, hits me, hit me, slapped, pushed, abusive, abuse, elder abuse, wife hits me, domestic abuse, padre, madre, hermano, hermana, hijo, hija, abuelo, abuela, tio, tia, suegra, cuñado, padrastro, familia, en casa, me pega, me golpea, maltrato, maltratada, paliza, cachetada, père, mère, frère, soeur, fils, fille, oncle, tante, grand père, grand mère, beau père, famille, à la maison, frappe, frapper, bat, battu, battue, gifle, maltraite, maltraité, violent, violences intrafamiliales, maltrato infantil, maltratam minha mae idosa, papai, mamae, mano, mana, maninho, meu pai me bateu, minha mae me bate, meu filho me bateu, meu irmao me bateu, minha irma me agrediu, meu primo me agrediu, apanhei do meu pai, apanhei do meu irmao, apanhei em casa, apanhei da minha mulher, meu filho quebra tudo em casa, meu neto bate em mim, meu filho maltrata a avó, batem no idoso, bate nas crianças, espancando o filho, mi padre me pega, mi hermano me pega, mi hijo me pega, mi hijo me maltrata, mi mujer me pega, me maltratan en mi casa, maltratan a los niños, golpea a sus hijos, my dad hits me, my mom hits me, my brother hits me, my son hits me, my wife beats me, my husband beats me and i am a man, my daughter threatens me, someone in my family hurts me, he hits the children, mon père me bat, mon frère me frappe, mon fils me frappe, ma mère me frappe, ma fille me menace, ma femme me bat, il frappe les enfants, violences à la maison, coups dans la famille, levei uma surra do meu pai, meu irmao me deu um soco, apanhei da minha mae, meu padrasto me bateu, minha madrasta me bate, meu sogro me agrediu, briga entre irmaos, filho agressivo, filho viciado me agride, idosa maltratada pela filha, nao dao comida pro idoso, tomam o cartao do idoso, abandono de idoso, criança sozinha em casa trancada passando fome, criança maltratada, padrasto espanca criança, parente me agrediu, briga com meu irmao, meu filho me empurrou, meu pai bebe e quebra tudo, avó apanha do neto, violencia contra idoso, violencia contra criança, my grandson hits me, my son yells at me and takes my pension, my dad drinks and hits us, kids are beaten by stepdad, my daughter attacks me, elderly mother mistreated, my brother attacks me, mi nieto me roba la pension, mon petit fils me frappe, conflit familial violent, vem pra cima da minha mae, meu irmao bebe e fica violento, meu filho usa droga e me bate, tenho medo do meu filho, tenho medo do meu pai, tenho medo do meu padrasto, meu filho me rouba e me ameaça, bate na gente, quebra as coisas em casa, afraid of my son, afraid of my father, my brother gets violent when drunk, miedo de mi padre, miedo de mi hijo, peur de mon père, peur de mon fils, mon frère devient violent',
  patterns: {
    relative: {
      pt: 'apanhei, me bate, me bateu, me agrediu, me espancou, me ameaça em casa, bate na minha, me xinga em casa, maltrata meu, me empurrou',
      en: 'hits me, beat me, attacks me, hurts me, threatens me at home, pushed me, abuses my, slapped me',
      es: 'me pega, me golpea, me pego, me maltrata, me agrede, me amenaza en casa, le pega a mi, me empujo',
      fr: 'me frappe, m a frappé, me bat, m agresse, me maltraite, me menace à la maison, bat ma, m a giflé',
    },
  },
}
