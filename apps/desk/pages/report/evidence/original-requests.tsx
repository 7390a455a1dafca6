import type { WaitingSignature } from '@delegacia/contract/desk/signatures'
import { Button } from '@delegacia/ui/button'
import { useState } from 'react'
import type { SentFile } from '../../../api/ask-desk.ts'
import { getDesk } from '../../../api/ask-desk.ts'
import { useAction } from '../../../api/use-action.ts'
import { useLoad } from '../../../api/use-load.ts'
import { Failure } from '../../../frame/failure.tsx'
import { LoadFailure } from '../../../frame/load-failure.tsx'
import { readOriginal, saveOriginal } from '../../../session/read-original.ts'
import { momentOf } from '../../../words/times.ts'
import { HeardOriginal, soundTypeOf } from './heard-original.tsx'

const situations: Readonly<Partial<Record<WaitingSignature['situacao'], string>>> = {
  espera: 'espera a segunda assinatura',
  assinada: 'assinado: pode ser lido uma vez',
  recusada: 'devolvido; o motivo está em “Assinaturas”',
}

/** What this officer has asked for of the report, and the original once it is signed. */
export function OriginalRequests({ report }: { report: string }) {
  const list = useLoad(`originals ${report}`, () => getDesk('/assinaturas'))
  const [heard, setHeard] = useState<{ original: SentFile; type: string }>()
  const reading = useAction(async (id: string) => {
    const original = await readOriginal(report, id)
    if (!original) return
    const type = soundTypeOf(original)
    if (type === undefined) saveOriginal(original)
    else setHeard({ original, type })
    list.reload()
  })
  const own = (list.value ?? []).filter(
    ({ boletim, ato, minha }) => boletim === report && ato === 'abrir-original' && minha,
  )
  return (
    <>
      <div role="status">
        <LoadFailure of={list} />
        <Failure text={reading.failed} />
        {own.map(({ id, situacao, pedidaEm }) => (
          <div key={id} className="line">
            <p>
              <b>Original pedido</b> {momentOf(pedidaEm)}, {situations[situacao]}.
            </p>
            {situacao === 'assinada' ? (
              <Button busy={reading.busy} onClick={() => reading.run(id)}>
                Baixar o original
              </Button>
            ) : (
              <Button kind="quiet" busy={list.busy} onClick={list.reload}>
                Ver de novo
              </Button>
            )}
          </div>
        ))}
      </div>
      {heard && <HeardOriginal key={heard.original.name} {...heard} />}
    </>
  )
}
