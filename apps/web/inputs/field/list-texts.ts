import { defineTexts } from '@delegacia/domain/language/text'

/** What a choice says while its list is loading, or could not be loaded. */
export const texts = defineTexts({
  choose: { pt: 'Escolha', en: 'Choose', es: 'Elija', fr: 'Choisissez' },
  loading: {
    pt: 'Carregando as opções…',
    en: 'Loading the options…',
    es: 'Cargando las opciones…',
    fr: 'Chargement des options…',
  },
  failed: {
    pt: 'Não foi possível carregar as opções.',
    en: 'The options could not be loaded.',
    es: 'No se pudieron cargar las opciones.',
    fr: 'Les options n’ont pas pu être chargées.',
  },
})
