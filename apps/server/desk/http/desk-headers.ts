import type { FastifyInstance } from 'fastify'
import { addFixedHeaders, helmetHeaders } from '../../base/http/fixed-headers.ts'

/** Only the passkey is used of all that a browser can do; the location, the camera and the rest are not. */
const permissions = [
  ...['publickey-credentials-get', 'publickey-credentials-create'].map((power) => `${power}=(self)`),
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'].map(
    (power) => `${power}=()`,
  ),
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb', 'xr-spatial-tracking'].map(
    (power) => `${power}=()`,
  ),
].join(', ')

/** The desk's own policy, stricter than the portal's: nothing from elsewhere, not even what an operator names. */
export function addDeskHeaders(app: FastifyInstance, origin: string): void {
  const headers = helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'blob:'],
        // An original of sound, which the page holds and plays.
        'media-src': ['blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: origin.startsWith('https:') && { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  const all = { ...headers, 'permissions-policy': permissions }
  addFixedHeaders(app, () => all)
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store')
    next()
  })
}
