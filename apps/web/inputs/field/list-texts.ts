import { defineTexts } from '@delegacia/domain/language/text'

/** What a choice says of its list: while it is loading, if it could not be loaded, and how much of it there is. */
export const texts = defineTexts({
  choose: { pt: 'Escolha', en: 'Choose', es: 'Elija', fr: 'Choisissez' },
  count: {
    pt: 'Opções: {count}. Use as setas para escolher.',
    en: 'Options: {count}. Use the arrow keys to choose.',
    es: 'Opciones: {count}. Use las flechas para elegir.',
    fr: 'Options : {count}. Utilisez les flèches pour choisir.',
  },
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
