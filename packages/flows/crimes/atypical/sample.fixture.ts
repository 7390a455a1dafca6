import { reportOfParts, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 21,
      account:
        'SAÍ HOJE DA CASA EM QUE MORAVA COM O MEU COMPANHEIRO, DE COMUM ACORDO, LEVANDO SÓ AS MINHAS ROUPAS. QUERO DEIXAR ISSO REGISTRADO.',
    }),
  stored: {
    crime: [21, 21],
    nature: 2101,
    answers: { perguntasIniciais: { 'no-para': true } },
    sections: [
      '4. Quando, onde e como foi',
      '3. Objetos',
      '1. Quem comunica',
      '2. Endereço de quem comunica',
      '5. Perguntas do começo',
    ],
  },
}
