import { expect, inject, test } from 'vitest'
import { testStation } from '../../start/test-station.fixture.ts'

test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])(
  '%s that is not trusted is warned of once, with a text and without an address',
  async (name) => {
    const station = await testStation(inject('clusterUrl'))
    const advice = () => station.lines.filter(({ event }) => event === 'advice')
    await station.app.inject('/api/saude/viva')
    expect(advice()).toEqual([])
    for (let times = 0; times < 3; times += 1)
      await station.app.inject({ url: '/api/USER_IP', headers: { [name]: '203.0.113.7' } })
    expect(advice()).toHaveLength(1)
    expect(advice()[0]).toMatchObject({
      setting: 'TRUST_PROXY',
      words: expect.stringMatching(/TRUST_PROXY .*proxy/),
    })
    expect(JSON.stringify(station.lines)).not.toContain('203.0.113.7')
    await station.close()
  },
)

test('where it is trusted nothing is logged', async () => {
  const station = await testStation(inject('clusterUrl'), { trustProxy: 1 })
  await station.app.inject({ url: '/api/USER_IP', headers: { 'X-Forwarded-For': '203.0.113.7' } })
  expect(station.lines.filter(({ event }) => event === 'advice')).toEqual([])
  await station.close()
})
