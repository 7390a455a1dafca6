import { cancellationAnswer } from '@delegacia/contract/documents/cancellation'
import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { eventNames } from '@delegacia/contract/desk/report-words'
import { actRow, deskActs } from '@delegacia/domain/desk/acts/report-act'
import { classificationOf, type Progress } from '@delegacia/domain/desk/events/progress'
import { clocksOf } from '@delegacia/domain/desk/work/clocks'
import { findCrime } from '@delegacia/domain/lists/crimes'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Transaction } from 'kysely'
import { readServiceTargets } from '../../reports/events/service-targets.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { Officer } from '../officers/officers.ts'
import { isAskedFor, whyNot } from './act-rules.ts'
import { clockAnswer } from './clock-answer.ts'
import { authorFor } from './duty-for.ts'
import type { ReportHead } from './find-report.ts'
import { readLooks } from './looks.ts'
import { colleagueOf, readNames, type Names } from './names.ts'
import type { Change, Standing } from './standing.ts'
import { templateAnswers } from './template-answers.ts'
import { readUndelivered } from './undelivered.ts'
import { waitingAnswer } from './waiting-answer.ts'

type Seen = { standing: Standing; viewer: Officer; now: Date; takeBackSeconds: number }

/** Where a report stands, for somebody who may list it; nothing is decrypted. */
export async function progressAnswer(
  trx: Transaction<Database>,
  head: ReportHead,
  { standing, viewer, now, takeBackSeconds }: Seen,
): Promise<ReportProgress> {
  const { progress, version, language, changes } = standing
  const { lease, unit } = progress
  const looks = await readLooks(trx, [head.id], viewer.id, now)
  const names = await readNames(
    trx,
    [
      ...changes.flatMap(({ by }) => (by.kind === 'officer' ? [by.officer] : [])),
      ...looks.map(({ officer }) => officer),
      ...(lease ? [lease.holder.officer] : []),
    ],
    [unit],
  )
  const crime = findCrime(classificationOf(progress).crime)
  const aims = await readServiceTargets(trx)
  return {
    id: head.id,
    numero: formatBulletinNumber(head.bop),
    versao: version,
    recentes: changes.map((change) => changeAnswer(change, names, viewer)),
    crime: crime?.name.pt ?? '',
    municipio: head.municipality,
    unidade: { id: unit, nome: names.unit(unit) },
    estado: progress.state,
    desde: progress.since.toISOString(),
    registradoEm: progress.registeredAt.toISOString(),
    relogios: clocksOf(progress, aims, now).map((clock) => clockAnswer(clock, aims)),
    ...(lease && {
      posse: {
        ...colleagueOf(lease.holder, names),
        ate: lease.until.toISOString(),
        minha: lease.holder.officer === viewer.id,
      },
    }),
    olham: looks.map((look) => colleagueOf(look, names)),
    emCasa: progress.atHome,
    codigoFechado: progress.codeClosed,
    ...(progress.unansweredSince && { semRespostaDesde: progress.unansweredSince.toISOString() }),
    naoEntregue: (await readUndelivered(trx, [head.id])).has(head.id),
    ...(progress.paperCancelled && { cancelamento: cancellationAnswer(progress.paperCancelled) }),
    ...waitingAnswer(progress),
    idioma: language,
    modelos: crime ? templateAnswers({ progress, crime: crime.url, language, unit: names.unit(unit) }) : [],
    segundosParaVoltarAtras: takeBackSeconds,
    saindo: progress.leaving.map(({ id, kind, leavesAt }) => ({
      evento: id,
      tipo: eventNames[kind],
      saiEm: leavesAt.toISOString(),
    })),
    atos: actsOf(progress, { viewer, now }),
  }
}

const changeAnswer = (
  { version, kind, at, by }: Change,
  names: Names,
  viewer: Officer,
): ReportProgress['recentes'][number] => ({
  versao: version,
  tipo: eventNames[kind],
  quando: at.toISOString(),
  quem:
    by.kind === 'officer'
      ? names.officer(by.officer)
      : by.kind === 'citizen'
        ? 'Quem registrou'
        : 'A estação',
  meu: by.kind === 'officer' && by.officer === viewer.id,
})

function actsOf(progress: Progress, { viewer, now }: Pick<Seen, 'viewer' | 'now'>): ReportProgress['atos'] {
  const { unit, atHome } = progress
  return deskActs
    .filter((ato) => isAskedFor(ato, { progress, now }))
    .map((ato) => {
      const { right, signature } = actRow(ato)
      const porque = whyNot(ato, { progress, by: authorFor(viewer, right, unit), now })
      return {
        ato,
        permitido: porque === undefined,
        ...(porque !== undefined && { porque }),
        segundaAssinatura: signature === 'always' || (signature === 'atHome' && atHome),
      }
    })
}
