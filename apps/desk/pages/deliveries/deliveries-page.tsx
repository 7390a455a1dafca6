import { showToast } from '@delegacia/ui/notices/toast-store'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { Blank } from '../../frame/blank.tsx'
import { Bones } from '../../frame/bones.tsx'
import { Failure } from '../../frame/failure.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { DeliveryTable } from './delivery-table.tsx'

/** DL-15. What another system has not confirmed: since when, why, and sending it again. */
export function DeliveriesPage() {
  const list = useLoad('deliveries', () => getDesk('/entregas'))
  const sending = useAction(async (boletim: string) => {
    const { avisos } = await postDesk('/entregas/reenviar', { boletim })
    const said = avisos > 0 ? 'O aviso sai de novo agora.' : 'O boletim já tinha sido confirmado.'
    showToast(said, { tone: 'good' })
    list.reload()
  })
  const { value } = list
  return (
    <>
      <PageTitle
        title="Entregas atrasadas"
        line="Boletins da sua unidade que outro sistema da polícia não confirmou em 15 minutos. Eles valem do mesmo jeito."
      />
      <LoadFailure of={list} />
      <Failure text={sending.failed} />
      {!value && list.busy && <Bones what="Carregando as entregas" />}
      {value?.total === 0 && (
        <Blank title="Tudo chegou">
          <p className="soft">Nenhum boletim da sua unidade espera por outro sistema.</p>
        </Blank>
      )}
      {value && value.total > 0 && (
        <DeliveryTable
          deliveries={value.entregas}
          total={value.total}
          busy={sending.busy}
          onSend={sending.run}
        />
      )}
    </>
  )
}
