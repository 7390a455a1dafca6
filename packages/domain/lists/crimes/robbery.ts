import { penalCode, since, upTo } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

const ordinary = { basis: [penalCode('157')] } as const

export const robbery: CrimeRow = {
  folder: 'robbery',
  id_crime: 2,
  id_crime_cidadao: 2,
  name: { pt: 'Roubo', en: 'Robbery', es: 'Robo', fr: 'Vol avec violence' },
  card: {
    pt: 'Levaram algo de você com violência ou ameaça.',
    en: 'Something was taken from you with violence or a threat.',
    es: 'Le quitaron algo con violencia o amenaza.',
    fr: 'On vous a pris quelque chose avec violence ou menace.',
  },
  place: 'things',
  care: 'danger',
  natures: [
    {
      ...ordinary,
      id: 201,
      official: 'Roubo a transeunte',
      name: {
        pt: 'A pé, na rua',
        en: 'On foot, in the street',
        es: 'A pie, en la calle',
        fr: 'À pied, dans la rue',
      },
      glossary: {
        pt: 'Você estava na rua e levaram algo seu com violência ou ameaça.',
        en: 'You were in the street and something was taken from you with violence or a threat.',
        es: 'Estaba en la calle y le quitaron algo con violencia o amenaza.',
        fr: 'Vous étiez dans la rue et on vous a pris quelque chose avec violence ou menace.',
      },
    },
    {
      ...ordinary,
      id: 202,
      basis: [upTo('2026-05-03', penalCode('157')), since('2026-05-04', penalCode('157 § 2, IX'))],
      official: 'Roubo de telefone celular',
      name: { pt: 'Celular', en: 'A mobile phone', es: 'Teléfono móvil', fr: 'Téléphone portable' },
      glossary: {
        pt: 'Levaram o seu celular com violência ou ameaça.',
        en: 'Your phone was taken with violence or a threat.',
        es: 'Le quitaron el teléfono con violencia o amenaza.',
        fr: 'On vous a pris votre téléphone avec violence ou menace.',
      },
    },
    {
      ...ordinary,
      id: 203,
      official: 'Roubo em residência',
      name: { pt: 'Em casa', en: 'In a home', es: 'En una vivienda', fr: 'Dans un logement' },
      glossary: {
        pt: 'Entraram em uma casa e levaram algo com violência ou ameaça a quem estava lá.',
        en: 'A home was entered and something was taken with violence or a threat to those inside.',
        es: 'Entraron en una vivienda y se llevaron algo con violencia o amenaza a quienes estaban allí.',
        fr: 'On est entré dans un logement et on a pris quelque chose avec violence ou menace envers les occupants.',
      },
    },
    {
      ...ordinary,
      id: 204,
      official: 'Roubo em estabelecimento comercial',
      name: {
        pt: 'Em loja ou empresa',
        en: 'In a shop or business',
        es: 'En una tienda o empresa',
        fr: 'Dans un commerce',
      },
      glossary: {
        pt: 'Levaram dinheiro ou mercadoria de um comércio ou empresa, com violência ou ameaça.',
        en: 'Money or goods were taken from a shop or company with violence or a threat.',
        es: 'Se llevaron dinero o mercancía de un comercio o empresa con violencia o amenaza.',
        fr: 'On a pris de l’argent ou des marchandises dans un commerce ou une entreprise, avec violence ou menace.',
      },
    },
    {
      ...ordinary,
      id: 205,
      official: 'Roubo em transporte coletivo',
      name: {
        pt: 'No ônibus, van ou outro transporte público',
        en: 'On a bus, van or other public transport',
        es: 'En el autobús, la furgoneta u otro transporte público',
        fr: 'Dans un bus, un minibus ou un autre transport public',
      },
      glossary: {
        pt: 'Você viajava em transporte público e levaram algo seu com violência ou ameaça.',
        en: 'You were on public transport and something was taken from you with violence or a threat.',
        es: 'Viajaba en transporte público y le quitaron algo con violencia o amenaza.',
        fr: 'Vous étiez dans un transport public et on vous a pris quelque chose avec violence ou menace.',
      },
    },
    {
      ...ordinary,
      id: 207,
      official: 'Roubo em embarcação',
      name: {
        pt: 'No barco ou no rio',
        en: 'On a boat or on the river',
        es: 'En el barco o en el río',
        fr: 'Sur un bateau ou sur la rivière',
      },
      glossary: {
        pt: 'Abordaram um barco, balsa ou canoa e levaram carga ou pertences com violência ou ameaça.',
        en: 'A boat, ferry or canoe was boarded and cargo or belongings were taken with violence or a threat.',
        es: 'Abordaron un barco, balsa o canoa y se llevaron carga o pertenencias con violencia o amenaza.',
        fr: 'On a abordé un bateau, un bac ou une pirogue et pris la cargaison ou des effets avec violence ou menace.',
      },
    },
    {
      ...ordinary,
      id: 206,
      basis: [penalCode('157', '14, II')],
      official: 'Tentativa de roubo',
      name: {
        pt: 'Tentaram roubar, mas não conseguiram',
        en: 'They tried to rob you and failed',
        es: 'Intentaron robarle y no pudieron',
        fr: 'Ils ont tenté de vous voler et n’ont pas réussi',
      },
      glossary: {
        pt: 'Usaram violência ou ameaça para levar algo seu, mas não levaram nada.',
        en: 'Violence or a threat was used to take something of yours, but nothing was taken.',
        es: 'Usaron violencia o amenaza para quitarle algo, pero no se llevaron nada.',
        fr: 'On a usé de violence ou de menace pour vous prendre quelque chose, mais rien n’a été pris.',
      },
      attempted: true,
    },
  ],
  advice: {
    lead: {
      pt: 'Sentimos muito. Não foi culpa sua. Se você se feriu, procure atendimento médico e guarde o laudo.',
      en: 'We are sorry. It was not your fault. If you were hurt, please see a doctor and keep the record.',
      es: 'Lo sentimos. No fue culpa suya. Si hay heridas, acuda a un médico y guarde el informe.',
      fr: 'Nous sommes désolés. Ce n’était pas votre faute. En cas de blessure, consultez un médecin et gardez le certificat.',
    },
    points: [
      {
        pt: 'Bloqueie já celular, cartões e aplicativos de banco que levaram.',
        en: 'Block at once any phone, cards and bank apps that were taken.',
        es: 'Bloquee ya el teléfono, las tarjetas y las aplicaciones de banco que se llevaron.',
        fr: 'Faites bloquer tout de suite le téléphone, les cartes et les applications bancaires qui ont été pris.',
      },
      {
        pt: 'Anote o que lembra de quem fez, do veículo e do caminho da fuga, e procure câmeras por perto.',
        en: 'Write down what you remember of the person, the vehicle and the way of escape, and look for cameras nearby.',
        es: 'Anote lo que recuerda de quien lo hizo, del vehículo y de la huida, y busque cámaras cerca.',
        fr: 'Notez ce dont vous vous souvenez de l’auteur, du véhicule et de sa fuite, et cherchez des caméras aux alentours.',
      },
      {
        pt: 'Ficar abalado é natural. O CVV escuta você de graça, a toda hora, no 188.',
        en: 'Feeling shaken is natural. CVV listens to you free of charge, at any hour, on 188.',
        es: 'Sentirse afectado es natural. El CVV le escucha gratis, a toda hora, en el 188.',
        fr: 'Être bouleversé est naturel. Le CVV vous écoute gratuitement, à toute heure, au 188.',
      },
    ],
  },
}
