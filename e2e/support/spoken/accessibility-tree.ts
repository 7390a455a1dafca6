import type { CDPSession, Page } from '@playwright/test'

/** One node of the accessibility tree, as a screen reader gets it; what it ignores is left out, its children take its place. */
export type TreeNode = {
  role: string
  name: string
  description: string
  value: string
  /** States and properties by their name: `required`, `invalid`, `checked`, `level`, `live`… */
  states: Readonly<Record<string, unknown>>
  children: readonly TreeNode[]
}

type Told = { value?: unknown }

/** A node as the browser sends it. */
type Sent = {
  nodeId: string
  ignored: boolean
  role?: Told
  name?: Told
  description?: Told
  value?: Told
  properties?: { name: string; value: Told }[]
  childIds?: string[]
}

const textOf = (told: Told | undefined): string =>
  typeof told?.value === 'string' || typeof told?.value === 'number'
    ? String(told.value).replace(/\s+/g, ' ').trim()
    : ''

/** Reads the tree of a page as it is now, from Chromium; returns its root. */
export async function accessibilityTree(page: Page): Promise<TreeNode> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { nodes } = await (await session).send('Accessibility.getFullAXTree')
  return treeOf(nodes)
}

/** One for each page, kept as long: the end of a session would take the virtual passkey of another with it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

function treeOf(nodes: readonly Sent[]): TreeNode {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const build = (node: Sent): readonly TreeNode[] => {
    const children = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child ? build(child) : []
    })
    const role = textOf(node.role)
    if (node.ignored || role === 'InlineTextBox') return children
    const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]))
    const { name, description, value } = node
    return [
      { role, name: textOf(name), description: textOf(description), value: textOf(value), states, children },
    ]
  }
  const [root] = nodes
  const [built] = root ? build(root) : []
  if (!built) throw new Error('the page has no accessibility tree')
  return built
}

/** A node and everything below it, in the order in which it is read. */
export const everyNode = (node: TreeNode): readonly TreeNode[] => [node, ...node.children.flatMap(everyNode)]
