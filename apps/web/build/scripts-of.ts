/** The addresses of the scripts that a page runs, in their order; a page without any throws. */
export function scriptsOf(page: string): string[] {
  const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].flatMap(
    ([, src]) => src ?? [],
  )
  if (scripts.length === 0) throw new Error('the page runs no script')
  return scripts
}
