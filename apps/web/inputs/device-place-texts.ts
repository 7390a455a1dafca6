import { defineTexts, type Text } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  askTitle: {
    pt: 'Mostre onde você está',
    en: 'Show where you are',
    es: 'Muestre dónde está',
    fr: 'Montrez où vous êtes',
  },
  why: {
    pt: 'Para registrar, a polícia precisa saber de onde o registro é feito. O navegador vai perguntar se você permite. O lugar vai só com o registro.',
    en: 'To take a report, the police need to know where it is made. Your browser will ask whether you allow it. Your location is sent with the report only.',
    es: 'Para registrar, la policía necesita saber desde dónde se hace la denuncia. El navegador le preguntará si lo permite. La ubicación solo acompaña la denuncia.',
    fr: 'Pour enregistrer, la police doit savoir d’où la déclaration est faite. Le navigateur vous demandera votre accord. Votre position n’est transmise qu’avec la déclaration.',
  },
  allow: {
    pt: 'Permitir a localização',
    en: 'Allow location',
    es: 'Permitir la ubicación',
    fr: 'Autoriser la localisation',
  },
  waiting: {
    pt: 'Procurando onde você está…',
    en: 'Finding where you are…',
    es: 'Buscando dónde está…',
    fr: 'Recherche de votre position…',
  },
  deniedTitle: {
    pt: 'A localização foi negada',
    en: 'Location was denied',
    es: 'La ubicación fue denegada',
    fr: 'La localisation a été refusée',
  },
  denied: {
    pt: 'O navegador não pôde dizer onde você está, e sem isso não é possível registrar por aqui. Você pode mudar a resposta:',
    en: 'The browser may not say where you are, and without that no report can be made here. You can change your answer:',
    es: 'El navegador no puede decir dónde está, y sin eso no es posible denunciar por aquí. Puede cambiar la respuesta:',
    fr: 'Le navigateur n’a pas le droit de dire où vous êtes ; sans cela, aucune déclaration n’est possible ici. Vous pouvez changer d’avis :',
  },
  missingTitle: {
    pt: 'Localização não encontrada',
    en: 'Location not found',
    es: 'Ubicación no encontrada',
    fr: 'Position introuvable',
  },
  missing: {
    pt: 'O aparelho não disse onde está. Ligue o GPS, chegue perto de uma janela e tente de novo.',
    en: 'The device did not say where it is. Switch on GPS, move near a window and try again.',
    es: 'El dispositivo no dijo dónde está. Encienda el GPS, acérquese a una ventana e inténtelo de nuevo.',
    fr: 'L’appareil n’a pas indiqué sa position. Activez le GPS, approchez-vous d’une fenêtre et réessayez.',
  },
  unsupportedTitle: {
    pt: 'Localização não disponível',
    en: 'Location not available',
    es: 'Ubicación no disponible',
    fr: 'Localisation indisponible',
  },
  unsupported: {
    pt: 'Geolocalização não suportada pelo navegador. Use outro navegador ou outro aparelho.',
    en: 'Geolocation is not supported by this browser. Use another browser or device.',
    es: 'El navegador no admite la geolocalización. Use otro navegador u otro dispositivo.',
    fr: 'Ce navigateur ne prend pas en charge la géolocalisation. Utilisez un autre navigateur ou appareil.',
  },
  guide: {
    pt: 'Como ligar a localização',
    en: 'How to switch on location',
    es: 'Cómo activar la ubicación',
    fr: 'Comment activer la localisation',
  },
  again: { pt: 'Tentar de novo', en: 'Try again', es: 'Intentar de nuevo', fr: 'Réessayer' },
  otherwise: {
    pt: 'Se não der, vá à delegacia mais próxima. Em perigo, ligue 190.',
    en: 'If it does not work, go to the nearest police station. In danger, call 190.',
    es: 'Si no se puede, acuda a la comisaría más cercana. En peligro, llame al 190.',
    fr: 'Si cela ne marche pas, allez au commissariat le plus proche. En danger, appelez le 190.',
  },
})

/** The way through the settings of common devices, in the words of their makers. */
export const guides: readonly { device: Text; steps: Text }[] = [
  {
    device: {
      pt: 'Celular Android:',
      en: 'Android phone:',
      es: 'Teléfono Android:',
      fr: 'Téléphone Android :',
    },
    steps: {
      pt: 'deslize do alto da tela para baixo e ligue “Localização”. Depois toque no ícone ao lado do endereço da página, em “Permissões”, e permita “Local”.',
      en: 'swipe down from the top of the screen and switch on “Location”. Then tap the icon beside the page address, “Permissions”, and allow “Location”.',
      es: 'deslice desde lo alto de la pantalla y active “Ubicación”. Luego toque el icono junto a la dirección de la página, “Permisos”, y permita “Ubicación”.',
      fr: 'faites glisser depuis le haut de l’écran et activez « Localisation ». Puis touchez l’icône à côté de l’adresse de la page, « Autorisations », et autorisez « Position ».',
    },
  },
  {
    device: { pt: 'iPhone:', en: 'iPhone:', es: 'iPhone:', fr: 'iPhone :' },
    steps: {
      pt: 'em Ajustes, Privacidade e Segurança, Serviços de Localização, ligue e escolha “Durante o uso” para o navegador.',
      en: 'in Settings, Privacy & Security, Location Services, switch it on and choose “While Using” for the browser.',
      es: 'en Ajustes, Privacidad y seguridad, Localización, actívela y elija “Al usarse” para el navegador.',
      fr: 'dans Réglages, Confidentialité et sécurité, Service de localisation, activez-le et choisissez « Lorsque l’app est active » pour le navigateur.',
    },
  },
  {
    device: { pt: 'Computador:', en: 'Computer:', es: 'Computadora:', fr: 'Ordinateur :' },
    steps: {
      pt: 'clique no ícone ao lado do endereço da página e permita “Localização”.',
      en: 'click the icon beside the page address and allow “Location”.',
      es: 'haga clic en el icono junto a la dirección de la página y permita “Ubicación”.',
      fr: 'cliquez sur l’icône à côté de l’adresse de la page et autorisez « Localisation ».',
    },
  },
]
