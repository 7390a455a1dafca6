import type { DeskEvidence } from '@delegacia/contract/desk/evidence'
import { Button } from '@delegacia/ui/button'
import { useState } from 'react'
import { copyText } from '../../../frame/copy-text.ts'
import { kindWords, scanWords, sizeWords } from '../../../words/evidence-words.ts'
import { momentOf } from '../../../words/times.ts'
import { EvidencePages } from './evidence-pages.tsx'
import { TextPages } from './text-pages.tsx'

type EvidenceFileProps = {
  report: string
  file: DeskEvidence
  onReload: () => void
  /** Absent for whoever may not ask for originals. */
  onAsk: (() => void) | undefined
}

/** One file: what it is, its hash as on the citizen's receipt, and its copy once somebody wants to see it. */
export function EvidenceFile({ report, file, onReload, onAsk }: EvidenceFileProps) {
  const { id, nome, tipo, bytes, sha256, recebidaEm, verificacao, copia } = file
  // A photograph is one picture, not a page; a text has those into which the station cuts it.
  const paginas = tipo === 'pdf' ? file.paginas : undefined
  const [open, setOpen] = useState(false)
  const [scan, look] = scanWords[verificacao]
  const pages = paginas && (paginas.todas === 1 ? '1 página' : `${paginas.todas} páginas`)
  return (
    <li className="stack-s">
      <div className="row">
        <h3>{nome}</h3>
        <span className={`pill ${look}`}>{scan}</span>
      </div>
      <p className="small soft">
        {[kindWords[tipo], sizeWords(bytes), pages, `recebida ${momentOf(recebidaEm)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="row small">
        <span className="hash" title={sha256}>
          SHA-256 {sha256.slice(0, 12)}…
        </span>
        <Button
          kind="quiet"
          aria-label={`Copiar o SHA-256 de ${nome}`}
          onClick={() => void copyText(sha256, 'SHA-256 inteiro copiado.')}
        >
          Copiar
        </Button>
      </p>
      {copia === 'sem-copia' && <p className="small">{noCopyWords(file)}</p>}
      {copia === 'espera' && (
        <p className="row small">
          <span>A cópia ainda está sendo feita.</span>
          <Button kind="quiet" onClick={onReload}>
            Ver de novo
          </Button>
        </p>
      )}
      <div className="row">
        {copia === 'pronta' && (
          <Button
            kind="quiet"
            aria-expanded={open}
            aria-label={`${open ? 'Fechar' : 'Ver'} a cópia de ${nome}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Fechar a cópia' : 'Ver a cópia'}
          </Button>
        )}
        {onAsk && (
          <Button kind="quiet" aria-label={`Pedir o original de ${nome}`} onClick={onAsk}>
            Pedir o original
          </Button>
        )}
      </div>
      {open && tipo === 'texto' && (
        <TextPages report={report} id={id} name={nome} pages={file.paginas?.copiadas ?? 1} />
      )}
      {open && tipo !== 'texto' && (
        <EvidencePages
          report={report}
          id={id}
          name={nome}
          pages={paginas}
          parts={file.paginas?.copiadas ?? 1}
        />
      )}
    </li>
  )
}

function noCopyWords({ tipo, verificacao }: DeskEvidence): string {
  if (verificacao === 'suspeito') return 'Sem cópia: o exame achou algo suspeito neste arquivo.'
  if (tipo === 'som') return 'Som não tem cópia: ouve-se no original, que dois policiais abrem.'
  return 'Este arquivo não tem cópia (HEIC, ou não pôde ser lido): vê-se no original, que dois policiais abrem.'
}
