import type { TimelineEvent } from '@delegacia/contract/desk/report'
import { Button } from '@delegacia/ui/button'
import { postForFile } from '../api/ask-desk.ts'
import { saveFile } from '../api/save-file.ts'
import { useAction } from '../api/use-action.ts'
import { Failure } from '../frame/failure.tsx'
import { Changed } from './changed.tsx'

type AnswersProps = { report?: string; event: TimelineEvent }

/** QU-35. What the citizen answered, old and new, and the sealed addendum that says the same. */
export function Answers({ report, event: { respostas = [], sha256 = '' } }: AnswersProps) {
  return (
    <>
      {respostas.map(({ campo, rotulo, antes, depois }) => (
        <blockquote key={campo}>
          <b>{rotulo}:</b> <Changed before={antes} after={depois} />
        </blockquote>
      ))}
      {respostas.length === 0 && <p className="small">As respostas estão no adendo.</p>}
      {report !== undefined && <AddendumButton path={{ boletim: report, sha256 }} />}
    </>
  )
}

function AddendumButton({ path }: { path: { boletim: string; sha256: string } }) {
  const reading = useAction(async () =>
    saveFile(await postForFile('/boletins/{boletim}/adendos/{sha256}/ler', {}, { path })),
  )
  return (
    <>
      <Button kind="quiet" busy={reading.busy} onClick={() => reading.run()}>
        Baixar o adendo selado
      </Button>
      <Failure text={reading.failed} />
    </>
  )
}
