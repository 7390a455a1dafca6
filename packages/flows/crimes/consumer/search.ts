import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
produto vencido no supermercado
comprei com defeito e a loja nao troca
propaganda enganosa
cobrança abusiva
o posto vende gasolina adulterada
a loja nao quer me vender
preço abusivo do gas
escola se recusa a matricular meu filho
comi comida estragada no restaurante
cobraram duas vezes
empresa de internet cobra e nao funciona
carne podre no açougue
plano de saude negou atendimento
me cobram divida no trabalho e me expoem
farmacia vendeu remedio vencido
banco nao cancela a conta
comprei na loja e nao entregam nem devolvem
venda casada
o preço da prateleira era diferente do caixa
crime contra o consumidor
procon
equatorial cobrando conta de luz absurda
a farmacia me vendeu remedio vencido
comprei geladeira com defeito e a loja nao troca
o mercado cobrou preço diferente da prateleira
`,
    en: `
sold me expired food
restaurant overcharged me
misleading advertising
shop refuses refund
product was broken and they wont exchange
hotel charged me twice
price gouging
rotten food in the restaurant
abusive bill
they refused to serve me
consumer rights
the pharmacy sold me expired medicine
the shop refuses to give my money back for a broken tv
they charged me twice at the restaurant
`,
    es: `
me vendieron comida vencida
publicidad engañosa
la tienda no me devuelve el dinero del producto malo
me cobraron doble
cobro abusivo
restaurante me cobro de mas
producto defectuoso
no me quisieron atender en la tienda
precio abusivo
comida podrida en el restaurante
consumidor
`,
    fr: `
produit périmé
publicité mensongère
le restaurant m'a trop facturé
le magasin refuse de rembourser
produit défectueux
facturé deux fois
prix abusif
nourriture avariée
refus de vente
consommateur
frais abusifs
`,
  },
  words:
    'produto, vencido, vencida, validade, estragado, estragada, defeito, com defeito, defeituoso, garantia, loja, supermercado, mercado, farmacia, posto, gasolina, combustivel adulterado, preço, cobrança, cobrou, cobraram, cobrando, nota fiscal, troca, trocar, devolver produto, reembolso, propaganda, enganosa, anuncio enganoso, consumidor, procon, plano de saude, internet, operadora, conta de luz, energia, equatorial, cosanpa, matricula, escola, recusou atendimento, negativado, serasa, spc, juros, taxa, passagem aerea, voo cancelado, hotel reserva, product, expired, rotten, defective, broken, warranty, refund, store, shop, restaurant, overcharged, price, bill, charged, misleading, advertising, customer, service refused, airline, flight cancelled, hotel booking, producto, vencido, vencida, defectuoso, garantia, tienda, restaurante, reembolso, precio, cobro, cobraron, cuenta, publicidad, engañosa, consumidor, aerolinea, vuelo cancelado, produit, périmé, avarié, défectueux, garantie, remboursement, rembourser, magasin, boutique, restaurant, prix, facture, facturé, surfacturé, publicité, mensongère, consommateur, vol annulé compagnie aérienne, réservation, loja nao troca o produto, loja nao devolve o dinheiro, produto estragado, comida vencida, carne estragada, leite vencido, cobraram preço diferente, cobraram a mais, preço errado no caixa, cobram coisa que nao comprei, recusaram me atender, recusaram venda, obrigam comprar outro produto, anuncio diferente do produto, conta muito alta, store wont refund, store refuses to exchange, sold me a broken phone, sold expired milk, spoiled meat, price was different at the checkout, charged too much, charged more, refused to sell, refused service, tienda no cambia, tienda no devuelve dinero, producto vencido, carne podrida, leche vencida, me cobraron mas, precio diferente en caja, se negaron a venderme, cobro indebido, magasin refuse d échanger, viande pourrie, lait périmé, prix différent à la caisse, facturé trop cher, refusé de me vendre, refusé de me servir, produit cassé, facture trop élevée, frais cachés, arnaque commerciale produit, geladeira com defeito, celular novo com defeito, loja nao quer trocar, garantia negada, assistencia tecnica sumiu com meu celular, cobrança indevida, cobrança de divida que nao é minha, juros abusivos, curso nao quer cancelar, comprei e veio quebrado, mercadoria estragada, cobrança de serviço que nao pedi, loja fechou e nao entregou, conta de agua absurda, banco cobra taxa, nao aceitam devolver, medicamento vencido, restaurante com barata, bought a broken tv and the store wont take it back, store wont give my money back, was charged for something i did not order, found a bug in my food, hotel refuses refund, gas station sells bad fuel, false advertising, bill too high, assinatura que nunca fiz, cobra assinatura, cobrança de assinatura, comprei remedio vencido, vencido desde o ano passado, nao consigo cancelar, a subscription i never made, cannot cancel my contract, suscripcion que no hice, no puedo cancelar, abonnement que je n ai pas pris, impossible de résilier',
  patterns: {
    product: {
      pt: 'vencido, estragado, com defeito loja nao troca, venderam podre, cobraram a mais pelo, cobranca errada de, propaganda enganosa de',
      en: 'expired, rotten, defective store wont exchange, overcharged for, wrong bill for, misleading ad for',
      es: 'vencido, podrido, defectuoso tienda no cambia, cobraron de mas por, cobro indebido de, publicidad engañosa de',
      fr: 'périmé, pourri, défectueux magasin refuse, facturé trop cher, facture fausse de, publicité mensongère de',
    },
  },
}
