// @ts-check
import { findCity } from '../../../apps/server/dist/addresses/cities.js'
import { databaseOver, openPool } from '../../../apps/server/dist/store/connection/database.js'
import { readStreets } from '../../../apps/server/dist/store/streets.js'

/** PostgreSQL's own 0.6 misses most words with two typing errors. */
const threshold = 0.45

const noLimits = {
  statementMs: undefined,
  lockMs: undefined,
  answerMs: undefined,
  idleInTransactionMs: undefined,
}

/**
 * PostgreSQL with `pg_trgm` and `unaccent`: some stretch of the address must resemble what was typed, and the street whose
 * whole name resembles it most comes first.
 * @param {string} url @param {import('./text-layers.mjs').TextLayer} textLayer
 * @returns {Promise<import('../contender.mjs').Contender>}
 */
export async function openTrigrams(url, textLayer) {
  const pool = openPool(url, { limits: noLimits, connections: 2 })
  const client = await pool.connect()
  await client.query('create extension if not exists pg_trgm', []).catch(explainMissing)
  await client.query('create extension if not exists unaccent', []).catch(explainMissing)
  await client.query(`set pg_trgm.word_similarity_threshold = ${threshold}`, [])
  // Two contenders use the same database.
  const table = `trigrams_${process.pid}`
  await client.query(
    `create table ${table} (id serial, type text, name text, neighbourhood text, municipality text, named text, searched text)`,
    [],
  )
  for await (const streets of readStreets(databaseOver(pool))) {
    const rows = streets.map(({ type, name, neighbourhood, municipality: code }) => {
      const municipality = findCity(code)?.name ?? ''
      const area = `${textLayer(neighbourhood)} ${textLayer(municipality)}`
      return { type, name, neighbourhood, municipality, named: textLayer(`${type} ${name}`), area }
    })
    await client.query(
      `insert into ${table} (type, name, neighbourhood, municipality, named, searched)
       select type, name, neighbourhood, municipality, lower(unaccent(named)), lower(unaccent(named || ' ' || area))
       from jsonb_to_recordset($1::jsonb)
         as row (type text, name text, neighbourhood text, municipality text, named text, area text)`,
      [JSON.stringify(rows)],
    )
  }
  await client.query(`create index on ${table} using gin (searched gin_trgm_ops)`, [])
  await client.query(`vacuum analyze ${table}`, [])
  const { rows } = await client.query(`select pg_total_relation_size('${table}')::float8 as bytes`, [])
  return {
    databaseBytes: Number(rows[0]?.['bytes']),
    async search(text) {
      const typed = 'lower(unaccent($1))'
      const query = `select type, name, neighbourhood, municipality from ${table} where ${typed} <% searched
        order by word_similarity(${typed}, searched) + similarity(${typed}, named) desc, id limit 50`
      const answer = await client.query(query, [textLayer(text)])
      return /** @type {import('../contender.mjs').Found[]} */ (answer.rows)
    },
  }
}

/** @param {unknown} error @returns {never} */
function explainMissing(error) {
  throw new Error('The PostgreSQL has no pg_trgm or unaccent: on Debian postgresql-contrib brings them', {
    cause: error,
  })
}
