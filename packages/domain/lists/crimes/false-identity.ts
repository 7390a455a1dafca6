import { penalCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const falseIdentity: CrimeRow = {
  folder: 'false-identity',
  id_crime: 14,
  id_crime_cidadao: 14,
  name: {
    pt: 'Falsa identidade',
    en: 'False identity',
    es: 'Falsa identidad',
    fr: 'Usurpation d’identité',
  },
  card: {
    pt: 'Alguém se passa por você ou por outra pessoa, ou usa documento de outra pessoa.',
    en: 'Somebody poses as you or another person, or uses a document that is not theirs.',
    es: 'Alguien se hace pasar por usted o por otra persona, o usa un documento ajeno.',
    fr: 'Quelqu’un se fait passer pour vous ou pour un autre, ou utilise un document qui n’est pas le sien.',
  },
  place: 'deceit',
  natures: [
    {
      id: 1401,
      basis: [penalCode('307')],
      official: 'Falsa identidade',
      name: {
        pt: 'Alguém se passou por você ou por outra pessoa',
        en: 'Somebody posed as you or as another person',
        es: 'Alguien se hizo pasar por usted o por otra persona',
        fr: 'Quelqu’un s’est fait passer pour vous ou pour une autre personne',
      },
      glossary: {
        pt: 'Alguém usou o seu nome ou disse ser quem não é, para ter vantagem ou prejudicar.',
        en: 'Somebody used your name or claimed to be someone else, to gain something or do harm.',
        es: 'Alguien usó su nombre o dijo ser quien no es, para obtener ventaja o perjudicar.',
        fr: 'Quelqu’un a utilisé votre nom ou prétendu être un autre, pour en tirer avantage ou pour nuire.',
      },
    },
    {
      id: 1402,
      basis: [penalCode('308')],
      official: 'Uso de documento de identidade alheio',
      name: {
        pt: 'Usaram o documento de outra pessoa',
        en: 'Another person’s document was used',
        es: 'Usaron el documento de otra persona',
        fr: 'Usage du document d’une autre personne',
      },
      glossary: {
        pt: 'Usaram como próprio o documento de outra pessoa, ou emprestaram o documento para esse uso.',
        en: 'Another person’s document was used as one’s own, or lent for that use.',
        es: 'Usaron como propio el documento de otra persona, o lo prestaron para ese uso.',
        fr: 'Le document d’une autre personne a été utilisé comme le sien, ou prêté à cette fin.',
      },
    },
    {
      id: 1403,
      basis: [penalCode('307')],
      official: 'Falsa identidade: perfil falso',
      name: { pt: 'Perfil falso', en: 'Fake profile', es: 'Perfil falso', fr: 'Faux profil' },
      glossary: {
        pt: 'Criaram um perfil com o seu nome ou as suas fotos em rede social ou aplicativo.',
        en: 'A profile with your name or your photos was made on a social network or app.',
        es: 'Crearon un perfil con su nombre o sus fotos en una red social o aplicación.',
        fr: 'Un profil à votre nom ou avec vos photos a été créé sur un réseau social ou une application.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'O registro mostra que não foi você. Guarde o número para apresentar onde for preciso.',
      en: 'The report shows that it was not you. Keep the number to show it wherever needed.',
      es: 'El registro muestra que no fue usted. Guarde el número para presentarlo donde haga falta.',
      fr: 'La déclaration montre que ce n’était pas vous. Gardez le numéro pour le présenter où il faut.',
    },
    points: [
      {
        pt: 'Confira no Registrato, do Banco Central, contas e dívidas em seu nome, e conteste por escrito as que não são suas.',
        en: 'Check in Registrato, of the Central Bank, accounts and debts in your name, and dispute in writing those that are not yours.',
        es: 'Consulte en Registrato, del Banco Central, cuentas y deudas a su nombre, y reclame por escrito las que no son suyas.',
        fr: 'Vérifiez dans Registrato, de la Banque centrale, les comptes et dettes à votre nom, et contestez par écrit ceux qui ne sont pas à vous.',
      },
      {
        pt: 'Perfil falso: guarde o endereço e imagens da tela, denuncie na plataforma e avise os seus contatos.',
        en: 'Fake profile: keep its address and screenshots, report it to the platform and warn your contacts.',
        es: 'Perfil falso: guarde la dirección y capturas, denúncielo en la plataforma y avise a sus contactos.',
        fr: 'Faux profil : gardez son adresse et des captures, signalez-le à la plateforme et prévenez vos contacts.',
      },
    ],
  },
}
