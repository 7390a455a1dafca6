import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { apiRoot } from '@delegacia/contract/http/call'
import { alive, ready } from '@delegacia/contract/station'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { recommendedNode } from '../../apps/server/operator/doctor/build.ts'
import { root } from '../run.mjs'
import { wrongSettings } from './named-settings.ts'

const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8')
const aliveAt = `${apiRoot}${alive.path}`
const readyAt = `${apiRoot}${ready.path}`

/** The instructions of a Containerfile, continued lines joined. */
const instructions = read('container/Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .flatMap((line) => (/^([A-Z]+) (.*)$/.exec(line) ?? []).slice(1, 3).join(' ') || [])
const ofKind = (kind: string, lines = instructions) =>
  lines.flatMap((line) => (line.startsWith(`${kind} `) ? [line.slice(kind.length + 1)] : []))
const result = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))

// DP-07
test('the image has a named and numbered base, no build tools, no root, an init and a health check', () => {
  expect(ofKind('ARG')).toEqual([
    expect.stringMatching(new RegExp(`^BASE=node:${recommendedNode}\\.\\d+\\.\\d+-\\w+-slim$`)),
  ])
  expect(ofKind('FROM')).toEqual(['${BASE} AS build', '${BASE}'])
  const [build, made] = [ofKind('RUN').join(' '), ofKind('RUN', result).join(' ')]
  expect(build).toContain('npm prune --omit=dev')
  expect(made).toMatch(/rm -rf .*node_modules .*\/npm .*\/npx/)
  expect(made).not.toMatch(/npm (ci|install|run)|build-essential|python|make|g\+\+/)
  expect(ofKind('COPY', result)).toEqual(['--from=build /opt/delegacia /opt/delegacia'])
  expect(Number(/^(\d+):\d+$/.exec(ofKind('USER', result).at(-1) ?? '')?.[1])).toBeGreaterThan(0)
  // PostgreSQL makes a database only for a user who has a name.
  expect(made).toContain(`useradd --uid ${ofKind('USER', result)[0]?.split(':')[0]} `)
  expect(ofKind('ENTRYPOINT')[0]).toContain('tini')
  expect(ofKind('HEALTHCHECK')[0]).toContain(aliveAt)
  const settings = [...(ofKind('ENV')[0] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  expect(wrongSettings(Object.fromEntries(settings))).toEqual([])
  expect(ofKind('VOLUME')).toEqual(['/data'])
  expect(readFileSync(join(root, '.containerignore'), 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['.git', 'data', '**/node_modules', '.env']),
  )
})

type Service = {
  profiles: string[]
  user: string
  read_only: boolean
  cap_drop: string[]
  security_opt: string[]
  environment?: Record<string, string>
  networks?: Record<string, { ipv4_address?: string }>
  volumes: string[]
  stop_grace_period?: string
}

// DP-08
test('each container has a read-only root and no rights, and servers share neither folder nor embedded database', () => {
  const { services } = parse(read('container/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
  }
  const all = Object.values(services)
  expect(new Set(all.flatMap(({ profiles }) => profiles))).toEqual(new Set(['single', 'cluster']))
  for (const { read_only, cap_drop, user, security_opt } of all) {
    expect({ read_only, cap_drop, security_opt }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(user).not.toMatch(/^(0|root)/)
  }
  const { station, 'station-a': a, 'station-b': b } = services
  const servers = [a, b].flatMap((each) => each ?? [])
  expect(wrongSettings(station?.environment ?? {})).toEqual([])
  for (const { environment = {}, stop_grace_period } of servers) {
    const { DATABASE_URL = '', ...others } = environment
    expect(DATABASE_URL).toMatch(/^\$\{DATABASE_URL:-postgres:\/\/[\w.-]+\.invalid\/\w+\}$/)
    expect(wrongSettings({ ...others, DATABASE_URL: 'postgres://h/n' })).toEqual([])
    expect(stop_grace_period).toBe('60s')
  }
  const folders = servers.map(({ volumes }) => volumes.find((each) => each.endsWith(':/data')))
  expect(new Set(folders).size).toBe(2)
  // The proxy finds them at the addresses of its own example.
  for (const { networks } of servers)
    expect(read('haproxy/haproxy.cfg')).toContain(`${networks?.['inner']?.ipv4_address}:8080`)
})

const manifests = ['namespace', 'station', 'reach', 'network'].flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}.yaml`)).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS()
  }),
)
const ofManifest = (kind: string) => manifests.filter((each) => each.kind === kind)
const [set] = ofManifest('StatefulSet')
const pod = set.spec.template.spec
const [container] = pod.containers

// DP-09
test('the manifests belong together: every file is named, every port and label leads somewhere', () => {
  const { resources, configMapGenerator } = parse(read('kubernetes/kustomization.yaml'))
  const there = readdirSync(join(root, 'deploy/kubernetes')).filter((name) => name.endsWith('.yaml'))
  expect(new Set([...resources, 'kustomization.yaml'])).toEqual(new Set(there))
  expect(container.envFrom[0].configMapRef.name).toBe(configMapGenerator[0].name)
  const ports = new Map<string, number>(
    container.ports.map((each: { name: string; containerPort: number }) => [each.name, each.containerPort]),
  )
  const [service] = ofManifest('Service')
  for (const { name, port, targetPort } of service.spec.ports)
    expect([name, port]).toEqual([targetPort, ports.get(targetPort)])
  const named = JSON.stringify([ofManifest('Ingress'), ofManifest('NetworkPolicy')]).matchAll(
    /"port":(?:\{"name":)?"(\w+)"/g,
  )
  for (const [, name = ''] of named) expect([name, ports.has(name)]).toEqual([name, true])
  for (const selector of [
    set.spec.selector.matchLabels,
    service.spec.selector,
    ofManifest('PodDisruptionBudget')[0].spec.selector.matchLabels,
    ofManifest('NetworkPolicy')[1].spec.podSelector.matchLabels,
  ])
    expect(selector).toEqual(set.spec.template.metadata.labels)
  const [scaler] = ofManifest('HorizontalPodAutoscaler')
  expect(scaler.spec.scaleTargetRef.name).toBe(set.metadata.name)
  expect(scaler.spec.minReplicas).toBeGreaterThan(ofManifest('PodDisruptionBudget')[0].spec.minAvailable)

  const settings = Object.fromEntries(
    [...read('kubernetes/settings.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  expect(wrongSettings(settings)).toEqual([])
  expect([ports.get('metrics'), ports.get('delivery')]).toEqual([
    Number(settings['METRICS_PORT']),
    Number(settings['DELIVERY_PORT']),
  ])
  const hosts = ofManifest('Ingress').flatMap(({ spec }) =>
    spec.rules.map(({ host }: { host: string }) => `https://${host}`),
  )
  expect(hosts).toEqual(['PUBLIC_URL', 'DESK_URL', 'DELIVERY_URL'].map((name) => settings[name]))
  for (const { spec } of ofManifest('Ingress'))
    for (const { host } of spec.rules) expect(spec.tls[0].hosts).toContain(host)
})

// DP-09
test('pods run without root and rights on a read-only root, reach nothing by default, and the measurements are closed', () => {
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    seccompProfile: { type: 'RuntimeDefault' },
  })
  expect(`${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`).toBe(ofKind('USER', result)[0])
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(pod.automountServiceAccountToken).toBe(false)
  const [nothing, station] = ofManifest('NetworkPolicy')
  expect(nothing.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
  const readers = station.spec.ingress.filter(({ ports }: { ports: { port: string }[] }) =>
    ports.some(({ port }) => port === 'metrics'),
  )
  expect(JSON.stringify(readers)).toContain('"monitoring"')
  expect(readers).toHaveLength(1)
  expect(JSON.stringify(ofManifest('Ingress'))).not.toContain('metrics')
})

// DP-10
test('the probes ask what the station answers: a server whose mail alone is away stays', async () => {
  for (const { httpGet } of [container.startupProbe, container.livenessProbe])
    expect(httpGet).toEqual({ path: aliveAt, port: 'portal' })
  const [, , script = ''] = container.readinessProbe.exec.command as string[]
  let answer = {}
  const server = createServer((request, response) =>
    response.writeHead(request.url === readyAt ? 503 : 404).end(JSON.stringify(answer)),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const ends = async (motivos?: string[]) => {
    answer = motivos ? { motivos } : { estado: 'pronta' }
    const here = script.replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    const [code] = await once(spawn(process.execPath, ['-e', here]), 'exit')
    return Number(code)
  }
  expect([
    await ends(),
    await ends(['jobs']),
    await ends(['jobs', 'disk']),
    await ends(['database']),
  ]).toEqual([0, 0, 1, 1])
  server.close()
  expect(await ends()).toBe(1)
})
