import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Crime contra animais',
    en: 'Offense against animals',
    es: 'Delito contra animales',
    fr: 'Infraction contre les animaux',
  },
  description: {
    pt: 'Para maus-tratos, abandono, envenenamento ou rinha. Guarde fotos, vídeos e o laudo do veterinário. Leva uns 12 minutos.',
    en: 'For ill-treatment, abandonment, poisoning or animal fights. Keep photos, videos and the vet’s report. It takes about 12 minutes.',
    es: 'Para maltrato, abandono, envenenamiento o peleas. Guarde fotos, videos y el informe del veterinario. Lleva unos 12 minutos.',
    fr: 'Pour maltraitance, abandon, empoisonnement ou combats. Gardez photos, vidéos et rapport du vétérinaire. Environ 12 minutes.',
  },
  now: {
    pt: 'Está acontecendo agora?',
    en: 'Is it happening now?',
    es: '¿Está ocurriendo ahora?',
    fr: 'Est-ce en train de se passer ?',
  },
  saidNow: {
    pt: 'Está acontecendo agora',
    en: 'It is happening now',
    es: 'Está ocurriendo ahora',
    fr: 'Cela se passe en ce moment',
  },
  nowWrong: {
    pt: 'Ligue 190 agora: a polícia pode ir até lá e proteger o animal. Não se ponha em perigo. Depois que passar, você pode voltar aqui e registrar o que viu.',
    en: 'Call 190 now: the police can come and protect the animal. Do not put yourself in danger. Once it is over, you can come back here and report what you saw.',
    es: 'Llame al 190 ahora: la policía puede acudir y proteger al animal. No se ponga en peligro. Cuando haya pasado, puede volver aquí y registrar lo que vio.',
    fr: 'Appelez le 190 maintenant : la police peut se déplacer et protéger l’animal. Ne vous mettez pas en danger. Une fois que c’est terminé, vous pouvez revenir ici déclarer ce que vous avez vu.',
  },
  isVictim: {
    pt: 'O animal é seu, ou está sob os seus cuidados?',
    en: 'Is the animal yours, or in your care?',
    es: '¿El animal es suyo, o está a su cuidado?',
    fr: 'L’animal est-il à vous, ou sous votre garde ?',
  },
  victim: {
    pt: 'É dono(a) ou cuida do animal',
    en: 'Owns or cares for the animal',
    es: 'Es dueño(a) o cuida del animal',
    fr: 'Possède ou garde l’animal',
  },
})
