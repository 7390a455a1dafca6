import { penalCode, environmentalCrimes } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const agrarian: CrimeRow = {
  folder: 'agrarian',
  id_crime: 18,
  id_crime_cidadao: 18,
  name: { pt: 'Crime no campo', en: 'Agrarian offense', es: 'Delito rural', fr: 'Infraction rurale' },
  card: {
    pt: 'Invasão de terra, cerca mudada, furto de gado, plantação destruída ou queimada ilegal.',
    en: 'Land invasion, moved fence, theft of cattle, damaged crops or illegal burning.',
    es: 'Invasión de tierra, cerca movida, hurto de ganado, cultivos destruidos o quema ilegal.',
    fr: 'Occupation de terre, clôture déplacée, vol de bétail, cultures abîmées ou brûlage illégal.',
  },
  place: 'land',
  natures: [
    {
      id: 1801,
      basis: [penalCode('161 § 1, II')],
      official: 'Esbulho possessório',
      name: {
        pt: 'Invasão de terra',
        en: 'Land invasion',
        es: 'Invasión de tierra',
        fr: 'Occupation de terre',
      },
      glossary: {
        pt: 'Invadiram a sua terra ou casa com violência, ameaça ou em grupo, para ficar com ela.',
        en: 'Your land or house was invaded with violence, threats or by a group, in order to take it.',
        es: 'Invadieron su tierra o casa con violencia, amenaza o en grupo, para quedarse con ella.',
        fr: 'Votre terre ou votre maison a été occupée avec violence, menace ou en groupe, pour s’en emparer.',
      },
    },
    {
      id: 1802,
      basis: [penalCode('161')],
      official: 'Alteração de limites',
      name: {
        pt: 'Cerca ou marco mudado',
        en: 'Moved fence or boundary mark',
        es: 'Cerca o lindero movido',
        fr: 'Clôture ou borne déplacée',
      },
      glossary: {
        pt: 'Mudaram ou arrancaram cerca, marco ou divisa para ficar com parte da sua terra.',
        en: 'A fence, mark or boundary was moved or pulled out to take part of your land.',
        es: 'Movieron o arrancaron una cerca, mojón o lindero para quedarse con parte de su tierra.',
        fr: 'Une clôture, une borne ou une limite a été déplacée ou arrachée pour prendre une partie de votre terre.',
      },
    },
    {
      id: 1803,
      basis: [penalCode('155 § 6')],
      official: 'Furto de semovente domesticável de produção (abigeato)',
      name: {
        pt: 'Furto de gado ou criação',
        en: 'Theft of cattle or livestock',
        es: 'Hurto de ganado o animales de cría',
        fr: 'Vol de bétail ou d’animaux d’élevage',
      },
      glossary: {
        pt: 'Levaram, ou abateram no local, boi, búfalo, porco, galinha ou outro animal de criação.',
        en: 'A cow, buffalo, pig, chicken or other farm animal was taken, or slaughtered on the spot.',
        es: 'Se llevaron, o sacrificaron en el lugar, una res, búfalo, cerdo, gallina u otro animal de cría.',
        fr: 'Un bœuf, un buffle, un porc, une poule ou un autre animal d’élevage a été emmené ou abattu sur place.',
      },
    },
    {
      id: 1804,
      basis: [penalCode('163')],
      official: 'Dano a plantação ou benfeitoria rural',
      name: {
        pt: 'Plantação ou benfeitoria destruída',
        en: 'Damaged crops or farm buildings',
        es: 'Daño a cultivos o instalaciones rurales',
        fr: 'Cultures ou installations rurales abîmées',
      },
      glossary: {
        pt: 'Destruíram ou estragaram roça, açaizal, cacaual, casa de farinha, poço ou cercado.',
        en: 'Fields, açaí or cocoa groves, a flour house, a well or a pen were destroyed or damaged.',
        es: 'Destruyeron o dañaron cultivos, açaizales, cacaotales, casa de harina, pozo o corral.',
        fr: 'Un champ, une plantation d’açaï ou de cacao, un atelier de farine, un puits ou un enclos a été détruit ou abîmé.',
      },
    },
    {
      id: 1806,
      basis: [penalCode('164')],
      official: 'Introdução ou abandono de animais em propriedade alheia',
      name: {
        pt: 'Animais soltos na sua terra',
        en: 'Animals let onto your land',
        es: 'Animales sueltos en su tierra',
        fr: 'Animaux lâchés sur votre terre',
      },
      glossary: {
        pt: 'Soltaram ou deixaram animais na sua terra sem permissão, e houve prejuízo.',
        en: 'Animals were let or left on your land without permission, and there was a loss.',
        es: 'Soltaron o dejaron animales en su tierra sin permiso, y hubo perjuicio.',
        fr: 'Des animaux ont été lâchés ou laissés sur votre terre sans permission, et il y a eu un dommage.',
      },
    },
    {
      id: 1807,
      basis: [penalCode('161 § 1, I')],
      official: 'Usurpação de águas',
      name: { pt: 'Água desviada', en: 'Diverted water', es: 'Agua desviada', fr: 'Eau détournée' },
      glossary: {
        pt: 'Desviaram ou represaram água que servia à sua terra.',
        en: 'Water that served your land was diverted or dammed.',
        es: 'Desviaron o represaron agua que servía a su tierra.',
        fr: 'L’eau qui servait votre terre a été détournée ou retenue.',
      },
    },
    {
      id: 1805,
      basis: [environmentalCrimes('41'), penalCode('250 § 1, II')],
      official: 'Queimada ilegal',
      name: {
        pt: 'Queimada ilegal',
        en: 'Illegal burning',
        es: 'Quema ilegal',
        fr: 'Brûlage illégal',
      },
      glossary: {
        pt: 'Puseram fogo em pasto, roça ou mata sem licença, ou deixaram o fogo passar para a sua terra.',
        en: 'Pasture, fields or forest were set alight without a permit, or the fire was let spread to your land.',
        es: 'Prendieron fuego a pasto, cultivo o monte sin permiso, o dejaron que pasara a su tierra.',
        fr: 'On a mis le feu à un pâturage, un champ ou un bois sans autorisation, ou laissé le feu gagner votre terre.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'Não enfrente quem invadiu ou levou: com risco de conflito, ligue 190.',
      en: 'Do not confront those who invaded or took: if there is a risk of conflict, call 190.',
      es: 'No enfrente a quienes invadieron o se llevaron algo: si hay riesgo de conflicto, llame al 190.',
      fr: 'N’affrontez pas les auteurs : en cas de risque de conflit, appelez le 190.',
    },
    points: [
      {
        pt: 'Junte documentos da terra, fotos, coordenadas e nomes de vizinhos que sabem do fato.',
        en: 'Gather papers of the land, photos, coordinates and the names of neighbors who know of it.',
        es: 'Reúna documentos de la tierra, fotos, coordenadas y nombres de vecinos que conocen el hecho.',
        fr: 'Rassemblez papiers de la terre, photos, coordonnées et noms des voisins au courant.',
      },
      {
        pt: 'Gado ou criação: avise a Adepará e descreva marca, brinco e sinais.',
        en: 'Cattle or livestock: tell Adepará and describe brand, ear tag and marks.',
        es: 'Ganado o animales: avise a Adepará y describa marca, arete y señales.',
        fr: 'Bétail : prévenez Adepará et décrivez la marque, la boucle et les signes.',
      },
      {
        pt: 'Para reaver a terra, procure logo a Defensoria Pública ou um advogado; fogo agora é 193.',
        en: 'To get the land back, turn soon to the Public Defender or a lawyer; for a fire now call 193.',
        es: 'Para recuperar la tierra, acuda pronto a la Defensoría Pública o a un abogado; fuego ahora, 193.',
        fr: 'Pour récupérer la terre, voyez vite la Défense publique ou un avocat ; feu en cours : 193.',
      },
    ],
  },
}
