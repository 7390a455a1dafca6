import { paraMap } from '@delegacia/domain/geography/para-map'
import { naturesOf } from '@delegacia/domain/lists/natures'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Context } from '../engine/model/context.ts'
import { contextOf, lossReport } from './loss.fixture.ts'

const reporter = (): InvolvedParty => lossReport().envolvido[0] ?? {}
const contacts = reporter().contato ?? []

/** Another made-up person of some role, with every answer that is required of anyone but a suspect. */
export function party(
  atuacao: NonNullable<InvolvedParty['atuacao']>,
  changes: Partial<InvolvedParty> = {},
): InvolvedParty {
  const { isVitima: _, ...person } = reporter()
  return {
    ...person,
    atuacao,
    nome: 'JOSÉ RIBAMAR DAS NEVES',
    documento: [
      { tipo: 2, numero: '7654321', orgao: 'PC', uf: 'PA' },
      { tipo: 1, numero: '111.444.777-35' },
    ],
    ...changes,
  }
}

/** A company from which something was stolen. */
export const company = (atuacao: NonNullable<InvolvedParty['atuacao']>): InvolvedParty => ({
  atuacao,
  tipo_pessoa: 'J',
  nome: 'MERCADINHO VER-O-RIO LTDA',
  nome_fantasia: 'MERCADINHO VER-O-RIO',
  documento: [{ numero: '11.222.333/0001-81' }],
  contato: contacts,
  endereco: reporter().endereco ?? [],
})

/** A suspect of whom only the appearance is known. */
export const unknownSuspect = (): InvolvedParty => ({
  atuacao: '3',
  tipo_pessoa: 'F',
  idade_aparente: '30',
  roupa: 'BONÉ VERMELHO',
  aparencia: [{ id: 101 }, { id: 202 }],
  caracteristica: [{ id: 301, valor: 'NO BRAÇO ESQUERDO' }],
})

/** A theft with the reporter and two more victims, a witness and two suspects, one of them a company. */
export const theftReport = (): Occurrence => ({
  ...lossReport(),
  envolvido: [
    reporter(),
    party('2'),
    company('2'),
    party('5', {
      nome: 'RAIMUNDA DO CARMO SILVA',
      documento: [
        { tipo: 2, numero: '99887', orgao: 'PC', uf: 'PA' },
        { tipo: 1, numero: '390.533.447-05' },
      ],
    }),
    unknownSuspect(),
    { atuacao: '3', tipo_pessoa: 'J', nome: 'EMPRESA SUSPEITA' },
  ],
  fato: {
    ...lossReport().fato,
    id_natureza_cidadao: 102,
    endereco: {
      ...lossReport().fato.endereco,
      lat: '-1,4521300000000',
      lng: '-48,4757200000000',
      has_mapa: true,
      complemento: 'EM FRENTE AO MERCADO',
    },
  },
  respostas: { perguntasIniciais: { 'no-para': true, violencia: false, veiculo: false, ferido: false } },
  INFO_BOP: { ID_CRIME: 1, ID_CRIME_CIDADAO: 101 },
})

export const theftContext = (report: Occurrence): Context => ({
  ...contextOf(report),
  natures: naturesOf(1, 'pt-br'),
  readStateMap: () => paraMap,
})
