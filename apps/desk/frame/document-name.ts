/** The name of the page, and what stands before it while something urgent waits: it is read in a tab that nobody looks at. */
const name = { page: '', mark: '' }

function write(): void {
  document.title = `${name.mark && `${name.mark} · `}${name.page && `${name.page} · `}Mesa da Delegacia Virtual`
}

export function nameDocument(page: string): void {
  name.page = page
  write()
}

/** An empty one takes it away. */
export function markDocument(mark: string): void {
  if (name.mark === mark) return
  name.mark = mark
  write()
}
