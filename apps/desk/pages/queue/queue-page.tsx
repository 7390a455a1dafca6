import type { QueueRowAnswer } from '@delegacia/contract/desk/queues'
import { acts } from '@delegacia/domain/desk/acts/table'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { closedStateOf, type Queue } from '@delegacia/domain/desk/work/queues'
import { Button } from '@delegacia/ui/button'
import { useEffect, useState } from 'react'
import { Bones } from '../../frame/bones.tsx'
import { KeysDialog } from '../../frame/keys-dialog.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { noFilters, useQueuePlace } from '../../frame/queue-place.ts'
import { useKeysSetting } from '../../frame/use-keys.ts'
import { useDuties } from '../../session/use-duties.ts'
import { queueWords } from '../../words/queue-words.ts'
import { timeOf } from '../../words/times.ts'
import { EmptyQueue } from './empty-queue.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { QueueLines } from './queue-lines.tsx'
import { isAtRest } from './queue-row.tsx'
import { QueueTable } from './queue-table.tsx'
import { QueueTabs } from './queue-tabs.tsx'
import { useClaim } from './use-claim.ts'
import { useQueue } from './use-queue.ts'
import { useRowsByKey } from './use-rows-by-key.ts'

const keys = [
  ['j k', 'desce, sobe'],
  ['Enter', 'abre o boletim; a mesa pergunta o motivo'],
  ['c', 'pega, ou solta o que é seu; o que está arquivado, abre de novo'],
  ['r', 'abre e responde'],
  ['?', 'mostra estas teclas'],
] as const

type QueuePageProps = { queue: Queue; units: readonly { id: number; nome: string }[] }

export function QueuePage({ queue, units }: QueuePageProps) {
  const kept = useQueuePlace()
  const [filters, setFilters] = useState(kept.filters)
  const closed = closedStateOf(queue)
  const now = useQueue(queue, closed ? { ...filters, estado: '', livres: '' } : filters)
  const { claiming, claim, reopen } = useClaim(now)
  const duties = useDuties()
  const setting = useKeysSetting()
  const [help, setHelp] = useState(false)
  const { shown } = now
  const rows = shown ? [...shown.urgent, ...shown.rows] : []
  const mayReopen = isAllowed(duties, acts.reabrir.right, { unit: shown?.page.unidade.id })
  const take = (row: QueueRowAnswer) =>
    isAtRest(row) ? mayReopen && row.estado === 'arquivado_na_unidade' && reopen(row) : claim(row)
  const place = useRowsByKey({
    rows: shown && rows,
    first: kept.here,
    on: setting.on,
    onTake: take,
    onHelp: () => setHelp(true),
  })
  useEffect(() => void Object.assign(kept, { queue, filters, here: place.here }))
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <>
      <PageTitle
        title={queueWords[queue]}
        line={shown && `${shown.page.unidade.nome} · lista das ${timeOf(shown.page.feitaEm)}`}
      >
        <div className="with-keys">
          <Button kind="quiet" onClick={() => setHelp(true)}>
            Teclas <kbd aria-hidden="true">?</kbd>
          </Button>
        </div>
      </PageTitle>
      <QueueTabs here={queue} counts={shown?.page.contagens} />
      <QueueFilters filters={filters} closed={Boolean(closed)} units={units} onChange={setFilters} />
      <QueueLines now={now} />
      {!shown && now.busy && <Bones what="Carregando a fila" />}
      {shown && rows.length > 0 && (
        <div className="list">
          <QueueTable
            shown={shown}
            name={`Boletins: ${queueWords[queue]}`}
            here={place.here}
            claiming={claiming}
            onHere={place.setHere}
            mayReopen={mayReopen}
            order={
              closed
                ? ['As últimas primeiro', 'pelo dia em que fecharam']
                : ['Por prazo', 'a lista não muda de lugar sozinha']
            }
            onTake={take}
          />
          <div className="foot">
            <span>
              Só metadados: nenhum relato é decifrado aqui. Cada abertura pede um motivo e fica no registro.
            </span>
            {shown.next && (
              <Button kind="quiet" busy={now.busy} onClick={now.further}>
                Mais
              </Button>
            )}
          </div>
        </div>
      )}
      {shown && (rows.length === 0 || (isFiltered && shown.rows.length === 0)) && (
        <EmptyQueue
          closed={closed !== undefined}
          onClear={isFiltered ? () => setFilters(noFilters) : undefined}
        />
      )}
      {help && (
        <KeysDialog keys={keys} on={setting.on} onChange={setting.change} onClose={() => setHelp(false)} />
      )}
    </>
  )
}
