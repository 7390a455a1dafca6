import { anyoneHurt } from '../../blocks/before/anyone-hurt.ts'
import { yesNoSequence } from '../../blocks/before/yes-no.ts'
import { complainant } from '../../blocks/complainant.ts'
import { complainantAddress } from '../../blocks/complainant-address.ts'
import { defineCrime } from '../../blocks/crime.ts'
import { fact } from '../../blocks/fact.ts'
import { vehicles } from '../../blocks/vehicles.ts'
import { witnesses } from '../../blocks/witnesses.ts'
import { texts } from './texts.ts'

/** Traffic accident in which nobody was hurt: no crime, but the person who did the damage is liable for it. */
export const flow = defineCrime({
  route: 'acidente',
  crime: 4,
  title: texts.title,
  description: texts.description,
  before: [
    yesNoSequence(
      anyoneHurt,
      {
        id: 'veiculo-oficial',
        question: texts.official,
        said: texts.saidOfficial,
        right: 'nao',
        wrong: texts.officialWrong,
      },
      {
        id: 'bem-publico',
        question: texts.public,
        said: texts.saidPublic,
        right: 'nao',
        wrong: texts.publicWrong,
        calls: [190, 193],
      },
      {
        id: 'carga-perigosa',
        question: texts.cargo,
        said: texts.saidCargo,
        right: 'nao',
        wrong: texts.cargoWrong,
        calls: [193, 190],
      },
      { id: 'unico-veiculo', question: texts.alone, right: 'ambas' },
      {
        id: 'fuga',
        question: texts.fled,
        said: texts.saidFled,
        right: 'nao',
        after: { yesTo: 'unico-veiculo', right: 'ambas' },
        wrong: texts.fledWrong,
        insteadGoTo: { route: 'registro-ocorrencia', label: texts.goToOther },
      },
    ),
  ],
  steps: [
    complainant({
      isVictim: { question: texts.isVictim, short: texts.victim },
      narratedAs: 'TEVE O PREJUÍZO',
    }),
    complainantAddress,
    vehicles,
    witnesses(),
    fact({ map: true }),
  ],
  summary: 'roles',
})
