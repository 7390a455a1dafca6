import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
cai num golpe do pix
fiz um pix e a loja nao entregou
golpe do falso emprestimo
me ligaram dizendo que era do banco e limparam minha conta
comprei no instagram e nunca chegou
clonaram meu cartao de credito
passaram compra no meu cartao que nao fiz
golpe do aluguel de temporada em salinas
alugaram uma casa que nao existe
falso advogado pediu dinheiro do meu processo
fizeram emprestimo no meu nome
golpista se passou pelo meu filho no zap e pediu dinheiro
fui enganada na olx
cai no golpe do bilhete premiado
piramide financeira nao me pagou
mandei dinheiro pra uma pessoa que conheci na internet
sacaram dinheiro da minha conta
falsa central do banco
transferi dinheiro e era golpe
estelionato
caí em golpi
comprei um carro e o vendedor sumiu com o dinheiro
boleto falso
golpe do whatsapp pedindo pix
desconto no meu beneficio do inss que nao autorizei
ganharam minha confiança e nao devolveram o dinheiro do investimento
paguei o boleto e era falso
comprei pela internet e nunca chegou, o vendedor sumiu
ligaram dizendo que era do banco e fizeram minha mae passar a senha
mandaram comprovante de pix falso e levaram a mercadoria
me ofereceram emprego e pediram dinheiro adiantado
paguei a entrada da casa e o dono era falso
caí no golpe do falso advogado
me venderam um terreno que nao existe
`,
    en: `
i was scammed
scam
fake rental apartment
paid and never got the item
fraud
my card was cloned
credit card charges that i did not make
someone pretending to be the bank took my money
fake tour agency took my deposit
sent money to a person i met online
pix scam
online shopping fraud
atm skimmer stole my card data
fake ticket seller
they tricked me and kept my money
investment scam crypto
i wired the deposit for a flat that does not exist
the tour agency took our money and vanished
bought tickets online and they were fake
someone charged my card for things i never bought
fake police officer on the phone made me send money
the seller sent me an empty box
paid for a fake rental on the internet
`,
    es: `
me estafaron
estafa
compre por internet y no llego
me clonaron la tarjeta
cargos en mi tarjeta que no hice
alquile un apartamento falso
me llamaron del banco falso y me sacaron plata
estafa por pix
me engañaron con una venta
fraude
mande dinero a alguien que conoci por internet
agencia de viajes falsa
hicieron un prestamo a mi nombre
me timaron
pague y nunca me entregaron
cuento del tio
me hicieron el cuento del tio y perdi mi plata
alquile un departamento y no existia
pague un tour falso
me vendieron entradas falsas
me llamaron del banco y era mentira y perdi todo
`,
    fr: `
arnaque
je me suis fait arnaquer
escroquerie
fausse location d'appartement
payé et jamais recu
ma carte a été clonée
debits sur ma carte que je n'ai pas faits
faux conseiller de banque
faux site internet
j'ai envoyé de l'argent a une personne rencontrée en ligne
fausse agence de voyage
arnaque pix
on m'a trompé pour prendre mon argent
fraude à la carte bancaire
faux billets de concert
crédit fait a mon nom
j'ai payé un appartement qui n'existe pas
on m'a vendu de faux billets
le vendeur a disparu avec mon argent
un faux policier m'a fait payer
`,
  },
  words:
    'golpe, golpes, golpista, golpistas, estelionato, estelionatario, fraude, fraudaram, fraudado, enganaram, enganado, enganada, enganou, cai num golpe, lesado, me passaram a perna, calote, caloteiro, trapaça, pix, golpe do pix, boleto falso, falso, loja falsa, site falso, anuncio falso, comprei e nao recebi, comprei e nao chegou, paguei e nao recebi, nunca entregou, olx, marketplace, mercado livre, leilao falso, emprestimo, consignado, cartao clonado, compras no cartao, saque indevido, falso funcionario, falso gerente, central do banco, limparam minha conta, bitcoin, investimento, aluguel falso, consorcio, pai de santo cobrou, vendedor sumiu, tigrinho, aposta, cheque sem fundo, scam, scammed, scammer, fraud, fraudster, swindled, conned, tricked, deceived, fake website, fake seller, fake rental, never delivered, never arrived, card cloned, unauthorized charges, charges, bank fraud, phishing, loan in my name, refund scam, overpaid trick, estafa, estafado, estafada, estafador, estafaron, timo, timado, engaño, engañaron, fraude, falso, tarjeta clonada, cargos, prestamo, compre y no llego, vendedor falso, alquiler falso, arnaque, arnaqué, arnaquée, arnaqueur, escroc, escroquerie, escroqué, fraude, tromperie, trompé, faux site, faux vendeur, fausse annonce, jamais reçu, jamais livré, carte clonée, débit, prélèvement, crédit, phishing, faux conseiller, trapaceado, passaram o cartao, troca de cartao, maquininha, cai no golpe, cai em um golpe, levei um golpe, sofri um golpe, fui vitima de golpe, fui enganado, me deram um golpe, golpe no whatsapp, golpe na internet, golpe da olx, golpe do leilao, golpe do emprego, golpe do amor, alugueis falsos, casa de aluguel nao existe, comprei celular e nao veio, comprei e nao recebi o produto, paguei o boleto falso, fizeram compras no meu cartao, fizeram pix da minha conta, tiraram dinheiro da minha conta, emprestimo que nao fiz, compraram no meu nome, pediu dinheiro e sumiu, mandei dinheiro e era golpe, i got scammed, they scammed me, online scam, rental scam, fake landlord, fake shop, bought online and it never came, paid but did not receive, money taken from my account, someone used my credit card, loan i did not take, romance scam, job scam, sent money to a scammer, tricked me into paying, me hicieron una estafa, caí en una estafa, estafa en internet, me robaron dinero de la cuenta, usaron mi tarjeta, compras que no hice, pague y no me entregaron, alquiler que no existe, mande plata y era estafa, un prestamo que no pedi, conoci por internet y me pidio dinero, on m a arnaqué, arnaque sur internet, arnaque location, location qui n existe pas, payé mais rien reçu, achat en ligne jamais livré, quelqu un a utilisé ma carte, retraits sur mon compte, envoyé de l argent à un escroc, rencontré en ligne et demandé de l argent, crédit que je n ai pas demandé, on m a pris de l argent par tromperie, fui roubado no pix, roubo no pix, roubo pelo pix, pix roubado, tiraram dinheiro por pix, clonaram o zap e pediram dinheiro, golpe do zap, mandei pix pro golpista, vendi e nao recebi, vendi pela internet e nao pagaram, me deram calote, passagem falsa, excursão falsa, pacote de viagem falso, ingresso falso, emprego falso, taxa adiantada, paid for a tour that does not exist, fake tour, fake hotel, pague un hotel que no existe, tour falso, excursion falsa, excursion qui n existe pas, faux hôtel, faux voyage, falso gerente, falsa promoção, golpe do falso parente, golpe da maquininha, golpe da portabilidade, golpe do consignado, golpe do carro anunciado, comprei passagem e era falsa, pix para loja falsa, site clonado, desconto no inss, desconto indevido na aposentadoria, fake bank call, fake police asked for money, fake job offer asked a fee, hotel booking was fake, taxi driver swapped my card, card skimmed, someone withdrew money from my account, paid a deposit and the landlord vanished, got tricked, ripped off by a seller, con artist, crypto scam, fausse police demande argent, retrait d argent sur mon compte, dei o sinal e sumiu, dei entrada e me bloqueou, o vendedor me bloqueou, depois do pagamento bloqueou, pediu minha senha e sumiu meu dinheiro, anuncio na internet era falso, maquina de cartao passou valor maior, fizeram consignado, reservei casa e nao existia, paid and nobody showed up, seller blocked me after payment, they charged my card more, house did not exist when we arrived, di un adelanto y desaparecio, al llegar no existia, me bloqueo despues de pagar, payé un acompte, bloqué après paiement, la maison n existait pas',
  patterns: {
    purchase: {
      pt: 'comprei e nao recebi, paguei e nunca chegou, golpe na compra de, golpe na venda de, vendedor falso de, anuncio falso de',
      en: 'paid for and never got the, bought online never arrived, scam buying a, fake seller of, fake, fraud with',
      es: 'pague y nunca llego el, compre y no recibi, estafa con, vendedor falso de, anuncio falso de',
      fr: 'payé et jamais reçu, acheté et jamais livré, arnaque à, faux vendeur de, fausse annonce de',
    },
  },
}
