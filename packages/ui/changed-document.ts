/*
 * Browsers that translate a page, and extensions, take texts out of the document and put elements of their own in their place,
 * while React goes on with the texts that it made: it would fail at the next text that goes, comes before another or changes, and
 * the whole page with it. From here on such a call finds what stands there now.
 */

/** What others put in the place of a node that they took out. */
const standIns = new WeakMap<Node, Node>()

/** Notes what stands where a node stood: put there in its place, or beside it before it was taken out. */
function note(records: readonly MutationRecord[]): void {
  const beside = new Map<Node | null, Node>()
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [added] = addedNodes
    for (const node of removedNodes) {
      const standIn = added ?? beside.get(node)
      if (standIn) standIns.set(node, standIn)
    }
    for (const node of addedNodes) standIns.delete(node)
    if (added) beside.set(previousSibling, added).set(nextSibling, added)
  }
}

/** The node, or what stands for it, if that is anywhere inside the parent. */
function findIn(parent: Node, child: Node): Node | undefined {
  let found: Node | undefined = child
  while (found && !parent.contains(found)) found = standIns.get(found)
  return found === parent ? undefined : found
}

/** Lets the page work on where others changed the document. Call once, before React runs. */
export function workOnChangedDocument(): void {
  const observer = new MutationObserver(note)
  observer.observe(document, { childList: true, subtree: true })
  /** Also what was changed a moment ago. */
  const find = (parent: Node, child: Node) => {
    note(observer.takeRecords())
    return findIn(parent, child)
  }
  const { prototype } = Node
  const { removeChild, insertBefore } = prototype
  const isElsewhere = (parent: Node, child: unknown): child is Node =>
    child instanceof Node && child.parentNode !== parent

  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!isElsewhere(this, child)) return removeChild.call(this, child) as T
    const found = find(this, child)
    if (found?.parentNode) removeChild.call(found.parentNode, found)
    return child
  }

  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!isElsewhere(this, before)) return insertBefore.call(this, node, before) as T
    let place = find(this, before) ?? null
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place) as T
  }

  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, next: string | null) {
      value?.set?.call(this, next)
      if (this.parentNode) return
      // The old words are on the screen: the text itself goes back, to be translated anew.
      const shown = find(document, this)
      if (shown !== this) shown?.parentNode?.replaceChild(this, shown)
    },
  })
}
