/** Every act that the audit log knows; the wire names are these. */
export const auditActs = [
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
  'ligou-conta',
  'pediu-recuperacao',
  'confirmou-recuperacao',
  'desligou-conta',
  'leu-registro',
  'verificou-registro',
  'abriu',
  'buscou',
  'entre-unidades',
] as const
export type AuditAct = (typeof auditActs)[number]
