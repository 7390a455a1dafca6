// @ts-check
import { parse } from '@swc/core'

const read = /^(apps[/](web|desk)|packages[/]ui)[/].*[.]tsx$/
const notRead = /[.](test|fixture)[.]tsx$/
/** What returns a text in the language of the page. */
const saying = new Set(['t', 'say'])

/** @typedef {Record<string, any>} Node a node of the syntax tree; swc publishes no walker for it */

/** What a conditional expression may render; the expression itself where it has no condition. @param {Node | undefined} node @returns {Node[]} */
function results(node) {
  if (node?.['type'] === 'ParenthesisExpression') return results(node['expression'])
  if (node?.['type'] === 'ConditionalExpression')
    return [...results(node['consequent']), ...results(node['alternate'])]
  if (node?.['type'] !== 'BinaryExpression') return node ? [node] : []
  if (node['operator'] === '&&') return results(node['right'])
  if (node['operator'] === '||' || node['operator'] === '??')
    return [...results(node['left']), ...results(node['right'])]
  return [node]
}

/** A blank is no text: nobody translates it. @param {Node} node */
const isText = ({ type, callee, value }) =>
  (type === 'StringLiteral' && value !== ' ') ||
  ['TemplateLiteral', 'NumericLiteral'].includes(type) ||
  (type === 'CallExpression' && saying.has(callee.value))

/** Whether a child of an element renders something; the breaks between lines do not. @param {Node} child */
const renders = ({ type, value, expression }) =>
  type === 'JSXText'
    ? value.trim() !== '' || !value.includes('\n')
    : expression?.type !== 'JSXEmptyExpression'

/** The texts that come and go as bare nodes beside others in this element. @param {Node} element @returns {string[]} */
function bareTexts({ type, children }) {
  const rendered = children.filter(renders)
  // What stands around a fragment stands beside its texts.
  if (rendered.length < 2 && type !== 'JSXFragment') return []
  return rendered.flatMap((/** @type {Node} */ child) => {
    if (child['type'] !== 'JSXExpressionContainer') return []
    const { expression } = child
    const some = results(expression)
    const text = some[0] === expression ? undefined : some.find(isText)
    return text ? [text['value'] ?? text['quasis']?.[0].raw ?? text['callee'].value] : []
  })
}

/** @param {unknown} value @returns {string[]} */
function walk(value) {
  if (Array.isArray(value)) return value.flatMap(walk)
  if (typeof value !== 'object' || value === null) return []
  const node = /** @type {Node} */ (value)
  const own = node['type'] === 'JSXElement' || node['type'] === 'JSXFragment' ? bareTexts(node) : []
  return [...own, ...Object.values(node).flatMap(walk)]
}

/**
 * Texts under a condition that stand beside others without an element of their own: where the browser translates the page, such a
 * text cannot go, come or change with the page.
 * @param {import('./source-files.mjs').SourceFile[]} files
 */
export async function textsWithoutElement(files) {
  const problems = []
  for (const { path, text } of files) {
    if (!read.test(path) || notRead.test(path)) continue
    const tree = await parse(text, { syntax: 'typescript', tsx: true, target: 'es2022' })
    problems.push(
      ...walk(tree.body).map(
        (found) => `${path}: give the text '${found}' an element of its own, as a <span>`,
      ),
    )
  }
  return problems
}
