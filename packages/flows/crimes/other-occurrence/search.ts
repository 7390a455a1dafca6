import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
quebraram o vidro da minha janela
riscaram meu carro
entraram na minha casa sem permissao
clonaram a placa do meu carro
vandalismo na escola
pixaram meu muro
quebraram meu portao
dano ao patrimonio
invasao de domicilio
falsificaram minha assinatura
documento falso
desmatamento ilegal
estao me obrigando a assinar um papel
estou sendo chantageado com fotos
extorsao pedem dinheiro pra nao divulgar
recebi multa de carro clonado
derrubaram meu muro
jogaram pedra e quebraram minha telha
pescador com rede na epoca do defeso
despejam esgoto no igarape
diploma falso
quero registrar outra coisa
nao sei qual escolher
outros
furaram os pneus do meu carro
chantagem com nudes
picharam o muro da minha loja
riscaram a pintura do meu carro com prego
quebraram o vidro da minha casa com pedra
picharam a fachada do comercio
derrubaram meu portao de proposito
`,
    en: `
they broke my window
someone scratched my car
vandalism
someone entered my house without permission
cloned license plate
graffiti on my wall
forged signature
blackmail
they want money or they will publish my nudes
illegal logging
trespassing
fake document
something else
slashed my tires
property damage
extortion
`,
    es: `
me rompieron la ventana
rayaron mi carro a proposito
vandalismo
entraron a mi casa sin permiso
clonaron la placa de mi auto
grafitis en mi pared
falsificaron mi firma
chantaje
me piden dinero para no publicar mis fotos
extorsion
deforestacion ilegal
documento falso
otra cosa
pincharon mis llantas
daños a mi propiedad
me obligan a firmar
`,
    fr: `
on a cassé ma fenetre
on a rayé ma voiture exprès
vandalisme
quelqu'un est entré chez moi sans permission
plaque d'immatriculation clonée
tags sur mon mur
signature falsifiée
chantage
on me demande de l'argent pour ne pas publier mes photos
extorsion
deforestation illegale
faux document
autre chose
pneus crevés
dégradation
on m'oblige à signer
`,
  },
  words:
    'outra, outro, outros, outra coisa, outra ocorrencia, nao achei, dano, danos, danificaram, quebrou, quebraram, quebrado, destruiram, destruiu, vandalismo, vandalos, pichação, picharam, riscou, riscaram, furaram pneu, vidro quebrado, portao, muro, invadiu minha casa, entrou na minha casa, violacao de domicilio, pulou o muro, placa clonada, clonagem de placa, multa que nao e minha, falsificacao, falsificaram, falsificado, assinatura falsa, atestado falso, extorsao, extorquiu, chantagem, chantageando, sextorsao, constrangimento, obrigado a, desmatamento, garimpo ilegal, poluicao, pesca ilegal, crime ambiental, dinheiro falso, nota falsa, moeda falsa, apropriacao indebita, nao paga o aluguel do carro, bullying na escola, cyberbullying, erro medico, other, something else, not in the list, damage, damaged, vandalism, vandalized, broken window, graffiti, slashed, trespass, intruder in my yard, forgery, forged, counterfeit money, fake money, blackmail, blackmailed, extortion, sextortion, cloned plate, fine not mine, pollution, mining, deforestation, illegal fishing, otro, otra, otra cosa, daño, daños, dañaron, rompieron, vandalismo, pintaron, rayaron, pincharon, entraron sin permiso, falsificacion, falsificaron, billete falso, chantaje, extorsion, multa que no es mia, placa clonada, mineria, contaminacion, deforestacion, autre, autre chose, dégât, dégâts, dégradation, dégradé, cassé, vandalisme, tag, rayé, crevé, intrusion, entré chez moi, falsification, falsifié, faux billet, chantage, extorsion, plaque clonée, amende, pollution, orpaillage, déforestation, quebraram minha janela, quebraram meu vidro, quebraram meu carro, quebraram minha porta, riscaram a pintura do carro, jogaram tinta, jogaram pedra no meu carro, invadiram minha casa, invadiram meu quintal, entraram no meu quintal, pessoa entrou na minha casa, me obrigaram a assinar, me forçaram a assinar, falsificaram documento, falsificaram meu atestado, clonaram meu carro, placa do meu carro clonada, multas de outro estado, chantagem com fotos, pedem dinheiro pra nao postar, jogam esgoto no rio, poluindo o rio, garimpo no rio, cortando arvores, nao sei o que escolher, outro assunto, broke my window, broke my door, broke my fence, damaged my car, scratched my car on purpose, threw paint, threw a rock at my car, entered my yard, entered my home without asking, someone came into my house, forced me to sign, forged my document, my plate was cloned, fines for a car that is not mine, asks for money not to publish photos, dumping sewage, cutting trees, another matter, not sure what to choose, rompieron mi ventana, rompieron mi puerta, dañaron mi auto, rayaron mi auto, tiraron pintura, tiraron una piedra a mi auto, entraron a mi patio, alguien entro a mi casa, me obligaron a firmar, falsificaron mi documento, multas de otro carro, piden dinero para no publicar, echan aguas negras al rio, cortan arboles, otro asunto, no se que elegir, cassé ma vitre, cassé ma porte, cassé ma fenêtre, abimé ma voiture, jeté de la peinture, lancé une pierre sur ma voiture, entré dans mon jardin, entré dans ma maison, forcé à signer, faux papiers, plaque copiée, amendes qui ne sont pas à moi, demande de l argent sinon il publie, menace de publier mes photos, rejette des égouts, coupe des arbres, autre sujet, je ne sais pas quoi choisir, quebraram o retrovisor de proposito, chantageando com video intimo, chantageando com foto intima, me extorquindo, extorquindo, maldade no meu carro, jogaram pedra na vidraça, danificou meu portão, entrou no meu terreno sem permissão, nota falsa, dinheiro falso, derrubaram minha cerca de casa, quebrou meu celular de raiva, quebraram a vitrine, placa duplicada, carro dublê, atestado médico falso, diploma falsificado, homem entrou no meu quintal, esgoto no rio, corte de arvore, lixo no rio, caso diferente, nao ta na lista, someone smashed my window, someone keyed my car, spray painted, stranger came into my yard, fake certificate, forged papers, extorting me, demands money or else, sewage in the river, none of these, trincou o vidro, jogaram pedra no telhado e quebrou, multa de cidade que nunca fui, copiaram minha placa, multa de carro que nao e meu, cracked my window, fine from a city i never visited, multa de una ciudad donde nunca estuve, amende d une ville où je n ai jamais été',
  patterns: {
    property: {
      pt: 'quebraram meu, quebrou minha, danificaram meu, jogaram pedra no meu, picharam meu, arrancaram meu, destruiram meu',
      en: 'broke my, smashed my, damaged my, threw a stone at my, painted my, destroyed my',
      es: 'rompieron mi, dañaron mi, tiraron una piedra a mi, pintaron mi, destruyeron mi',
      fr: 'cassé ma, abimé ma, dégradé ma, jeté une pierre sur ma, tagué mon, détruit ma',
    },
    vehicle: {
      pt: 'riscaram meu, danificaram meu, quebraram meu, placa clonada do meu, furaram o pneu do meu',
      en: 'scratched on purpose my, vandalized my, damaged on purpose my, cloned plate of my, slashed the tires of my',
      es: 'rayaron a proposito mi, dañaron a proposito mi, placa clonada de mi, pincharon las llantas de mi',
      fr: 'rayé exprès ma, vandalisé ma, dégradé ma, plaque copiée de ma, crevé les pneus de ma',
    },
  },
}
