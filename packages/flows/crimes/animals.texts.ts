import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Crime contra animais',
    en: 'Offense against animals',
    es: 'Delito contra animales',
    fr: 'Infraction contre les animaux',
  },
  description: {
    pt: 'Para maus-tratos, abandono, envenenamento ou rinha. Fotos, vídeos e o laudo do veterinário ajudam a provar: guarde-os. Leva uns 10 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For ill-treatment, abandonment, poisoning or animal fights. Photos, videos and the vet’s report help to prove it: keep them. It takes about 10 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para maltrato, abandono, envenenamiento o peleas. Fotos, videos y el informe del veterinario ayudan a probarlo: guárdelos. Lleva unos 10 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour maltraitance, abandon, empoisonnement ou combats d’animaux. Photos, vidéos et rapport du vétérinaire aident à le prouver : gardez-les. Cela prend environ 10 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  now: {
    pt: 'Está acontecendo agora?',
    en: 'Is it happening now?',
    es: '¿Está ocurriendo ahora?',
    fr: 'Est-ce en train de se passer ?',
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
