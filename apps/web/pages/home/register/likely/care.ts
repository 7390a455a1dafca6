import { defineTexts, type Text } from '@delegacia/domain/language/text'
import { crimeCares, type CrimeCare } from '@delegacia/domain/lists/crime-places'
import type { Topic } from '@delegacia/domain/search/labels'
import type { EmergencyNumber } from '@delegacia/domain/rules/emergency-number'

/** Words that come before any list, and whom to call. */
export type Care = {
  readonly title: Text
  readonly words: readonly Text[]
  readonly calls: readonly EmergencyNumber[]
  /** It is told to a police unit, in person. */
  readonly inPerson?: true
}

const station = {
  pt: 'Isto se registra na delegacia, com gente preparada. O 197 diz qual é a mais perto.',
  en: 'Report this at a police station, to trained people. Call 197 to find the nearest one.',
  es: 'Esto se denuncia en la comisaría, con personal preparado. El 197 dice cuál es la más cercana.',
  fr: 'Cela se déclare au commissariat, à des personnes formées. Le 197 indique le plus proche.',
} satisfies Text

const titles = defineTexts({
  danger: {
    pt: 'Você está em segurança?',
    en: 'Are you safe?',
    es: '¿Está a salvo?',
    fr: 'Êtes-vous en sécurité ?',
  },
  rape: {
    pt: 'A culpa não é sua',
    en: 'It is not your fault',
    es: 'La culpa no es suya',
    fr: 'Ce n’est pas votre faute',
  },
  suicide: {
    pt: 'Sua vida importa. Fale com alguém agora',
    en: 'Your life matters. Talk to someone now',
    es: 'Su vida importa. Hable con alguien ahora',
    fr: 'Votre vie compte. Parlez à quelqu’un maintenant',
  },
  homicide: {
    pt: 'Sentimos muito. Ligue 190 agora',
    en: 'We are very sorry. Call 190 now',
    es: 'Lo sentimos mucho. Llame al 190 ahora',
    fr: 'Nous sommes désolés. Appelez le 190 maintenant',
  },
  kidnapping: {
    pt: 'Ligue 190 agora',
    en: 'Call 190 now',
    es: 'Llame al 190 ahora',
    fr: 'Appelez le 190 maintenant',
  },
  injured: {
    pt: 'Há alguém ferido?',
    en: 'Is anybody hurt?',
    es: '¿Hay alguien herido?',
    fr: 'Y a-t-il un blessé ?',
  },
  missing: {
    pt: 'Não espere 24 horas',
    en: 'Do not wait 24 hours',
    es: 'No espere 24 horas',
    fr: 'N’attendez pas 24 heures',
  },
  vehicle: {
    pt: 'Levaram o seu veículo: ligue 190',
    en: 'Your vehicle was taken: call 190',
    es: 'Se llevaron su vehículo: llame al 190',
    fr: 'On a pris votre véhicule : appelez le 190',
  },
  drugs: {
    pt: 'Você pode contar sem dizer seu nome',
    en: 'You can report without giving your name',
    es: 'Puede contarlo sin decir su nombre',
    fr: 'Vous pouvez le signaler sans donner votre nom',
  },
  fire: {
    pt: 'Ainda há fogo?',
    en: 'Is it still burning?',
    es: '¿Todavía hay fuego?',
    fr: 'Le feu brûle-t-il encore ?',
  },
  leaked: {
    pt: 'A culpa não é sua: guarde as provas',
    en: 'It is not your fault: keep the proof',
    es: 'La culpa no es suya: guarde las pruebas',
    fr: 'Ce n’est pas votre faute : gardez les preuves',
  },
  first: {
    pt: 'Faça isto primeiro',
    en: 'Do this first',
    es: 'Haga esto primero',
    fr: 'Faites ceci d’abord',
  },
})

const words = defineTexts({
  danger: {
    pt: 'Sentimos muito. Ninguém tem o direito de ferir ou assustar você. Se puder, vá para um lugar com gente.',
    en: 'We are very sorry. Nobody has the right to hurt or frighten you. If you can, go where there are people.',
    es: 'Lo sentimos mucho. Nadie tiene derecho a herirle ni a asustarle. Si puede, vaya a un lugar con gente.',
    fr: 'Nous sommes désolés. Personne n’a le droit de vous blesser ou de vous effrayer. Si possible, allez là où il y a du monde.',
  },
  who: {
    pt: 'Foi alguém de casa, da família ou de um relacionamento? Dá para registrar aqui. Foi outra pessoa, e feriu? A delegacia pede o exame; o 197 diz qual é a mais perto.',
    en: 'Was it somebody at home, in the family or a relationship? You can report it here. Somebody else, and you are hurt? A police station will order the medical exam; call 197 to find the nearest one.',
    es: '¿Fue alguien de la casa, de la familia o de una relación? Puede denunciarlo aquí. ¿Fue otra persona, y hay heridas? La comisaría pide el examen; el 197 dice cuál es la más cercana.',
    fr: 'Était-ce une personne du foyer, de la famille ou du couple ? Vous pouvez le déclarer ici. Une autre personne, avec des blessures ? Le commissariat demande l’examen ; le 197 indique le plus proche.',
  },
  health: {
    pt: 'Sentimos muito. Primeiro a saúde: todo hospital do SUS atende na hora, sem boletim (Lei 12.845/2013). Até 72 horas é melhor: há remédios que evitam doenças e gravidez. Passou disso? Vá mesmo assim. O resto você decide com calma.',
    en: 'We are very sorry. Health first: any SUS hospital will treat you at once, without a police report (Law 12.845/2013). Within 72 hours is best: there are medicines against disease and pregnancy. Later than that? Go all the same. The rest can wait until you are ready.',
    es: 'Lo sentimos mucho. Primero la salud: todo hospital del SUS atiende de inmediato, sin denuncia (Ley 12.845/2013). Hasta 72 horas es mejor: hay medicinas que evitan enfermedades y embarazo. ¿Pasó más tiempo? Vaya igual. Lo demás se decide con calma.',
    fr: 'Nous sommes désolés. La santé d’abord : tout hôpital du SUS vous reçoit aussitôt, sans déclaration (loi 12.845/2013). Mieux vaut avant 72 heures : des médicaments évitent maladies et grossesse. C’est plus ancien ? Allez-y quand même. Le reste se décide calmement.',
  },
  women: {
    pt: 'Em Belém, a Delegacia da Mulher (DEAM) fica na Travessa Mauriti, 2394, Marco. Homens e crianças: qualquer delegacia.',
    en: 'In Belém the women’s police station (DEAM) is at Travessa Mauriti, 2394, Marco. Men and children: any police station.',
    es: 'En Belém, la Comisaría de la Mujer (DEAM) está en Travessa Mauriti, 2394, Marco. Hombres y niños: cualquier comisaría.',
    fr: 'À Belém, le commissariat des femmes (DEAM) se trouve Travessa Mauriti, 2394, Marco. Hommes et enfants : tout commissariat.',
  },
  suicide: {
    pt: 'A dor que você sente pode diminuir, e há quem ouça: 188, de graça, 24 horas. Em risco agora, ligue 192 ou vá à UPA ou ao hospital. Não fique só: chame alguém de confiança.',
    en: 'The pain you feel can ease, and somebody will listen: 188, free, 24 hours. At risk now, call 192 or go to a UPA or a hospital. Do not stay alone: call someone you trust.',
    es: 'El dolor que siente puede disminuir, y hay quien escucha: 188, gratis, las 24 horas. En riesgo ahora, llame al 192 o vaya a una UPA o al hospital. No se quede a solas: llame a alguien de confianza.',
    fr: 'La douleur peut s’apaiser, et quelqu’un vous écoute : 188, gratuit, 24 heures sur 24. En danger maintenant, appelez le 192 ou allez à une UPA ou à l’hôpital. Ne restez pas sans compagnie : appelez une personne de confiance.',
  },
  homicide: {
    pt: 'Não mexa em nada e fique em lugar seguro.',
    en: 'Touch nothing and stay in a safe place.',
    es: 'No toque nada y quédese en un lugar seguro.',
    fr: 'Ne touchez à rien et restez en lieu sûr.',
  },
  kidnapping: {
    pt: 'Cada minuto conta. Não negocie a sós: a polícia ajuda em sigilo.',
    en: 'Every minute counts. Do not negotiate alone: the police will help in confidence.',
    es: 'Cada minuto cuenta. No negocie a solas: la policía ayuda con total reserva.',
    fr: 'Chaque minute compte. Ne négociez pas sans aide : la police agit en toute discrétion.',
  },
  injured: {
    pt: 'Primeiro o socorro. Acidente com ferido se registra no local ou na delegacia; sem ferido, aqui.',
    en: 'Help first. An accident with injuries is reported on the spot or at a police station; one without, here.',
    es: 'Primero el auxilio. Un accidente con heridos se denuncia en el lugar o en la comisaría; sin heridos, aquí.',
    fr: 'Les secours d’abord. Un accident avec blessé se déclare sur place ou au commissariat ; sans blessé, ici.',
  },
  missing: {
    pt: 'A busca começa logo (Lei 13.812/2019). Ligue 190 e leve uma foto à delegacia.',
    en: 'The search begins at once (Law 13.812/2019). Call 190 and bring a photo to the police station.',
    es: 'La búsqueda empieza de inmediato (Ley 13.812/2019). Llame al 190 y lleve una foto a la comisaría.',
    fr: 'La recherche commence aussitôt (loi 13.812/2019). Appelez le 190 et apportez une photo au commissariat.',
  },
  vehicle: {
    pt: 'Diga a placa: as viaturas procuram na hora. Furto e roubo de veículo se registram na delegacia; o 197 diz qual é a mais perto.',
    en: 'Give the plate number: patrols look for it at once. Theft and robbery of a vehicle are reported at a police station; call 197 to find the nearest one.',
    es: 'Diga la placa: las patrullas buscan de inmediato. El hurto y el robo de vehículo se denuncian en la comisaría; el 197 dice cuál es la más cercana.',
    fr: 'Donnez la plaque : les patrouilles cherchent aussitôt. Le vol de véhicule se déclare au commissariat ; le 197 indique le plus proche.',
  },
  drugs: {
    pt: 'Conte ao 181 o que você sabe, em sigilo.',
    en: 'Tell 181 what you know, in confidence.',
    es: 'Cuente al 181 lo que sabe, con total reserva.',
    fr: 'Dites au 181 ce que vous savez, en toute discrétion.',
  },
  fire: {
    pt: 'Saia de perto e ligue 193. Registre depois.',
    en: 'Get away from it and call 193. Report afterwards.',
    es: 'Aléjese y llame al 193. Denuncie después.',
    fr: 'Éloignez-vous et appelez le 193. Déclarez ensuite.',
  },
  leaked: {
    pt: 'Não pague e pare de mandar imagens. Fotografe a tela com o endereço e o perfil. Peça ao site ou aplicativo que retire a imagem. Dá para registrar aqui. É de menor de 18 anos? Não guarde a imagem: ligue 100.',
    en: 'Pay nothing and send nothing more. Take a screenshot with the address and the profile, and ask the site or app to remove the image. You can report it here. Is it somebody under 18? Do not keep the image: call 100.',
    es: 'No pague ni mande nada más. Fotografíe la pantalla con la dirección y el perfil, y pida al sitio o aplicación que retire la imagen. Puede denunciarlo aquí. ¿Es de un menor de 18 años? No guarde la imagen: llame al 100.',
    fr: 'Ne payez pas et n’envoyez plus rien. Photographiez l’écran avec l’adresse et le profil, et demandez au site ou à l’application de retirer l’image. Vous pouvez le déclarer ici. Une personne de moins de 18 ans ? Ne gardez pas l’image : appelez le 100.',
  },
  warn: {
    pt: 'Avise família e amigos por outro meio e peça um código novo no aplicativo, com o seu número.',
    en: 'Warn family and friends by other means and ask the app for a new code, with your number.',
    es: 'Avise a familia y amigos por otro medio y pida un código nuevo en la aplicación, con su número.',
    fr: 'Prévenez famille et amis par un autre moyen et demandez un nouveau code dans l’application, avec votre numéro.',
  },
  bank: {
    pt: 'Saiu dinheiro? Ligue já para o banco: peça o bloqueio e a devolução do Pix (MED).',
    en: 'Was money taken? Call the bank now: block the account and ask for the Pix back (MED).',
    es: '¿Salió dinero? Llame ya al banco: pida el bloqueo y la devolución del Pix (MED).',
    fr: 'De l’argent est parti ? Appelez la banque : faites bloquer et demandez le remboursement du Pix (MED).',
  },
})

const danger: Care = { title: titles.danger, words: [words.danger], calls: [190, 192, 180, 100] }

/** What is not reported here; the second copy and the validation have a place on the portal instead. */
const careOfTopic: Readonly<Record<Exclude<Topic, 'secondCopy' | 'validate'>, Care>> = {
  assault: { ...danger, words: [words.danger, words.who], calls: [190, 192, 180, 197], inPerson: true },
  rape: {
    title: titles.rape,
    words: [words.health, words.women],
    calls: [190, 192, 180, 100, 188],
    inPerson: true,
  },
  suicide: { title: titles.suicide, words: [words.suicide], calls: [188, 192, 190] },
  homicide: {
    title: titles.homicide,
    words: [words.homicide, station],
    calls: [190, 192, 197],
    inPerson: true,
  },
  kidnapping: {
    title: titles.kidnapping,
    words: [words.kidnapping, station],
    calls: [190, 180, 197],
    inPerson: true,
  },
  injured: { title: titles.injured, words: [words.injured], calls: [192, 193, 190], inPerson: true },
  missing: { title: titles.missing, words: [words.missing], calls: [190, 197, 100], inPerson: true },
  vehicle: { title: titles.vehicle, words: [words.vehicle], calls: [190, 197], inPerson: true },
  drugs: { title: titles.drugs, words: [words.drugs], calls: [181, 190] },
}

/** What is reported here, where the words are most like it. */
const careOfCrime: Readonly<Record<CrimeCare, Care>> = {
  danger,
  fire: { title: titles.fire, words: [words.fire], calls: [193, 192] },
  account: { title: titles.first, words: [words.warn, words.bank], calls: [] },
  money: { title: titles.first, words: [words.bank], calls: [] },
}

/** The care that comes before a label's answer, by the label. */
export const careOf: Readonly<Partial<Record<string, Care>>> = {
  ...careOfTopic,
  ...Object.fromEntries(Object.entries(crimeCares).map(([route, care]) => [route, careOfCrime[care]])),
  leaked: { title: titles.leaked, words: [words.leaked], calls: [180, 100, 188] },
}
