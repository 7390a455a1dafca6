import type { Orderer } from '@delegacia/domain/desk/events/event-parts'
import type { RemovalLaw } from '@delegacia/domain/law/measure-laws'

/** What the paper says by the law of the order. */
export type RemovalNoticeWords = {
  readonly basis: string
  readonly tells: string
  readonly grounds: Readonly<Record<Orderer, string>>
  readonly toJudge: string
  readonly decides: string
}

export const removalNoticeWords: Readonly<Record<RemovalLaw, RemovalNoticeWords>> = {
  mariaDaPenha: {
    basis: 'Lei 11.340/2006 (Lei Maria da Penha), art. 12-C',
    tells:
      'A polícia comunica a este juízo que mandou o agressor sair na hora do lar ou do lugar em que convive com a vítima, por risco atual ou iminente (Lei 11.340/2006, art. 12-C).',
    grounds: {
      delegado:
        'O município não é sede de comarca, e a ordem é do delegado de polícia (Lei 11.340/2006, art. 12-C, II).',
      policial:
        'O município não é sede de comarca e não havia delegado disponível: a ordem é de outro policial (Lei 11.340/2006, art. 12-C, III).',
    },
    toJudge: 'Prazo da polícia para comunicar ao juiz (Lei 11.340/2006, art. 12-C, § 1º)',
    decides:
      'Em até 24 horas de receber esta comunicação, o juízo decide se mantém ou revoga o afastamento e dá ciência ao Ministério Público (Lei 11.340/2006, art. 12-C, § 1º).',
  },
  henryBorel: {
    basis: 'Lei 14.344/2022 (Lei Henry Borel), art. 14',
    tells:
      'A polícia comunica a este juízo que mandou o agressor sair na hora do lar ou do lugar em que convive com a criança ou o adolescente, por risco atual ou iminente (Lei 14.344/2022, art. 14).',
    grounds: {
      delegado:
        'O município não é sede de comarca, e a ordem é do delegado de polícia (Lei 14.344/2022, art. 14).',
      policial:
        'O município não é sede de comarca e não havia delegado disponível: a ordem é de outro policial (Lei 14.344/2022, art. 14).',
    },
    toJudge: 'Prazo da polícia para comunicar ao juiz (Lei 14.344/2022, art. 14, §§ 1º e 2º)',
    decides:
      'Em até 24 horas de receber esta comunicação, o juízo decide se mantém ou revoga o afastamento (Lei 14.344/2022, art. 14, §§ 1º e 2º).',
  },
}
