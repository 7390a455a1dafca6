import type { Address } from '@delegacia/domain/report/address'
import { partyRoles, type InvolvedParty, type PartyRole } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { virtualUnit } from '@delegacia/domain/rules/virtual-unit'
import { cityNamed, stateNamed } from '../../addresses/cities.ts'
import { neighbourhoodId } from '../../addresses/neighbourhood-ids.ts'

/** The step of the wizard that asks about a role, by the numbers of document 1, section 2. */
const steps: Partial<Record<PartyRole, number>> = {
  [partyRoles.victim]: 3,
  [partyRoles.guardian]: 3,
  [partyRoles.responsible]: 3,
  [partyRoles.witness]: 4,
  [partyRoles.suspect]: 5,
}

const asId = (given: unknown) => (typeof given === 'number' ? given : undefined)
const asName = (given: unknown) => (typeof given === 'string' && given !== '' ? given : undefined)

const stateOf = (given: string | undefined) => (given === undefined ? undefined : stateNamed(given))

/** The ids of a municipality and a neighbourhood that are known by their names alone. */
function idsOf({ id_uf, id_localidade, ds_localidade }: Address, neighbourhood: string | undefined) {
  const city = id_localidade ?? (id_uf && ds_localidade ? cityNamed(id_uf, ds_localidade)?.code : undefined)
  return {
    id_localidade: city,
    id_bairro: city && neighbourhood ? neighbourhoodId(city, neighbourhood) : undefined,
  }
}

/** An address whose client used the short names of document 1: numbers are ids, texts are names (AP-07). */
function readAddress(one: Address): Address {
  const { local, id, pais, estado, cidade = one.localidade, bairro, logradouro } = one
  const named = {
    id_local: local,
    id_pais: asId(pais),
    ds_pais: asName(pais),
    id_uf: stateOf(estado),
    ds_estado: estado,
    id_localidade: asId(cidade),
    ds_localidade: asName(cidade),
    id_bairro: asId(bairro),
    ds_bairro: asName(bairro),
    id_logradouro: asId(logradouro) ?? asId(id),
    ds_logradouro: asName(logradouro),
  }
  const read = { ...defined(named), ...defined(one) }
  return { ...defined(idsOf(read, asName(bairro))), ...read }
}

const defined = <T extends object>(entries: T): Partial<T> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Partial<T>

function readParty(party: InvolvedParty): InvolvedParty {
  const state = party.id_estado ?? stateOf(party.estado)
  return {
    ...party,
    ...(state !== undefined && { id_estado: state }),
    ...(party.endereco && { endereco: party.endereco.map(readAddress) }),
  }
}

/** A report in our own names, from a client that was written from the documents alone (AP-07). */
export const readDocumentNames = (report: Occurrence): Occurrence => ({
  ...report,
  envolvido: report.envolvido.map(readParty),
  fato: {
    ...report.fato,
    ...(report.fato.endereco && { endereco: readAddress(report.fato.endereco) }),
  },
})

const writeAddress = (one: Address): Address =>
  defined({
    ...one,
    local: one.id_local,
    id: one.id_logradouro ?? undefined,
    pais: one.ds_pais,
    estado: one.ds_estado,
    cidade: one.ds_localidade,
    localidade: one.ds_localidade,
    bairro: one.ds_bairro,
    logradouro: one.ds_logradouro,
  })

/** The report as it is kept: with the further names that the documents give, for who reads it (AP-07). */
export const writeDocumentNames = (report: Occurrence): Occurrence => ({
  ...report,
  envolvido: report.envolvido.map((party, indice) => ({
    ...party,
    step: steps[party.atuacao ?? partyRoles.reporter] ?? 1,
    indice,
    ...(party.endereco && { endereco: party.endereco.map(writeAddress) }),
  })),
  objeto: report.objeto.map((thing, index) => ({
    ...thing,
    index,
    descricao: (thing.ds_documento ?? thing.ds_tipo ?? '').toLocaleUpperCase('pt-BR'),
  })),
  fato: {
    ...report.fato,
    unidade: virtualUnit,
    ...(report.fato.endereco && { endereco: writeAddress(report.fato.endereco) }),
  },
})
