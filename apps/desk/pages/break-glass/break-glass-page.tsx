import { chosenReasons, type ChosenReason } from '@delegacia/domain/desk/events/event-parts'
import { Button } from '@delegacia/ui/button'
import { useState } from 'react'
import { postDesk } from '../../api/ask-desk.ts'
import type { AnswerOf } from '../../api/call-types.ts'
import { useAction } from '../../api/use-action.ts'
import { Failure } from '../../frame/failure.tsx'
import { Field } from '../../frame/field.tsx'
import { Form } from '../../frame/form.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { RadioField } from '../../frame/radio-field.tsx'
import { withProof } from '../../session/proof.ts'
import { openingWords } from '../../words/reason-words.ts'
import { timeOf } from '../../words/times.ts'
import { ReportHead } from '../../report/report-head.tsx'
import { ReportSections, ReportStory } from '../../report/report-sections.tsx'
import { Timeline } from '../../report/timeline.tsx'

type Through = AnswerOf<'post', '/entre-unidades/{boletim}/ler'>

/** EV-25. One report of another unit, for an hour, reading only; leaving the page forgets it. */
export function BreakGlassPage() {
  const [shown, setShown] = useState<Through>()
  if (!shown) return <GlassForm onOpened={setShown} />
  const { boletim: report, ate } = shown
  return (
    <>
      <p className="line" role="status">
        <span>
          <b>Boletim de outra unidade, só para ler, até {timeOf(ate)}.</b> A auditoria foi avisada, e quem
          registrou vê que a sua unidade abriu.
        </span>
      </p>
      <ReportHead progress={report.andamento} />
      <div className="report">
        <div className="stack">
          <ReportStory report={report} />
          <ReportSections sections={report.secoes} />
        </div>
        <Timeline events={report.historico} />
      </div>
    </>
  )
}

function GlassForm({ onOpened }: { onOpened: (shown: Through) => void }) {
  const [motivo, setMotivo] = useState<ChosenReason>('apuracao')
  const opening = useAction(async (numero: string, explicacao: string) => {
    const through = await withProof(async () => {
      const { boletim } = await postDesk('/entre-unidades', { numero, motivo, explicacao })
      return postDesk('/entre-unidades/{boletim}/ler', {}, { path: { boletim } })
    })
    if (through) onOpened(through)
  })
  return (
    <>
      <PageTitle
        title="Abrir entre unidades"
        line="Um boletim de outra unidade, pelo número, por 60 minutos e só para ler."
      />
      <Form onSubmit={(fields) => opening.run(fields('numero'), fields('explicacao'))}>
        <Field
          label="Número do boletim"
          name="numero"
          className="mono"
          hint="Como está no papel: 00277/2026.000171-4"
          required
          maxLength={40}
        />
        <RadioField
          legend="Motivo"
          name="motivo"
          value={motivo}
          options={chosenReasons.map((reason) => [reason, openingWords[reason]])}
          onChange={setMotivo}
        />
        <Field
          label="Por que a unidade de lá não basta, para a auditoria"
          name="explicacao"
          hint="Não escreva o nome de ninguém: isto fica no registro para sempre."
          required
          maxLength={200}
        />
        <p className="note small">
          Pede uma prova nova de que é você. A auditoria recebe um alerta com o seu nome, e quem registrou vê
          cargo, unidade e hora. Conta nas aberturas da hora.
        </p>
        <Failure text={opening.failed} />
        <div className="actions">
          <Button type="submit" kind="danger" busy={opening.busy}>
            Abrir por 60 minutos
          </Button>
        </div>
      </Form>
    </>
  )
}
