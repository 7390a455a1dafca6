import { defineTexts, type Text } from '@delegacia/domain/language/text'

/** What a screen reader calls the roles of the tree, in the languages of the portal; other roles are not said. */
export const roleWords: Readonly<Record<string, Text>> = defineTexts({
  banner: { pt: 'cabeçalho', en: 'banner', es: 'encabezado de página', fr: 'bannière' },
  navigation: { pt: 'navegação', en: 'navigation', es: 'navegación', fr: 'navigation' },
  main: { pt: 'conteúdo principal', en: 'main content', es: 'contenido principal', fr: 'contenu principal' },
  contentinfo: { pt: 'rodapé', en: 'footer', es: 'pie de página', fr: 'pied de page' },
  complementary: { pt: 'complemento', en: 'complementary', es: 'complemento', fr: 'complément' },
  region: { pt: 'região', en: 'region', es: 'región', fr: 'région' },
  alert: { pt: 'alerta', en: 'alert', es: 'alerta', fr: 'alerte' },
  status: { pt: 'aviso', en: 'status', es: 'aviso', fr: 'statut' },
  dialog: { pt: 'diálogo', en: 'dialog', es: 'diálogo', fr: 'dialogue' },
  group: { pt: 'grupo', en: 'group', es: 'grupo', fr: 'groupe' },
  radiogroup: { pt: 'grupo de opções', en: 'radio group', es: 'grupo de opciones', fr: 'groupe d’options' },
  heading: { pt: 'título', en: 'heading', es: 'título', fr: 'titre' },
  link: { pt: 'link', en: 'link', es: 'enlace', fr: 'lien' },
  button: { pt: 'botão', en: 'button', es: 'botón', fr: 'bouton' },
  DisclosureTriangle: { pt: 'botão', en: 'button', es: 'botón', fr: 'bouton' },
  textbox: { pt: 'edição', en: 'edit', es: 'edición', fr: 'édition' },
  searchbox: { pt: 'edição de busca', en: 'search edit', es: 'edición de búsqueda', fr: 'recherche' },
  combobox: { pt: 'caixa de combinação', en: 'combo box', es: 'cuadro combinado', fr: 'liste déroulante' },
  listbox: { pt: 'lista', en: 'list box', es: 'lista', fr: 'liste' },
  option: { pt: 'opção', en: 'option', es: 'opción', fr: 'option' },
  radio: { pt: 'botão de opção', en: 'radio button', es: 'botón de opción', fr: 'bouton radio' },
  checkbox: { pt: 'caixa de seleção', en: 'check box', es: 'casilla', fr: 'case à cocher' },
  slider: { pt: 'controle deslizante', en: 'slider', es: 'deslizador', fr: 'curseur' },
  spinbutton: { pt: 'número', en: 'spin button', es: 'número', fr: 'nombre' },
  image: { pt: 'imagem', en: 'image', es: 'imagen', fr: 'image' },
  table: { pt: 'tabela', en: 'table', es: 'tabla', fr: 'tableau' },
  list: {
    pt: 'lista com {count} itens',
    en: 'list of {count} items',
    es: 'lista de {count} elementos',
    fr: 'liste de {count} éléments',
  },
})

/** What a screen reader says of states. */
export const stateWords = defineTexts({
  level: { pt: 'nível {level}', en: 'level {level}', es: 'nivel {level}', fr: 'niveau {level}' },
  required: { pt: 'obrigatório', en: 'required', es: 'obligatorio', fr: 'obligatoire' },
  invalid: { pt: 'entrada inválida', en: 'invalid entry', es: 'entrada no válida', fr: 'saisie invalide' },
  checked: { pt: 'marcado', en: 'checked', es: 'marcado', fr: 'coché' },
  unchecked: { pt: 'não marcado', en: 'not checked', es: 'no marcado', fr: 'non coché' },
  pressed: { pt: 'pressionado', en: 'pressed', es: 'pulsado', fr: 'enfoncé' },
  expanded: { pt: 'expandido', en: 'expanded', es: 'expandido', fr: 'développé' },
  collapsed: { pt: 'recolhido', en: 'collapsed', es: 'contraído', fr: 'réduit' },
  disabled: { pt: 'indisponível', en: 'unavailable', es: 'no disponible', fr: 'indisponible' },
  selected: { pt: 'selecionado', en: 'selected', es: 'seleccionado', fr: 'sélectionné' },
  busy: { pt: 'ocupado', en: 'busy', es: 'ocupado', fr: 'occupé' },
})
