import { texts } from '@delegacia/domain/language/text'

export const t = texts({
  title: { pt: 'Furto', en: 'Theft', es: 'Hurto', fr: 'Vol' },
  description: {
    pt: 'Para o que levaram de você sem violência e sem ameaça. Leva uns 10 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For what was taken from you without violence or threats. It takes about 10 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para lo que le quitaron sin violencia ni amenazas. Lleva unos 10 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour ce qu’on vous a pris sans violence ni menace. Cela prend environ 10 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  violence: {
    pt: 'Houve violência ou ameaça?',
    en: 'Was there violence or a threat?',
    es: '¿Hubo violencia o amenaza?',
    fr: 'Y a-t-il eu violence ou menace ?',
  },
  violenceWrong: {
    pt: 'Com violência ou ameaça é roubo, e a polícia precisa agir depressa. Vá a uma delegacia; se há perigo agora, ligue 190.',
    en: 'With violence or a threat it is robbery, and the police need to act quickly. Please go to a police station; if you are in danger now, call 190.',
    es: 'Con violencia o amenaza es robo, y la policía debe actuar rápido. Acuda a una comisaría; si hay peligro ahora, llame al 190.',
    fr: 'Avec violence ou menace, c’est un vol aggravé, et la police doit agir vite. Allez dans un commissariat ; en cas de danger immédiat, appelez le 190.',
  },
  vehicle: {
    pt: 'Levaram um veículo?',
    en: 'Was a vehicle taken?',
    es: '¿Se llevaron un vehículo?',
    fr: 'A-t-on pris un véhicule ?',
  },
  vehicleWrong: {
    pt: 'Furto de veículo não se registra por aqui: a placa precisa entrar logo no alerta. Ligue 190 e vá à delegacia mais próxima.',
    en: 'The theft of a vehicle cannot be reported here: the plate has to go on alert at once. Call 190 and go to the nearest police station.',
    es: 'El hurto de un vehículo no se registra aquí: la placa debe entrar en alerta enseguida. Llame al 190 y acuda a la comisaría más cercana.',
    fr: 'Le vol d’un véhicule ne se déclare pas ici : la plaque doit être signalée aussitôt. Appelez le 190 et allez au commissariat le plus proche.',
  },
  hurt: {
    pt: 'Entraram no lugar e alguém se feriu?',
    en: 'Was the place broken into and someone hurt?',
    es: '¿Entraron en el lugar y alguien resultó herido?',
    fr: 'Y a-t-il eu effraction avec un blessé ?',
  },
  hurtWrong: {
    pt: 'Sentimos muito. Com alguém ferido, a polícia precisa ir até lá. Ligue 190, e 192 se alguém precisa de ambulância.',
    en: 'We are sorry. With someone hurt, the police need to come. Call 190, and 192 if anyone needs an ambulance.',
    es: 'Lo sentimos. Con alguien herido, la policía debe acudir. Llame al 190, y al 192 si alguien necesita ambulancia.',
    fr: 'Nous sommes désolés. S’il y a un blessé, la police doit se déplacer. Appelez le 190, et le 192 si quelqu’un a besoin d’une ambulance.',
  },
})
