import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
me roubaram o celular no onibus e nem vi
furtaram minha bicicleta na porta de casa
levaram minha botija de gas do quintal
entraram em casa de madrugada e levaram a tv
abriram minha bolsa na parada e tiraram a carteira
bateram minha carteira no ver o peso
sumiram com meu celular na festa
o ladrao arrombou minha loja durante a noite
roubaram os fios de cobre da minha casa
quebraram o vidro do carro e levaram o som
furto
pegaram meu notebook na faculdade
robaro minha bike
minha empregada levou minhas joias
levaram meu motor de rabeta
roubaram as galinha do vizinho nao as minhas roupa do varal
cheguei do trabalho e a casa tava arrombada
furtaram meu estepe
meteram a mao no meu bolso no círio e levaram o celular
levaram a bomba d agua do poço
furto de fiação na escola
roubaram minha caixa de ferramenta
levaram minha mala na rodoviaria quando eu dormia
levaram o celular da minha mesa no bar sem eu perceber
deixei o celular carregando na lanchonete e quando vi nao tava mais
entraram no meu quintal e levaram a bomba dagua e o botijao
arrombaram minha casa quando eu tava no interior
pegaram minha mochila na praia de mosqueiro enquanto eu tomava banho
cortaram o cadeado e levaram minha bicicleta
a empregada pegou meu ouro e foi embora
mexeram na minha bolsa no onibus e levaram a carteira
levaram os fios de cobre do meu comercio
o ladrao pulou o muro e levou as galinha e a roupa do varal
`,
    en: `
someone stole my phone
pickpocketed at the market
my wallet was stolen
bike stolen
they broke into my hotel room and took my laptop
purse stolen from my chair
stolen passport
theft
my luggage was taken at the airport
burglary at my airbnb
somebody took my camera while i was sleeping
they stole my iphone from my pocket
car window smashed and bag taken
thief took my backpack on the beach
stole my money from the room
someone reached into my backpack on the bus and my wallet is gone
i went swimming and when i came back my stuff on the sand was gone
the cleaning lady took cash from my suitcase
they broke the lock of my room and took everything
my bike was taken from outside the store
a thief cut my purse open in the crowd and took my phone
`,
    es: `
me robaron el celular sin darme cuenta
me hurtaron la billetera
me robaron la mochila en la playa
entraron a mi casa y se llevaron la tele
me sacaron el movil del bolsillo
robo de bicicleta
hurto
carterista en el mercado
se llevaron mi maleta del hotel
rompieron el vidrio del auto y se llevaron el bolso
me robaron el pasaporte
ladron entro de noche a la tienda
me robaron dinero de la habitacion
me abrieron el bolso en el bus
desaparecio mi laptop del hostal la robaron
me sacaron la billetera del bolsillo
entraron en mi cuarto y se llevaron la laptop
me abrieron la mochila en el bus y se llevaron el celular
deje la bici afuera y ya no estaba
`,
    fr: `
on m'a volé mon telephone
vol de passeport
on ma volé mon sac sur la plage
pickpocket au marché
mon portefeuille a été volé
cambriolage
vol de velo
ils sont entrés dans ma chambre et ont pris l'ordinateur
mon portable a disparu de ma poche
vol
vitre cassée et sac volé dans la voiture
on a volé ma valise a l'hotel
quelqu'un a pris mon appareil photo
vol d'argent dans la chambre
on m'a piqué mon iphone
on a fouillé mon sac et pris mon portefeuille
ma chambre a été cambriolée
mon vélo a disparu devant le magasin
`,
  },
  words:
    'furtado, furtada, furtaram, furtou, furtei nao, ladrao, larapio, arrombaram, arrombamento, arrombado, levaram sem ver, subtrairam, afanaram, surrupiaram, batedor de carteira, punguista, pivete, gatuno, descuidista, bicicleta, botijao, televisao, notebook, ferramentas, fios, cabo de energia, padrao de energia, roupas do varal, estepe, bateria do carro, motor de barco, rabeta, canoa, joias, roubaram minha casa, roubaram enquanto eu dormia, quando voltei tinham levado, sem perceber, nao vi quem, levou minhas coisas, mala, bagagem, stolen, steal, theft, thief, thieves, pickpocket, burglar, burgled, broke in, break in, snatched from my table, luggage, laptop, camera, went missing from my room, shoplifting, hurto, hurtado, hurtaron, ladron, ladrones, carterista, sustrajeron, me sacaron, robaron mientras dormia, robaron en mi casa, forzaron la puerta, maleta, equipaje, volé, volée, volés, voler, voleur, vol de sac, vol à la tire, pickpocket, cambriolé, cambrioleur, dérobé, piqué, effraction, forcé la porte, bagages, ordinateur portable volé, bijoux volés, bateria de moto, panela, celular furtado, carteira furtada, mercadoria da loja, levaram meu celular, levaram minha bolsa, levaram minha carteira, levaram minhas coisas, levaram meu notebook, levaram a televisao, roubaram minha casa, roubaram minha loja, roubaram minha bolsa, roubaram meu passaporte, roubaram minha mochila, roubaram o som do carro, roubaram a bateria do meu carro, quebraram o vidro do carro e levaram minhas coisas, furtaram minha carteira, furtaram meu celular, entraram na minha casa e levaram, arrombaram a porta, abriram minha mochila no onibus, pegaram meu celular da mesa, sumiram com minha bolsa, meu celular foi furtado, stole my passport, stole my wallet, stole my bag, stole my phone, stole my camera, stole my laptop, took my phone from the table, took my wallet, phone stolen, wallet stolen, bag stolen, broke into my house, broke into my car, apartment burgled, robaron mi celular del bolsillo, me robaron la cartera, me robaron el bolso, me robaron la camara, robaron en mi habitacion, se robaron mi bicicleta, entraron a robar a mi casa, hurto de celular, on m a volé mon portefeuille, on m a volé mon passeport, on m a volé mon portable, on m a volé mon appareil, on m a pris mon sac, sac volé, telephone volé, portable volé, portefeuille volé, passeport volé, cambriolage de ma chambre, vol dans ma chambre, vol de portable, quelqu un a volé mes affaires, vizinho pegou minha bicicleta, pegou minhas coisas e vendeu, pegaram minha bike, furto de energia, gato de energia, funcionario furtou, sumiu dinheiro do caixa, sumiu dinheiro da gaveta, nicked my phone, swiped my wallet, ripped off my bag, someone went into my room, fauché mon sac, fauché mon portable, chouré, chipé, afanaron, me chorearon, me bolsearon, mao leve, mão grande, levaram o ar condicionado, levaram o hidrometro, levaram o portao, levaram minha roçadeira, ladrao em casa, ladrao entrou aqui, arrombaram meu carro, furto em residencia, furto em comercio, furto de cabo, levaram minha antena, roubaram minhas plantas, mexeram na minha mala, subtraiu, minha diarista levou, meu primo roubou meu celular, someone entered and stole, our stuff was stolen on the beach, stolen from the locker, stolen from the boat, someone picked my pocket, cash stolen from my room, maid stole, got pickpocketed, mis cosas desaparecieron del hotel, nos robaron en la playa, on nous a volé nos affaires à la plage, quando cheguei tinham levado, quando acordei tinha sumido minhas coisas, pularam o muro e levaram, abriram meu carro e levaram, levaram minha mochila do carro, quebraram a janela do carro e furtaram, colocaram a mao na minha bolsa, enquanto eu dormia levaram, estava na praia e levaram nossas coisas, sumiu da obra, sumiu do quintal, furtaram mercadoria, my things were gone when i came back, our bags disappeared from the beach, gone from my room, stolen while we swam, cuando volvi ya no estaban mis cosas, nuestras cosas desaparecieron, nos affaires ont disparu, sac disparu de la plage, en revenant tout avait disparu',
  patterns: {
    thing: {
      pt: 'furtaram meu, levaram meu, roubaram meu, pegaram meu, furto de, levaram da minha casa, tiraram da bolsa, roubaram do carro',
      en: 'stole my, someone stole my, stolen, took my, theft of, took from my room, stole from my car',
      es: 'me robaron, me hurtaron, se llevaron mi, hurto de, me sacaron, robaron de mi habitacion, robaron del auto',
      fr: 'on m a volé, volé mon, vol de, on m a pris, pris dans ma chambre, volé dans la voiture, piqué mon',
    },
    document: {
      pt: 'furtaram meu, levaram meu, roubaram meu',
      en: 'stole my, stolen, took my',
      es: 'me robaron, me hurtaron, se llevaron',
      fr: 'on m a volé, volé, vol de',
    },
  },
}
