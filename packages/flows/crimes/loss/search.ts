import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
perdi meu rg
perdi minha carteira com todos os documentos
perdi a cnh no onibus
meu celular sumiu acho q caiu na rua
extraviei minha carteira de trabalho
nao acho minha certidao de nascimento
perdi o titulo de eleitor
deixei minha bolsa no taxi e nao sei onde ta
caiu meu celular do bolso da bermuda na praia
perdi o passaporte
perda de documento
sumiu meu cartao do banco dentro de casa
esqueci a mochila na lancha pra marajo
perdir minha identidade
perdi a chave do carro e o documento da moto
meu cpf e rg se perderam na mudança
documento perdido
minha carteira caiu na feira do ver o peso
molhou e estragou meu rg preciso tirar outro
perdi a placa da minha moto na chuva
perdi os documento tudo
extravio de cnh
meu crachá da empresa desapareceu
nao sei onde deixei meu telefone
perdi a carteira com rg e cartao do sus na balsa
nao acho a certidao de nascimento do meu filho
meu titulo e minha carteira de trabalho sumiram na mudança
deixei a mochila no onibus pra maraba com todos os documentos
meu celular caiu no rio guama quando eu descia do barco
`,
    en: `
lost my passport
i lost my wallet
cant find my phone
left my bag in a taxi
lost id card
my drivers license is missing
lost passport in belem
dropped my phone somewhere on the beach
misplaced my credit card
lost my backpack on the boat
i forgot my camera on the bus
lost documents
my keys are gone i think i dropped them
my id card must have slipped out of my wallet on the bus
i left my jacket with my documents in a taxi and never saw it again
no idea where my passport is i had it at the airport
my phone dropped into the river from the boat
we lost our travel documents on the way to santarem
`,
    es: `
perdi mi pasaporte
se me perdio la cedula
perdi mi cartera con documentos
se me cayo el celular
no encuentro mi dni
olvide la mochila en el taxi
extravie mi licencia de conducir
deje mi bolso en el barco
perdí las llaves y el carnet
perdida de documentos
no se donde deje mi telefono
se me extravio la tarjeta
perdi mi camara en la playa
`,
    fr: `
perdu passeport
j'ai perdu mon passeport
jai perdu mon portefeuille
je ne trouve plus mon telephone
perte de carte d'identite
j'ai oublié mon sac dans un taxi
j'ai égaré mon permis de conduire
perdu mes clés
mon telephone est tombé quelque part
perte de documents
j'ai laissé mon appareil photo dans le bus
carte bancaire perdue
j'ai perdu mes papiers
`,
  },
  words:
    'perdi, perdeu, perdido, perdida, perder, extraviado, extraviada, extraviei, sumiu, sumido, esqueci, deixei cair, caiu do bolso, nao acho, nao encontro, documentos perdidos, identidade, carteira de identidade, carteira de motorista, habilitacao, certidao, titulo de eleitor, passaporte, cartao, chave, crlv, cin, rne, oculos, aliança, mochila, guarda chuva, carteirinha, registro geral, onde deixei, sumiram meus documentos, lost, lose, misplaced, missing wallet, lost and found, forgot, left behind, dropped, id card, driver licence, licence, visa, ticket, keys, wallet, perdi mis documentos, perdido, perdida, extraviado, extravio, olvide, se me cayo, se me perdio, documento, licencia, tarjeta, llaves, billetera, carnet, perdu, perdue, perdre, perte, egaré, egarée, oublié, oubliée, tombé de ma poche, laissé, papiers, permis, clés, portefeuille, passeport, visa perdu, permis de séjour, carte sim perdue, alliance perdue, bague perdue, perdi meu telefone, perdi meu iphone, perdi meu samsung, perdi minha bolsa, perdi meus documentos no mercado, perdi meu cartao de credito, perdi minha aliança, meu documento sumiu, minha bolsa sumiu, meu celular caiu no rio, caiu da minha mochila, deixei em algum lugar, esqueci no banco da praça, nao sei onde esta meu rg, no encuentro mi pasaporte, no encuentro mi telefono, perdi mi telefono, perdi mi billetera, perdi mi mochila, perdi mi equipaje, deje mi celular olvidado, se me quedo la cartera en el taxi, no encuentro mis documentos, i cannot find my passport, i lost my phone, i lost my purse, i lost my keys, i lost my camera, my passport is missing, lost luggage, i left my jacket, lost my visa card, fell out of my pocket, where is my wallet, je ne trouve plus mon passeport, je ne retrouve plus mes papiers, perdu mon sac, perdu mon telephone, perdu ma carte bancaire, perdu mon appareil, sac oublié, portable perdu, laissé mon sac, tombé de ma poche, sumiu minha bolsa com os documentos, documento caiu na rua, minha habilitação sumiu, preciso de bo pra tirar segunda via do rg, perdi tudo no barco, perdi minha pochete, perdi o chip, perdi meu fone, perdi meu relogio, perdi minha cnh, deixei cair minha carteira, foi perdido, se perdeu minha mala, lost it on the ferry, lost on the plane, perdí todo en el barco, se me quedo en el bus, perdu dans le bus, perdu à la plage, deixei minha bolsa em cima do banco, perdi meu documento no onibus, caiu na baia, perdi na mudança, nao lembro onde deixei, meu passaporte sumiu na viagem, preciso tirar outra via da cnh, carteira profissional perdida, perdi a placa do carro, misplaced my documents, slipped out of my bag, forgot it at the restaurant, left it in the cab, can not remember where i put it, gone missing card, no recuerdo donde lo deje, sac perdu dans le taxi, acho que perdi no caminho, caiu sem eu perceber e ninguem roubou, ninguem me roubou eu que perdi, procurei em todo lugar e nao achei meu documento, deixei no banheiro do shopping, ficou no aviao minha bolsa, meu passaporte ficou no hotel e sumiu, must have dropped it, it fell somewhere, i searched everywhere for my passport, nobody stole it i lost it, debe haberse caido, lo busque por todas partes, il a dû tomber, cherché partout',
  patterns: {
    thing: {
      pt: 'perdi meu, perdi minha, esqueci meu, deixei cair, nao acho, sumiu meu',
      en: 'lost my, i lost my, forgot my, dropped my, cannot find my, left my',
      es: 'perdi mi, se me perdio, olvide mi, se me cayo, no encuentro mi, deje mi',
      fr: 'perdu mon, j ai perdu, oublié mon, laissé tomber, je ne trouve plus mon, égaré mon',
    },
    document: {
      pt: 'perdi meu, perdi a, extraviei, sumiu, perda de, nao acho meu, caiu',
      en: 'lost my, i lost my, misplaced, missing, cannot find my, loss of',
      es: 'perdi mi, extravie, se me perdio, no encuentro mi, perdida de, olvide',
      fr: 'perdu mon, j ai perdu, égaré, perte de, je ne trouve plus, oublié',
    },
  },
}
