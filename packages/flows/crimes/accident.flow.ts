import { anyoneHurt } from '../blocks/before/anyone-hurt.ts'
import { yesNo } from '../blocks/before/yes-no.ts'
import { complainant } from '../blocks/complainant.ts'
import { complainantAddress } from '../blocks/complainant-address.ts'
import { defineCrime } from '../blocks/crime.ts'
import { fact } from '../blocks/fact.ts'
import { vehicles } from '../blocks/vehicles.ts'
import { witnesses } from '../blocks/witnesses.ts'
import { t } from './accident.texts.ts'

/** Traffic accident in which nobody was hurt: no crime, but whoever did the damage answers for it. */
export const accident = defineCrime({
  route: 'acidente',
  crime: 4,
  title: t.title,
  description: t.description,
  before: [
    yesNo(
      anyoneHurt,
      { id: 'veiculo-oficial', question: t.official, right: 'nao', wrong: t.officialWrong },
      { id: 'bem-publico', question: t.public, right: 'nao', wrong: t.publicWrong },
      { id: 'carga-perigosa', question: t.cargo, right: 'nao', wrong: t.cargoWrong },
      { id: 'unico-veiculo', question: t.alone, right: 'ambas' },
      {
        id: 'fuga',
        question: t.fled,
        right: 'nao',
        after: { yesTo: 'unico-veiculo', right: 'ambas' },
        wrong: t.fledWrong,
      },
    ),
  ],
  steps: [
    complainant({ isVictim: { question: t.isVictim, short: t.victim }, told: 'TEVE O PREJUÍZO' }),
    complainantAddress,
    vehicles,
    witnesses(),
    fact({ map: true }),
  ],
  summary: 'roles',
})
