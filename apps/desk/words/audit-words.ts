import type { AuditEntry } from '@delegacia/contract/desk/audit'
import { auditActs, type AuditAct } from '@delegacia/domain/desk/acts/audit-acts'
import { acts } from '@delegacia/domain/desk/acts/table'
import { openingReasons } from '@delegacia/domain/desk/events/event-parts'
import type { IdentifierKind } from '@delegacia/domain/desk/identifiers/identifier'
import { roles } from '@delegacia/domain/desk/roles'
import { actWords } from './act-words.ts'
import { identifierNames } from './identifier-words.ts'
import { openingWords } from './reason-words.ts'
import { roleWords } from './role-words.ts'

/** What was wrong with the chain, in a sentence. */
export const breakWords = {
  missing: 'Falta uma entrada neste lugar.',
  link: 'O elo não é o hash da entrada anterior: algo foi trocado de lugar ou tirado.',
  hash: 'O hash não é o que se calcula do que está escrito: a entrada foi mudada.',
  'cut-off': 'O registro foi cortado: faltam as entradas daqui até a cabeça.',
  published: 'O hash não é o da cabeça publicada: a cadeia foi refeita.',
} as const

/** What was tried, by the name of its call. */
const tried: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(acts).map(([act, { label }]) => [act, label])),
  abrir: 'Abrir um boletim',
  ler: 'Ler',
  reler: 'Ler de novo',
  'ler-entrevista': 'Ler a Parte II',
  'guardar-entrevista': 'Guardar a Parte II',
  'baixar-entrevista': 'Baixar a Parte II',
  buscas: 'Buscar um identificador',
  'entre-unidades': 'Abrir entre unidades',
  reenviar: 'Mandar de novo a outro sistema',
  assinaturas: 'Pedir assinatura',
  assinar: 'Assinar',
  recusar: 'Devolver sem assinar',
  original: 'Abrir original',
  pacote: 'Baixar o pacote de uma exportação',
  auditoria: 'Ler este registro',
  verificar: 'Verificar este registro',
  cabecas: 'Anotar uma cabeça',
  visto: 'Ver um alerta',
  contas: 'Convidar',
  desligar: 'Desligar uma conta',
  mover: 'Mover para outra unidade',
  funcao: 'Mudar o fim de uma função',
  reativar: 'Pedir para reabrir uma conta',
  'encerrar-sessoes': 'Encerrar sessões',
  recuperacoes: 'Pedir uma recuperação',
  confirmar: 'Confirmar uma recuperação',
}

/** Why it was refused, by the code of the failure. */
const refusals: Readonly<Record<string, string>> = {
  'sem-permissao': 'a função não permite',
  'nao-encontrado': 'não existe, ou é de outra unidade',
  'numero-desconhecido': 'nenhum boletim tem este número',
  'muitas-aberturas': 'abriu boletins demais nesta hora',
  'muitas-entre-unidades': 'abriu boletins demais nesta hora',
  'muitas-buscas': 'fez todas as buscas do dia',
  'abra-antes': 'não tinha aberto o boletim',
  'da-sua-unidade': 'o boletim é da própria unidade',
  'boletim-destruido': 'o conteúdo já foi apagado',
  'assinatura-nao-serve': 'o pedido de assinatura não vale',
  'abra-para-assinar': 'não abriu o boletim antes de assinar',
  'leia-antes': 'não leu o texto antes de assinar',
  'chegou-algo': 'chegou algo depois do que foi lido',
  'papel-nao-selado': 'o papel ainda não pôde ser selado',
  'entrevista-mudou': 'outra pessoa tinha guardado uma versão',
  'texto-mudou': 'o texto mudou',
  'exportacao-nao-serve': 'o pacote já foi baixado, ou o prazo terminou',
  'pacote-nao-feito': 'o documento ainda estava sendo feito',
  'mesma-unidade': 'a pessoa já trabalha na unidade',
  'dia-passado': 'o dia já passou',
  'ultima-chave': 'era a última forma de entrar',
  wrongState: 'o boletim está em outro passo',
  otherUnit: 'o boletim está com outra unidade',
  notYours: 'o boletim não está com quem tentou',
  leaving: 'há algo saindo',
  hasLeft: 'já saiu',
  needsSecondOfficer: 'falta outra pessoa para assinar',
  otherText: 'o texto mudou depois da assinatura',
  unmanned: 'ninguém pode ler boletins na unidade escolhida',
  measurePending: 'a medida ainda não foi ao juiz',
  destroyed: 'o conteúdo já foi apagado',
}

const isRole = (text: string) => roles.find((role) => role === text)
const isAct = (text: string): AuditAct | undefined => auditActs.find((act) => act === text)
const isIdentifier = (text: string): text is IdentifierKind => Object.hasOwn(identifierNames, text)
const isOpening = (text: string) => openingReasons.find((reason) => reason === text)

/** The duty with which it was done: role and unit, or the system that got a report. */
export function dutyInWords({ funcao, unidade }: Pick<AuditEntry, 'funcao' | 'unidade'>): string | undefined {
  if (funcao === undefined) return undefined
  const [role = '', rest = ''] = funcao.split(/[/ ]/)
  if (role === 'recebedor') return `sistema ${rest}`
  const known = isRole(role)
  return [known ? roleWords[known] : funcao, unidade].filter(Boolean).join(', ')
}

const isFile = /^([\da-f]{8})-[\da-f-]{27}(?: (\d+))?$/

/** The reason of an entry as it is read; what the officer wrote stays as it is. */
export function reasonInWords({ ato, motivo }: Pick<AuditEntry, 'ato' | 'motivo'>): string | undefined {
  if (motivo === undefined) return undefined
  const [first = '', ...rest] = motivo.split(': ')
  const said = rest.join(': ')
  switch (ato) {
    case 'abriu':
    case 'abriu-alem-do-limite':
    case 'entre-unidades': {
      const reason = isOpening(first)
      if (!reason) return motivo
      return reason === 'outro' ? `Outro: ${said}` : [openingWords[reason], said].filter(Boolean).join(': ')
    }
    case 'buscou':
      return `${isIdentifier(first) ? identifierNames[first] : first}: ${said}`
    case 'recusado':
      return `${tried[first] ?? 'Outro pedido'}: ${refusals[said] ?? 'a regra da mesa não deixou'}`
    case 'reenviou':
      return said === '1' ? '1 aviso' : `${said} avisos`
    case 'entregou':
      return motivo === 'pacote' ? 'em arquivo' : motivo
    case 'convidou':
      return dutyInWords({ funcao: motivo })
    case 'moveu':
    case 'mudou-funcao':
      return [dutyInWords({ funcao: first }), said].join(': ')
    case 'leu-registro':
      return motivo.replace(/\bato ([a-z-]+)/, (_, name: string) => {
        const act = isAct(name)
        return act ? `ato “${actWords[act]}”` : name
      })
    case 'viu-evidencia':
    case 'abriu-original':
    case 'entregou-original': {
      const [, file, page] = isFile.exec(motivo) ?? []
      return file === undefined ? motivo : `arquivo ${file}${page ? `, página ${page}` : ''}`
    }
    default:
      return motivo
  }
}
