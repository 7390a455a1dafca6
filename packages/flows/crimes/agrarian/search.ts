import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
invadiram minha terra
mudaram a cerca do meu sitio
roubaram meu gado
mataram meu boi no pasto
grileiro na minha area
derrubaram minha roça
vizinho avançou a divisa do terreno
gado do vizinho comeu minha plantaçao
invasao de fazenda
roubaram meu bufalo
desviaram o igarape da minha terra
tiram açai do meu açaizal
colocaram fogo no meu pasto
conflito de terra
madeireiro entrou na minha area
sem terra ocuparam o lote
queimada ilegal na roça do lado
levaram meus porco do chiqueiro
arrancaram os marcos do terreno
furto de gado
invadiro meu lote
tao roubando cacau da minha roça
soltaram o boi na minha plantaçao de proposito
levaram as vaca do meu sitio de madrugada
roubaram 10 cabeça de gado da fazenda
`,
    en: `
land invasion
they moved my fence
cattle stolen
someone invaded my farm
neighbors cows ate my crops
squatters on my land
illegal burning on the farm
they destroyed my plantation
my buffalo was stolen
land grabbers
`,
    es: `
invadieron mi terreno
movieron la cerca
robaron mi ganado
ocuparon mi finca
las vacas del vecino comieron mi cosecha
invasion de tierras
quema ilegal en el campo
destruyeron mi cultivo
se robaron mis gallinas y chanchos de la finca
conflicto de linderos
`,
    fr: `
on a envahi mon terrain
cloture déplacée
vol de bétail
des gens occupent ma ferme
les vaches du voisin ont mangé ma récolte
occupation de terre
brulage illegal dans le champ
ils ont détruit mes cultures
on a volé mes poules et mes cochons a la ferme
conflit de bornage
`,
  },
  words:
    'terra, terras, terreno, sitio, fazenda, lote, roça, gado, boi, bois, vaca, bezerro, bufalo, porco, galinha, carneiro, cerca, divisa, marco, pasto, plantacao, lavoura, açai, açaizal, cacau, mandioca, dende, castanha, invasao, invasor, invasores, invadiram, posse, posseiro, grilagem, grileiro, sem terra, ocupação, assentamento, incra, fazendeiro, madeira, igarape, curral, chacara, colonia, ramal, queimada, land, farm, cattle, cow, cows, bull, buffalo, pig, fence, boundary, crop, crops, plantation, pasture, squatters, invaded, invasion, ranch, rural, tierra, tierras, terreno, finca, hacienda, ganado, vaca, vacas, toro, bufalo, cerdo, cerca, lindero, cultivo, cosecha, pasto, campo, invasores, ocupantes, rural, terre, terres, terrain, ferme, bétail, vache, vaches, boeuf, cochon, clôture, borne, récolte, cultures, champ, pâturage, squatteurs, envahi, envahisseurs, rural, entraram na minha terra, invadiram meu sitio, invadiram minha fazenda, invadiram meu lote, roubaram meus bois, roubaram minhas vacas, roubaram meu porco, mataram minha vaca, furtaram gado, cortaram minha cerca, derrubaram minha cerca, mexeram na cerca, destruiram minha plantação, gado na minha roça, boi do vizinho na minha roça, tirando madeira da minha terra, stole my cattle, stole my cows, stole my pigs, killed my cow, invaded my land, people on my land, cut my fence, fence moved, cows ate my corn, destroyed my crops, took wood from my land, robaron mis vacas, robaron mis cerdos, mataron mi vaca, invadieron mi finca, entraron en mi tierra, cortaron mi cerca, vacas en mi cultivo, destruyeron mi siembra, sacan madera de mi tierra, volé mes vaches, volé mes cochons, tué ma vache, envahi ma ferme, des gens sur ma terre, coupé ma clôture, vaches dans mon champ, détruit ma plantation, passou a cerca pra dentro, cabeças de gado, ladrao de gado, abatedouro clandestino boi, pistoleiro na fazenda, jagunço, despejo da roça, quilombo terra invadida, ocuparam meu sitio, tiraram a cerca, passaram trator na minha roça, gado alheio na minha roça, roubo de açai, roubo de galinha da chacara, grileiros, conflito com fazendeiro, invasores na fazenda, people moved into my farmland, fence knocked down, stole chickens from my farm, burned my pasture, neighbor took part of my land, loggers on my land, homens montaram barraca na fazenda, acampados na minha terra, sumiram vacas do pasto, sumiu gado, people camping on my land, cows missing from the pasture, gente acampada en mi tierra, desaparecieron vacas, vaches disparues du champ, campent sur ma terre',
  patterns: {
    cattle: {
      pt: 'roubaram meu, furtaram meu, mataram meu, levaram meu, furto de, destruiram meu, comeu minha',
      en: 'stole my, stolen, killed my, took my, theft of, destroyed my',
      es: 'robaron mi, se llevaron mi, mataron mi, robo de, destruyeron mi',
      fr: 'volé mon, vol de, tué mon, pris mes, détruit ma',
    },
    land: {
      pt: 'invadiram minha, ocuparam meu, entraram na minha, invasao de, mudaram a, derrubaram minha, queimaram meu, tomaram minha',
      en: 'invaded my, occupied my, squatters on my, moved my, destroyed my, burned my, took over my',
      es: 'invadieron mi, ocuparon mi, entraron a mi, invasion de, movieron mi, destruyeron mi, quemaron mi',
      fr: 'envahi ma, occupé mon, occupation de, déplacé ma, détruit ma, brûlé mon, entrés sur ma',
    },
  },
}
