import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'

/** Two towns without a court, one of which nobody knows whether it has one, and two with one. */
export const towns = {
  trairao: 1508050,
  belterra: 1501451,
  inhangapi: 1503408,
  belem: 1501402,
  santarem: 1506807,
} as const

/** When the fact of `violenceAt` began. */
export const began = '2026-11-20 22:10'

/** A report of violence against a woman at home, in a municipality. */
export const violenceAt = (municipality: number): Occurrence => {
  const report = reportOf('violencia_contra_mulher')
  return {
    ...report,
    fato: {
      ...report.fato,
      datahora: began,
      ds_datahora: '20/11/2026 22:10',
      endereco: { ...report.fato.endereco, id_localidade: municipality },
    },
  }
}

export const order = { quando: '2026-11-22T08:30', quem: 'delegado', nome: 'R. Moura, 54321' }
