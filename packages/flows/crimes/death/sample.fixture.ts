import { reportOfParts, type Sample } from '../sample-report.fixture.ts'
import { party } from '../theft.fixture.ts'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'

/** A person who died at 88, without contacts. */
function deceased(): InvolvedParty {
  const { contato: _, ...person } = party('2', { ds_nascimento: '05/03/1938', nascimento: '1938-03-05' })
  return person
}

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 16,
      nature: 1601,
      account:
        'O MEU PAI ESTAVA DOENTE HAVIA MESES E FALECEU DORMINDO, EM CASA, DE MADRUGADA. O MÉDICO DA FAMÍLIA VEIO E DEU A DECLARAÇÃO DE ÓBITO.',
      answers: { violencia: false, medico: true },
      reporter: { isVitima: false },
      people: [deceased()],
    }),
  stored: {
    crime: [16, 16],
    nature: 1601,
    others: [1602],
    answers: { perguntasIniciais: { 'no-para': true, violencia: false, medico: true } },
    sections: [
      '7. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Pessoa falecida',
      '5. Endereço da pessoa falecida',
      '6. Testemunhas',
      '8. Perguntas do começo',
    ],
  },
}
