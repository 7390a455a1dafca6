import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
quero registrar so pra me resguardar
sai de casa e quero deixar registrado
registrar que sai do imovel
so para constar
abandono de lar
quero fazer um bo preventivo
registrar desentendimento sem crime
nao é crime mas quero registrar
devolvi a chave do imovel e quero prova
meu inquilino foi embora e deixou as coisas
preservacao de direitos
minha mulher saiu de casa e quero registrar
arvore caiu no meu muro
chuva alagou e perdi meus moveis
pai nao veio buscar a criança na visita
fato atipico
raio queimou meus aparelhos
ele nao pagou a pensao quero registrar
`,
    en: `
i just want it on record
not a crime but i need a report
i left the house and want it recorded
for the record
tree fell on my wall
flood damaged my furniture
tenant left without notice
report to protect my rights
my wife moved out
rain damaged my things
i want to note that i left home of my own free will
need a report for my insurance
`,
    es: `
solo quiero dejar constancia
no es delito pero quiero registrar
me fui de la casa y quiero constancia
dejar constancia
un arbol cayo en mi muro
la lluvia daño mis muebles
mi inquilino se fue
abandono de hogar
para proteger mis derechos
se inundo mi casa
`,
    fr: `
je veux juste laisser une trace
ce n'est pas un crime mais je veux déclarer
j'ai quitté la maison et je veux le déclarer
main courante
un arbre est tombé sur mon mur
la pluie a abimé mes meubles
mon locataire est parti
pour préserver mes droits
ma femme a quitté le domicile
inondation
je veux juste une main courante
je veux laisser une trace que j'ai quitté la maison
`,
  },
  words:
    'resguardar, resguardar direitos, preservar direitos, registrar apenas, apenas registro, so registro, para constar, constar, deixar registrado, nao e crime, fato atipico, atipico, saida do lar, sai de casa, saiu de casa, abandono de lar, separacao, entrega de chaves, inquilino, aluguel, visita do filho, pensao, guarda, desastre natural, enchente, alagamento, alagou, vendaval, chuva, raio, arvore, desavença, desentendimento, preventivo, danos da chuva, documento molhado, on record, for the record, record only, not a crime, no crime, civil matter, moved out, left home, tenant, landlord, flood, storm, rain, tree fell, lightning, protect my rights, custody, constancia, dejar constancia, no es delito, hecho atipico, proteger derechos, me fui de casa, abandono de hogar, inquilino, inundacion, tormenta, lluvia, arbol, rayo, pension, main courante, trace, pas un délit, pas une infraction, mes droits, quitté le domicile, départ du domicile, locataire, inondation, tempête, pluie, arbre, foudre, garde des enfants, quero deixar registrado, quero registrar um fato, so quero um registro, registrar pra me proteger, saí da casa do meu marido, sair de casa e registrar, pai nao devolveu a criança, mae nao deixa eu ver meu filho, pensão atrasada, nao paga pensao, raio queimou a tv, vento levou o telhado, casa alagada, alagou minha casa, arvore caiu no carro, enchente levou meus moveis, inquilino abandonou a casa, want it documented, want a record of it, i moved out and want a record, my ex does not let me see my child, lightning damaged my tv, wind took my roof, house flooded, tree fell on my car, quiero dejar registrado, quiero un registro, me mude y quiero constancia, no me deja ver a mi hijo, no paga la pension, rayo quemo mi tele, viento se llevo el techo, casa inundada, arbol cayo sobre mi carro, je veux une trace, je veux que ce soit enregistré, je suis parti de la maison, ne me laisse pas voir mon enfant, ne paie pas la pension, foudre a abimé ma télé, vent a emporté le toit, maison inondée, arbre tombé sur ma voiture, locataire parti sans prévenir, so registrar que sai de casa, quero so registrar, apenas comunicar, declarar, me precaver, documento para justificar falta, comprovar, registrar ocorrido sem crime, comunicar mudança de casa, fato sem crime, prejuizo da chuva, vendaval destelhou, maré alta estragou, pai nao paga pensão, mae impede visita, acordo descumprido, i need proof for my insurance storm damage, document an event, leaving my husband and want record, tenant moved out, tree damage, for insurance flood, entreguei as chaves, devolvi o imovel, registrado que entreguei, deixar registrado, gave back the keys and want record, entregue las llaves, rendu les clés',
}
