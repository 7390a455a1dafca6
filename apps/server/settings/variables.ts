import * as v from 'valibot'
import { backupVariables } from './backup-settings.ts'
import { courtSeatsConfirmation } from './court-seats.ts'
import { crimesNotOffered } from './crimes-not-offered.ts'
import { dangerVariables } from './danger-settings.ts'
import { dataKey } from './data-key.ts'
import { deliveryVariables } from './delivery-settings.ts'
import { deskVariables } from './desk-settings.ts'
import {
  addressOf,
  days,
  officeName,
  existingFile,
  expecting,
  folder,
  gigabytes,
  host,
  lawConfirmation,
  narrativeSize,
  port,
  publicUrl,
  serviceKey,
  shortWait,
  webAddress,
  webAddresses,
} from './formats.ts'
import { frontEndVariables } from './front-end-settings.ts'
import { metricsVariables } from './metrics-settings.ts'
import { noticeVariables } from './notice-settings.ts'
import { trustProxy } from './trust-proxy.ts'

const tiles = expecting(
  'an address such as https://tiles.example.org/{z}/{x}/{y}.png',
  v.pipe(
    v.string(),
    v.url(),
    v.check((text) => {
      const { protocol, username, host: server } = new URL(text)
      // The content security policy names the server, so that its name may hold no placeholder.
      const named = /^[a-z\d.:[\]-]+$/.test(server)
      return ['http:', 'https:'].includes(protocol) && username === '' && named
    }),
    v.check((text) => ['{z}', '{x}', '{y}'].every((placeholder) => text.includes(placeholder))),
  ),
)

const humanCheck = expecting('one of altcha, recaptcha, off', v.picklist(['altcha', 'recaptcha', 'off']))

const role = expecting('one of all, web, worker', v.picklist(['all', 'web', 'worker']))

/** Every variable of the environment that the operator may set (docs/operations.md), with its default. */
export const variables = v.object({
  PORT: v.optional(port, '8080'),
  ROLE: v.optional(role, 'all'),
  HOST: v.optional(host, '127.0.0.1'),
  DRAIN_SECONDS: v.optional(shortWait, '0'),
  DATA_DIR: v.optional(folder, 'data'),
  ...backupVariables.entries,
  DATABASE_URL: v.optional(addressOf('postgres:', 'postgresql:')),
  PUBLIC_URL: v.optional(publicUrl),
  ...deskVariables.entries,
  ...deliveryVariables.entries,
  ...metricsVariables.entries,
  TRUST_PROXY: v.optional(trustProxy),
  READ_WITHIN_DAYS: v.optional(days),
  CHIEF_OF_POLICE: v.optional(officeName),
  LAW_CONFIRMED: v.optional(lawConfirmation),
  COURT_SEATS: v.optional(courtSeatsConfirmation),
  EVIDENCE_ROOM_GB: v.optional(gigabytes, '200'),
  CRIMES_NOT_OFFERED: v.optional(crimesNotOffered),
  TAMANHO_DO_RELATO: v.optional(narrativeSize, '5000'),
  MAIL_URL: v.optional(addressOf('smtp:', 'smtps:')),
  ...noticeVariables.entries,
  ...dangerVariables.entries,
  SEAL_KEY: v.optional(existingFile),
  SEAL_CERTIFICATE: v.optional(existingFile),
  TSA_URL: v.optional(webAddress),
  TSA_CERTIFICATE: v.optional(existingFile),
  SIGNATURE_ROOTS: v.optional(existingFile),
  REVOCATION_LISTS: v.optional(webAddresses),
  DATA_KEY: v.optional(dataKey),
  ...frontEndVariables.entries,
  HUMAN_CHECK: v.optional(humanCheck, 'altcha'),
  RECAPTCHA_SITE_KEY: v.optional(serviceKey),
  RECAPTCHA_SECRET: v.optional(serviceKey),
  RECAPTCHA_URL: v.optional(webAddress, 'https://www.google.com/recaptcha/api/siteverify'),
  GEOCODER_URL: v.optional(webAddress),
  GEOCODER_FALLBACK_URL: v.optional(webAddress),
  TILES_URL: v.optional(tiles),
  TILES_OPEN_URL: v.optional(tiles),
  TILES_ATTRIBUTION: v.optional(v.string(), '© OpenStreetMap'),
  CLAMD_URL: v.optional(addressOf('tcp:')),
  TRANSLATE_URL: v.optional(webAddress),
  TRANSLATE_KEY: v.optional(serviceKey),
})
