import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Perturbação da tranquilidade',
    en: 'Disturbance of tranquility',
    es: 'Perturbación de la tranquilidad',
    fr: 'Trouble de la tranquillité',
  },
  description: {
    pt: 'Alguém incomodou você de propósito e tirou a sua paz. Som alto ou gritaria: use Perturbação do sossego. Leva uns 12 minutos.',
    en: 'Somebody bothered you on purpose and took your peace. Loud music or shouting: use Disturbance of the peace. About 12 minutes.',
    es: 'Alguien le molestó a propósito y le quitó la paz. Música alta o gritos: use Perturbación del sosiego. Lleva unos 12 minutos.',
    fr: 'Quelqu’un trouble exprès votre tranquillité. Musique forte ou cris : utilisez Tapage. Environ 12 minutes.',
  },
  repeated: {
    pt: 'A mesma pessoa já fez isso outras vezes?',
    en: 'Has the same person done this before?',
    es: '¿La misma persona ya lo hizo otras veces?',
    fr: 'La même personne l’a-t-elle déjà fait ?',
  },
  saidRepeated: {
    pt: 'A mesma pessoa faz isso sempre',
    en: 'The same person keeps doing it',
    es: 'La misma persona lo repite',
    fr: 'La même personne recommence',
  },
  repeatedWrong: {
    pt: 'Sentimos muito. Quando a mesma pessoa repete, é perseguição (artigo 147-A do Código Penal), e a polícia pode fazer mais por você. Se há perigo agora, ligue 190; se não, registre como perseguição.',
    en: 'We are sorry. When the same person does it again and again, it is stalking (Article 147-A of the Penal Code), and the police can do more for you. If you are in danger now, call 190; if not, report it as stalking.',
    es: 'Lo sentimos. Cuando la misma persona lo repite, es acoso persistente (artículo 147-A del Código Penal), y la policía puede hacer más por usted. Si hay peligro ahora, llame al 190; si no, regístrelo como acoso persistente.',
    fr: 'Nous sommes désolés. Quand la même personne recommence, c’est du harcèlement obsessionnel (article 147-A du Code pénal), et la police peut faire davantage pour vous. En danger immédiat, appelez le 190 ; sinon, déclarez un harcèlement.',
  },
  goToStalking: {
    pt: 'Registrar como perseguição',
    en: 'Report it as stalking',
    es: 'Registrarlo como acoso persistente',
    fr: 'Déclarer un harcèlement',
  },
  isVictim: {
    pt: 'Foi você quem perdeu a paz?',
    en: 'Were you the one disturbed?',
    es: '¿Fue usted la persona molestada?',
    fr: 'Est-ce vous que l’on a importuné ?',
  },
  victim: {
    pt: 'É quem foi incomodado',
    en: 'Is the person disturbed',
    es: 'Es la persona molestada',
    fr: 'Est la personne importunée',
  },
})
