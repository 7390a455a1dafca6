import { consumerCode, law } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

const againstConsumers = law('8.137/1990')

export const consumer: CrimeRow = {
  folder: 'consumer',
  id_crime: 10,
  id_crime_cidadao: 10,
  name: {
    pt: 'Crime contra o consumidor',
    en: 'Consumer offense',
    es: 'Delito contra el consumidor',
    fr: 'Infraction contre le consommateur',
  },
  card: {
    pt: 'Propaganda enganosa, produto vencido, cobrança abusiva, recusa de atendimento ou preço abusivo.',
    en: 'Misleading advertising, expired product, abusive charging, refused service or overpricing.',
    es: 'Publicidad engañosa, producto vencido, cobro abusivo, negativa de atención o precio abusivo.',
    fr: 'Publicité trompeuse, produit périmé, recouvrement abusif, refus de service ou prix abusif.',
  },
  place: 'deceit',
  natures: [
    {
      id: 1001,
      basis: [consumerCode('66', '67'), againstConsumers('7, VII')],
      official: 'Publicidade ou oferta enganosa',
      name: {
        pt: 'Propaganda ou oferta enganosa',
        en: 'Misleading advertising or offer',
        es: 'Publicidad u oferta engañosa',
        fr: 'Publicité ou offre trompeuse',
      },
      glossary: {
        pt: 'O que foi prometido sobre produto, serviço ou preço era falso ou escondia o importante.',
        en: 'What was promised about a product, service or price was false or hid what matters.',
        es: 'Lo prometido sobre el producto, el servicio o el precio era falso u ocultaba lo importante.',
        fr: 'Ce qui était promis du produit, du service ou du prix était faux ou cachait l’essentiel.',
      },
    },
    {
      id: 1002,
      basis: [againstConsumers('7, IX')],
      official: 'Venda ou exposição de produto impróprio ao consumo',
      name: {
        pt: 'Produto vencido ou impróprio',
        en: 'Expired or unfit product',
        es: 'Producto vencido o no apto',
        fr: 'Produit périmé ou impropre',
      },
      glossary: {
        pt: 'Venderam ou expuseram produto vencido, estragado, adulterado ou sem condição de uso.',
        en: 'A product that is expired, spoiled, tampered with or unfit for use is on sale.',
        es: 'Venden o exponen un producto vencido, en mal estado, adulterado o no apto.',
        fr: 'Un produit périmé, avarié, falsifié ou impropre à l’usage est mis en vente.',
      },
    },
    {
      id: 1003,
      basis: [consumerCode('71')],
      official: 'Cobrança abusiva de dívida',
      name: {
        pt: 'Cobrança abusiva',
        en: 'Abusive charging of a debt',
        es: 'Cobro abusivo',
        fr: 'Recouvrement abusif',
      },
      glossary: {
        pt: 'Cobraram com ameaça, constrangimento, mentira, ou expondo você no trabalho ou diante de outros.',
        en: 'A debt is collected with threats, pressure or lies, or by exposing you at work or before others.',
        es: 'Cobran con amenaza, presión o mentiras, o exponiéndole en el trabajo o ante otros.',
        fr: 'Une dette est réclamée avec menaces, pression ou mensonges, ou en vous exposant au travail ou devant d’autres.',
      },
    },
    {
      id: 1004,
      basis: [againstConsumers('7, VI'), consumerCode('39, II')],
      official: 'Recusa de venda ou de serviço',
      name: {
        pt: 'Recusa de venda ou de serviço',
        en: 'Refused sale or service',
        es: 'Negativa de venta o de servicio',
        fr: 'Refus de vente ou de service',
      },
      glossary: {
        pt: 'Recusaram vender ou atender, embora o produto ou serviço fosse oferecido ao público.',
        en: 'A sale or service was refused although it was offered to the public.',
        es: 'Se negaron a vender o atender, aunque el producto o servicio se ofrecía al público.',
        fr: 'On a refusé de vendre ou de servir, alors que c’était proposé au public.',
      },
    },
    {
      id: 1005,
      basis: [consumerCode('39, X'), law('1.521/1951')('2, VI')],
      official: 'Preço abusivo',
      name: { pt: 'Preço abusivo', en: 'Overpricing', es: 'Precio abusivo', fr: 'Prix abusif' },
      glossary: {
        pt: 'Cobraram acima do preço tabelado ou subiram muito o preço sem motivo justo, como numa emergência.',
        en: 'More than the fixed price was charged, or the price was raised greatly without a fair reason, as in an emergency.',
        es: 'Cobraron más que el precio fijado o lo subieron mucho sin motivo justo, como en una emergencia.',
        fr: 'On a fait payer plus que le prix fixé, ou fortement augmenté le prix sans raison valable, comme en cas d’urgence.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'Além da polícia, há quem possa resolver o seu prejuízo mais depressa.',
      en: 'Besides the police, others may settle your loss sooner.',
      es: 'Además de la policía, hay quien puede resolver su perjuicio más rápido.',
      fr: 'Outre la police, d’autres peuvent régler votre préjudice plus vite.',
    },
    points: [
      {
        pt: 'Fale com o Procon (151) ou registre em consumidor.gov.br.',
        en: 'Talk to Procon (151) or file a complaint at consumidor.gov.br.',
        es: 'Hable con Procon (151) o reclame en consumidor.gov.br.',
        fr: 'Contactez Procon (151) ou déposez une réclamation sur consumidor.gov.br.',
      },
      {
        pt: 'Guarde nota fiscal, anúncio, embalagem, conversas e números de protocolo.',
        en: 'Keep the invoice, the ad, the packaging, chats and reference numbers.',
        es: 'Guarde factura, anuncio, envase, conversaciones y números de gestión.',
        fr: 'Gardez facture, annonce, emballage, conversations et numéros de dossier.',
      },
      {
        pt: 'Produto estragado ou vencido: avise também a Vigilância Sanitária do município.',
        en: 'Spoiled or expired product: tell the municipality’s health inspectors (Vigilância Sanitária) too.',
        es: 'Producto en mal estado o vencido: avise también a la Vigilancia Sanitaria del municipio.',
        fr: 'Produit avarié ou périmé : prévenez aussi la Vigilância Sanitária de la commune.',
      },
    ],
  },
}
