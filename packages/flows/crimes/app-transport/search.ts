import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
o motorista do uber levou meu celular
esqueci o celular no uber e o motorista nao devolve
passageiro me assaltou no uber
sou motorista de aplicativo e fui roubado
roubo na corrida da 99
motorista da 99 ficou com minha mala
motorista de aplicativo me roubou
dois passageiros anunciaram assalto na corrida
uber moto levou minha bolsa
passageiro furtou meu celular do suporte
indrive motorista me assaltou
levaram meu dinheiro numa corrida por aplicativo
o moto uber fugiu com minha encomenda
assalto a motorista de app
entregador do ifood levou meu pedido e celular
peguei um uber e me roubaram dentro do carro
sou uber e o passageiro levou minha carteira
corrida do maxim fui assaltado
`,
    en: `
uber driver stole my phone
left my phone in the uber and driver wont return it
robbed in an uber
taxi app driver took my bag
my passenger robbed me
ride share robbery
99 driver drove away with my luggage
im an uber driver and got robbed
stolen during an uber ride
`,
    es: `
el chofer de uber me robo
deje el celular en el uber y no lo devuelve
me asaltaron en un uber
el conductor de la aplicacion se llevo mi maleta
un pasajero me robo
soy conductor de uber y me asaltaron
robo en viaje de didi
robo en taxi por aplicacion
conductor de 99 me quito el telefono
`,
    fr: `
le chauffeur uber a volé mon telephone
oublié mon sac dans le uber le chauffeur ne le rend pas
agressé dans un uber
chauffeur vtc voleur
un passager m'a volé je suis chauffeur
braqué pendant une course uber
le chauffeur de l'application est parti avec ma valise
vol dans un vtc
je conduis pour 99 et on m'a braqué
`,
  },
  words:
    'uber, 99, 99 pop, indrive, maxim, motorista de aplicativo, motorista do uber, motorista da 99, aplicativo, app, corrida, passageiro, passageira, uber moto, moto taxi por aplicativo, entregador, ifood, esqueci no uber, roubo no uber, assalto no uber, sou motorista de app, viagem de aplicativo, carona blablacar, uber driver, driver, ride, rideshare, passenger, app driver, taxi app, in an uber, lyft, conductor, chofer, pasajero, aplicacion, viaje de uber, cabify, didi, en un uber, chauffeur, vtc, passager, course, application, dans un uber, taxi application, bolt, heetch, motorista de uber roubou, motorista do aplicativo fugiu com minha mala, deixei meu celular no uber, esqueci minha bolsa no uber, esqueci minha mochila na 99, fui roubado por um passageiro, passageiro me roubou, assaltado numa corrida de aplicativo, sou motorista da 99 e me assaltaram, i forgot my bag in the uber, uber driver robbed me, uber driver kept my phone, driver of the app took my things, passenger stole my phone, robbed by a passenger, olvide mi bolso en el uber, el conductor de uber me robo, el chofer se quedo con mi telefono, pasajero me asalto, me robaron en uber, oublié mon telephone dans le uber, chauffeur uber a gardé mon sac, chauffeur uber m a volé, passager m a braqué, volé dans un uber, volé par le chauffeur, esqueci no carro da 99, carro de aplicativo, moto de aplicativo, urbano norte, corrida cancelada e levou minha mala, motorista do app nao devolve meu celular, roubado na moto uber, entregador levou, sou entregador e fui assaltado no app, my uber driver, the uber driver left with my bag, i was robbed during my uber ride, i am a driver for uber and the passenger took my phone, uber theft, forgot phone in uber, chamei um uber, motorista arrancou com minhas compras, entrei no uber e, corrida pelo aplicativo, o motorista da corrida, ordered an uber, i took an uber and, pedi un uber, tome un uber y, pris un uber et, commandé un uber',
  patterns: {
    thing: {
      pt: 'motorista do uber levou meu, esqueci no uber, passageiro levou meu, motorista da 99 ficou com',
      en: 'uber driver took my, left in the uber my, passenger took my, app driver kept my',
      es: 'chofer de uber se llevo mi, olvide en el uber mi, pasajero se llevo mi, conductor de la app se quedo con',
      fr: 'chauffeur uber a pris mon, oublié dans le uber mon, passager a pris mon, chauffeur vtc a gardé',
    },
  },
}
