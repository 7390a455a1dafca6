import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
ouço minha vizinha do apartamento de cima apanhando
sou sindico e tem um morador batendo na mulher
briga de casal no predio todo dia
sou porteiro e vi uma agressao no elevador
vizinho do 302 bate nos filhos
o morador do bloco b agride a esposa
escuto gritos de socorro no apartamento do lado
violencia no condominio
sindica quer comunicar agressao de morador
mulher gritando no apto vizinho todo dia
crianca apanhando no ap de baixo
a camera do predio pegou ele batendo na namorada
sou zelador vi o marido empurrar ela na garagem do predio
comunicar violencia domestica no residencial
idosa maltratada no apartamento do meu andar
morador do condominio espancou a companheira
`,
    en: `
i hear my neighbor hitting his wife in the next apartment
screaming in the apartment upstairs
building manager reporting domestic violence
neighbor beats his kids in my building
doorman saw a man hit a woman in the elevator
couple fighting in my condo every night
woman crying for help next door apartment
violence in my apartment building
resident hit his girlfriend in the garage
condo violence
`,
    es: `
mi vecino del edificio le pega a su mujer
escucho gritos en el departamento de arriba
soy portero y vi una agresion en el ascensor
administrador de edificio quiere denunciar violencia
pelea de pareja en el apartamento de al lado
una mujer pide auxilio en el piso de abajo
vecino golpea a sus hijos en el condominio
violencia en el edificio
un residente agredio a su esposa en el garaje
condominio
`,
    fr: `
j'entends le voisin frapper sa femme dans l'appartement
cris dans l'appartement du dessus
je suis gardien d'immeuble et j'ai vu une agression dans l'ascenseur
syndic veut signaler une violence dans la copropriété
dispute de couple tous les soirs dans mon immeuble
une femme appelle au secours dans l'appartement a coté
le voisin de palier bat ses enfants
violence dans l'immeuble
copropriété violence
un résident a frappé sa compagne dans le parking
`,
  },
  words:
    'condominio, sindico, sindica, porteiro, zelador, predio, edificio, apartamento, apto, vizinho do andar, andar de cima, andar de baixo, bloco, elevador, morador, moradora, residencial, portaria, vizinha apanhando, gritos no apartamento, vizinho batendo na mulher no predio, condo, condominium, apartment building, upstairs neighbor, next door, doorman, building manager, janitor, elevator, tenants, neighbor beating his wife, edificio, departamento, piso, portero, ascensor, vecina grita, vecino golpea, administrador del edificio, consorcio, residente, immeuble, appartement, voisin du dessus, palier, étage, gardien, concierge, ascenseur, syndic, copropriété, résidence, voisine crie, voisin frappe, no meu predio, no meu condominio, no apartamento do lado, no apartamento de baixo, vizinho do apartamento agride, vizinha do predio gritando, sou sindico, sou sindica, sou porteiro, sou porteira, sou zelador, funcionario do condominio, briga no apartamento, agressao no predio, agressao no condominio, in my building, in the apartment next door, in the flat above, neighbor upstairs hits, building employee, i am the doorman, i am the building manager, fight in the apartment, woman screaming next door, en mi edificio, en el departamento de al lado, en el piso de arriba, soy administrador del edificio, soy portero, vecina gritando en el edificio, dans mon immeuble, dans l appartement voisin, dans l appartement d a coté, chez mes voisins de palier, je suis gardien, je suis syndic, voisine crie au secours, briga de casal no apartamento, gritaria de mulher no predio, no bloco ao lado, vizinha de porta, no ap, no apto, condomino, marido batendo na esposa no apartamento, menino apanhando no apartamento, portaria ouviu agressao, barraco de casal no condominio, the couple upstairs, husband hitting wife upstairs, heard a woman being beaten through the wall, child being beaten in the flat below, our building staff saw, a gente escuta briga no apartamento, todo final de semana briga no apartamento de cima, ouvimos gritos da vizinha do andar, morador do andar bate, we hear them fighting in the next apartment, people next door in the flat he beats her, escuchamos gritos en el departamento vecino, on entend des coups dans l appartement',
  patterns: {
    friend: {
      pt: 'do apartamento apanhando, do predio batendo na, gritando no condominio, agredida no elevador, do andar de cima bate na',
      en: 'upstairs being beaten in the apartment, in my building hits his, screaming in the condo, hit in the elevator',
      es: 'del edificio golpea a, gritando en el departamento, agredida en el ascensor, del piso de arriba le pega a',
      fr: 'de l immeuble frappe, crie dans l appartement, agressée dans l ascenseur, de l étage du dessus bat',
    },
  },
}
