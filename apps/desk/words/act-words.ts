import type { AuditAct } from '@delegacia/domain/desk/audit-acts'

/** What officers did, as the auditor reads it. */
export const actWords = {
  entrou: 'Entrou',
  saiu: 'Saiu',
  'provou-de-novo': 'Provou de novo quem é',
  'sessao-de-outro-aparelho': 'Sessão usada em outro aparelho',
  'sessoes-encerradas': 'Encerrou sessões',
  convidou: 'Convidou',
  'aceitou-convite': 'Aceitou um convite',
  'cadastrou-chave': 'Cadastrou uma chave',
  'removeu-chave': 'Tirou uma chave',
  'cadastrou-codigo': 'Cadastrou um aplicativo',
  'ligou-conta': 'Ligou a conta da Polícia Civil',
  'pediu-recuperacao': 'Pediu uma recuperação',
  'confirmou-recuperacao': 'Confirmou uma recuperação',
  'desligou-conta': 'Desligou uma conta',
  'leu-registro': 'Leu este registro',
  'verificou-registro': 'Verificou este registro',
  abriu: 'Abriu um boletim',
  buscou: 'Buscou um identificador',
  'entre-unidades': 'Abriu entre unidades',
  entregou: 'Boletim entregue a outro sistema',
  'cadastrou-recebedor': 'Cadastrou um sistema que recebe boletins',
  'revogou-recebedor': 'Revogou um sistema que recebe boletins',
} as const satisfies Record<AuditAct, string>
