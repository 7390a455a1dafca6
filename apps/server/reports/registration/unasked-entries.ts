import { documentsTooMany } from '@delegacia/domain/report/documents-by-kind'
import { isReporterAgain } from '@delegacia/domain/report/reporter-as-victim'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow } from '@delegacia/flows/engine/define'
import { formInstances, type FormInstance } from '@delegacia/flows/engine/form-instances'
import type { FieldIssue } from '@delegacia/flows/engine/report-issues'

const notAskedHere = (campo: string): FieldIssue => ({ campo: `/${campo}`, issue: { code: 'notAskedHere' } })

/**
 * People and things that no step of the flow asks about, such as a suspect of a loss: they would not be registered, so the
 * report is refused and names them (SU-10). A browser never sends them, because it sends what its steps ask.
 */
export function unaskedEntries(flow: Flow, report: Occurrence): FieldIssue[] {
  const instances = [...formInstances(flow, report)]
  const asked = new Set(instances.map(({ at }) => at))
  return [
    ...new Set([
      ...instances.flatMap(otherRole),
      ...unaskedPeople(report),
      ...report.objeto.map((_, place) => `objeto/${place}`),
      ...documentsBesides(report),
    ]),
  ]
    .filter((at) => !asked.has(at))
    .map(notAskedHere)
}

/** The role of the reporter's place where it is somebody else's: a suspect would be registered as who reports. */
const otherRole = ({ step, at, entity, defaults: { atuacao } }: FormInstance): string[] =>
  step.kind === 'form' && atuacao !== undefined && (entity.atuacao ?? atuacao) !== atuacao
    ? [`${at}/atuacao`]
    : []

/** Of a person one CPF and one other document are kept. */
const documentsBesides = ({ envolvido }: Occurrence): string[] =>
  envolvido.flatMap((party, place) =>
    documentsTooMany(party).map((one) => `envolvido/${place}/documento/${one}`),
  )

/** The places of people, without the reporter who is the victim: a copy is sent whatever the steps are (WZ-09). */
const unaskedPeople = ({ envolvido, envolvido: [reporter] }: Occurrence): string[] =>
  envolvido.flatMap((party, place) =>
    reporter?.isVitima === true && isReporterAgain(party, reporter) ? [] : [`envolvido/${place}`],
  )
