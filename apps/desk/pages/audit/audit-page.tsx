import type { AuditFilters } from '@delegacia/contract/desk/audit'
import { Button } from '@delegacia/ui/button'
import { useState } from 'react'
import { postDesk } from '../../api/ask-desk.ts'
import type { AnswerOf } from '../../api/call-types.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { Blank } from '../../frame/blank.tsx'
import { Bones } from '../../frame/bones.tsx'
import { Failure } from '../../frame/failure.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { AlertsCard } from './alerts-card.tsx'
import { AuditFilterForm } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { ChainCard } from './chain-card.tsx'
import { HeadsCard } from './heads-card.tsx'

type Page = AnswerOf<'post', '/auditoria'>
const none: Page['unidades'] = []

/** OF-07, OF-33 */
export function AuditPage() {
  const [filters, setFilters] = useState<AuditFilters>({})
  const [before, setBefore] = useState<number>()
  // What was read last stays: the head and the units do not go away while a filter is looked for.
  const [last, setLast] = useState<Page>()
  const asked = { ...filters, ...(before !== undefined && { antes: before }) }
  const page = useLoad(JSON.stringify(asked), async () => {
    const read = await postDesk('/auditoria', asked)
    setLast(read)
    return read
  })
  const [verified, setVerified] = useState<AnswerOf<'post', '/auditoria/verificar'>>()
  const verifying = useAction(async () => setVerified(await postDesk('/auditoria/verificar', {})))
  const filter = (wanted: AuditFilters) => {
    setBefore(undefined)
    setFilters(wanted)
  }
  const isFiltered = Object.keys(filters).length > 0
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
      <Failure text={verifying.failed} />
      <AlertsCard />
      <ChainCard head={last?.cabeca} verified={verified} />
      <AuditFilterForm units={last?.unidades ?? none} busy={page.busy} onFilter={filter} />
      <LoadFailure of={page} />
      {!page.value && page.busy && <Bones what="Carregando o registro" />}
      {page.value?.entradas.length === 0 && (
        <Blank title="Nada com estes filtros">
          <p className="soft">Nenhuma entrada do registro é assim. Mude ou limpe os filtros.</p>
        </Blank>
      )}
      {page.value && page.value.entradas.length > 0 && (
        <AuditTable entries={page.value.entradas}>
          <span>
            <span>{isFiltered ? 'Só o que passa pelos filtros. ' : ''}</span>A entrada mais nova vem primeiro.
          </span>
          <span className="row">
            {before !== undefined && (
              <Button kind="quiet" onClick={() => setBefore(undefined)}>
                As mais novas
              </Button>
            )}
            {page.value.mais && (
              <Button kind="quiet" onClick={() => setBefore(page.value?.entradas.at(-1)?.entrada)}>
                Mais antigas
              </Button>
            )}
          </span>
        </AuditTable>
      )}
      <HeadsCard />
    </>
  )
}
