import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
passaram trote pra policia
trote no 190
falsa ameaça de bomba na escola
disseram que tinha bomba no shopping
espalharam que ia ter massacre na escola
noticia falsa que a barragem rompeu
chamaram o bombeiro sem ter fogo
falso alarme
gritaram fogo no cinema e causou panico
fake news de ataque na escola
acionaram o alarme de incendio por brincadeira
chamaram samu a toa
boato de arrastao causou correria
mentiram que tinha atirador
audio falso de ataque na creche
inventaram acidente pra chamar ambulancia
`,
    en: `
fake bomb threat
false alarm
prank call to the police
someone shouted fire and there was no fire
fake news about a school attack
hoax
false bomb alert at the airport
called firefighters for nothing
`,
    es: `
falsa amenaza de bomba
falsa alarma
llamada falsa a la policia
broma a los bomberos
gritaron fuego y era mentira
noticia falsa de ataque en escuela
falso aviso de bomba
rumor causo panico
`,
    fr: `
fausse alerte à la bombe
fausse alerte
canular à la police
appel bidon aux pompiers
on a crié au feu pour rien
fausse nouvelle d'attaque dans une ecole
fausse bombe
rumeur panique
`,
  },
  words:
    'falso alarme, alarme falso, trote, trote para policia, trote no bombeiro, bomba, ameaça de bomba, bomba falsa, boato, panico, correria, fake news, noticia falsa, massacre, ataque na escola, atirador, barragem, alarme de incendio, chamou a policia a toa, mentira para policia, false alarm, hoax, bomb, bomb threat, fake bomb, panic, fake news, school shooting rumor, false report, prank call to 911, swatting, falsa alarma, bomba, amenaza de bomba falsa, panico, noticia falsa, broma a la policia, rumor, aviso falso, fausse alerte, bombe, alerte à la bombe, panique, fausse nouvelle, canular, appel bidon, faux appel, rumeur, gritaram bomba, gritaram fogo e era mentira, ligaram pro bombeiro de mentira, ligaram pra policia a toa, ligaçao falsa pra policia, aviso de bomba mentira, mentira de ataque na escola, ameaça falsa, shouted bomb, called the police for nothing, fake call to police, fake call to firefighters, lie about an attack at school, gritaron bomba, llamaron a la policia por nada, llamada falsa a bomberos, mentira de ataque en la escuela, crié à la bombe, appelé la police pour rien, appelé les pompiers pour rien, faux appel à la police, mensonge d attentat, trote dizendo bomba, ameaça de massacre era mentira, mentira de bomba no aeroporto, boato de tiroteio, alarme falso de incendio, ligaram pra ambulancia de mentira, somebody lied about a bomb, false fire alarm, false rumor caused panic, called 190 as a joke, fake shooting rumor, yelled fire, ligaram pra escola dizendo bomba e era mentira, bomba era mentira, called the school about a bomb and it was a lie, llamaron diciendo bomba y era mentira, appelé pour une bombe c était faux',
}
