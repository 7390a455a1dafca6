import { Button } from '@delegacia/ui/button'
import { useState } from 'react'
import { TurnPages } from './turn-pages.tsx'
import { ZoomedPicture } from './zoomed-picture.tsx'

type EvidencePagesProps = {
  report: string
  id: string
  name: string
  /** Pages of which there is a picture, and pages of the original; absent of a photograph. */
  pages: { copiadas: number; todas: number } | undefined
  /** Pictures into which a long photograph is cut; they stand one under the other. */
  parts: number
}

/** The copy of a file, a page at a time: only what is looked at is loaded and logged. */
export function EvidencePages({ report, id, name, pages, parts }: EvidencePagesProps) {
  const [page, setPage] = useState(0)
  const [shown, setShown] = useState<'loading' | 'there' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  const last = (pages?.copiadas ?? 1) - 1
  const turn = (to: number) => {
    setPage(to)
    setShown('loading')
  }
  const where = pages ? `página ${page + 1} de ${pages.todas}` : 'fotografia'
  const pictures = pages ? [page] : Array.from({ length: parts }, (_, at) => at)
  return (
    <figure className="copy">
      {shown === 'failed' ? (
        <div className="line bad" role="alert">
          <p>A cópia não abriu. Confira a rede; se você abriu o boletim há mais de 8 horas, abra de novo.</p>
          <Button
            kind="quiet"
            onClick={() => {
              setTries(tries + 1)
              setShown('loading')
            }}
          >
            Tentar agora
          </Button>
        </div>
      ) : (
        <ZoomedPicture key={`${page} ${tries}`}>
          {pictures.map((each) => (
            <img
              key={each}
              className={pictures.length > 1 ? 'part' : undefined}
              loading={each === pictures[0] ? 'eager' : 'lazy'}
              src={`/api/boletins/${report}/evidencias/${id}/copia/${each}`}
              alt={`Cópia de ${name}, ${pictures.length > 1 ? `parte ${each + 1} de ${parts}` : where}`}
              onLoad={() => setShown('there')}
              onError={() => setShown('failed')}
            />
          ))}
        </ZoomedPicture>
      )}
      <figcaption className="row small">
        <TurnPages
          page={page}
          last={last}
          told={shown === 'loading' ? 'Carregando a cópia' : where}
          onTurn={turn}
        />
        {pages && pages.copiadas < pages.todas && (
          <span className="soft">Copiadas: as primeiras {pages.copiadas}. O resto está no original.</span>
        )}
      </figcaption>
    </figure>
  )
}
