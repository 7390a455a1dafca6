import { defineTexts } from '@delegacia/domain/language/text'
import type { TextSection } from '../../ui/text-sections.tsx'

export const texts = defineTexts({
  home: { pt: 'Início', en: 'Home', es: 'Inicio', fr: 'Accueil' },
  title: {
    pt: 'Termos de uso',
    en: 'Terms of use',
    es: 'Términos de uso',
    fr: 'Conditions d’utilisation',
  },
  lead: {
    pt: 'É com isto que você concorda ao registrar uma ocorrência. O texto legal é o português.',
    en: 'This is what you agree to when you file a report. The Portuguese text is the legally binding one.',
    es: 'Esto es lo que acepta al registrar una denuncia. El texto legal es el portugués.',
    fr: 'Voici ce que vous acceptez en faisant une déclaration. Seul le texte portugais fait foi.',
  },
  valid: {
    pt: 'O boletim assinado pela Polícia Civil tem a mesma validade do que é feito na delegacia.',
    en: 'A report signed by the Civil Police is as valid as one made at a police station.',
    es: 'La denuncia firmada por la Policía Civil vale lo mismo que la hecha en comisaría.',
    fr: 'Signée par la police civile, une déclaration a la même valeur qu’au commissariat.',
  },
  test: {
    pt: 'O boletim que diz TESTE não tem valor.',
    en: 'A report that says TESTE has no value.',
    es: 'La denuncia que dice TESTE no tiene valor.',
    fr: 'Une déclaration qui porte la mention TESTE est sans valeur.',
  },
  privacy: {
    pt: 'O que é feito com os seus dados',
    en: 'What is done with your data',
    es: 'Qué se hace con sus datos',
    fr: 'Ce qui est fait de vos données',
  },
})

export const termsSections: readonly TextSection[] = [
  {
    title: { pt: 'O serviço', en: 'The service', es: 'El servicio', fr: 'Le service' },
    paragraphs: [
      {
        pt: 'Aqui se registra pela internet, de graça e sem cadastro, o que aconteceu no Estado do Pará.',
        en: 'Here you report online, free of charge and without an account, what happened in the State of Pará.',
        es: 'Aquí se registra por internet, gratis y sin cuenta, lo que pasó en el Estado de Pará.',
        fr: 'Ici, on déclare en ligne, gratuitement et sans compte, ce qui s’est passé dans l’État du Pará.',
      },
    ],
  },
  {
    title: {
      pt: 'Quem pode registrar',
      en: 'Who can report',
      es: 'Quién puede denunciar',
      fr: 'Qui peut déclarer',
    },
    points: [
      {
        pt: 'Quem tem 18 anos ou mais. Se você tem menos, peça ajuda a um adulto de confiança ou vá a uma delegacia.',
        en: 'Anyone aged 18 or older. If you are younger, ask an adult you trust for help or go to a police station.',
        es: 'Quien tiene 18 años o más. Si tiene menos, pida ayuda a un adulto de confianza o acuda a una comisaría.',
        fr: 'Toute personne de 18 ans ou plus. Si vous êtes plus jeune, demandez l’aide d’un adulte de confiance ou allez au commissariat.',
      },
      {
        pt: 'Quem tem CPF ou, sendo turista estrangeiro, passaporte.',
        en: 'Anyone who has a CPF or, as a foreign tourist, a passport.',
        es: 'Quien tiene CPF o, si es turista extranjero, pasaporte.',
        fr: 'Toute personne qui a un CPF ou, pour les touristes étrangers, un passeport.',
      },
      {
        pt: 'Quem tem um e-mail válido, que consiga abrir: é por ele que a polícia responde.',
        en: 'Anyone with a valid e-mail address they can open: that is how the police answer.',
        es: 'Quien tiene un correo válido que pueda abrir: por él responde la policía.',
        fr: 'Toute personne qui a une adresse e-mail valide qu’elle peut consulter : c’est par elle que la police répond.',
      },
    ],
  },
  {
    title: {
      pt: 'O que não se registra aqui',
      en: 'What is not reported here',
      es: 'Lo que no se registra aquí',
      fr: 'Ce qui ne se déclare pas ici',
    },
    paragraphs: [
      {
        pt: 'Homicídio, roubo seguido de morte, estupro, sequestro, roubo a banco, furto ou roubo de veículo, e o que aconteceu fora do Pará. Nestes casos ligue 190 ou vá a uma delegacia.',
        en: 'Homicide, robbery followed by death, rape, kidnapping, bank robbery, theft or robbery of a vehicle, and events outside Pará. In these cases call 190 or go to a police station.',
        es: 'Homicidio, robo seguido de muerte, violación, secuestro, robo a un banco, hurto o robo de vehículo, y lo que pasó fuera de Pará. En estos casos llame al 190 o acuda a una comisaría.',
        fr: 'Homicide, vol suivi de mort, viol, enlèvement, vol à main armée dans une banque, vol de véhicule, et les faits survenus hors du Pará. Dans ces cas, appelez le 190 ou allez au commissariat.',
      },
    ],
  },
  {
    title: {
      pt: 'O que você declara',
      en: 'What you declare',
      es: 'Lo que usted declara',
      fr: 'Ce que vous déclarez',
    },
    paragraphs: [
      {
        pt: 'Você declara que conta o que sabe. O seu relato é guardado como você o escreveu e é de sua responsabilidade. Errar um detalhe não é crime.',
        en: 'You declare that you are telling what you know. Your account is kept as you wrote it and is your responsibility. Getting a detail wrong is not a crime.',
        es: 'Usted declara que cuenta lo que sabe. Su relato se guarda como lo escribió y es responsabilidad suya. Equivocarse en un detalle no es delito.',
        fr: 'Vous déclarez raconter ce que vous savez. Votre récit est conservé tel que vous l’avez écrit, sous votre responsabilité. Se tromper sur un détail n’est pas un délit.',
      },
      {
        pt: 'Inventar um fato ou acusar quem se sabe inocente é crime: artigos 138, 339 e 340 do Código Penal.',
        en: 'Making up an event or accusing someone you know to be innocent is a crime: Articles 138, 339 and 340 of the Brazilian Penal Code.',
        es: 'Inventar un hecho o acusar a quien se sabe inocente es delito: artículos 138, 339 y 340 del Código Penal brasileño.',
        fr: 'Inventer un fait ou accuser une personne que l’on sait innocente est un délit : articles 138, 339 et 340 du Code pénal brésilien.',
      },
    ],
  },
  {
    title: { pt: 'O que vem depois', en: 'What comes next', es: 'Lo que viene después', fr: 'La suite' },
    points: [
      {
        pt: 'Você recebe o número do boletim na tela. Se esta delegacia virtual envia e-mail, ele vai também assim.',
        en: 'You get the number of the report on the screen. If this virtual police station sends e-mails, it comes by e-mail too.',
        es: 'Usted recibe el número de la denuncia en la pantalla. Si esta comisaría virtual envía correos, le llega también por correo.',
        fr: 'Vous recevez le numéro de la déclaration à l’écran. Si ce commissariat virtuel envoie des e-mails, il vient aussi par e-mail.',
      },
      {
        pt: 'A polícia pode falar com você. Se faltar algo, ela pergunta a você.',
        en: 'The police may contact you. If something is missing, they ask you.',
        es: 'La policía puede contactarle. Si falta algo, le pregunta.',
        fr: 'La police peut vous contacter. S’il manque quelque chose, elle vous le demande.',
      },
      {
        pt: 'Para mudar algo depois de registrado, vá a uma delegacia com o número e um documento.',
        en: 'To change anything afterwards, go to a police station with the number and an identity document.',
        es: 'Para cambiar algo después, acuda a una comisaría con el número y un documento de identidad.',
        fr: 'Pour modifier quelque chose ensuite, allez au commissariat avec le numéro et une pièce d’identité.',
      },
      {
        pt: 'Guarde o número de autenticação digital e não o mostre: com ele se abre o boletim.',
        en: 'Keep the digital authentication number to yourself: it opens the report.',
        es: 'Guarde el número de autenticación digital y no lo muestre: con él se abre la denuncia.',
        fr: 'Gardez pour vous le numéro d’authentification numérique : il ouvre la déclaration.',
      },
    ],
  },
  {
    title: { pt: 'Software livre', en: 'Free software', es: 'Software libre', fr: 'Logiciel libre' },
    paragraphs: [
      {
        pt: 'Este portal é software livre sob a licença GNU AGPL, versão 3 ou posterior: quem o usa pode pedir o código a quem o opera.',
        en: 'This portal is free software under the GNU AGPL, version 3 or later: whoever uses it may ask its operator for the source code.',
        es: 'Este portal es software libre bajo la licencia GNU AGPL, versión 3 o posterior: quien lo usa puede pedir el código a quien lo opera.',
        fr: 'Ce portail est un logiciel libre sous licence GNU AGPL, version 3 ou ultérieure : toute personne qui l’utilise peut en demander le code à son exploitant.',
      },
    ],
  },
]
