// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { presentServer } from './servers.mjs'
import { signal } from './programs.mjs'
import { until } from './cluster.mjs'
import { workAtDesk } from './officer.mjs'
import { addColumn } from './rolling-update.mjs'

/** @typedef {{ cluster: import('./cluster.mjs').Cluster, servers: import('./servers.mjs').Servers, path: { lose(): void } }} Site */
/**
 * @typedef {object} Fault
 * @property {string} what as it is printed
 * @property {number} seconds how long reports are sent, from five seconds before the fault on
 * @property {'haproxy' | 'bouncer' | 'path'} [by] how the servers reach the database
 * @property {readonly string[]} [never] statuses that no report may be answered with
 * @property {(site: Site) => Promise<void>} run
 * @property {(site: Site) => Promise<void>} [afterwards] what must work then, once documents and letters are made
 */

/** @param {Site} site */
async function primaryOf({ cluster }) {
  const name = await cluster.primary()
  if (name === undefined) throw new Error('there is no primary')
  return name
}

/** Kills these nodes with their Patroni, and starts them again later. @param {Site} site @param {readonly string[]} names @param {number} ms */
async function loseNodes({ cluster }, names, ms) {
  for (const name of names) cluster.kill(name)
  await sleep(ms)
  for (const name of names) cluster.startNode(name)
}

/** @type {Record<string, Fault>} */
export const faults = {
  'kill-node': {
    what: 'the primary and its Patroni are killed, and start again after 15 s',
    seconds: 40,
    run: async (site) => loseNodes(site, [await primaryOf(site)], 15_000),
  },
  switchover: {
    what: 'the operator moves the primary',
    seconds: 25,
    run: ({ cluster }) => cluster.switchover(),
  },
  freeze: {
    what: 'the primary’s machine stands still for 40 s',
    seconds: 60,
    async run(site) {
      const name = await primaryOf(site)
      site.cluster.freeze(name)
      await sleep(40_000)
      site.cluster.thaw(name)
    },
  },
  'silent-path': {
    what: 'all connections to the database are lost, and nobody says so',
    seconds: 40,
    by: 'path',
    async run({ path }) {
      path.lose()
    },
  },
  'both-standbys': {
    what: 'both standbys are killed, and start again after 15 s',
    seconds: 45,
    run: async (site) => loseNodes(site, await site.cluster.standbys(), 15_000),
  },
  pooler: {
    what: 'behind PgBouncer in transaction mode, the primary is killed',
    seconds: 40,
    by: 'bouncer',
    run: async (site) => loseNodes(site, [await primaryOf(site)], 10_000),
  },
  'pooler-desk': {
    what: 'behind PgBouncer in transaction mode, the primary is killed; then an officer works at the desk',
    seconds: 25,
    by: 'bouncer',
    run: async (site) => loseNodes(site, [await primaryOf(site)], 5000),
    async afterwards({ servers }) {
      const [server] = servers.webs
      if (!server) throw new Error('there is no server')
      const opened = await workAtDesk(server.port + 10, servers.ofOperator(server))
      if (opened !== 10) throw new Error(`the officer opened ${opened} of 10 reports`)
    },
  },
  'kill-server': {
    what: 'one server for people and the worker are killed, and start again after 5 s',
    seconds: 25,
    async run({ servers }) {
      const killed = servers.all.slice(1)
      for (const { child } of killed) child?.kill('SIGKILL')
      await sleep(5000)
      for (const server of killed) await servers.start(server)
    },
  },
  'rolling-update': {
    what: 'a newer version changes the tables, and each server is started anew in turn',
    seconds: 40,
    never: ['500', '502', '503'],
    async run({ servers, cluster }) {
      if (servers.main === presentServer) await addColumn(cluster.url())
      servers.main = presentServer
      for (const server of servers.all) {
        await servers.stop(server)
        await servers.start(server)
        // Old and new servers take and finish each other's reports meanwhile.
        await sleep(4000)
      }
    },
  },
  'etcd-member': {
    what: 'the leader of three etcd members is killed, and starts again after 10 s',
    seconds: 30,
    async run({ cluster }) {
      const place = await cluster.etcdLeader()
      signal(cluster.started.get(`etcd-${place}`) ?? 0, 'SIGKILL')
      await sleep(10_000)
      cluster.startEtcd(place)
      await until('etcd', () => cluster.etcdAnswers(place), 30)
    },
  },
}
