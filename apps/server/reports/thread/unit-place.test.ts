import { theftReport } from '@delegacia/flows/crimes/theft.fixture'
import { unitNamed } from '../../store/units/police-units.ts'
import { seatOfficer } from '../../store/units/seat-officer.fixture.ts'
import { replaceUnits } from '../../store/units/units.ts'
import { virtualStation } from '../registration/unit.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testThreads, type TestThreads } from './test-thread.fixture.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(() => threads.close())

const place = { address: 'Rua Dois, 2', phone: '91 3222-1111', hours: 'Todos os dias, 24 horas' }
const row = (neighbourhood: string, name: string, of = place) => ({
  municipality: 1501402,
  neighbourhood,
  name,
  ...of,
})

// TH-54
test('after a report went on, the thread says where its unit is and how it is reached, as far as the table says one thing', async () => {
  await replaceUnits(threads.db, [
    row('MARCO', 'Seccional do Marco'),
    row('SAO BRAS', 'Seccional do Marco'),
    row('PEDREIRA', 'Seccional da Pedreira', { ...place, phone: '', hours: '' }),
    row('GUAMA', 'Seccional do Guamá'),
    row('CANUDOS', 'Seccional do Guamá', { ...place, address: 'Rua Três, 3' }),
  ])
  const own = await threads.report()
  expect((await threads.read(own)).com).toEqual({
    unidade: virtualStation.name,
    endereco: virtualStation.address,
  })
  const forwardedTo = async (name: string) => {
    const other = await threads.report()
    const desk = await threads.taken(other)
    const to = (await unitNamed(threads.db, name)).id
    await desk.add({ kind: 'forwarded', by: desk.by, to })
    return (await threads.read(other)).com
  }
  expect(await forwardedTo('Seccional do Marco')).toEqual({
    unidade: 'Seccional do Marco',
    endereco: 'Rua Dois, 2',
    telefone: '91 3222-1111',
    horario: 'Todos os dias, 24 horas',
  })
  expect(await forwardedTo('Seccional da Pedreira')).toEqual({
    unidade: 'Seccional da Pedreira',
    endereco: 'Rua Dois, 2',
  })
  expect(await forwardedTo('Seccional do Guamá')).toEqual({ unidade: 'Seccional do Guamá' })
  expect(await forwardedTo('DEAM Capanema')).toEqual({ unidade: 'DEAM Capanema' })
})

// QU-61
test('a report that fell back to the virtual station says on the thread that it is there', async () => {
  const municipality = theftReport().fato.endereco?.id_localidade ?? 0
  await replaceUnits(threads.db, [{ ...row('', 'Delegacia do Lugar'), municipality }])
  await seatOfficer(threads.db, virtualStation.name, ['atendente'])
  const thread = await threads.read(await threads.report())
  expect(thread.com).toEqual({ unidade: virtualStation.name, endereco: virtualStation.address })
  expect(JSON.stringify(thread)).not.toContain('Delegacia do Lugar')
})
