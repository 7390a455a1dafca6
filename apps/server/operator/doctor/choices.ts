import type { Settings } from '../../base/settings/settings.ts'
import { look, ok, type Finding } from './finding.ts'

const check = 'settings'
const loopback = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

/** Whether an address leads to this machine alone. */
export const isLoopback = (url: string): boolean => loopback.test(new URL(url).hostname)

/** Settings that are valid, and that a station for real reports should not have. */
export function checkChoices(settings: Settings): Finding[] {
  const { publicUrl, humanCheck, trustProxy, metricsPort, metricsHost } = settings
  const findings = [
    ...(isLoopback(publicUrl)
      ? [
          look(
            check,
            'PUBLIC_URL leads to this machine alone',
            'set it to what people type: letters and QR codes name it',
          ),
        ]
      : []),
    ...(!isLoopback(publicUrl) && publicUrl.startsWith('http:')
      ? [
          look(
            check,
            'PUBLIC_URL is not https',
            'let a proxy end TLS (docs/deploy.md) and set the https address',
          ),
        ]
      : []),
    ...(publicUrl.startsWith('https:') && trustProxy === false
      ? [
          look(
            check,
            'TRUST_PROXY is not set',
            'set it to the number of proxies, or everyone counts as one network',
          ),
        ]
      : []),
    ...(humanCheck === 'off'
      ? [look(check, 'HUMAN_CHECK is off', 'leave it out: programs register as fast as they can')]
      : []),
    ...(metricsPort !== undefined && !/^(localhost|127(\.\d+){3}|::1)$/.test(metricsHost)
      ? [
          look(
            check,
            'METRICS_HOST is reached by other machines',
            'let a firewall open it to Prometheus alone: it has no login',
          ),
        ]
      : []),
  ]
  return findings.length === 0 ? [ok(check, 'valid')] : findings
}
