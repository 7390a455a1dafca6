import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
fui assaltada
assalto
me roubaram o celular com arma na cabeça
dois caras numa moto levaram minha bolsa
me assaltaram na parada de onibus
botaram uma faca em mim e levaram tudo
o ladrao apontou o revolver e pediu o celular
fui roubado agora na esquina
meteram o cano em mim e levaram meu cordao
assaltaram a minha loja armados
arrastao no onibus
puxaram meu cordao do pescoço e me derrubaram
os ratos dagua roubaram nosso barco
pirata assaltou a balsa com arma
me renderam dentro de casa e levaram dinheiro
me bateram pra roubar meu telefone
tentaram me assaltar mas corri
o cara puxou a arma e mandou eu passar a carteira
fui asaltado
entraram armados na farmacia onde trabalho
mano me tomaram o celular na marra
roubo a mao armada
levaram minha mochila com ameaça
assaltaram o onibus do satelite
dois cara numa moto mandaram eu passar o celular com arma na mao
encostaram a faca em mim na passarela e levaram tudo
puxaram minha bolsa com força e cai no chao
renderam minha familia dentro de casa e levaram tv e celular
assaltaram o onibus que eu tava e levaram o celular de todo mundo
os ratos dagua atacaram nosso barco e levaram o motor
o cara fingiu que tava armado e mandou eu dar o dinheiro
bateram em mim e tomaram minha mochila
`,
    en: `
i was robbed
mugged at gunpoint
two guys on a motorcycle took my bag
robbed with a knife
they pointed a gun at me and took my phone
armed robbery
i got mugged
someone grabbed my necklace and pushed me
held up at the bus stop
pirates robbed our boat
they beat me and took my wallet
robbery
tried to rob me
thief with a gun took everything
got jumped and they took my stuff
they beat me up and took my watch
got jumped by three guys and they took my stuff
a man pulled a knife on me and demanded my phone
robbed on a motorcycle with a gun pointed at my head
they pushed me to the ground and ripped off my necklace
armed men came on the bus and took everyones phones
`,
    es: `
me robaron
me asaltaron
me robaron con pistola
dos tipos en moto me quitaron el bolso
me pusieron un cuchillo y me robaron todo
asalto a mano armada
me atracaron
me arrancaron la cadena y me empujaron
me apuntaron con un arma
robo con violencia
me pegaron para robarme
nos asaltaron en el barco
me encañonaron y se llevaron mi telefono
intentaron robarme
atraco en la parada del bus
me quitaron el celular con un cuchillo
dos tipos en moto me apuntaron con un arma
me empujaron y me arrancaron la cadena
`,
    fr: `
on m'a agressé et volé mon sac
braquage
on m'a volé avec un couteau
ils m'ont menacé avec une arme et pris mon telephone
vol à main armée
deux hommes en moto ont arraché mon sac
vol avec violence
j'ai été braqué
agression pour voler mon portable
on m'a arraché mon collier
ils m'ont frappé pour me voler
on a essayé de me voler avec une arme
des pirates ont attaqué notre bateau
racketté dans la rue
un homme avec un pistolet a pris tout mon argent
on m'a menacée avec une arme pour prendre mon sac
ils m'ont poussé et arraché mon collier
`,
  },
  words:
    'assalto, assaltado, assaltada, assaltaram, assaltante, assaltantes, asalto, roubo, roubado, roubada, roubaram com arma, arma, arma de fogo, revolver, pistola, faca, facao, terçado, canivete, bandidos armados, bandido, meliante, rendeu, renderam, me abordaram, abordado, arrastao, na marra, a força, mao armada, apontou, passou a mao armada, puxou a bolsa, arrancou o cordao, me jogou no chao, saidinha de banco, pirata, piratas, rato dagua, levaram tudo com arma, perdeu perdeu, passa o celular, roubo de celular, robbed, robbery, mugged, mugging, mugger, gun, gunpoint, knife, knifepoint, armed, held up, hold up, weapon, bandits, snatched, threatened and took, forced me to give, robo, robado, robada, robaron, asalto, asaltado, asaltada, asaltaron, asaltante, atraco, atracaron, atracador, pistola, cuchillo, arma, navaja, armados, a punta de pistola, me arrebataron, me quitaron, braquage, braqué, braquée, braqueur, arme, pistolet, couteau, armé, armés, arraché, vol avec arme, racket, agressé et volé, sous la menace, a la fuerza, me tomaram, tomaram meu celular, tomou meu celular, tentativa de assalto, me assaltaram com arma, me assaltaram com faca, me assaltaram na rua, assaltaram minha casa, assaltaram meu comercio, fui assaltado na parada, fui assaltada no onibus, fui roubada com arma, roubaram meu celular com faca, roubaram minha bolsa na rua com arma, dois caras numa moto me assaltaram, dois homens armados, homens de moto levaram meu celular, bandidos invadiram minha casa armados, puxaram minha bolsa, arrancaram meu celular da mao, tomaram minha bolsa, me roubaram e me bateram, levaram meu celular com arma, assalto na rua, assalto a onibus, assalto em casa, me ameaçaram com faca e levaram, two guys robbed me, two men on a bike robbed me, guys with guns, man with knife took my phone, took my phone at gunpoint, took my bag by force, snatched my bag, snatched my phone, grabbed my phone and ran, robbed at knifepoint, robbed on the street, robbed on the bus, someone robbed me, i was robbed with a gun, beat me and stole my phone, me robaron con arma, me robaron con cuchillo, me robaron en la calle, me asaltaron en la calle, me asaltaron con arma, me asaltaron en el bus, dos hombres armados me robaron, dos en una moto me robaron, me quitaron el celular, me quitaron la cartera, me arrancaron el bolso, me arrebataron el celular, me golpearon y me robaron, on m a braqué, on m a braqué avec une arme, volé avec un couteau, volé sous la menace, deux hommes m ont agressé et volé, arraché mon telephone, arraché mon sac, frappé et volé, agressé pour mon telephone, ils m ont frappé et pris, menacé avec un couteau pour mon sac, homme armé m a volé, vol à l arraché, fui assautada, assauto, fui abordado por dois elementos, dois elementos de moto, tomaram meu celular na parada, me deram uma coronhada, assalto na van, levaram apontando arma, apontando uma arma, encapuzados, fui rendido, me fizeram um arrastao, bandidagem, took everything with guns, men with guns, hombres con pistola, nos quitaron todo, hommes armés nous ont pris, nous ont tout pris, assaltante levou meu celular, ladrao armado, bandido armado levou, me apontaram uma arma, fomos assaltados, roubaram a gente com arma, assalto em residencia, assalto na loja, assalto no barco, levaram nosso motor com arma, robbers came in with guns, they threatened me with a knife and took my phone, guy on a bike grabbed my phone, thugs took my money, pushed me down and took my purse, we were robbed on the beach, our boat was attacked, thief snatched my chain, nos apuntaron, nos robaron con cuchillo, on nous a braqués, botou a arma na minha cara, encostou a faca em mim, revolver na cabeça, me cercaram e levaram tudo, amarraram a familia e levaram as coisas, dois moleques com faca, um rapaz armado, me mandou passar tudo, gritou perdeu, me jogaram no chao e levaram, gun in my face, knife at my neck, hand over my phone, surrounded us and took everything, they tied us up and took our things, me puso la navaja, me puso el arma en la cabeza, nos amarraron y llevaron todo, couteau sous la gorge, pistolet sur la tête, ils nous ont encerclés',
  patterns: {
    thing: {
      pt: 'assaltaram e levaram, levaram com arma, levaram com faca, tomaram meu, arrancaram meu, assalto levaram, roubaram armados meu, apontou a arma e levou, me roubaram na rua',
      en: 'robbed me of my, took with a gun, took with a knife, snatched my, mugged took my, armed men took, robbed at gunpoint',
      es: 'me asaltaron y llevaron, quitaron con pistola, quitaron con cuchillo, me arrebataron, atraco se llevaron, hombres armados quitaron, me robaron en la calle',
      fr: 'braqué pris, volé avec une arme, volé avec un couteau, arraché mon, agressé et pris, hommes armés pris, braquage volé',
    },
  },
}
