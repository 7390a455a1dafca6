// @ts-check
/**
 * What a newer version may do to the tables while this one still runs: it only adds. The built server does it, with its own
 * migrations and one more.
 * @param {string} url
 */
export async function addColumn(url) {
  const { openDatabaseWithLongTimeouts } = await import('../../apps/server/dist/store/connection/database.js')
  const { migrate, migrations } = await import('../../apps/server/dist/store/migrate.js')
  const db = openDatabaseWithLongTimeouts(url)
  try {
    await migrate(db, {
      ...migrations,
      '9999-newer-version': {
        up: (changed) => changed.schema.alterTable('reports').addColumn('newer', 'text').execute(),
      },
    })
  } finally {
    await db.destroy()
  }
}
