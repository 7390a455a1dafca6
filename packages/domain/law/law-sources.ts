/** A law, a decision of a court or another act that a text of the product relies on. */
export type LawSource = {
  /** As the field calls it, in Portuguese. */
  readonly name: string
  /** Where it can be read whole; undefined where no stable public address is known. */
  readonly address?: string
  /** The day on which somebody last compared our texts with it, `2026-11-23`; undefined: nobody wrote down a day. */
  readonly readOn?: string
  /** The day on which facts of it were taken from public transcriptions and comments, not from the act itself. */
  readonly secondHandOn?: string
}

const planalto = (path: string) => `https://www.planalto.gov.br/ccivil_03/${path}`

/**
 * Every act that a text of the product names, by its number: nothing may rely on one that does not stand here
 * (tools/checks/law-statements.test.ts).
 */
export const lawSources = {
  'CF/1988': {
    name: 'Constituição Federal',
    address: planalto('constituicao/constituicaocompilado.htm'),
  },
  '2.848/1940': {
    name: 'Código Penal (Decreto-Lei nº 2.848/1940)',
    address: planalto('decreto-lei/del2848compilado.htm'),
  },
  '3.688/1941': {
    name: 'Lei das Contravenções Penais (Decreto-Lei nº 3.688/1941)',
    address: planalto('decreto-lei/del3688.htm'),
  },
  '3.689/1941': {
    name: 'Código de Processo Penal (Decreto-Lei nº 3.689/1941)',
    address: planalto('decreto-lei/del3689compilado.htm'),
  },
  '1.521/1951': {
    name: 'Lei nº 1.521/1951 (crimes contra a economia popular)',
    address: planalto('leis/l1521.htm'),
  },
  '6.015/1973': {
    name: 'Lei nº 6.015/1973 (registros públicos)',
    address: planalto('leis/l6015compilada.htm'),
  },
  '7.716/1989': { name: 'Lei nº 7.716/1989 (racismo)', address: planalto('leis/l7716.htm') },
  '8.069/1990': {
    name: 'Estatuto da Criança e do Adolescente (Lei nº 8.069/1990)',
    address: planalto('leis/l8069compilado.htm'),
  },
  '8.078/1990': {
    name: 'Código de Defesa do Consumidor (Lei nº 8.078/1990)',
    address: planalto('leis/l8078compilado.htm'),
  },
  '8.137/1990': {
    name: 'Lei nº 8.137/1990 (ordem tributária e relações de consumo)',
    address: planalto('leis/l8137.htm'),
  },
  '9.099/1995': { name: 'Lei nº 9.099/1995 (juizados especiais)', address: planalto('leis/l9099.htm') },
  '9.503/1997': {
    name: 'Código de Trânsito Brasileiro (Lei nº 9.503/1997)',
    address: planalto('leis/l9503compilado.htm'),
  },
  '9.605/1998': { name: 'Lei nº 9.605/1998 (crimes ambientais)', address: planalto('leis/l9605.htm') },
  '10.406/2002': {
    name: 'Código Civil (Lei nº 10.406/2002)',
    address: planalto('leis/2002/l10406compilada.htm'),
  },
  '10.741/2003': {
    name: 'Estatuto da Pessoa Idosa (Lei nº 10.741/2003)',
    address: planalto('leis/2003/l10.741.htm'),
  },
  '11.340/2006': {
    name: 'Lei Maria da Penha (Lei nº 11.340/2006)',
    address: planalto('_ato2004-2006/2006/lei/l11340.htm'),
    secondHandOn: '2026-11-23',
  },
  '11.976/2009': {
    name: 'Lei nº 11.976/2009 (declaração de óbito)',
    address: planalto('_ato2007-2010/2009/lei/l11976.htm'),
  },
  '12.845/2013': {
    name: 'Lei nº 12.845/2013 (atendimento a pessoas em situação de violência sexual)',
    address: planalto('_ato2011-2014/2013/lei/l12845.htm'),
  },
  '13.146/2015': {
    name: 'Lei Brasileira de Inclusão (Lei nº 13.146/2015)',
    address: planalto('_ato2015-2018/2015/lei/l13146.htm'),
  },
  '8.750/2016': {
    name: 'Decreto nº 8.750/2016 (povos e comunidades tradicionais)',
    address: planalto('_ato2015-2018/2016/decreto/d8750.htm'),
  },
  '13.709/2018': {
    name: 'Lei Geral de Proteção de Dados (Lei nº 13.709/2018)',
    address: planalto('_ato2015-2018/2018/lei/l13709.htm'),
  },
  '13.812/2019': {
    name: 'Lei nº 13.812/2019 (pessoas desaparecidas)',
    address: planalto('_ato2019-2022/2019/lei/l13812.htm'),
  },
  '13.964/2019': {
    name: 'Lei nº 13.964/2019 (altera o Código Penal)',
    address: planalto('_ato2019-2022/2019/lei/l13964.htm'),
  },
  '14.132/2021': {
    name: 'Lei nº 14.132/2021 (perseguição)',
    address: planalto('_ato2019-2022/2021/lei/l14132.htm'),
  },
  '14.344/2022': {
    name: 'Lei Henry Borel (Lei nº 14.344/2022)',
    address: planalto('_ato2019-2022/2022/lei/l14344.htm'),
    secondHandOn: '2026-11-23',
  },
  '14.534/2023': {
    name: 'Lei nº 14.534/2023 (número de identificação)',
    address: planalto('_ato2023-2026/2023/lei/l14534.htm'),
  },
  '14.994/2024': {
    name: 'Lei nº 14.994/2024 (feminicídio; altera o Código Penal)',
    address: planalto('_ato2023-2026/2024/lei/l14994.htm'),
  },
  '15.125/2025': {
    name: 'Lei nº 15.125/2025 (monitoração eletrônica)',
    address: planalto('_ato2023-2026/2025/lei/l15125.htm'),
    secondHandOn: '2026-11-23',
  },
  '15.280/2025': {
    name: 'Lei nº 15.280/2025 (medidas protetivas no Código de Processo Penal)',
    address: planalto('_ato2023-2026/2025/lei/l15280.htm'),
    secondHandOn: '2026-11-23',
  },
  'CNJ/CNMP 6/2025': {
    name: 'Portaria Conjunta CNJ/CNMP nº 6/2025 (formulário de risco)',
    secondHandOn: '2026-11-23',
  },
  'PA 9.278/2021': { name: 'Lei do Estado do Pará nº 9.278/2021 (condomínios)' },
  'ADI 4.424': { name: 'Supremo Tribunal Federal, ADI 4.424' },
  'ADO 26': { name: 'Supremo Tribunal Federal, ADO 26' },
  'BCB 1/2020': { name: 'Resolução BCB nº 1/2020 (regulamento do Pix)' },
} as const satisfies Record<string, LawSource>

export type LawId = keyof typeof lawSources
