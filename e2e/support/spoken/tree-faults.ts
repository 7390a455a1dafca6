import { everyNode, type TreeNode } from './accessibility-tree.ts'

/** What a person operates: each of them needs a name. */
const controls = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'option',
  'radio',
  'checkbox',
  'switch',
  'slider',
  'spinbutton',
  'DisclosureTriangle',
  'dialog',
  'image',
])

/** Words that one language of the portal has and the others have not. */
const ownWords = {
  pt: /(?<!\p{L})(?:não|você|seu|sua|aconteceu|obrigatório|escolha|endereço|voltar|onde|quem|uma|com)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:the|you|your|what|where|with|choose|address|happened|required|go back|of)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted|dónde|elija|dirección|volver|ocurrió|obligatorio|el|los|con|una)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|où|choisissez|adresse|retour|obligatoire|avec|les|une|dans)(?!\p{L})/iu,
} as const

type Language = keyof typeof ownWords

const languages = ['pt', 'en', 'es', 'fr'] as const satisfies readonly Language[]

/** How many of the words of a language a text has. */
const foundIn = (text: string, language: Language): number =>
  text.match(new RegExp(ownWords[language], 'giu'))?.length ?? 0

/** What is wrong with a page for somebody who hears it, one line each; `language` is that of the page. */
export function treeFaults(root: TreeNode, language: string): string[] {
  const nodes = everyNode(root)
  return [
    ...nodes
      .filter((node) => controls.has(node.role) && node.name === '')
      .map(({ role }) => `${role} has no name`),
    ...headingFaults(nodes),
    ...stepFaults(nodes),
    ...alikeFaults(nodes),
    ...groupFaults(root),
    ...errorFaults(root),
    ...nodes.flatMap((node) => languageFaults(node, language)),
  ]
}

function headingFaults(nodes: readonly TreeNode[]): string[] {
  const open = nodes.findLast(({ role, states }) => role === 'dialog' && states['modal'] === true)
  const headings = (open ? everyNode(open) : nodes).filter(({ role }) => role === 'heading')
  const levels = headings.map(({ states }) => Number(states['level']))
  const faults = headings.filter(({ name }) => name === '').map(() => 'heading has no name')
  const first = levels.filter((level) => level === 1).length
  if (!open && first !== 1) faults.push(`${first} headings of level 1`)
  for (const [place, level] of levels.entries())
    if (place > 0 && level > (levels[place - 1] ?? 0) + 1)
      faults.push(
        `heading of level ${level} after one of level ${levels[place - 1]}: ${headings[place]?.name}`,
      )
  return faults
}

const step = /^(?:Passo|Step|Paso|Étape) \d/

/** Where the person is among the steps is said with the title, which takes the focus on each screen. */
function stepFaults(nodes: readonly TreeNode[]): string[] {
  const words = nodes.find(({ role, name }) => role === 'StaticText' && step.test(name))?.name
  const title = nodes.find(({ role, states }) => role === 'heading' && states['level'] === 1)
  return words === undefined || title?.description === words ? [] : [`the title does not say: ${words}`]
}

/** Two buttons that sound the same do the same; what they belong to tells them apart. */
function alikeFaults(nodes: readonly TreeNode[]): string[] {
  const sounds = nodes
    .filter(({ role, states }) => role === 'button' && !('pressed' in states))
    .map(({ name, description }) => `${name} ${description}`)
  const twice = sounds.filter((sound, place) => sounds.indexOf(sound) < place)
  return twice.map((sound) => `another button sounds the same: ${sound}`)
}

/** Radios and pressed buttons answer a question, which their group says. */
function groupFaults(node: TreeNode, question = ''): string[] {
  const own = node.role === 'group' || node.role === 'radiogroup' ? node.name : question
  const answers = node.role === 'radio' || 'pressed' in node.states
  const faults = answers && own === '' ? [`${node.role} outside a named group: ${node.name}`] : []
  return [...faults, ...node.children.flatMap((child) => groupFaults(child, own))]
}

/** A wrong answer says what is wrong, itself or by its group. */
function errorFaults(node: TreeNode, around = ''): string[] {
  const described = [around, node.description].join(' ').trim()
  const wrong = node.states['invalid'] === 'true' && described === ''
  return [
    ...(wrong ? [`${node.role} is invalid and says not why: ${node.name}`] : []),
    ...node.children.flatMap((child) => errorFaults(child, node.role === 'group' ? described : around)),
  ]
}

/** Of a list's entries some are names, as of countries, which no language changes. */
function languageFaults({ role, name, description }: TreeNode, page: string): string[] {
  if (role === 'option' || (!controls.has(role) && role !== 'group' && role !== 'heading')) return []
  const own = languages.find((one) => page.startsWith(one))
  if (!own) return [`the page has the language ${page}`]
  return [name, description]
    .filter((text) => languages.some((one) => one !== own && foundIn(text, one) > foundIn(text, own)))
    .map((text) => `not ${own}: ${text}`)
}
