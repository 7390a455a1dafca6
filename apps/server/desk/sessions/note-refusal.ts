import type { FastifyRequest } from 'fastify'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { dutyText } from '../officers/duty-text.ts'
import { presentIn } from './require-officer.ts'

/** What a page asks for by itself, or what is only typed wrong, tells an auditor nothing. */
const ordinary: readonly string[] = [
  'sem-sessao',
  'prova-de-novo',
  'pedido-invalido',
  'sem-versao',
  'motivo-em-branco',
  'identificador-invalido',
  'numero-invalido',
  'matricula-desconhecida',
  'datas-trocadas',
  'nao-confere',
]

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * What an officer tried and was refused: the kind of act, why, and the number of the report; nothing that was sent. Drafts are
 * kept by the page itself and left out.
 */
export async function noteRefusal(
  { db, list }: { db: Kysely<Database>; list: Kysely<Database> },
  request: FastifyRequest,
  why: string,
): Promise<void> {
  const officer = presentIn(request)
  const route = request.routeOptions.url ?? ''
  const act = route.split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? ''
  const changes = request.method === 'POST' || act === 'pacote'
  if (!officer || !changes || ordinary.includes(why) || act === 'rascunhos') return
  const [duty] = officer.duties
  await appendAudit(db, {
    act: 'recusado',
    officer: officer.id,
    duty: duty && dutyText(duty),
    subject: await numberOf(list, request.params),
    reason: `${act}: ${why}`,
  })
}

async function numberOf(list: Kysely<Database>, params: unknown): Promise<string | undefined> {
  const { boletim = '' } = params as { boletim?: string }
  if (!uuid.test(boletim)) return undefined
  const { rows } = await sql<{ bop: string | null }>`select report_number(${boletim}) as bop`.execute(list)
  return rows[0]?.bop ?? undefined
}
