import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
fiz pix errado e a pessoa nao devolve
mandei pix pra pessoa errada
transferi pra conta errada
depositei dinheiro na conta errada
pix por engano
meu pacote foi entregue na casa errada e o vizinho ficou
acharam meu celular e nao querem devolver
errei a chave pix
quem achou minha carteira nao quer entregar
digitei o numero errado do pix
a pessoa ficou com o dinheiro que mandei por engano
encomenda entregue errado e nao devolvem
pix enviado para desconhecido sem querer
paguei duas vezes sem querer e nao devolveram
meu salario caiu na conta de outra pessoa
o boi passou pro terreno do vizinho e ele nao devolve
caiu na conta de outro por erro do banco
meu celular ta com quem achou e pede recompensa
mandei o pix do aluguel pra pessoa errada e ela nao devolve
o dinheiro caiu na conta de outro e ele gastou
`,
    en: `
sent money to the wrong person
wrong transfer
pix sent by mistake
my package was delivered to the wrong house and they kept it
someone found my phone and wont give it back
transferred to the wrong account
paid the wrong person by accident
they wont return the money i sent by mistake
found my wallet and refuses to return it
sent it to a wrong number
`,
    es: `
mande dinero a la persona equivocada
transferi a la cuenta equivocada
pix por error
entregaron mi paquete en otra casa y no lo devuelven
encontraron mi celular y no lo quieren devolver
me equivoque de cuenta
deposite por error
no me devuelven el dinero que envie por equivocacion
quien hallo mi billetera no la devuelve
transferencia equivocada
`,
    fr: `
j'ai envoyé de l'argent à la mauvaise personne
virement par erreur
pix au mauvais destinataire
mon colis a été livré au mauvais endroit et on ne le rend pas
quelqu'un a trouvé mon telephone et ne veut pas le rendre
erreur de compte
on ne me rend pas l'argent envoyé par erreur
mauvais compte
il a trouvé mon portefeuille et le garde
trompé de numero pour le virement
`,
  },
  words:
    'pix errado, pix por engano, mandei errado, enviei errado, conta errada, pessoa errada, chave errada, numero errado, transferi errado, transferencia errada, deposito errado, engano, por engano, sem querer mandei, nao quer devolver, nao devolve, nao devolveu, devolver, devolução, entregue por engano, entregaram no endereço errado, ficou com meu, achou e nao devolve, achado, quem achou, apropriacao, ficou com o troco, wrong person, wrong account, wrong transfer, wrong number, by mistake, by accident, mistaken, sent wrong, wont return, refuses to return, give it back, not giving back, found it and kept, kept my, delivered to wrong address, misdelivered, equivocado, equivocada, por error, error, me equivoque, cuenta equivocada, persona equivocada, no devuelve, no quiere devolver, devolver, lo encontro y no lo devuelve, se quedo con, par erreur, erreur, mauvaise personne, mauvais compte, mauvais numéro, mauvaise adresse, ne rend pas, refuse de rendre, rendre, garde mon argent, trouvé et gardé, trompé de compte, fiz um pix pra conta errada, fiz um pix errado, pix pro numero errado, mandei dinheiro errado, mandei pra chave errada, nao quer devolver meu dinheiro, nao quer devolver meu celular, achou meu celular e nao devolve, achou minha carteira e ficou, entregaram minha encomenda em outra casa, vizinho ficou com minha encomenda, recebeu por engano e nao devolve, sent a pix to the wrong person, sent money by mistake, money went to the wrong account, found my phone and kept it, found my bag and does not return it, package delivered to neighbor who keeps it, does not give it back, hice un pix equivocado, mande plata por error, envie dinero a otra cuenta por error, encontro mi telefono y no lo devuelve, encontro mi cartera y se la quedo, paquete entregado por error, no me quiere devolver, envoyé à la mauvaise personne, viré au mauvais compte, argent envoyé par erreur, trouvé mon portable et ne le rend pas, trouvé mon sac et refuse de rendre, colis livré par erreur, ne veut pas me rendre, mandei dinheiro pra pessoa errada, transferi errado, errei a conta, recebi mercadoria trocada, entregador deixou em outra casa, achou meu documento e nao entrega, nao devolve o dinheiro do pix errado, i sent money to the wrong account, wrong pix key, typed the wrong number, he kept the money i sent, courier gave my box to someone else, stranger found my wallet and wont return, bank error, disse que nao vai devolver o pix, a mulher nao devolve o pix, recebeu meu pix errado e gastou, wont send my money back wrong pix, dice que no va a devolver, il refuse de renvoyer l argent',
  patterns: {
    thing: {
      pt: 'acharam meu e nao devolvem, achou minha e nao quer devolver, entregaram errado minha',
      en: 'found my and wont return it, refuses to give back the found, delivered by mistake my',
      es: 'encontraron mi y no lo devuelven, hallo mi y no quiere devolver, entregaron por error mi',
      fr: 'trouvé mon et ne le rend pas, refuse de rendre mon trouvé, livré par erreur mon',
    },
  },
}
