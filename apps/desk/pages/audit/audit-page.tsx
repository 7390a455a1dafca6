import { Button } from '@delegacia/ui/button'
import { useState } from 'react'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import type { AnswerOf } from '../../api/call-types.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { Bones } from '../../frame/bones.tsx'
import { Failure } from '../../frame/failure.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { AlertsCard } from './alerts-card.tsx'
import { AuditTable } from './audit-table.tsx'
import { ChainCard } from './chain-card.tsx'

/** OF-07 */
export function AuditPage() {
  const [before, setBefore] = useState('')
  const page = useLoad(`audit ${before}`, () => getDesk('/auditoria', { query: { antes: before } }))
  const [verified, setVerified] = useState<AnswerOf<'post', '/auditoria/verificar'>>()
  const verifying = useAction(async () => setVerified(await postDesk('/auditoria/verificar', {})))
  const oldest = page.value?.entradas.at(-1)?.entrada
  return (
    <>
      <PageTitle
        title="Registro de acessos"
        line="Quem abriu, buscou, assinou ou mudou o quê. Nenhum conteúdo de boletim passa por esta tela, e ler o registro também fica nele."
      >
        <Button busy={verifying.busy} onClick={() => verifying.run()}>
          Verificar agora
        </Button>
      </PageTitle>
      <LoadFailure of={page} />
      <Failure text={verifying.failed} />
      <AlertsCard />
      <ChainCard head={page.value?.cabeca} verified={verified} />
      {!page.value && page.busy && <Bones what="Carregando o registro" />}
      {page.value && (
        <AuditTable entries={page.value.entradas}>
          <span>A entrada mais nova vem primeiro.</span>
          <span className="row">
            {before !== '' && (
              <Button kind="quiet" onClick={() => setBefore('')}>
                As mais novas
              </Button>
            )}
            {oldest !== undefined && oldest > 1 && (
              <Button kind="quiet" onClick={() => setBefore(String(oldest))}>
                Mais antigas
              </Button>
            )}
          </span>
        </AuditTable>
      )}
    </>
  )
}
