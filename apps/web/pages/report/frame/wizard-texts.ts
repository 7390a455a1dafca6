import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  next: { pt: 'Continuar', en: 'Continue', es: 'Continuar', fr: 'Continuer' },
  back: { pt: 'Voltar', en: 'Back', es: 'Volver', fr: 'Retour' },
  cancel: { pt: 'Cancelar', en: 'Cancel', es: 'Cancelar', fr: 'Annuler' },
  report: { pt: 'Registro', en: 'Report', es: 'Registro', fr: 'Déclaration' },
  home: { pt: 'Início', en: 'Home', es: 'Inicio', fr: 'Accueil' },
  check: { pt: 'Conferir', en: 'Check', es: 'Revisar', fr: 'Vérifier' },
  part: {
    pt: '{label} (parte {now} de {total})',
    en: '{label} (part {now} of {total})',
    es: '{label} (parte {now} de {total})',
    fr: '{label} (partie {now} sur {total})',
  },
  held: {
    pt: 'Leia a explicação e aperte o botão dela para continuar.',
    en: 'Read the explanation and press its button to continue.',
    es: 'Lea la explicación y pulse su botón para continuar.',
    fr: 'Lisez l’explication et appuyez sur son bouton pour continuer.',
  },
  listsAwaited: {
    pt: 'A lista ainda está chegando. Assim que chegar, continuamos.',
    en: 'The list is still loading. We will continue as soon as it is here.',
    es: 'La lista se está cargando. En cuanto llegue, seguimos.',
    fr: 'La liste n’est pas encore là. Dès qu’elle arrive, nous continuons.',
  },
  placeAwaited: {
    pt: 'Para continuar, procure o endereço e escolha um resultado.',
    en: 'To continue, search for the address and choose a result.',
    es: 'Para continuar, busque la dirección y elija un resultado.',
    fr: 'Pour continuer, cherchez l’adresse et choisissez un résultat.',
  },
  naturesFailed: {
    pt: 'Não foi possível carregar as situações deste registro.',
    en: 'The options of this report could not be loaded.',
    es: 'No se pudieron cargar las situaciones de este registro.',
    fr: 'Les situations de cette déclaration n’ont pas pu être chargées.',
  },
})
