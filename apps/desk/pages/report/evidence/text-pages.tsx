import { useState } from 'react'
import { getDesk } from '../../../api/ask-desk.ts'
import { useLoad } from '../../../api/use-load.ts'
import { Bones } from '../../../frame/bones.tsx'
import { LoadFailure } from '../../../frame/load-failure.tsx'
import { TurnPages } from './turn-pages.tsx'

type TextPagesProps = { report: string; id: string; name: string; pages: number }

/** A text, a page at a time, as letters and nothing else: what a stranger wrote is never markup. */
export function TextPages({ report, id, name, pages }: TextPagesProps) {
  const [page, setPage] = useState(0)
  const loaded = useLoad(`text ${id} ${page}`, () =>
    getDesk('/boletins/{boletim}/evidencias/{evidencia}/texto/{pagina}', {
      path: { boletim: report, evidencia: id, pagina: String(page) },
    }),
  )
  const where = `página ${page + 1} de ${pages}`
  return (
    <figure className="copy">
      <LoadFailure of={loaded} />
      {!loaded.value && loaded.busy && <Bones what="Carregando o texto" />}
      {loaded.value && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard
        <pre className="text-copy" role="region" aria-label={`Texto de ${name}, ${where}`} tabIndex={0}>
          {loaded.value.texto}
        </pre>
      )}
      <figcaption className="row small">
        <TurnPages page={page} last={pages - 1} told={where} onTurn={setPage} />
      </figcaption>
    </figure>
  )
}
