import { penalCode, since, upTo } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

const ordinary = { basis: [penalCode('155')] } as const

/** Since Law 15.397/2026 the Penal Code has a paragraph of its own for animals and electronic devices. */
const devicesAndAnimals = [
  upTo('2026-05-03', penalCode('155')),
  since('2026-05-04', penalCode('155 § 6')),
] as const

export const theft: CrimeRow = {
  folder: 'theft',
  id_crime: 1,
  id_crime_cidadao: 101,
  name: { pt: 'Furto', en: 'Theft', es: 'Hurto', fr: 'Vol' },
  card: {
    pt: 'Levaram algo de você sem violência e sem ameaça.',
    en: 'Something was taken from you without violence or threats.',
    es: 'Le quitaron algo sin violencia ni amenazas.',
    fr: 'On vous a pris quelque chose sans violence ni menace.',
  },
  place: 'things',
  natures: [
    {
      ...ordinary,
      id: 101,
      official: 'Furto de documento',
      name: { pt: 'Documento', en: 'A document', es: 'Documento', fr: 'Document' },
      glossary: {
        pt: 'Levaram um documento seu sem violência.',
        en: 'A document of yours was taken without violence.',
        es: 'Se llevaron un documento suyo sin violencia.',
        fr: 'Un document vous a été pris sans violence.',
      },
    },
    {
      ...ordinary,
      id: 102,
      basis: devicesAndAnimals,
      official: 'Furto de telefone celular',
      name: { pt: 'Celular', en: 'A mobile phone', es: 'Teléfono móvil', fr: 'Téléphone portable' },
      glossary: {
        pt: 'Levaram o seu celular sem violência.',
        en: 'Your phone was taken without violence.',
        es: 'Se llevaron su teléfono sin violencia.',
        fr: 'On vous a pris votre téléphone sans violence.',
      },
    },
    {
      ...ordinary,
      id: 103,
      official: 'Furto de objeto em via pública',
      name: {
        pt: 'Objeto na rua',
        en: 'An object in the street',
        es: 'Objeto en la calle',
        fr: 'Objet dans la rue',
      },
      glossary: {
        pt: 'Levaram algo seu na rua, no transporte ou em lugar público, sem violência.',
        en: 'Something was taken from you in the street, on transport or in a public place, without violence.',
        es: 'Le quitaron algo en la calle, el transporte o un lugar público, sin violencia.',
        fr: 'On vous a pris quelque chose dans la rue, les transports ou un lieu public, sans violence.',
      },
    },
    {
      ...ordinary,
      id: 104,
      basis: [penalCode('155 § 1', '155 § 4')],
      official: 'Furto em residência',
      name: { pt: 'Em casa', en: 'From a home', es: 'En una vivienda', fr: 'Dans un logement' },
      glossary: {
        pt: 'Entraram na sua casa ou quintal e levaram algo, sem que ninguém se ferisse.',
        en: 'Your home or yard was entered and something was taken, with nobody hurt.',
        es: 'Entraron en su casa o patio y se llevaron algo, sin heridos.',
        fr: 'On est entré chez vous ou dans votre cour et on a pris quelque chose, sans blessé.',
      },
    },
    {
      ...ordinary,
      id: 105,
      official: 'Furto em estabelecimento comercial',
      name: {
        pt: 'Em loja ou empresa',
        en: 'From a shop or business',
        es: 'En una tienda o empresa',
        fr: 'Dans un commerce',
      },
      glossary: {
        pt: 'Levaram algo de um comércio, escritório ou empresa.',
        en: 'Something was taken from a shop, office or company.',
        es: 'Se llevaron algo de un comercio, oficina o empresa.',
        fr: 'On a pris quelque chose dans un commerce, un bureau ou une entreprise.',
      },
    },
    {
      ...ordinary,
      id: 108,
      basis: [penalCode('155', '155 § 4, I')],
      official: 'Furto no interior de veículo',
      name: {
        pt: 'De dentro de um veículo',
        en: 'From inside a vehicle',
        es: 'Del interior de un vehículo',
        fr: 'À l’intérieur d’un véhicule',
      },
      glossary: {
        pt: 'Levaram um objeto, som, estepe ou peça de um carro, moto ou barco, mas não o veículo.',
        en: 'An object, radio, spare wheel or part of a car, motorcycle or boat was taken, but not the vehicle itself.',
        es: 'Se llevaron un objeto, equipo de sonido, rueda de repuesto o pieza de un coche, moto o barco, pero no el vehículo.',
        fr: 'On a pris un objet, un autoradio, une roue de secours ou une pièce d’une voiture, d’une moto ou d’un bateau, mais pas le véhicule.',
      },
    },
    {
      ...ordinary,
      id: 109,
      basis: devicesAndAnimals,
      official: 'Furto de animal de estimação',
      name: {
        pt: 'Cão, gato ou outro animal',
        en: 'A dog, cat or other pet',
        es: 'Perro, gato u otro animal',
        fr: 'Un chien, un chat ou un autre animal',
      },
      glossary: {
        pt: 'Levaram o seu animal de estimação sem violência.',
        en: 'Your pet was taken without violence.',
        es: 'Se llevaron a su mascota sin violencia.',
        fr: 'On vous a pris votre animal de compagnie sans violence.',
      },
    },
    {
      ...ordinary,
      id: 106,
      // Parts of a water network are not in the paragraph.
      basis: [upTo('2025-07-28', penalCode('155')), since('2025-07-29', penalCode('155', '155 § 8'))],
      official: 'Furto de cabos e fiação',
      name: { pt: 'Cabos e fios', en: 'Cables and wiring', es: 'Cables y tendido', fr: 'Câbles et fils' },
      glossary: {
        pt: 'Levaram fios, cabos ou peças de rede elétrica, de telefone ou de água.',
        en: 'Wires, cables or parts of an electricity, telephone or water network were taken.',
        es: 'Se llevaron cables o piezas de red eléctrica, telefónica o de agua.',
        fr: 'On a pris des fils, des câbles ou des pièces de réseau électrique, téléphonique ou d’eau.',
      },
    },
    {
      ...ordinary,
      id: 107,
      basis: [penalCode('155', '14, II')],
      official: 'Tentativa de furto',
      name: {
        pt: 'Tentaram levar, mas não conseguiram',
        en: 'They tried to take it and failed',
        es: 'Intentaron llevárselo y no pudieron',
        fr: 'Ils ont essayé et n’ont pas réussi',
      },
      glossary: {
        pt: 'Tentaram levar algo seu e não conseguiram.',
        en: 'Someone tried to take something of yours and failed.',
        es: 'Intentaron llevarse algo suyo y no lo lograron.',
        fr: 'On a tenté de vous prendre quelque chose sans y parvenir.',
      },
      attempted: true,
    },
  ],
  advice: {
    lead: {
      pt: 'Sentimos muito pelo que aconteceu. Isto ajuda a polícia a encontrar o que é seu.',
      en: 'We are sorry for what happened. This helps the police to find what is yours.',
      es: 'Lamentamos lo ocurrido. Esto ayuda a la policía a encontrar lo suyo.',
      fr: 'Nous sommes désolés de ce qui s’est passé. Cela aide la police à retrouver vos biens.',
    },
    points: [
      {
        pt: 'Guarde notas fiscais, números de série e fotos do que levaram.',
        en: 'Keep receipts, serial numbers and photos of what was taken.',
        es: 'Guarde facturas, números de serie y fotos de lo que se llevaron.',
        fr: 'Gardez factures, numéros de série et photos de ce qui a été pris.',
      },
      {
        pt: 'Peça logo as imagens de câmeras vizinhas: muitas são apagadas em poucos dias.',
        en: 'Ask soon for the footage of cameras nearby: much of it is erased within days.',
        es: 'Pida pronto las imágenes de cámaras cercanas: muchas se borran en pocos días.',
        fr: 'Demandez vite les images des caméras voisines : beaucoup sont effacées en quelques jours.',
      },
      {
        pt: 'Viu o seu objeto à venda? Não vá ao encontro: ligue 181, ou 190 se for agora.',
        en: 'Saw it for sale? Do not go and meet anyone: call 181, or 190 if it is happening now.',
        es: '¿Vio su objeto en venta? No acuda al encuentro: llame al 181, o al 190 si es ahora.',
        fr: 'Vous voyez votre bien en vente ? N’allez pas au rendez-vous : appelez le 181, ou le 190 si c’est maintenant.',
      },
    ],
  },
}
