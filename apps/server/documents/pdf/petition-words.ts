import type { MeasureLaw } from '@delegacia/domain/law/measure-laws'

/** What the request to the judge says by the law of its measures. */
export type PetitionWords = {
  readonly to: string
  readonly basis: string
  readonly request: string
  /** Where the report asked for measures, and none was named since. */
  readonly unnamed: string
}

export const petitionWords: Readonly<Record<MeasureLaw, PetitionWords>> = {
  mariaDaPenha: {
    to: 'Ao juízo competente para violência doméstica e familiar contra a mulher',
    basis: 'Lei 11.340/2006 (Lei Maria da Penha), arts. 12, § 1º, 18 e 19',
    request:
      'A pessoa que registrou este boletim, vítima dos fatos contados aqui, pede a este juízo as medidas protetivas de urgência a seguir (Lei 11.340/2006, arts. 19 e 22 a 24).',
    unnamed:
      'Medidas protetivas de urgência, sem dizer quais: no boletim ela pediu proteção ao juiz e não indicou medidas.',
  },
  henryBorel: {
    to: 'Ao juízo competente para violência doméstica e familiar contra a criança e o adolescente',
    basis: 'Lei 14.344/2022 (Lei Henry Borel), arts. 16, 20 e 21',
    request:
      'A pessoa que registrou este boletim pede a este juízo, para a criança ou o adolescente que é vítima dos fatos contados aqui, as medidas protetivas de urgência a seguir (Lei 14.344/2022, arts. 20 e 21).',
    unnamed:
      'Medidas protetivas de urgência, sem dizer quais: no boletim foi pedida proteção ao juiz e nenhuma medida foi indicada.',
  },
  vulnerable: {
    to: 'Ao juízo competente',
    basis: 'Código de Processo Penal, arts. 350-A e 350-B (Lei 15.280/2025)',
    request:
      'A pessoa que registrou este boletim pede a este juízo, para quem é vítima dos fatos contados aqui e tem deficiência, as medidas protetivas de urgência a seguir (Código de Processo Penal, art. 350-A, §§ 5º e 6º).',
    unnamed:
      'Medidas protetivas de urgência, sem dizer quais: no boletim foi pedida proteção para quem tem deficiência, e nenhuma medida foi indicada.',
  },
}

export const toJudgeWords = 'Prazo da polícia para enviar ao juiz (Lei 11.340/2006, art. 12, III)'
/** The closing words of the national form. */
export const declaration =
  'Declaro, para os fins de direito, que as informações fornecidas são verídicas e foram prestadas por mim.'
