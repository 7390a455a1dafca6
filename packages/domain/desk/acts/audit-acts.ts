import type { ReportAct } from './report-act.ts'
import { acts } from './table.ts'

const otherActs = [
  'entrou',
  'saiu',
  'provou-de-novo',
  'sessao-de-outro-aparelho',
  'sessoes-encerradas',
  'convidou',
  'aceitou-convite',
  'cadastrou-chave',
  'removeu-chave',
  'cadastrou-codigo',
  'removeu-codigo',
  'ligou-conta',
  'pediu-recuperacao',
  'confirmou-recuperacao',
  'desligou-conta',
  'moveu',
  'mudou-funcao',
  'pediu-reabertura',
  'reabriu-conta',
  'leu-registro',
  'verificou-registro',
  'anotou-cabeca',
  'tirou-cabeca',
  'abriu',
  'abriu-alem-do-limite',
  'leu-de-novo',
  'leu-adendo',
  'leu-papel',
  'leu-pedido',
  'leu-entrevista',
  'guardou-entrevista',
  'baixou-entrevista',
  'buscou',
  'recusado',
  'entre-unidades',
  'leu-entre-unidades',
  'viu-alerta',
  'entregou',
  'reenviou',
  'cadastrou-recebedor',
  'revogou-recebedor',
  'leu-aviso-do-afastamento',
  'pediu-assinatura',
  'leu-para-assinar',
  'assinou',
  'recusou-assinar',
  'viu-evidencia',
  'baixou-exportacao',
  'entregou-original',
  'deu-originais',
  'tirou-originais',
] as const

type Rows = typeof acts
type AuditActOf = { [Act in ReportAct]: Rows[Act]['audit'][0] }[ReportAct]
export type AuditAct = (typeof otherActs)[number] | AuditActOf

/** Every act that the audit log knows; the wire names are these. */
export const auditActs: readonly AuditAct[] = [
  ...otherActs,
  ...Object.values(acts).map(({ audit: [name] }) => name),
]

/** The acts on a report, as the auditor reads them. */
export const auditWordsOfActs = Object.fromEntries(Object.values(acts).map(({ audit }) => audit)) as Readonly<
  Record<AuditActOf, string>
>
