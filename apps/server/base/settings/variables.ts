import * as v from 'valibot'
import { backupVariables } from './backup-settings.ts'
import { courtSeatsConfirmation } from './court-seats.ts'
import { crimesNotOffered } from './crimes-not-offered.ts'
import { dangerVariables } from './danger-settings.ts'
import { dataKey } from './data-key.ts'
import { deliveryVariables } from './delivery-settings.ts'
import { deskVariables } from './desk-settings.ts'
import {
  originOf,
  days,
  officeName,
  existingFile,
  expecting,
  explained,
  folder,
  gigabytes,
  host,
  lawConfirmation,
  narrativeSizeFormat,
  port,
  publicUrl,
  serviceKey,
  shortWait,
  webAddress,
  webAddresses,
  type ExplainedFormat,
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

const server = v.object({
  PORT: v.optional(explained(port, 'The port of the portal.'), '8080'),
  ROLE: v.optional(
    explained(
      role,
      'What this server does; `--role` says the same ([Many servers](cluster.md#many-servers)). `web` and `worker` need `DATABASE_URL`.',
    ),
    'all',
  ),
  HOST: v.optional(explained(host, 'The address to listen on; `0.0.0.0` for all.'), '127.0.0.1'),
  DRAIN_SECONDS: v.optional(
    explained(
      shortWait,
      'For how long a server that was told to end goes on answering while `pronta` says `stopping`. Let it be longer than the balancer in front needs to notice.',
    ),
    '0',
  ),
  DATA_DIR: v.optional(
    explained(
      folder,
      'The folder of everything that the station keeps ([the data folder](start.md#the-data-folder)).',
    ),
    'data',
  ),
  DATABASE_URL: v.optional(
    explained(
      originOf('postgres:', 'postgresql:'),
      'The database, as `postgres://user:password@host/name`; for production ([Cluster](cluster.md)). Without it the embedded PostgreSQL is used.',
    ),
  ),
  PUBLIC_URL: v.optional(
    explained(
      publicUrl,
      'Where people reach the portal. Letters and QR codes name it, and it decides about the security of cookies. Without it: `HOST` and `PORT` of this machine.',
    ),
  ),
  TRUST_PROXY: v.optional(
    explained(
      trustProxy,
      'The proxies in front ([Behind a proxy](start.md#behind-a-proxy)). Without it no header of a proxy is trusted.',
    ),
  ),
})

const keys = v.object({
  DATA_KEY: v.optional(
    explained(
      dataKey,
      'The station key, which encrypts the key of every report ([Keys](start.md#keys)). Without it: `DATA_DIR/keys/data.key`, made at the first start.',
    ),
  ),
  SEAL_KEY: v.optional(
    explained(existingFile, 'The key that seals documents, as PEM. Without it documents say TESTE.'),
  ),
  SEAL_CERTIFICATE: v.optional(
    explained(
      existingFile,
      'The certificate of `SEAL_KEY`, as PEM: the certificate first, its chain after it. Both are set, or neither.',
    ),
  ),
  TSA_URL: v.optional(
    explained(
      webAddress,
      'A time-stamp authority (RFC 3161), as `http://user:password@tsa.example/` ([Trusted time](daily.md#trusted-time)). Without it seals carry the station’s own time.',
    ),
  ),
  TSA_CERTIFICATE: v.optional(
    explained(
      existingFile,
      'The certificate of that authority or of its issuer, as PEM. Both are set, or neither.',
    ),
  ),
  SIGNATURE_ROOTS: v.optional(
    explained(
      existingFile,
      'Root certificates, as PEM, by which people check the signatures of any document, such as those of ICP-Brasil ([Signatures](start.md#signatures-of-any-document)). Without it no signer is known.',
    ),
  ),
  REVOCATION_LISTS: v.optional(
    explained(
      webAddresses,
      'Revocation lists (CRL): the only ones that the station fetches, at its start and every six hours. Without it none is fetched.',
    ),
  ),
})

const reports = v.object({
  READ_WITHIN_DAYS: v.optional(
    explained(
      days,
      'In how many days somebody reads each report: the last screen promises that day to the person. Without it no day is promised.',
    ),
  ),
  CHIEF_OF_POLICE: v.optional(
    explained(
      officeName,
      'The office to which the law gives an appeal (CPP, art. 5 § 2), with its address: `Delegacia-Geral da Polícia Civil, Av. …, Belém`. A person who is told that a case belongs elsewhere reads that the appeal can also be handed in there, in writing. Without it no text names the office.',
    ),
  ),
  LAW_CONFIRMED: v.optional(
    explained(
      lawConfirmation,
      'Who compared docs/for-the-jurist.md with the acts, on which day, and the code of that page, as `npm run law` prints it. Another version with other statements has another code.',
    ),
  ),
  COURT_SEATS: v.optional(
    explained(
      courtSeatsConfirmation,
      'Who compared the table of courts (packages/domain/law/court-seats.data.ts) with the court of the State, and on which day; then, by the code of the IBGE, what differs (`1501006=yes`), or whose court is the one for a town (`1508050=1503606`): the paper to the judge names it. Until it is set nobody is told that the police may act without a judge.',
    ),
  ),
  EVIDENCE_ROOM_GB: v.optional(
    explained(
      gigabytes,
      'How many gigabytes the files of all citizens may take together. The database needs about as much; copies and backups come on top. A file counts with what has arrived of it. From 80 % on the log says `evidence-room` every ten minutes, and `pronta` says `espacoDeProvas` in percent. A file for which there is no room is refused with kind words; reports and messages go on.',
    ),
    '200',
  ),
  CRIMES_NOT_OFFERED: v.optional(
    explained(
      crimesNotOffered,
      'Crimes that cannot be reported here, or not in one municipality. Without it all can.',
    ),
  ),
  TAMANHO_DO_RELATO: v.optional(
    explained(
      narrativeSizeFormat,
      'How long the account of a report may be. Browsers read it, and the server refuses what is longer.',
    ),
    '5000',
  ),
})

const letters = v.object({
  MAIL_URL: v.optional(
    explained(
      originOf('smtp:', 'smtps:'),
      'The mail server, as `smtp://user:password@host:587?from=nao-responda@example.org`. Without it letters are files in `DATA_DIR/mail`.',
    ),
  ),
  ...noticeVariables.entries,
})

const humans = v.object({
  HUMAN_CHECK: v.optional(
    explained(
      humanCheck,
      'With `altcha` the browser works for half a second to two, and no other service is asked; with `recaptcha` Google decides.',
    ),
    'altcha',
  ),
  RECAPTCHA_SITE_KEY: v.optional(
    explained(
      serviceKey,
      'For `recaptcha`, which needs this and the secret. The content security policy then allows Google.',
    ),
  ),
  RECAPTCHA_SECRET: v.optional(explained(serviceKey, 'For `recaptcha`.')),
  RECAPTCHA_URL: v.optional(
    explained(webAddress, 'For `recaptcha`: another service that is compatible with siteverify.'),
    'https://www.google.com/recaptcha/api/siteverify',
  ),
})

const services = v.object({
  GEOCODER_URL: v.optional(
    explained(
      webAddress,
      'Finds the address of a point, by `?format=json&lat=…&lon=…` (Nominatim’s `/reverse`). Without it only the municipality is shown.',
    ),
  ),
  GEOCODER_FALLBACK_URL: v.optional(explained(webAddress, 'The same, asked if the first one fails.')),
  TILES_URL: v.optional(
    explained(
      tiles,
      'The tiles of the map, from a server of the State. The content security policy allows their origin. Without it the map shows the State’s own lines.',
    ),
  ),
  TILES_OPEN_URL: v.optional(
    explained(tiles, 'The tiles of an open server, which people may choose instead.'),
  ),
  TILES_ATTRIBUTION: v.optional(explained(v.string(), 'The attribution of those tiles.'), '© OpenStreetMap'),
  CLAMD_URL: v.optional(
    explained(
      originOf('tcp:'),
      'The daemon of ClamAV, such as `tcp://127.0.0.1:3310`. Evidence is scanned before the desk sees a copy, and waits while the daemon does not answer. It gets the files of citizens, so keep it on this machine or network. Without it the desk says that nothing was scanned.',
    ),
  ),
  TRANSLATE_URL: v.optional(
    explained(
      webAddress,
      'A server compatible with LibreTranslate. It gets accounts in other languages, and what officers and citizens write to each other in two languages, nothing else: run it yourself. Without it these texts stay as they are.',
    ),
  ),
  TRANSLATE_KEY: v.optional(explained(serviceKey, 'The key of that server, if it needs one.')),
})

type Setting = { readonly wrapped: ExplainedFormat; readonly default: unknown }

/** Every variable of the environment that the operator may set, by its chapter of docs/operations/settings.md. */
export const settingGroups: readonly (readonly [
  title: string,
  group: { readonly entries: Readonly<Record<string, Setting>> },
])[] = [
  ['The server', server],
  ['Keys, seal and signatures', keys],
  ['Backups', backupVariables],
  ['Reports', reports],
  ['Letters', letters],
  ['Urgent reports that nobody opens', dangerVariables],
  ['The desk', deskVariables],
  ['Other systems of the police', deliveryVariables],
  ['Measurements', metricsVariables],
  ['What people see', frontEndVariables],
  ['Whether a human is there', humans],
  ['Other services', services],
]

/** The same, as the environment of a server is read. */
export const variables = v.object({
  ...server.entries,
  ...keys.entries,
  ...backupVariables.entries,
  ...reports.entries,
  ...letters.entries,
  ...dangerVariables.entries,
  ...deskVariables.entries,
  ...deliveryVariables.entries,
  ...metricsVariables.entries,
  ...frontEndVariables.entries,
  ...humans.entries,
  ...services.entries,
})
