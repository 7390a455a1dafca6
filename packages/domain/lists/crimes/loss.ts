import { constitution } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

/** The right to have a fact put on record, in defence of rights. */
const rightToRecord = constitution('5, XXXIV')

export const loss: CrimeRow = {
  folder: 'loss',
  id_crime: 3,
  id_crime_cidadao: 3,
  name: {
    pt: 'Perda ou extravio',
    en: 'Lost document or object',
    es: 'Pérdida o extravío',
    fr: 'Perte de document ou d’objet',
  },
  card: {
    pt: 'Você perdeu um documento, o celular ou outro objeto, e ninguém o tomou de você.',
    en: 'You lost a document, your phone or another object, and nobody took it from you.',
    es: 'Perdió un documento, el teléfono u otro objeto, y nadie se lo quitó.',
    fr: 'Vous avez perdu un document, votre téléphone ou un autre objet, et personne ne vous l’a pris.',
  },
  place: 'things',
  natures: [
    {
      id: 301,
      basis: [rightToRecord],
      official: 'Extravio de documento ou objeto',
      name: {
        pt: 'Extravio de documento ou objeto',
        en: 'Loss of a document or object',
        es: 'Extravío de documento u objeto',
        fr: 'Perte d’un document ou d’un objet',
      },
      glossary: {
        pt: 'Documento, telefone ou outro objeto que a própria pessoa perdeu ou não sabe onde deixou, sem que alguém o tenha levado. Não é crime: o registro resguarda os seus direitos.',
        en: 'A document, phone or other object that you lost or left somewhere you cannot recall, without anybody taking it. It is not a crime: the report safeguards your rights.',
        es: 'Documento, teléfono u otro objeto que la propia persona perdió o no sabe dónde dejó, sin que nadie se lo llevara. No es delito: el registro protege sus derechos.',
        fr: 'Document, téléphone ou autre objet que vous avez perdu ou laissé sans savoir où, sans que personne ne l’ait pris. Ce n’est pas une infraction : la déclaration protège vos droits.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'O registro ajuda você a pedir outra via e a se proteger se alguém usar o que foi perdido.',
      en: 'The report helps you to get a replacement and protects you if somebody uses what was lost.',
      es: 'El registro le ayuda a pedir un duplicado y le protege si alguien usa lo perdido.',
      fr: 'La déclaration vous aide à obtenir un duplicata et vous protège si quelqu’un utilise ce qui a été perdu.',
    },
    points: [
      {
        pt: 'Documento: peça a segunda via no órgão que o emitiu e leve o número deste boletim.',
        en: 'Document: ask the office that issued it for a replacement and take the number of this report.',
        es: 'Documento: pida el duplicado en el organismo que lo emitió y lleve el número de esta denuncia.',
        fr: 'Document : demandez un duplicata à l’organisme qui l’a délivré, avec le numéro de cette déclaration.',
      },
      {
        pt: 'Celular: bloqueie a linha e o aparelho (pelo IMEI) com a operadora, e avise os seus bancos.',
        en: 'Phone: have the operator block the line and the device (by its IMEI), and tell your banks.',
        es: 'Teléfono: bloquee la línea y el aparato (por el IMEI) con la operadora y avise a sus bancos.',
        fr: 'Téléphone : faites bloquer la ligne et l’appareil (par son IMEI) par l’opérateur et prévenez vos banques.',
      },
      {
        pt: 'Confira de tempos em tempos no Registrato, do Banco Central, se abriram conta ou fizeram dívida em seu nome.',
        en: 'Check from time to time in Registrato, the Central Bank’s service, whether accounts were opened or debts taken on in your name.',
        es: 'Consulte de vez en cuando en Registrato, del Banco Central, si abrieron cuentas o contrajeron deudas a su nombre.',
        fr: 'Vérifiez de temps en temps dans Registrato, de la Banque centrale, si des comptes ont été ouverts ou des dettes contractées à votre nom.',
      },
      {
        pt: 'Os Correios guardam documentos achados: procure também por lá.',
        en: 'The post office (Correios) keeps documents that were found: ask there too.',
        es: 'Correos guarda documentos hallados: pregunte también allí.',
        fr: 'La poste (Correios) garde les documents trouvés : demandez-y aussi.',
      },
    ],
  },
}
