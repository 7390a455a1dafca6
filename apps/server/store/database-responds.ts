import pg from 'pg'

/**
 * Whether somebody answers at that address, over a connection of its own: also with a refusal, as long as it is the
 * database's. False as well when nobody is there.
 */
export async function databaseResponds(url: string, withinMs: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    // Not waited for: it may never say good-bye.
    void client.end().catch(() => undefined)
  }
}
