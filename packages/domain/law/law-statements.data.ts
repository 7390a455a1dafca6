import type { Citations } from './cited.ts'
import type { Day } from './validity.ts'

/** One text of the product that says what the law is. */
export type LawStatement = {
  /** The file where it stands, from the root. */
  readonly in: string
  /** How the Portuguese text begins or what it holds, enough to find it. */
  readonly says: string
  /** The acts that make it true, each with its place. */
  readonly by: Citations
  /** Since when, where that is later than all those acts: an article that a younger act brought in. */
  readonly from?: Day
  /** The last day, where the law has ended it. */
  readonly until?: Day
  /**
   * Whether it is said by the day of the fact, and so through `packages/domain/law` alone; every other is said to whoever
   * reads today.
   */
  readonly goesBy?: 'fact'
  /** What the jurist should look at first. */
  readonly ask?: string
  /** The jurist and the day, once somebody has: 'A. Souza, 2026-12-01'. */
  readonly confirmedBy?: string
}

const falseReport = [['2.848/1940', 'arts. 138, 339 e 340']] as const
const timeToAct = [
  ['3.689/1941', 'art. 38'],
  ['2.848/1940', 'art. 103'],
] as const
const toTheJudge = [['11.340/2006', 'art. 12, III']] as const

/** Every such text, one row each; docs/for-the-jurist.md is made of them, and a text without a row fails the tests. */
export const lawStatements: readonly LawStatement[] = [
  {
    in: 'packages/flows/crimes/computer-intrusion/texts.ts',
    says: 'Enganar alguém para levar dinheiro é golpe',
    by: [
      ['2.848/1940', 'art. 171'],
      ['BCB 1/2020', 'devolução especial (MED)'],
    ],
  },
  {
    in: 'packages/flows/crimes/disturbance/texts.ts',
    says: 'Quando a mesma pessoa repete, é perseguição',
    by: [['2.848/1940', 'art. 147-A']],
    from: '2021-04-01',
  },
  {
    in: 'packages/flows/crimes/accident/texts.ts',
    says: 'Fugir para não responder pelo acidente é crime',
    by: [['9.503/1997', 'art. 305']],
  },
  {
    in: 'packages/flows/crimes/insult/texts.ts',
    says: 'Ofensa por raça, cor, etnia ou origem',
    by: [
      ['7.716/1989', 'art. 2º-A'],
      ['2.848/1940', 'art. 140, § 3º'],
    ],
  },
  {
    in: 'packages/flows/blocks/document-texts.ts',
    says: 'crime ou contravenção é crime',
    by: falseReport,
    ask: 'a frase está no documento selado',
  },
  { in: 'packages/flows/blocks/before/warnings.ts', says: 'Acreditamos em você', by: falseReport },
  {
    in: 'packages/flows/blocks/before/restrictions.ts',
    says: 'Comunicar um crime que não houve é crime',
    by: falseReport,
    ask: 'é o art. 340; os arts. 138 e 339 são outros fatos',
  },
  {
    in: 'packages/flows/blocks/before/by-family.ts',
    says: 'a lei dá proteção própria',
    by: [['11.340/2006', 'arts. 5º e 7º']],
    ask: 'o texto também vale para homens, crianças e pessoas idosas',
  },
  {
    in: 'packages/flows/questions/stalking.ts',
    says: 'a lei protege você mais',
    by: [['11.340/2006', 'arts. 5º e 7º']],
  },
  {
    in: 'packages/flows/questions/arson.ts',
    says: 'Fogo que pôs pessoas ou bens em perigo',
    by: [['2.848/1940', 'art. 250']],
  },
  {
    in: 'packages/flows/blocks/safe-contact.ts',
    says: 'O juiz pode mandar o agressor ficar longe',
    by: [['11.340/2006', 'art. 22, II e III']],
  },
  { in: 'packages/flows/blocks/safe-contact.ts', says: 'Quer pedir proteção ao juiz', by: toTheJudge },
  {
    in: 'packages/domain/desk/representation/representation-texts.ts',
    says: 'A lei chama de representação',
    by: [['3.689/1941', 'arts. 5º, § 4º, e 39']],
    goesBy: 'fact',
  },
  {
    in: 'packages/domain/desk/representation/representation-texts.ts',
    says: 'queixa-crime',
    by: [['3.689/1941', 'arts. 30, 32, § 2º, e 44']],
    goesBy: 'fact',
    ask: 'o atestado de pobreza da delegacia e a nomeação pelo juiz (art. 32)',
  },
  {
    in: 'packages/domain/desk/representation/representation-texts.ts',
    says: 'A lei dá {months} desde que você soube quem foi',
    by: timeToAct,
    goesBy: 'fact',
    ask: 'o dia é contado do fato quando o boletim nomeia alguém (docs/data-sources.md)',
  },
  {
    in: 'packages/domain/desk/representation/representation-texts.ts',
    says: 'A lei dá {months}, que só começam',
    by: timeToAct,
    goesBy: 'fact',
  },
  {
    in: 'packages/domain/desk/citizen/not-here-texts.ts',
    says: 'Código de Processo Penal, art. 70',
    by: [['3.689/1941', 'art. 70']],
  },
  {
    in: 'packages/domain/desk/citizen/not-here-texts.ts',
    says: 'Constituição Federal, arts. 109 e 144',
    by: [['CF/1988', 'arts. 109 e 144, § 1º']],
  },
  {
    in: 'packages/domain/desk/citizen/not-here-texts.ts',
    says: 'Constituição Federal, arts. 124 e 125',
    by: [['CF/1988', 'arts. 124 e 125, § 4º']],
  },
  {
    in: 'packages/domain/desk/citizen/next-texts.ts',
    says: 'A lei fala em recurso ao chefe de Polícia',
    by: [['3.689/1941', 'art. 5º, § 2º']],
    ask: 'o recurso da lei é contra o indeferimento de inquérito',
  },
  {
    in: 'packages/domain/desk/citizen/measure-texts.ts',
    says: 'A lei dá à polícia 48 horas',
    by: toTheJudge,
  },
  {
    in: 'packages/domain/desk/citizen/measure-texts.ts',
    says: 'Depois de receber o pedido, o juiz tem {hours} horas',
    by: [
      ['11.340/2006', 'art. 18'],
      ['14.344/2022', 'art. 15'],
    ],
  },
  {
    in: 'packages/domain/desk/citizen/measure-texts.ts',
    says: 'A medida só vale depois que o juiz decide e a outra pessoa é avisada',
    by: [['11.340/2006', 'arts. 18 e 19']],
    ask: 'a partir de quando a medida obriga o agressor',
  },
  {
    in: 'packages/domain/desk/citizen/later-state-texts.ts',
    says: 'Se não concordar, você pode recorrer',
    by: [['3.689/1941', 'art. 5º, § 2º']],
    ask: 'decide um delegado da unidade ou a chefia (docs/decisions/0037-who-decides-an-appeal.md)',
  },
  {
    in: 'packages/domain/desk/citizen/step-texts.ts',
    says: 'depois do tempo que a lei manda',
    by: [['8.159/1991', 'art. 3º']],
    ask: 'qual norma fixa o tempo de guarda',
  },
  {
    in: 'packages/domain/desk/acceptance/refusal-texts.ts',
    says: 'apagado depois do tempo que a lei manda',
    by: [['8.159/1991', 'art. 3º']],
    ask: 'qual norma fixa o tempo de guarda',
  },
  {
    in: 'packages/domain/desk/templates/message-templates.ts',
    says: 'Ela só vale depois que o juiz decide e a outra pessoa é avisada',
    by: [['11.340/2006', 'arts. 18 e 19']],
    ask: 'a partir de quando a medida obriga o agressor',
  },
  {
    in: 'packages/domain/lists/crimes/condominium-violence.ts',
    says: 'Lei estadual nº 9.278/2021',
    by: [['PA 9.278/2021', 'art. 1º, parágrafo único']],
  },
  {
    in: 'packages/domain/lists/questions/condominium.ts',
    says: 'A lei pede que o condomínio avise a polícia em até 48 horas',
    by: [['PA 9.278/2021', 'art. 1º, parágrafo único']],
    ask: 'o prazo e o artigo',
  },
  {
    in: 'packages/domain/lists/crimes/violence.ts',
    says: 'o juiz decide em até 48 horas',
    by: [['11.340/2006', 'art. 18']],
    ask: 'o prazo corre do recebimento pelo juiz, não do pedido',
  },
  {
    in: 'packages/domain/lists/crimes/stalking.ts',
    says: 'Perseguição é crime',
    by: [['2.848/1940', 'art. 147-A']],
    from: '2021-04-01',
  },
  {
    in: 'packages/domain/lists/crimes/stalking.ts',
    says: 'O processo depende do seu pedido',
    by: [
      ['2.848/1940', 'art. 147-A, § 3º'],
      ['3.689/1941', 'art. 38'],
    ],
    from: '2021-04-01',
  },
  {
    in: 'packages/domain/lists/advice/violence.ts',
    says: 'Criança e adolescente têm direito',
    by: [
      ['8.069/1990', 'arts. 4º e 5º'],
      ['14.344/2022', 'arts. 1º e 15'],
    ],
  },
  {
    in: 'packages/domain/lists/advice/violence.ts',
    says: 'A pessoa idosa tem direito a respeito',
    by: [['10.741/2003', 'arts. 3º e 4º']],
  },
  {
    in: 'packages/domain/lists/advice/honour-and-peace.ts',
    says: 'Em geral é preciso uma queixa-crime',
    by: [
      ['2.848/1940', 'art. 145'],
      ['3.689/1941', 'art. 38'],
    ],
  },
  {
    in: 'packages/domain/lists/crimes/hate.ts',
    says: 'Discriminar é crime',
    by: [['7.716/1989', 'arts. 1º e 20']],
  },
  {
    in: 'packages/domain/lists/crimes/disturbance.ts',
    says: 'repetido, é crime de perseguição',
    by: [['2.848/1940', 'art. 147-A']],
    from: '2021-04-01',
  },
  {
    in: 'packages/domain/lists/crimes/peace.ts',
    says: 'Descansar é direito seu',
    by: [['3.688/1941', 'art. 42']],
  },
  {
    in: 'packages/domain/lists/crimes/fraud.ts',
    says: 'Mecanismo Especial de Devolução',
    by: [['BCB 1/2020', 'devolução especial (MED), na redação da Resolução BCB nº 493/2025']],
    from: '2026-02-02',
  },
  {
    in: 'packages/domain/lists/crimes/fraud.ts',
    says: 'há um botão para isso',
    by: [['BCB 1/2020', 'autoatendimento do MED, na redação da Resolução BCB nº 493/2025']],
    from: '2025-10-01',
    ask: 'o prazo de 80 dias não foi achado de novo',
  },
  {
    in: 'packages/domain/lists/crimes/accident.ts',
    says: 'para valores menores não é preciso advogado',
    by: [['9.099/1995', 'art. 9º']],
  },
  {
    in: 'packages/domain/lists/crimes/hate.ts',
    says: 'Supremo Tribunal Federal aplica a lei do racismo',
    by: [
      ['ADO 26', 'tese'],
      ['7.716/1989', 'art. 20'],
    ],
    ask: 'a decisão sobre a injúria (MI 4.733, de 2023)',
  },
  {
    in: 'packages/domain/lists/crimes/peace.ts',
    says: 'fora do que a lei permite',
    by: [['3.688/1941', 'art. 42']],
  },
  {
    in: 'apps/server/desk/http/desk-failures.ts',
    says: 'apagado depois do tempo que a lei manda',
    by: [['8.159/1991', 'art. 3º']],
    ask: 'qual norma fixa o tempo de guarda',
  },
  { in: 'apps/server/desk/work/clock-answer.ts', says: 'ao juiz em', by: toTheJudge },
  {
    in: 'apps/desk/pages/report/petition-card.tsx',
    says: 'ainda não disse quais medidas',
    by: toTheJudge,
    ask: 'se a polícia leva ao juiz um pedido que não diz quais medidas',
  },
  {
    in: 'apps/desk/pages/report/petition-card.tsx',
    says: 'Envie junto o boletim selado (Lei',
    by: [['11.340/2006', 'art. 12, § 2º']],
    ask: 'se o boletim pode ir sem o telefone e o e-mail dela, ou sob sigilo',
  },
  {
    in: 'apps/web/help/what-i-can-do.tsx',
    says: 'Mulheres podem pedir proteção ao juiz',
    by: [['11.340/2006', 'art. 19']],
    ask: 'os §§ 4º e 5º, da Lei 14.550/2023',
  },
  {
    in: 'apps/web/help/what-i-can-do.tsx',
    says: 'atendem sem boletim',
    by: [['12.845/2013', 'arts. 1º e 3º']],
  },
  {
    in: 'apps/web/pages/report/summary/summary-texts.ts',
    says: 'Só é crime inventar de propósito',
    by: falseReport,
  },
  { in: 'apps/web/pages/follow/thread-texts.ts', says: 'o prazo que a lei der a você', by: timeToAct },
  {
    in: 'apps/web/pages/home/register/likely/care.ts',
    says: 'todo hospital do SUS atende na hora, sem boletim',
    by: [['12.845/2013', 'arts. 1º e 3º']],
    ask: 'a lei não fala do boletim: é o costume e a norma técnica',
  },
  {
    in: 'apps/web/pages/home/register/likely/care.ts',
    says: 'A busca começa logo',
    by: [['13.812/2019', 'art. 3º']],
  },
  {
    in: 'apps/web/pages/home/register/likely/care.ts',
    says: 'Ninguém tem o direito de ferir',
    by: [['CF/1988', 'art. 5º, III']],
  },
  { in: 'apps/web/pages/home/cards/important-card.tsx', says: 'Já inventar um fato', by: falseReport },
  {
    in: 'apps/web/pages/terms/terms-texts.ts',
    says: 'tem a mesma validade do que é feito na delegacia',
    by: [['3.689/1941', 'art. 5º, § 3º']],
    ask: 'o Código só diz que se comunica por escrito: qual norma do Estado dá essa validade',
  },
  { in: 'apps/web/pages/terms/terms-texts.ts', says: 'Inventar um fato ou acusar', by: falseReport },
  {
    in: 'apps/web/pages/privacy/privacy-texts.ts',
    says: 'É um dever legal da polícia',
    by: [['3.689/1941', 'art. 5º']],
  },
  {
    in: 'apps/web/pages/privacy/privacy-texts.ts',
    says: 'A Lei Geral de Proteção de Dados',
    by: [['13.709/2018', 'arts. 4º, III, e 6º']],
  },
  {
    in: 'apps/web/pages/privacy/privacy-texts.ts',
    says: 'O boletim é documento público',
    by: [['8.159/1991', 'art. 2º']],
    ask: 'qual norma fixa o tempo de guarda',
  },
  {
    in: 'apps/web/pages/privacy/privacy-texts.ts',
    says: 'como a lei manda, o Ministério Público',
    by: [['3.689/1941', 'art. 10, § 1º']],
  },
  {
    in: 'apps/web/pages/report/offered/not-offered-wording.ts',
    says: 'tem direito de ser atendido',
    by: [['3.689/1941', 'art. 5º, § 3º']],
  },
  {
    in: 'apps/desk/pages/report/signatures/export-dialog.tsx',
    says: 'Guarde só onde a lei deixa',
    by: [['13.709/2018', 'arts. 4º e 6º']],
  },
  {
    in: 'apps/desk/words/reason-words.ts',
    says: 'vale o lugar onde a vítima mora',
    by: [['3.689/1941', 'art. 70, § 4º']],
  },
  {
    in: 'apps/desk/pages/report/signatures/signature-dialogs.tsx',
    says: 'como recorrer (CPP',
    by: [['3.689/1941', 'art. 5º, § 2º']],
  },
  {
    in: 'packages/domain/lists/crimes/threat.ts',
    says: 'Em geral o processo depende do seu pedido',
    by: [
      ['2.848/1940', 'arts. 147, §§ 1º e 2º, e 145'],
      ['14.994/2024', 'art. 1º'],
      ['3.689/1941', 'art. 38'],
    ],
  },
  {
    in: 'packages/contract/thread/thread-calls.ts',
    says: 'Appeals (CPP',
    by: [['3.689/1941', 'art. 5º, § 2º']],
  },
  {
    in: 'packages/domain/lists/crimes/loss.ts',
    says: 'Não é crime: o registro resguarda os seus direitos',
    by: [['CF/1988', 'art. 5º, XXXIV']],
  },
  {
    in: 'packages/domain/lists/crimes/death.ts',
    says: 'A pessoa faleceu em casa',
    by: [['6.015/1973', 'art. 77']],
  },
  {
    in: 'packages/domain/lists/crimes/death.ts',
    says: 'A pessoa faleceu fora de casa',
    by: [['6.015/1973', 'art. 77']],
  },
  {
    in: 'packages/domain/lists/crimes/atypical.ts',
    says: 'Algo aconteceu que não é crime, mas',
    by: [['CF/1988', 'art. 5º, XXXIV']],
  },
  {
    in: 'packages/domain/lists/crimes/hate.ts',
    says: 'Lei Brasileira de Inclusão',
    by: [['13.146/2015', 'art. 88']],
  },
  {
    in: 'packages/domain/lists/crimes/atypical.ts',
    says: 'Fato que não é crime',
    by: [['CF/1988', 'art. 5º, XXXIV']],
  },
  {
    in: 'packages/domain/lists/crimes/atypical.ts',
    says: 'Algo aconteceu que não é crime, e você',
    by: [['CF/1988', 'art. 5º, XXXIV']],
  },
  {
    in: 'packages/flows/crimes/atypical/texts.ts',
    says: 'Fato que não é crime',
    by: [['CF/1988', 'art. 5º, XXXIV']],
  },
  {
    in: 'packages/flows/crimes/atypical/texts.ts',
    says: 'Não é crime, mas pode ser preciso provar depois',
    by: [['CF/1988', 'art. 5º, XXXIV']],
  },
  { in: 'packages/flows/questions/peace.ts', says: 'Gritaria, som alto', by: [['3.688/1941', 'art. 42']] },
  { in: 'docs/glossary.md', says: 'false report', by: [['2.848/1940', 'art. 340']] },
  { in: 'docs/glossary.md', says: 'representation, private complaint', by: timeToAct },
  { in: 'docs/officers-guide.md', says: '48 horas até o juiz', by: toTheJudge },
  { in: 'docs/officers-guide.md', says: 'Não cabe aqui', by: [['3.689/1941', 'art. 5º, § 2º']] },
  {
    in: 'apps/server/base/settings/variables.ts',
    says: 'The office to which the law gives an appeal',
    by: [['3.689/1941', 'art. 5º, § 2º']],
  },
  { in: 'docs/data-sources.md', says: '(CIN: Law 14.534/2023)', by: [['14.534/2023', 'art. 1º']] },
  {
    in: 'docs/data-sources.md',
    says: 'sensitive data (Law 13.709/2018)',
    by: [['13.709/2018', 'arts. 6º e 11']],
  },
  { in: 'docs/data-sources.md', says: 'Decree 8.750/2016', by: [['8.750/2016', 'art. 4º']] },
  {
    in: 'docs/data-sources.md',
    says: '12.845/2013 (care after sexual violence)',
    by: [
      ['12.845/2013', 'arts. 1º e 3º'],
      ['13.812/2019', 'art. 3º'],
    ],
  },
  {
    in: 'apps/server/documents/mail/confirmation-texts.ts',
    says: 'tem a mesma validade de um boletim feito na delegacia',
    by: [['3.689/1941', 'art. 5º, § 3º']],
    ask: 'o Código só diz que se comunica por escrito: qual norma do Estado dá essa validade',
  },
  {
    in: 'apps/web/pages/report/finish/finish-texts.ts',
    says: 'tem a mesma validade legal',
    by: [['3.689/1941', 'art. 5º, § 3º']],
    ask: 'o Código só diz que se comunica por escrito: qual norma do Estado dá essa validade',
  },
  { in: 'apps/web/pages/report/finish/finish-texts.ts', says: 'Enganar-se não é crime', by: falseReport },
  {
    in: 'apps/web/pages/home/cards/important-card.tsx',
    says: 'errar um detalhe não é crime',
    by: falseReport,
  },
  { in: 'apps/web/pages/terms/terms-texts.ts', says: 'Errar um detalhe não é crime', by: falseReport },
  {
    in: 'apps/web/pages/risk-form/what-now-texts.ts',
    says: 'A medida protetiva só vale depois que o juiz decide',
    by: [['11.340/2006', 'arts. 18, 19 e 24-A']],
    ask: 'Who decides that she may say: it holds once this person was told',
  },
  {
    in: 'apps/web/pages/risk-form/what-now-texts.ts',
    says: 'A polícia leva o pedido ao juiz. A lei dá 48 horas',
    by: toTheJudge,
  },
  {
    in: 'apps/web/pages/risk-form/what-now-texts.ts',
    says: 'O juiz decide. Depois de receber o pedido',
    by: [['11.340/2006', 'art. 18']],
  },
  {
    in: 'apps/web/pages/risk-form/what-now-texts.ts',
    says: 'O juiz decide. Pode aceitar tudo, uma parte',
    by: [['11.340/2006', 'arts. 18 e 19']],
    ask: 'Whether the judge may ask for more before deciding',
  },
  {
    in: 'apps/web/pages/risk-form/what-now-texts.ts',
    says: 'É crime. Ligue 190 na hora',
    by: [['11.340/2006', 'art. 24-A']],
  },
  {
    in: 'packages/domain/risk-form/form-2025.data.ts',
    says: 'Portaria Conjunta CNJ/CNMP 6/2025',
    by: [['CNJ/CNMP 6/2025', 'anexo']],
    ask: 'The whole form was read from three transcriptions: compare every question and answer with the annex',
  },
  {
    in: 'packages/domain/risk-form/interview-2025.data.ts',
    says: 'Portaria Conjunta CNJ/CNMP 6/2025',
    by: [['CNJ/CNMP 6/2025', 'anexo']],
    ask: 'Part II was read from three transcriptions: compare its eight questions with the annex. Does it go to the judge with the request? It stays with the police until you say so',
  },
  {
    in: 'packages/domain/risk-form/measures-2026.data.ts',
    says: 'art. 350-A, §',
    by: [
      ['3.689/1941', 'art. 350-A, § 5º'],
      ['15.280/2025', 'whole'],
    ],
    ask: 'Which measures an adult with a disability may ask for, and who may ask in his or her place',
  },
  {
    in: 'packages/domain/risk-form/measures-2026.data.ts',
    says: 'Se essa pessoa não pagar, a ordem do juiz basta',
    by: [
      ['11.340/2006', 'art. 22, § 10'],
      ['15.412/2026', 'art. 1º'],
    ],
  },
  {
    in: 'packages/domain/risk-form/measures-2026.data.ts',
    says: 'art. 22, I',
    by: [['11.340/2006', 'art. 22']],
    ask: 'Every measure of art. 22 with its words in this file, and which of them art. 20 of Lei 14.344/2022 gives a child',
  },
  {
    in: 'packages/domain/risk-form/measures-2026.data.ts',
    says: 'art. 22, V',
    by: [
      ['11.340/2006', 'art. 22, V a VIII'],
      ['15.383/2026', 'arts. 1º e 5º'],
    ],
    ask: 'O § 5º do art. 22 foi revogado pelo art. 5º da Lei 15.383/2026: a tornozeleira é o inciso VIII',
  },
  {
    in: 'packages/domain/risk-form/measures-2026.data.ts',
    says: 'art. 23, ',
    by: [['11.340/2006', 'art. 23']],
    ask: 'Every measure of art. 23 with its words in this file, and which of them art. 21 of Lei 14.344/2022 gives a child',
  },
  {
    in: 'packages/domain/risk-form/measures-2026.data.ts',
    says: 'Por até seis meses',
    by: [['11.340/2006', 'art. 23, VI']],
  },
  {
    in: 'packages/domain/risk-form/measures-2026.data.ts',
    says: 'art. 24, ',
    by: [['11.340/2006', 'art. 24']],
    ask: 'Every measure of art. 24 with its words in this file',
  },
  {
    in: 'packages/domain/risk-form/measures-2026.data.ts',
    says: 'CPP, arts. 350-A e 350-B (Lei',
    by: [
      ['3.689/1941', 'arts. 350-A e 350-B'],
      ['15.280/2025', 'whole'],
    ],
    ask: 'Which measures these are, and for whom: they stand as one choice',
  },
  {
    in: 'packages/domain/risk-form/measures-2026.data.ts',
    says: 'Outras medidas da lei',
    by: [['15.280/2025', 'whole']],
  },
  {
    in: 'packages/domain/risk-form/measures-2026.data.ts',
    says: 'Lei 11.340/2006, arts. 22 a 24',
    by: [
      ['11.340/2006', 'arts. 22 a 24'],
      ['15.383/2026', 'whole'],
      ['15.412/2026', 'whole'],
      ['14.344/2022', 'arts. 20 e 21'],
      ['15.280/2025', 'whole'],
      ['3.689/1941', 'arts. 350-A e 350-B'],
    ],
  },
  {
    in: 'packages/domain/risk-form/measures.ts',
    says: 'Lei 11.340/2006',
    by: [['11.340/2006', 'art. 19']],
    ask: 'Who may ask: a woman for herself, and nobody for another adult',
  },
  {
    in: 'packages/domain/risk-form/measures.ts',
    says: 'Lei 14.344/2022',
    by: [['14.344/2022', 'arts. 16, 20 e 21']],
    ask: 'Who may ask: whoever acts for a child or adolescent',
  },
  {
    in: 'packages/domain/risk-form/measures.ts',
    says: 'CPP, arts. 350-A e 350-B',
    by: [
      ['3.689/1941', 'arts. 350-A e 350-B'],
      ['15.280/2025', 'whole'],
    ],
    ask: 'Who may ask for an adult with a disability who cannot do it alone',
  },
  {
    in: 'packages/domain/risk-form/questionnaires.ts',
    says: 'A lei manda contar isso ao juiz',
    by: [['11.340/2006', 'art. 12, § 1º, II e IV']],
  },
  {
    in: 'apps/server/documents/pdf/petition-words.ts',
    says: 'Lei 11.340/2006 (Lei Maria da Penha)',
    by: [['11.340/2006', 'arts. 12, § 1º, 18 e 19']],
    ask: 'The whole request to the judge: whom it names as the court, what art. 12, § 1º wants in it, and whether it may go unsigned',
  },
  {
    in: 'apps/server/documents/pdf/petition-words.ts',
    says: 'pede a este juízo as medidas',
    by: [['11.340/2006', 'arts. 19 e 22 a 24']],
  },
  {
    in: 'apps/server/documents/pdf/petition-words.ts',
    says: 'no boletim ela pediu proteção ao juiz',
    by: [['11.340/2006', 'arts. 18 e 19']],
  },
  {
    in: 'apps/server/documents/pdf/petition-words.ts',
    says: 'Lei 14.344/2022 (Lei Henry Borel)',
    by: [['14.344/2022', 'arts. 16, 20 e 21']],
  },
  {
    in: 'apps/server/documents/pdf/petition-words.ts',
    says: 'para a criança ou o adolescente',
    by: [['14.344/2022', 'arts. 20 e 21']],
  },
  {
    in: 'apps/server/documents/pdf/petition-words.ts',
    says: 'no boletim foi pedida proteção ao juiz',
    by: [['14.344/2022', 'art. 16']],
  },
  {
    in: 'apps/server/documents/pdf/petition-words.ts',
    says: 'Prazo da polícia para enviar ao juiz',
    by: toTheJudge,
  },
  {
    in: 'apps/server/desk/work/clock-answer.ts',
    says: 'a lei não dá prazo à polícia',
    by: [
      ['14.344/2022', 'arts. 14 a 16'],
      ['3.689/1941', 'art. 350-A'],
    ],
    ask: 'se nenhuma das duas leis dá prazo à polícia',
  },
  {
    in: 'apps/server/documents/pdf/petition-words.ts',
    says: 'Código de Processo Penal, arts. 350-A e 350-B',
    by: [
      ['3.689/1941', 'arts. 350-A e 350-B'],
      ['15.280/2025', 'art. 2º'],
    ],
  },
  {
    in: 'apps/server/documents/pdf/petition-words.ts',
    says: 'para quem é vítima dos fatos contados aqui e tem deficiência',
    by: [
      ['3.689/1941', 'art. 350-A, §§ 5º e 6º'],
      ['15.280/2025', 'art. 2º'],
    ],
  },
  {
    in: 'packages/domain/desk/representation/representation-texts.ts',
    says: 'seis meses',
    by: timeToAct,
    goesBy: 'fact',
  },
  {
    in: 'packages/domain/desk/representation/representation-texts.ts',
    says: 'Se depois quiser voltar atrás',
    by: [
      ['11.340/2006', 'art. 16'],
      ['15.380/2026', 'art. 1º'],
    ],
    from: '2026-04-07',
    ask: 'vale pelo dia em que ela pede, também para fato anterior',
  },
  {
    in: 'packages/flows/blocks/safe-contact.ts',
    says: 'Se tiver, a lei permite pedir proteção ao juiz',
    by: [
      ['3.689/1941', 'art. 350-A, §§ 5º e 6º'],
      ['15.280/2025', 'art. 2º'],
    ],
  },
  {
    in: 'packages/flows/blocks/safe-contact.ts',
    says: 'Machucar o filho, a mãe ou alguém próximo',
    by: [
      ['11.340/2006', 'art. 7º, VI'],
      ['15.384/2026', 'art. 1º'],
    ],
  },
  {
    in: 'packages/domain/desk/citizen/next-texts.ts',
    says: 'Se um dia o Ministério Público avisar que arquivou',
    by: [['3.689/1941', 'art. 28, § 1º']],
    from: '2020-01-23',
  },
  {
    in: 'packages/domain/lists/advice/violence.ts',
    says: 'Quem cuida da criança pode pedir proteção ao juiz',
    by: [['14.344/2022', 'arts. 15 e 16']],
  },
  {
    in: 'apps/web/pages/risk-form/what-now-texts.ts',
    says: 'A polícia pode ir com você',
    by: [['11.340/2006', 'art. 11, IV']],
  },
  {
    in: 'docs/officers-guide.md',
    says: 'Retratação da mulher',
    by: [
      ['11.340/2006', 'art. 16'],
      ['15.380/2026', 'art. 1º'],
    ],
  },
  {
    in: 'apps/web/pages/risk-form/what-now-texts.ts',
    says: 'Na cidade deste boletim não há juiz',
    by: [
      ['11.340/2006', 'art. 12-C'],
      ['15.411/2026', 'art. 1º'],
      ['14.344/2022', 'art. 14, §§ 1º e 2º'],
    ],
    ask: 'o que é risco atual ou iminente, e a tabela das comarcas (packages/domain/law/court-seats.data.ts)',
  },
  {
    in: 'apps/desk/pages/report/no-court-card.tsx',
    says: 'o delegado afasta o agressor do lar na hora; sem delegado disponível, o policial (Lei 11.340',
    by: [
      ['11.340/2006', 'art. 12-C, I a III'],
      ['15.411/2026', 'art. 1º'],
    ],
  },
  {
    in: 'apps/desk/pages/report/no-court-card.tsx',
    says: 'só o delegado pode pôr a tornozeleira',
    by: [
      ['11.340/2006', 'art. 12-D'],
      ['15.383/2026', 'art. 1º'],
    ],
  },
  {
    in: 'apps/desk/pages/report/no-court-card.tsx',
    says: 'o delegado afasta o agressor do lar na hora; sem delegado disponível, o policial (Lei 14.344',
    by: [['14.344/2022', 'art. 14, §§ 1º e 2º']],
  },
  {
    in: 'apps/desk/pages/report/no-court-card.tsx',
    says: 'o juiz é avisado em até 24',
    by: [
      ['11.340/2006', 'arts. 12-C, § 1º, e 12-D, parágrafo único'],
      ['14.344/2022', 'art. 14, §§ 1º e 2º'],
    ],
    ask: 'se o Ministério Público é avisado também no art. 12-D',
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'Lei 11.340/2006 (Lei Maria da Penha)',
    by: [['11.340/2006', 'art. 12-C']],
    ask: 'The whole paper that tells the judge of a removal: whom it names as the court, what it has to say, and who signs it',
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'mandou o agressor sair na hora do lar ou do lugar em que convive com a vítima',
    by: [
      ['11.340/2006', 'art. 12-C'],
      ['15.411/2026', 'art. 1º'],
    ],
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'a ordem é do delegado de polícia (Lei 11.340',
    by: [['11.340/2006', 'art. 12-C, II']],
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'a ordem é de outro policial (Lei 11.340',
    by: [['11.340/2006', 'art. 12-C, III']],
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'Prazo da polícia para comunicar ao juiz (Lei 11.340',
    by: [['11.340/2006', 'art. 12-C, § 1º']],
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'e dá ciência ao Ministério Público (Lei 11.340',
    by: [['11.340/2006', 'art. 12-C, § 1º']],
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'Lei 14.344/2022 (Lei Henry Borel)',
    by: [['14.344/2022', 'art. 14']],
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'convive com a criança ou o adolescente',
    by: [['14.344/2022', 'art. 14']],
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'a ordem é do delegado de polícia (Lei 14.344',
    by: [['14.344/2022', 'art. 14']],
    ask: 'em que inciso e parágrafo do art. 14',
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'a ordem é de outro policial (Lei 14.344',
    by: [['14.344/2022', 'art. 14']],
    ask: 'em que inciso e parágrafo do art. 14',
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'Prazo da polícia para comunicar ao juiz (Lei 14.344',
    by: [['14.344/2022', 'art. 14, §§ 1º e 2º']],
  },
  {
    in: 'apps/server/documents/pdf/removal-notice-words.ts',
    says: 'decide se mantém ou revoga o afastamento (Lei 14.344',
    by: [['14.344/2022', 'art. 14, §§ 1º e 2º']],
    ask: 'se o Ministério Público fica ciente também aqui',
  },
]
