import { reportOfParts, witness, type Sample } from '../sample-report.fixture.ts'
import { car } from '../things.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 4,
      nature: 401,
      account:
        'EU ESTAVA PARADA NO SEMÁFORO QUANDO O CARRO DE TRÁS NÃO FREOU A TEMPO E BATEU NO MEU. NINGUÉM SE FERIU E O OUTRO MOTORISTA FICOU.',
      answers: {
        ferido: false,
        'veiculo-oficial': false,
        'bem-publico': false,
        'carga-perigosa': false,
        'unico-veiculo': false,
        fuga: false,
      },
      people: [witness()],
      things: [car],
    }),
  stored: {
    crime: [4, 4],
    nature: 401,
    others: [402, 403, 404, 405, 406],
    answers: {
      perguntasIniciais: {
        ferido: false,
        'veiculo-oficial': false,
        'bem-publico': false,
        'carga-perigosa': false,
        'unico-veiculo': false,
        fuga: false,
      },
    },
    sections: [
      '6. Quando, onde e como foi',
      '5. Veículos',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Testemunhas',
      '7. Perguntas do começo',
    ],
  },
}
