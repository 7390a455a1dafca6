import type { Forgery } from './forgery.fixture.ts'
import { numberAfter, withEntries } from './pdf-file.ts'
import { font, pageShowing, revisionsOf, saying, stream } from './pdf-revisions.fixture.ts'

/**
 * The genuine file with a further revision after it: the signed bytes stay as they were, and what a reader shows does
 * not (the attacks that are known as shadow, incremental saving and signature wrapping).
 */
export function appendedRevisions(genuine: Buffer): Forgery[] {
  const file = revisionsOf(genuine)
  const page = file.get(file.page)
  const [own, second, third] = [file.size, file.size + 1, file.size + 2]
  const fontObject = { number: own, body: font }
  const words = { number: second, body: stream(saying('NADA CONSTA')) }
  const withPage = (body: string) => ({ number: file.page, body })
  const signature = numberAfter(file.get(file.root), 'DocMDP')
  const field = Number(/\/Fields\[(\d+)/.exec(file.get(file.root))?.[1])
  const fieldAs = (value: number) => file.get(field).replace(/\/V \d+ 0 R/, `/V ${value} 0 R`)

  return [
    {
      name: 'words-appended',
      wrong: 'an appended revision writes words over a page',
      bytes: file.with(
        fontObject,
        words,
        { number: third, body: stream('q') },
        { number: third + 1, body: stream('Q') },
        withPage(
          pageShowing(page, `[${third} 0 R ${file.pageContent} 0 R ${third + 1} 0 R ${second} 0 R]`, own),
        ),
      ),
    },
    {
      name: 'page-appended',
      wrong: 'an appended revision adds a page',
      bytes: file.with(
        fontObject,
        words,
        {
          number: third,
          body: `<</Type/Page/Parent ${file.tree} 0 R/MediaBox[0 0 595 842]/Contents ${second} 0 R/Resources<</Font<</Forged ${own} 0 R>>>>>>`,
        },
        {
          number: file.tree,
          body: file
            .get(file.tree)
            .replace(/\/Kids\s*\[/, `$&${third} 0 R `)
            .replace(/\/Count\s+(\d+)/, (_, count) => `/Count ${Number(count) + 1}`),
        },
      ),
    },
    {
      name: 'note-appended',
      wrong: 'an appended revision lays a note over a page',
      bytes: file.with(
        {
          number: own,
          body: '<</Type/Annot/Subtype/FreeText/F 4/Rect[30 380 570 500]/DA(/Helv 14 Tf 0 g)/Contents(ARQUIVADO)>>',
        },
        withPage(page.replace(/\/Annots\s*\[/, `$&${own} 0 R `)),
      ),
    },
    {
      name: 'shadow-hide',
      wrong: 'an appended revision hides what was signed under a white sheet',
      bytes: file.with(
        { number: own, body: stream('q 1 1 1 rg 0 0 600 850 re f Q') },
        withPage(
          page.replace(/\/Contents\s+\d+\s+\d+\s+R/, `/Contents [${file.pageContent} 0 R ${own} 0 R]`),
        ),
      ),
    },
    {
      name: 'shadow-replace',
      wrong: 'an appended revision puts other content into the place of the signed one',
      bytes: file.with(
        fontObject,
        { number: file.pageContent, body: stream(saying('OUTRO FATO')) },
        withPage(pageShowing(page, `${file.pageContent} 0 R`, own)),
      ),
    },
    {
      name: 'shadow-hide-and-replace',
      wrong: 'an appended revision leads to another tree of pages, and hides the signed one',
      bytes: file.with(
        fontObject,
        words,
        { number: third, body: `<</Type/Pages/Count 1/Kids[${third + 1} 0 R]>>` },
        {
          number: third + 1,
          body: `<</Type/Page/Parent ${third} 0 R/MediaBox[0 0 595 842]/Contents ${second} 0 R/Resources<</Font<</Forged ${own} 0 R>>>>>>`,
        },
        {
          number: file.root,
          body: file.get(file.root).replace(/\/Pages\s+\d+\s+0\s+R/, `/Pages ${third} 0 R`),
        },
      ),
    },
    {
      name: 'signature-copied-into-a-second',
      wrong: 'an appended revision signs itself with a copy of our signature',
      bytes: file.with(
        { number: own, body: file.get(signature) },
        { number: field, body: fieldAs(own) },
        withPage(withEntries(page, '/Forged true')),
      ),
    },
    {
      name: 'signature-field-emptied',
      wrong: 'an appended revision takes the signature out of its field',
      bytes: file.with({ number: field, body: file.get(field).replace(/\/V \d+ 0 R/, '') }),
    },
    {
      name: 'permission-widened',
      wrong: 'an appended revision allows the changes that the seal forbids',
      bytes: file.with(
        { number: file.root, body: file.get(file.root).replace(/\/Perms<<\/DocMDP \d+ 0 R>>/, '') },
        withPage(withEntries(page, '/Forged true')),
      ),
    },
  ]
}
