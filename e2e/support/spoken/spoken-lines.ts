import { say, type Locale } from '@delegacia/domain/language/text'
import { everyNode, type TreeNode } from './accessibility-tree.ts'
import { roleWords, stateWords } from './spoken-words.ts'

/** Their name is all that is said of what is inside them. */
const saidWhole = new Set([
  'heading',
  'link',
  'button',
  'DisclosureTriangle',
  'textbox',
  'searchbox',
  'combobox',
  'option',
  'radio',
  'checkbox',
  'slider',
  'spinbutton',
  'image',
])

/** Text inside one of these is one line. */
const oneLine = new Set([
  'paragraph',
  'LabelText',
  'term',
  'definition',
  'cell',
  'gridcell',
  'columnheader',
  'rowheader',
  'time',
  'caption',
])

/** Told by the name of what they stand for. */
const unsaid = new Set(['Legend', 'LabelText', 'ListMarker', 'LineBreak', 'MenuListPopup'])

/** What a screen reader says from the top of a page to its end, a line for each stop. */
export function spokenLines(root: TreeNode, locale: Locale): string[] {
  return linesOf(root, locale, false)
}

function linesOf(node: TreeNode, locale: Locale, inForm: boolean): string[] {
  const { role, children } = node
  if (unsaid.has(role)) return children.filter(hasStop).flatMap((child) => linesOf(child, locale, inForm))
  // What counts the room that is left is said when the typing pauses, not when the page is read.
  if (role === 'status' && inForm) return []
  if (saidWhole.has(role)) return [stopOf(node, locale)]
  if (oneLine.has(role) && !children.some(hasStop)) return [wordsIn(node)].filter(Boolean)
  if (role === 'listitem' && !children.some(hasStop)) return [`• ${wordsIn(node)}`]
  if (role === 'StaticText') return [node.name]
  if (role === 'DescriptionList') return rowsOf(node)
  const below = children.flatMap((child) => linesOf(child, locale, inForm || role === 'form'))
  const opening = openingOf(node, locale)
  if (opening === undefined) return below
  return below.length === 0 ? [] : [opening, ...below.map((line) => `  ${line}`)]
}

/** A term and what is said of it are heard one after the other. */
function rowsOf(list: TreeNode): string[] {
  const rows: string[] = []
  for (const part of everyNode(list)) {
    if (part.role === 'term') rows.push(`${wordsIn(part)}:`)
    if (part.role === 'definition') rows.push(`${rows.pop() ?? ''} ${wordsIn(part)}`)
  }
  return rows
}

const hasStop = (node: TreeNode): boolean => saidWhole.has(node.role) || node.children.some(hasStop)

const wordsIn = (node: TreeNode): string =>
  node.role === 'StaticText' ? node.name : node.children.map(wordsIn).filter(Boolean).join(' ')

function openingOf(node: TreeNode, locale: Locale): string | undefined {
  const { role, name, description, children } = node
  const words = roleWords[role]
  if (!words || ((role === 'group' || role === 'region') && name === '')) return undefined
  const count = children.filter((child) => child.role === 'listitem').length
  return `[${[name, say(words, locale, { count }), description].filter(Boolean).join(', ')}]`
}

function stopOf(node: TreeNode, locale: Locale): string {
  const { role, name, value, description } = node
  const words = roleWords[role]
  const parts = [name, words && say(words, locale), ...statesOf(node, locale)].filter(Boolean).join(', ')
  const typed = value && role !== 'radio' && role !== 'checkbox' ? `: ${value}` : ''
  return `${parts}${typed}${description && description !== name ? `. ${description}` : ''}`
}

function statesOf({ role, states }: TreeNode, locale: Locale): string[] {
  const said: string[] = []
  if (role === 'heading') said.push(say(stateWords.level, locale, { level: Number(states['level'] ?? 0) }))
  for (const name of ['required', 'disabled', 'selected', 'busy'] as const)
    if (states[name] === true) said.push(say(stateWords[name], locale))
  if (states['invalid'] === 'true') said.push(say(stateWords.invalid, locale))
  if (states['pressed'] === 'true') said.push(say(stateWords.pressed, locale))
  if (role === 'radio' || role === 'checkbox')
    said.push(say(states['checked'] === 'true' ? stateWords.checked : stateWords.unchecked, locale))
  if (typeof states['expanded'] === 'boolean')
    said.push(say(states['expanded'] ? stateWords.expanded : stateWords.collapsed, locale))
  return said
}
