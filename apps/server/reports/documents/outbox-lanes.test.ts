import { expect, inject, onTestFinished, test } from 'vitest'
import { startHangingSmtpServer } from '../../start/crash-injection/hanging-smtp-server.fixture.ts'
import { testStation } from '../../start/test-station.fixture.ts'

const reports = 20

test.each(['silent', 'dripping'] as const)(
  'a mail server that takes connections and is %s keeps no document waiting',
  { timeout: 120_000 },
  async (manner) => {
    const mail = await startHangingSmtpServer(manner)
    onTestFinished(() => mail.close())
    const station = await testStation(inject('clusterUrl'), { mailUrl: mail.url })
    onTestFinished(() => station.close())
    const answers = await Promise.all(Array.from({ length: reports }, () => station.register()))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(reports).fill(201))
    const documents = () => station.db.selectFrom('papers').select('report_id').execute()
    await expect.poll(async () => (await documents()).length, { timeout: 60_000 }).toBe(reports)
    const letters = await station.db
      .selectFrom('outbox')
      .select('done_at')
      .where('kind', '=', 'mail')
      .execute()
    expect(letters.filter(({ done_at }) => done_at === null)).toHaveLength(reports)
    expect(mail.taken()).toBeGreaterThan(0)
  },
)
