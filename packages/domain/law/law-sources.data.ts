import type { Day } from './validity.ts'

/** A law, a decision of a court or another act that a text of the product relies on. */
export type LawSource = {
  /** As the field calls it, in Portuguese. */
  readonly name: string
  /** Where it can be read whole; undefined where no stable public address is known. */
  readonly address?: string
  /** The first day on which it was in force. */
  readonly from: Day
  /** The day on which somebody last compared our texts with it. */
  readonly readOn: Day
  /** That on that day facts of it came from public transcriptions and comments, not from the act itself. */
  readonly secondHand?: true
  /** The day by which somebody reads it again: sooner where it changes often. */
  readonly readAgainBy: Day
  /** The newest act that was seen to change it, up to that day. */
  readonly lastChange?: string
}

const planalto = (path: string) => `https://www.planalto.gov.br/ccivil_03/${path}`
const ofYear = (year: 2025 | 2026, number: number) => planalto(`_ato2023-2026/${year}/lei/l${number}.htm`)

/** Read second-hand on 27 November 2026, to be read again in half a year. */
const secondHand = {
  readOn: '2026-11-27',
  secondHand: true,
  readAgainBy: '2027-05-31',
} as const satisfies Partial<LawSource>
/** The same of what changed several times in a year: to be read again in a quarter. */
const secondHandOften = { ...secondHand, readAgainBy: '2027-02-28' } as const

/**
 * Every act that a text of the product names, by its number: nothing may rely on one that does not stand here
 * (tools/checks/law-statements.test.ts).
 */
export const lawSources = {
  'CF/1988': {
    name: 'Constituição Federal',
    address: planalto('constituicao/constituicaocompilado.htm'),
    from: '1988-10-05',
    ...secondHand,
  },
  '2.848/1940': {
    name: 'Código Penal (Decreto-Lei nº 2.848/1940)',
    address: planalto('decreto-lei/del2848compilado.htm'),
    from: '1942-01-01',
    lastChange: '15.517/2026',
    ...secondHandOften,
  },
  '3.688/1941': {
    name: 'Lei das Contravenções Penais (Decreto-Lei nº 3.688/1941)',
    address: planalto('decreto-lei/del3688.htm'),
    from: '1942-01-01',
    ...secondHand,
  },
  '3.689/1941': {
    name: 'Código de Processo Penal (Decreto-Lei nº 3.689/1941)',
    address: planalto('decreto-lei/del3689compilado.htm'),
    from: '1942-01-01',
    lastChange: '15.438/2026',
    ...secondHandOften,
  },
  '1.521/1951': {
    name: 'Lei nº 1.521/1951 (crimes contra a economia popular)',
    address: planalto('leis/l1521.htm'),
    from: '1952-02-25',
    ...secondHand,
  },
  '6.015/1973': {
    name: 'Lei nº 6.015/1973 (registros públicos)',
    address: planalto('leis/l6015compilada.htm'),
    from: '1976-01-01',
    ...secondHand,
  },
  '7.716/1989': {
    name: 'Lei nº 7.716/1989 (racismo)',
    address: planalto('leis/l7716.htm'),
    from: '1989-01-06',
    lastChange: '14.532/2023',
    ...secondHand,
  },
  '8.159/1991': {
    name: 'Lei nº 8.159/1991 (arquivos públicos)',
    address: planalto('leis/l8159.htm'),
    from: '1991-01-09',
    ...secondHand,
  },
  '8.069/1990': {
    name: 'Estatuto da Criança e do Adolescente (Lei nº 8.069/1990)',
    address: planalto('leis/l8069compilado.htm'),
    from: '1990-10-14',
    lastChange: '15.512/2026',
    ...secondHandOften,
  },
  '8.078/1990': {
    name: 'Código de Defesa do Consumidor (Lei nº 8.078/1990)',
    address: planalto('leis/l8078compilado.htm'),
    from: '1991-03-11',
    lastChange: '14.181/2021',
    ...secondHand,
  },
  '8.137/1990': {
    name: 'Lei nº 8.137/1990 (ordem tributária e relações de consumo)',
    address: planalto('leis/l8137.htm'),
    from: '1990-12-28',
    lastChange: 'LC 224',
    ...secondHand,
  },
  '9.099/1995': {
    name: 'Lei nº 9.099/1995 (juizados especiais)',
    address: planalto('leis/l9099.htm'),
    from: '1995-11-26',
    lastChange: '14.245/2021',
    ...secondHand,
  },
  '9.503/1997': {
    name: 'Código de Trânsito Brasileiro (Lei nº 9.503/1997)',
    address: planalto('leis/l9503compilado.htm'),
    from: '1998-01-22',
    lastChange: '15.503/2026',
    ...secondHand,
  },
  '9.605/1998': {
    name: 'Lei nº 9.605/1998 (crimes ambientais)',
    address: planalto('leis/l9605.htm'),
    from: '1998-03-30',
    lastChange: '15.355/2026',
    ...secondHandOften,
  },
  '10.406/2002': {
    name: 'Código Civil (Lei nº 10.406/2002)',
    address: planalto('leis/2002/l10406compilada.htm'),
    from: '2003-01-11',
    ...secondHand,
  },
  '10.741/2003': {
    name: 'Estatuto da Pessoa Idosa (Lei nº 10.741/2003)',
    address: planalto('leis/2003/l10.741.htm'),
    from: '2004-01-01',
    lastChange: '15.163/2025',
    ...secondHand,
  },
  '11.340/2006': {
    name: 'Lei Maria da Penha (Lei nº 11.340/2006)',
    address: planalto('_ato2004-2006/2006/lei/l11340.htm'),
    from: '2006-09-22',
    lastChange: '15.455/2026',
    ...secondHandOften,
  },
  '11.976/2009': {
    name: 'Lei nº 11.976/2009 (declaração de óbito)',
    address: planalto('_ato2007-2010/2009/lei/l11976.htm'),
    from: '2009-07-08',
    ...secondHand,
  },
  '12.845/2013': {
    name: 'Lei nº 12.845/2013 (atendimento a pessoas em situação de violência sexual)',
    address: planalto('_ato2011-2014/2013/lei/l12845.htm'),
    from: '2013-10-31',
    ...secondHand,
  },
  '13.146/2015': {
    name: 'Lei Brasileira de Inclusão (Lei nº 13.146/2015)',
    address: planalto('_ato2015-2018/2015/lei/l13146.htm'),
    from: '2016-01-03',
    lastChange: '15.249/2025',
    ...secondHand,
  },
  '8.750/2016': {
    name: 'Decreto nº 8.750/2016 (povos e comunidades tradicionais)',
    address: planalto('_ato2015-2018/2016/decreto/d8750.htm'),
    from: '2016-05-10',
    ...secondHand,
  },
  '13.709/2018': {
    name: 'Lei Geral de Proteção de Dados (Lei nº 13.709/2018)',
    address: planalto('_ato2015-2018/2018/lei/l13709.htm'),
    from: '2020-09-18',
    lastChange: '15.352/2026',
    ...secondHand,
  },
  '13.812/2019': {
    name: 'Lei nº 13.812/2019 (pessoas desaparecidas)',
    address: planalto('_ato2019-2022/2019/lei/l13812.htm'),
    from: '2019-03-18',
    ...secondHand,
  },
  '13.964/2019': {
    name: 'Lei nº 13.964/2019 (altera o Código Penal)',
    address: planalto('_ato2019-2022/2019/lei/l13964.htm'),
    from: '2020-01-23',
    ...secondHand,
  },
  '14.132/2021': {
    name: 'Lei nº 14.132/2021 (perseguição)',
    address: planalto('_ato2019-2022/2021/lei/l14132.htm'),
    from: '2021-04-01',
    ...secondHand,
  },
  '14.344/2022': {
    name: 'Lei Henry Borel (Lei nº 14.344/2022)',
    address: planalto('_ato2019-2022/2022/lei/l14344.htm'),
    from: '2022-07-08',
    lastChange: '14.826/2024',
    ...secondHand,
  },
  '14.534/2023': {
    name: 'Lei nº 14.534/2023 (número de identificação)',
    address: planalto('_ato2023-2026/2023/lei/l14534.htm'),
    from: '2023-01-12',
    ...secondHand,
  },
  '14.994/2024': {
    name: 'Lei nº 14.994/2024 (feminicídio; altera o Código Penal)',
    address: planalto('_ato2023-2026/2024/lei/l14994.htm'),
    from: '2024-10-10',
    ...secondHand,
  },
  '15.280/2025': {
    name: 'Lei nº 15.280/2025 (medidas protetivas no Código de Processo Penal)',
    address: planalto('_ato2023-2026/2025/lei/l15280.htm'),
    from: '2025-12-08',
    ...secondHandOften,
  },
  '15.163/2025': {
    name: 'Lei nº 15.163/2025 (maus-tratos e abandono; altera o Estatuto da Pessoa Idosa)',
    address: ofYear(2025, 15163),
    from: '2025-07-04',
    ...secondHand,
  },
  '15.229/2025': {
    name: 'Lei nº 15.229/2025 (estelionato contra pessoa com deficiência)',
    address: ofYear(2025, 15229),
    from: '2025-10-03',
    ...secondHand,
  },
  '15.380/2026': {
    name: 'Lei nº 15.380/2026 (audiência de retratação)',
    address: ofYear(2026, 15380),
    from: '2026-04-07',
    ...secondHand,
  },
  '15.383/2026': {
    name: 'Lei nº 15.383/2026 (monitoração eletrônica)',
    address: ofYear(2026, 15383),
    from: '2026-04-10',
    ...secondHand,
  },
  '15.384/2026': {
    name: 'Lei nº 15.384/2026 (violência vicária)',
    address: ofYear(2026, 15384),
    from: '2026-04-10',
    ...secondHand,
  },
  '15.397/2026': {
    name: 'Lei nº 15.397/2026 (crimes contra o patrimônio)',
    address: ofYear(2026, 15397),
    from: '2026-05-04',
    ...secondHand,
  },
  '15.411/2026': {
    name: 'Lei nº 15.411/2026 (riscos que permitem o afastamento)',
    address: ofYear(2026, 15411),
    from: '2026-05-21',
    ...secondHand,
  },
  '15.412/2026': {
    name: 'Lei nº 15.412/2026 (medidas cíveis como título)',
    address: ofYear(2026, 15412),
    from: '2026-05-21',
    ...secondHand,
  },
  '15.438/2026': {
    name: 'Lei nº 15.438/2026 (prazo de doze meses)',
    address: ofYear(2026, 15438),
    from: '2026-06-19',
    ...secondHand,
  },
  'CNJ/CNMP 6/2025': {
    name: 'Portaria Conjunta CNJ/CNMP nº 6/2025 (formulário de risco)',
    address: 'https://atos.cnj.jus.br/atos/detalhar/6242',
    from: '2025-08-06',
    ...secondHand,
  },
  'PA 9.278/2021': {
    name: 'Lei do Estado do Pará nº 9.278/2021 (condomínios)',
    from: '2021-07-30',
    ...secondHand,
  },
  'ADI 4.424': {
    name: 'Supremo Tribunal Federal, ADI 4.424',
    address: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=3897992',
    from: '2012-02-09',
    ...secondHand,
  },
  'ADO 26': {
    name: 'Supremo Tribunal Federal, ADO 26',
    address: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=4515053',
    from: '2019-06-13',
    ...secondHand,
  },
  'BCB 1/2020': {
    name: 'Resolução BCB nº 1/2020 (regulamento do Pix)',
    address: 'https://www.bcb.gov.br/estabilidadefinanceira/exibenormativo?tipo=Resolução BCB&numero=1',
    from: '2020-09-01',
    lastChange: 'BCB 493/2025',
    ...secondHand,
  },
} as const satisfies Record<string, LawSource>

export type LawId = keyof typeof lawSources
