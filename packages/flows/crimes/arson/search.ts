import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
tocaram fogo na minha casa
minha casa pegou fogo
incendio
queimaram minha moto
botaram fogo no mato atras de casa
incendio criminoso
o fogo do lixo do vizinho passou pro meu quintal
pegou fogo na loja
curto circuito queimou a casa
explodiu o botijao e queimou tudo
queimaram meu carro
mata pegando fogo
alguem jogou gasolina e tocou fogo no meu comercio
barco pegou fogo
fogo no terreno baldio
queima de lixo todo dia do vizinho
minha barraca foi incendiada
perdi tudo no incendio
tocaram fogo na minha roça
botaram fogo no terreno e pegou na minha casa
o vizinho queima lixo e o fogo passou pro meu quintal
`,
    en: `
my house burned down
fire
someone set fire to my car
arson
forest on fire
neighbor burning trash spread to my yard
shop caught fire
short circuit fire
they burned my boat
gas explosion
`,
    es: `
se quemo mi casa
incendio
prendieron fuego a mi auto
quemaron mi moto
fuego en el monte
el vecino quema basura y el fuego paso
se incendio la tienda
cortocircuito
quemaron mi bote
exploto el gas
`,
    fr: `
ma maison a brulé
incendie
on a mis le feu à ma voiture
feu de foret
le feu du voisin est passé chez moi
le magasin a pris feu
court circuit
on a brulé mon bateau
explosion de gaz
incendie criminel
un court circuit a mis le feu à la maison
quelqu'un a brûlé mon champ
le feu a pris dans la cuisine
`,
  },
  words:
    'fogo, incendio, incendiou, incendiaram, incendiado, queimou, queimaram, queimada, queimado, tocaram fogo, tocou fogo, botou fogo, colocaram fogo, pegou fogo, pegando fogo, chamas, fumaça, curto circuito, explodiu, explosao, botijao, gas, gasolina, lixo queimando, queima de lixo, mato, mata, floresta em chamas, fire, burned, burning, burnt, burn, arson, arsonist, flames, smoke, explosion, exploded, gas leak, short circuit, set on fire, wildfire, forest fire, fuego, incendio, incendiaron, quemo, quemaron, quemado, quema, llamas, humo, explosion, exploto, cortocircuito, prendieron fuego, incendio forestal, feu, incendie, incendié, brûlé, brûlée, brûle, flammes, fumée, explosion, explosé, court-circuit, mis le feu, pyromane, feu de forêt, botaram fogo na minha casa, queimaram minha casa, queimaram minha loja, colocaram fogo no carro, fogo no quintal, fogo no mato, fogo no lixo, vizinho queimando lixo, casa pegando fogo, barco incendiado, they burned my house, burned my car, burned my shop, set my house on fire, house on fire, fire in the forest, neighbor burns trash, boat burned, quemaron mi casa, quemaron mi auto, quemaron mi tienda, fuego en la casa, fuego en el patio, vecino quema basura, casa quemada, brûlé ma maison, brûlé ma voiture, feu dans la maison, feu dans le jardin, maison en feu, voisin brûle des déchets, bateau brûlé, mis le feu à ma maison, meteram fogo, tacaram fogo, taca fogo, casa queimada, incendiaram minha casa, fogo na casa do vizinho, queimaram o barraco, fogo na mata perto, queimada, casa incendiada, somebody burned my house, fire destroyed my shop, fire in the woods, fire spread, they torched my car, burning garbage, electrical fire, tacaram gasolina, queimou tudo, jogaram gasolina, poured gasoline and burned, echaron gasolina, versé de l essence et brûlé',
  patterns: {
    building: {
      pt: 'tocaram fogo na, pegou fogo, queimaram minha, incendio na, colocaram fogo no, fogo na, incendiaram',
      en: 'set fire to my, caught fire, burned my, fire in the, burning, arson of my',
      es: 'prendieron fuego a mi, se quemo mi, quemaron mi, incendio en, fuego en, incendiaron',
      fr: 'mis le feu à ma, a pris feu, brûlé ma, incendie dans, feu dans, incendié',
    },
    vehicle: {
      pt: 'tocaram fogo no meu, queimaram meu, pegou fogo meu, incendiaram meu',
      en: 'set fire to my, burned my, caught fire',
      es: 'prendieron fuego a mi, quemaron mi, se incendio mi',
      fr: 'mis le feu à ma, brûlé ma, a pris feu',
    },
  },
}
