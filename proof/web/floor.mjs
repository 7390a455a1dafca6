// @ts-check
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'

/** @typedef {[tag: string, attributes: Record<string, string>, ...children: (Node | string)[]]} Node */
/** @typedef {{ tree: Node[], html: string, css: string, title: string }} Picture what a page shows once it is there */

const require = createRequire(import.meta.url)

/** In the page: what it shows, as elements and as HTML, and the styles that it has loaded. @returns {Picture} */
export function takePicture() {
  /** @param {ChildNode} node @returns {Node | string} */
  const copy = (node) =>
    node instanceof Element
      ? [
          node.localName,
          Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
          ...[...node.childNodes].filter((child) => child.nodeType !== 8).map(copy),
        ]
      : (node.textContent ?? '')
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  // Comments are React's marks between texts, which the tree does not have.
  const marks = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments = []
  while (marks.nextNode()) comments.push(marks.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
  root.normalize()
  const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  return {
    tree: [...root.childNodes].map(copy).filter((child) => typeof child !== 'string'),
    html: root.innerHTML,
    css: css.join('\n'),
    title: document.title,
  }
}

/**
 * A page with the same elements and styles that React alone hydrates: what no page made with React can be faster than.
 * Returns its files by their paths below `/<name>/`.
 * @param {string} name @param {Picture} picture @returns {Promise<Map<string, string>>}
 */
export async function floorPage(name, { tree, html, css, title }) {
  const folder = await mkdtemp(join(tmpdir(), 'floor-'))
  try {
    await writeFile(join(folder, 'floor.js'), script(tree))
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      resolve: {
        alias: ['react', 'react-dom'].map((library) => ({
          find: library,
          replacement: dirname(require.resolve(`${library}/package.json`)),
        })),
      },
      build: {
        outDir: 'dist',
        rolldownOptions: { input: join(folder, 'floor.js'), output: { entryFileNames: 'floor.js' } },
      },
    })
    const page = `<!doctype html><html lang="pt-br"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${css}</style><script type="module" src="/${name}/floor.js"></script></head>
<body><div id="root">${html}</div></body></html>`
    return new Map([
      [`/${name}/`, page],
      [`/${name}/floor.js`, await readFile(join(folder, 'dist/floor.js'), 'utf8')],
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @param {Node[]} tree */
const script = (tree) => `import { createElement, Fragment } from 'react'
import { hydrateRoot } from 'react-dom/client'
const tree = ${JSON.stringify(tree)}
const names = { class: 'className', for: 'htmlFor', value: 'defaultValue', checked: 'defaultChecked' }
const styles = (text) => Object.fromEntries(text.split(';').filter((each) => each.trim()).map((each) => {
  const at = each.indexOf(':')
  const name = each.slice(0, at).trim()
  return [name.startsWith('--') ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), each.slice(at + 1).trim()]
}))
const element = (node) => typeof node === 'string' ? node : createElement(node[0], Object.fromEntries(
  Object.entries(node[1]).map(([name, value]) => name === 'style' ? [name, styles(value)] : [names[name] ?? name, value])),
  ...node.slice(2).map(element))
hydrateRoot(document.getElementById('root'), createElement(Fragment, null, ...tree.map(element)))
`
