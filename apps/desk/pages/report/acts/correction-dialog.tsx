import type { DeskReport } from '@delegacia/contract/desk/report'
import { ActDialog } from './act-dialog.tsx'
import type { ReportDialogProps } from './report-dialog-props.ts'
import { isSaid, saidBody, SaidField, type OfficerWords } from './said-field.tsx'
import { useDraft } from '../drafts/use-draft.ts'

type Asked = Record<string, OfficerWords>
type Campo = DeskReport['campos'][number]

/** The answers under the headings of their form, in its order. */
function sectionsOf(campos: readonly Campo[]): { secao: string; campos: Campo[] }[] {
  const sections = new Map<string, Campo[]>()
  for (const campo of campos) sections.set(campo.secao, [...(sections.get(campo.secao) ?? []), campo])
  return [...sections].map(([secao, own]) => ({ secao, campos: own }))
}

const most = 5

/** OF-15. Questions about answers, picked by field; the report counts already, and silence cancels nothing. */
export function CorrectionDialog({ report, open: { progress, act }, onClose }: ReportDialogProps) {
  const draft = useDraft('correcao', '{}')
  const asked = JSON.parse(draft.text) as Asked
  const put = (next: Asked) => draft.setText(JSON.stringify(next))
  const fields = report.campos.filter(({ campo }) => campo in asked)
  const questions = progress.modelos.filter(({ uso }) => uso === 'question')

  function pick(campo: string, template: string | undefined, on: boolean): void {
    const { [campo]: dropped, ...rest } = asked
    put(on ? { ...rest, [campo]: dropped ?? { modelo: template ?? '', texto: '' } } : rest)
  }
  return (
    <ActDialog
      title="Pedir correção"
      line="O boletim já vale: isto é uma pergunta, não uma recusa. Sem resposta em 15 dias, ele segue à unidade com a nota “não respondido”."
      label={fields.length === 1 ? 'Enviar 1 pergunta' : `Enviar ${fields.length} perguntas`}
      kept={draft.kept}
      wide
      ready={
        fields.length > 0 && fields.every(({ campo }) => isSaid(asked[campo] ?? { modelo: '', texto: '' }))
      }
      onClose={onClose}
      act={async () => {
        const perguntas = fields.map(({ campo }) => ({
          campo,
          pergunta: saidBody(asked[campo] ?? { modelo: '', texto: '' }),
        }))
        await act('/boletins/{boletim}/correcao', { perguntas })
        await draft.clear()
      }}
    >
      <fieldset className="picked">
        <legend>O que perguntar, até {most} por vez</legend>
        <div className="sections">
          {sectionsOf(report.campos).map((one) => (
            <fieldset key={one.secao}>
              <legend>{one.secao}</legend>
              <div className="choices">
                {one.campos.map(({ campo, rotulo, hoje, modelo }) => (
                  <label key={campo}>
                    <input
                      type="checkbox"
                      checked={campo in asked}
                      disabled={!(campo in asked) && fields.length >= most}
                      onChange={({ target }) => pick(campo, modelo, target.checked)}
                    />
                    <span>
                      {rotulo}
                      <small>{hoje ?? 'em branco'}</small>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </fieldset>
      {fields.map(({ campo, secao, rotulo }) => (
        <SaidField
          key={campo}
          label={`${secao}, ${rotulo}`}
          templates={questions.filter((one) => one.campo === undefined || campo.endsWith(`/${one.campo}`))}
          said={asked[campo] ?? { modelo: '', texto: '' }}
          onChange={(next) => put({ ...asked, [campo]: next })}
        />
      ))}
    </ActDialog>
  )
}
