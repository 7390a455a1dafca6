import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Furto ou roubo em transporte por aplicativo',
    en: 'Theft or robbery on a ride-hailing trip',
    es: 'Hurto o robo en transporte por aplicación',
    fr: 'Vol dans un transport par application',
  },
  description: {
    pt: 'Levaram algo numa corrida por aplicativo, de quem dirigia ou viajava. Tenha à mão os dados da corrida. Leva uns 15 minutos.',
    en: 'Something was taken on an app ride, from driver or passenger. Have the ride’s details at hand. About 15 minutes.',
    es: 'Se llevaron algo en un viaje por aplicación, de quien conducía o viajaba. Tenga a mano los datos del viaje. Unos 15 minutos.',
    fr: 'Vol lors d’une course par application, côté chauffeur ou passager. Ayez les informations de la course. Environ 15 minutes.',
  },
  grave: {
    pt: 'Alguém morreu ou foi mantido à força?',
    en: 'Did anyone die, or was anyone held by force?',
    es: '¿Murió alguien, o retuvieron a alguien por la fuerza?',
    fr: 'Quelqu’un est-il mort ou a-t-il été retenu de force ?',
  },
  saidGrave: {
    pt: 'Alguém morreu ou ficou preso à força',
    en: 'Somebody died or was held by force',
    es: 'Alguien murió o fue retenido',
    fr: 'Une personne est morte ou retenue de force',
  },
  graveWrong: {
    pt: 'Sentimos muito. Nestes casos a polícia precisa agir na hora. Se alguém ainda não está livre, ou se há alguém ferido ou morto, ligue 190 agora, e 192 para a ambulância. Se já passou, vá à delegacia mais próxima.',
    en: 'We are very sorry. In these cases the police must act at once. If someone is not free yet, or someone is hurt or has died, call 190 now, and 192 for an ambulance. If it is over, go to the nearest police station.',
    es: 'Lo sentimos mucho. En estos casos la policía debe actuar enseguida. Si alguien aún no está libre, o hay alguien herido o muerto, llame al 190 ahora, y al 192 para la ambulancia. Si ya pasó, acuda a la comisaría más cercana.',
    fr: 'Nous sommes sincèrement désolés. Dans ces cas, la police doit agir aussitôt. Si quelqu’un n’est pas encore libre, ou s’il y a un blessé ou un mort, appelez le 190 maintenant, et le 192 pour l’ambulance. Si c’est terminé, allez au commissariat le plus proche.',
  },
})
