import type { Citations } from './cited.ts'

/** What nobody has told us for certain: it is asked of a jurist and said to no citizen or officer. */
export type OpenQuestion = {
  /** In Portuguese, as the jurist reads it. */
  readonly asks: string
  /** What the product does until somebody answers. */
  readonly until: string
  readonly by: Citations
}

export const openQuestions: readonly OpenQuestion[] = [
  {
    asks: 'O prazo de doze meses vale também para fatos anteriores a 19 de junho de 2026?',
    until: 'Até 18 de junho de 2026, seis meses; depois, doze.',
    by: [
      ['2.848/1940', 'arts. 2º e 103, parágrafo único'],
      ['15.438/2026', 'arts. 1º a 4º'],
    ],
  },
  {
    asks: 'No estelionato anterior a 23 de janeiro de 2020 a representação ainda é pedida quando não há sentença final?',
    until: 'Dizemos o mesmo que para os fatos de 2020 a 3 de maio de 2026.',
    by: [['2.848/1940', 'art. 171, § 5º, na redação anterior']],
  },
  {
    asks: 'Entre cônjuges, pais e filhos a isenção do art. 181 vale quando a vítima é mulher em violência doméstica?',
    until: 'Não dizemos nada sobre a isenção.',
    by: [['2.848/1940', 'arts. 181 e 183']],
  },
  {
    asks: 'O furto, a apropriação e o estelionato entre irmãos, tio e sobrinho que moram juntos ou cônjuges separados dependem de representação: como dizer isso a quem registra?',
    until: 'O boletim não pergunta o parentesco nesses crimes, e não dizemos nada.',
    by: [['2.848/1940', 'arts. 182 e 183']],
  },
  {
    asks: 'A ameaça feita por facção (art. 147-C) depende de representação?',
    until: 'O boletim não distingue, e vale o que se diz da ameaça.',
    by: [['2.848/1940', 'art. 147-C']],
  },
  {
    asks: 'A tornozeleira é preferida quando medidas anteriores foram descumpridas?',
    until: 'A medida é oferecida sem dizer quando é preferida.',
    by: [['11.340/2006', 'art. 22, §§ 6º a 9º']],
  },
  {
    asks: 'A injúria real com lesão leve depende de representação, e com lesão grave de ninguém?',
    until: 'A injúria real é tratada como queixa.',
    by: [['2.848/1940', 'arts. 140, § 2º, e 145']],
  },
  {
    asks: 'Quem pode pedir as medidas do art. 350-A por um adulto com deficiência?',
    until: 'Quem registra o boletim, como para a criança.',
    by: [['3.689/1941', 'arts. 350-A e 350-B']],
  },
  {
    asks: 'Quais municípios do Pará são sede de comarca hoje? Inhangapi e Palestina do Pará têm fontes contraditórias.',
    until:
      'A tabela só fala depois que o operador a confirmar com o Tribunal; um município incerto pergunta ao policial.',
    by: [
      ['11.340/2006', 'arts. 12-C e 12-D'],
      ['14.344/2022', 'art. 14'],
    ],
  },
]
