import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsOf, commandsUnder, ofTheMachine } from '../../proof/availability/documented-commands.mjs'
import { root } from '../run.mjs'

/** Chapters whose lines a test reads and executes, with that test. */
const executed = [
  ['docs/deploy.md', '## A stranger’s hour: one machine', 'tools/deploy/strangers-hour.test.ts'],
  ['docs/operations/start.md', '## Streets', 'tools/deploy/strangers-hour.test.ts'],
  ['docs/operations/desk.md', '## Units', 'tools/deploy/strangers-hour.test.ts'],
  ['docs/operations/desk.md', '## Accounts', 'tools/deploy/strangers-hour.test.ts'],
  ['docs/operations/backup.md', '## Back up', 'tools/deploy/strangers-hour.test.ts'],
  ['docs/operations/daily.md', '## Doctor', 'tools/deploy/strangers-hour.test.ts'],
  ['docs/operations/cluster.md', '## The backup of a cluster', 'proof/availability/backup.mjs'],
  ['docs/first-hour.md', '# A cluster in an hour', 'proof/availability/first-hour.mjs'],
] as const

/** Lines of programs that do not run where the tests do. This list may only get shorter. */
const ofOtherPrograms = [
  'podman build -f deploy/container/Containerfile -t delegacia-virtual .',
  'cd deploy/container && podman compose --profile single up --detach',
  'kubectl create namespace delegacia',
  'kubectl --namespace delegacia create secret generic delegacia-secrets --from-env-file=secrets.env',
  'kubectl --namespace delegacia create secret tls delegacia-seal --cert=seal.pem --key=seal.key',
  'kubectl --namespace delegacia create secret tls delegacia-tls --cert=fullchain.pem --key=privkey.pem',
  'kubectl apply --kustomize deploy/kubernetes',
]

/** Lines that need a machine of their own, which no test executes. This list may only get shorter, too. */
const ofAMachine = [
  'apt-get install --yes --no-install-recommends postgresql-15 patroni etcd-server python3-etcd haproxy pgbackrest curl openssl',
  'git clone REPOSITORY /opt/delegacia',
  '(cd /opt/delegacia && npm ci && npm run build)',
  'git clone REPOSITORY /opt/delegacia',
  'cd /opt/delegacia && npm ci && npm run build',
  'useradd --system --home-dir /var/lib/delegacia --shell /usr/sbin/nologin delegacia',
  'systemctl daemon-reload',
  'systemctl enable --now delegacia delegacia-doctor.timer',
  'nginx -t',
  'systemctl reload nginx',
]

/** Without its comment, and with single spaces. */
const plain = (line: string) =>
  line
    .replace(/\s+#.*$/, '')
    .replaceAll(/ +/g, ' ')
    .trim()

// DP-11
test('each command of the operator’s pages is executed by a test, but those of programs and machines that are not here', () => {
  const ofTests = executed.flatMap(([page, heading]) => commandsUnder(page, heading))
  expect(ofTests.filter((line) => ofTheMachine.test(line)).toSorted()).toEqual(ofAMachine.toSorted())
  const ofOperations = readdirSync(join(root, 'docs/operations')).map((name) => `docs/operations/${name}`)
  const pages = [...ofOperations, 'docs/deploy.md', 'docs/first-hour.md']
  const others = pages
    .flatMap(commandsOf)
    .filter((line) => !ofTests.includes(line))
    .map(plain)
  expect(others.toSorted()).toEqual(ofOtherPrograms.toSorted())
  expect(executed.filter(([, , by]) => !existsSync(join(root, by)))).toEqual([])
  expect(ofOtherPrograms.length).toBeLessThanOrEqual(7)
})
