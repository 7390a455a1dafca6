import type { WaitingSignature } from '@delegacia/contract/desk/signatures'
import { Button } from '@delegacia/ui/button'
import { acts } from '@delegacia/domain/desk/acts/table'
import { useState } from 'react'
import { getDesk } from '../../api/ask-desk.ts'
import { useLoad } from '../../api/use-load.ts'
import { Blank } from '../../frame/blank.tsx'
import { Bones } from '../../frame/bones.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { Cell, Row, RowHead, ScrollTable } from '../../frame/scroll-table.tsx'
import { usePolling } from '../../frame/use-polling.ts'
import { roleWords } from '../../words/role-words.ts'
import { momentOf, sinceThen } from '../../words/times.ts'
import { PackageDialog, exportSituation } from './export-dialog.tsx'
import { FinishDialog } from './finish-dialog.tsx'
import { NewCodeSlip, type NewCode } from './new-code-slip.tsx'
import { SignDialog } from './sign-dialog.tsx'

const situations = {
  espera: ['espera', 'ask'],
  assinada: ['assinada', 'ok'],
  recusada: ['devolvida', 'bad'],
  pronta: ['pronta para baixar', 'ok'],
  baixando: ['sendo baixada', 'work'],
  baixada: ['baixada', 'ok'],
  encerrada: ['prazo terminou', 'bad'],
} as const

/** EV-09. What waits for a second officer, and what came back to whoever asked. */
export function SignaturesPage() {
  const list = useLoad('signatures', () => getDesk('/assinaturas'))
  const [shown, setShown] = useState<WaitingSignature>()
  const [code, setCode] = useState<NewCode>()
  const finishes = shown?.situacao === 'assinada' && shown.minha
  const isExport = shown !== undefined && exportSituation(shown.situacao) !== undefined
  // A download is the browser's: only the server knows how far it is.
  const moves = list.value?.some(({ situacao }) => ['pronta', 'baixando'].includes(situacao)) ?? false
  usePolling(5000, () => moves && list.reload())
  const close = () => setShown(undefined)
  return (
    <>
      <PageTitle title="Assinaturas" line="O que duas pessoas fazem. Quem pediu não pode assinar." />
      <LoadFailure of={list} />
      {!list.value && list.busy && <Bones what="Carregando as assinaturas" />}
      {list.value?.length === 0 && (
        <Blank title="Nada espera a sua assinatura">
          <p className="soft">Os pedidos dos colegas da sua unidade aparecem aqui.</p>
        </Blank>
      )}
      {list.value && list.value.length > 0 && (
        <div className="list">
          <ScrollTable
            name="Pedidos de assinatura"
            heads={['Pedido', 'Boletim', 'Pedido por', 'Situação', 'O que fazer']}
          >
            {list.value.map((one) => (
              <Row key={one.id}>
                <RowHead>
                  {acts[one.ato].label}
                  <small>
                    {one.situacao === 'baixada' ? 'terminada' : `vale até ${momentOf(one.venceEm)}`}
                  </small>
                </RowHead>
                <Cell>
                  {one.crime}
                  <small className="mono">{one.numero}</small>
                </Cell>
                <Cell>
                  <span>
                    {one.minha ? 'você' : `${one.pedidaPor.nome}, ${roleWords[one.pedidaPor.cargo]}`}
                  </span>
                  <small>{sinceThen(one.pedidaEm)}</small>
                </Cell>
                <Cell>
                  <span className={`pill ${situations[one.situacao][1]}`}>{situations[one.situacao][0]}</span>
                </Cell>
                <Cell>
                  <Button
                    kind="quiet"
                    aria-label={`Ler o pedido de ${one.numero}: ${acts[one.ato].label}, ${sinceThen(one.pedidaEm)}`}
                    onClick={() => setShown(one)}
                  >
                    Ler
                  </Button>
                </Cell>
              </Row>
            ))}
          </ScrollTable>
        </div>
      )}
      {isExport && <PackageDialog asked={shown} onTake={close} onClose={close} />}
      {shown && !finishes && !isExport && <SignDialog asked={shown} onClose={close} onDone={list.reload} />}
      {shown && finishes && (
        <FinishDialog asked={shown} onClose={close} onDone={list.reload} onCode={setCode} />
      )}
      {code && (
        <NewCodeSlip
          given={code}
          onClose={() => {
            setCode(undefined)
            list.reload()
          }}
        />
      )}
    </>
  )
}
