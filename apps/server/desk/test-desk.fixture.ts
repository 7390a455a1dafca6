import { randomBytes, randomUUID } from 'node:crypto'
import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { testDatabase } from '../store/test-database.fixture.ts'
import { openDeskDatabases } from './database/desk-databases.ts'

/** The desk's databases over one of the test cluster, each with its own role. */
export async function testDesk(clusterUrl: string) {
  const database = await testDatabase(clusterUrl)
  const { db } = database
  const deskKey = randomBytes(32)
  const databases = await openDeskDatabases({ owner: db, url: () => database.url, deskKey })
  return {
    db,
    deskKey,
    databases,
    async unit(name: string): Promise<number> {
      const { id } = await db
        .insertInto('police_units')
        .values({ name })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    /** A row of `reports` in that unit; what is in it nobody can decrypt. */
    async report(unit: number, sequence: number): Promise<string> {
      const id = randomUUID()
      const digest = () => randomBytes(32)
      await db
        .insertInto('reports')
        .values({
          id,
          unit: 277,
          year: 2026,
          sequence,
          bop: bulletinNumber({ unit: 277, year: 2026, sequence }),
          crime: 1,
          municipality: '1506203',
          registered_at: new Date(),
          idempotency_digest: digest(),
          request_digest: digest(),
          code_digest: digest(),
          owner_digest: digest(),
          wrapped_key: digest(),
          body: digest(),
          content_sha256: digest(),
        })
        .execute()
      await db.insertInto('report_units').values({ report_id: id, unit_id: unit }).execute()
      return id
    },
    async close() {
      await databases.close()
      await database.drop()
    },
  }
}

export type TestDesk = Awaited<ReturnType<typeof testDesk>>
