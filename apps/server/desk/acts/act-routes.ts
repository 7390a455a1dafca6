import * as calls from '@delegacia/contract/desk/acts'
import { findCrime } from '@delegacia/domain/lists/crimes'
import { naturesOf } from '@delegacia/domain/lists/natures'
import type { FastifyInstance } from 'fastify'
import { readStaff } from '../../store/unit-staff.ts'
import { dropDraft } from '../drafts/drafts.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { ReportRefusal } from '../http/report-refusal.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { getColleague } from './colleague.ts'
import { keepQuestions } from './questions.ts'
import { keepMessage, keepWords } from './said.ts'
import { leaveAfter } from './leave-after.ts'
import { serveAct } from './serve-act.ts'

const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Who has a report. */
export function registerClaims(app: FastifyInstance, deps: WorkDeps): void {
  const { claimMinutes } = deps
  serveAct(app, deps, calls.claimReport, () => ({
    action: 'claim-report',
    act: 'pegou',
    event: ({ by, now }) => ({ kind: 'claimed', by, until: minutesAfter(now, claimMinutes) }),
  }))
  serveAct(app, deps, calls.giveBackReport, () => ({
    action: 'claim-report',
    act: 'soltou',
    event: ({ by }) => ({ kind: 'leaseEnded', by }),
  }))
  serveAct(app, deps, calls.reassignReport, ({ policial }) => ({
    action: 'reassign-report',
    act: 'passou',
    event: async (place) => ({
      kind: 'reassigned',
      by: place.by,
      to: await getColleague(place, policial),
      until: minutesAfter(place.now, claimMinutes),
    }),
  }))
}

/** What is said to the citizen; it may be taken back until it leaves. */
export function registerWords(app: FastifyInstance, deps: WorkDeps): void {
  const { vault, takeBackSeconds } = deps
  serveAct(app, deps, calls.messageCitizen, ({ mensagem }) => ({
    action: 'answer-citizen',
    act: 'escreveu',
    event: async (place) => {
      const message = await keepMessage(place, vault, mensagem)
      await dropDraft(place.trx, place.head.id, place.by.officer, 'mensagem')
      return {
        kind: 'messageOut',
        by: place.by,
        leavesAt: leaveAfter(place.now, takeBackSeconds),
        ...message,
      }
    },
  }))
  serveAct(app, deps, calls.askCorrection, ({ perguntas }) => ({
    action: 'ask-correction',
    act: 'pediu-correcao',
    event: async (place) => {
      const questions = await keepQuestions(place, vault, perguntas)
      await dropDraft(place.trx, place.head.id, place.by.officer, 'correcao')
      return {
        kind: 'correctionAsked',
        by: place.by,
        leavesAt: leaveAfter(place.now, takeBackSeconds),
        questions,
      }
    },
  }))
  serveAct(app, deps, calls.proposeCrime, ({ crime, natureza, porque }) => ({
    action: 'propose-crime',
    act: 'propos-crime',
    event: async (place) => {
      const isKnown =
        findCrime(crime) !== undefined &&
        (natureza === undefined ||
          naturesOf(crime, 'pt-br').some(({ id_natureza }) => id_natureza === natureza))
      if (!isKnown) throw new DeskFailure('crime-desconhecido')
      const why = await keepWords(place, vault, porque)
      await dropDraft(place.trx, place.head.id, place.by.officer, 'crime')
      const to = { crime, ...(natureza !== undefined && { nature: natureza }) }
      return {
        kind: 'crimeProposed',
        by: place.by,
        leavesAt: leaveAfter(place.now, takeBackSeconds),
        to,
        why,
      }
    },
  }))
  serveAct(app, deps, calls.takeBack, ({ evento }) => ({
    action: 'answer-citizen',
    act: 'voltou-atras',
    event: ({ by }) => ({ kind: 'takenBack', by, event: evento }),
  }))
}

/** Where a report goes. */
export function registerSteps(app: FastifyInstance, deps: WorkDeps): void {
  serveAct(app, deps, calls.forwardReport, ({ unidade, recado = '' }) => ({
    action: 'forward-report',
    act: 'encaminhou',
    event: async (place) => {
      const { trx, by, head, now } = place
      const [other] = unidade === head.unit_id ? [] : await readStaff(trx, now, { ids: [unidade] })
      if (!other) throw new DeskFailure('unidade-nao-serve')
      if (other.readers === 0) throw new ReportRefusal('unmanned')
      const note = recado === '' ? undefined : await keepWords(place, deps.vault, recado)
      return { kind: 'forwarded', by, to: unidade, ...(note !== undefined && { note }) }
    },
  }))
  serveAct(app, deps, calls.startInvestigation, () => ({
    action: 'investigate-report',
    act: 'iniciou-apuracao',
    event: ({ by }) => ({ kind: 'investigationStarted', by }),
  }))
  serveAct(app, deps, calls.reopenReport, () => ({
    action: 'investigate-report',
    act: 'reabriu',
    event: ({ by }) => ({ kind: 'reopened', by }),
  }))
  serveAct(app, deps, calls.tellFirstContact, () => ({
    action: 'claim-report',
    act: 'fez-primeiro-contato',
    event: ({ by }) => ({ kind: 'firstContact', by }),
  }))
  serveAct(app, deps, calls.tellMeasureSent, () => ({
    action: 'handle-protective-measure',
    act: 'mandou-medida-ao-juiz',
    event: ({ by }) => ({ kind: 'measureSentToJudge', by }),
  }))
}
