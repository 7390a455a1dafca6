import { parseArgs } from 'node:util'
import type { OpenStation } from '../command/open-station.ts'
import { packageCommand, receiptCommand } from './carry-package.ts'
import {
  addReceiverCommand,
  listCommand,
  originalsCommand,
  resumeCommand,
  revokeCommand,
} from './keep-receivers.ts'
import { openDeliverySecrets } from './open-delivery-secrets.ts'
import { resendCommand } from './resend-deliveries.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

const usage = [
  'receiver add NAME [--push URL [--private-network]] [--from-now]   another system; its credential is shown this once',
  'receiver add NAME --package      the same for a system that only gets files',
  'receiver list                    who is told of reports, and how far they are',
  'receiver revoke NAME             ends its credential, for good',
  'receiver originals NAME --agreement TEXT | --off   whether it may fetch originals of evidence; none may by itself',
  'receiver resume NAME             tells it again, after it answered 410',
  'resend NUMBER | --all            announces again, at once, what was not confirmed',
  'package NUMBER FILE --receiver NAME            writes a report into one signed file, with originals where it gets them',
  'receipt NUMBER RECEIPT --receiver NAME         notes the receipt number of whoever got a package',
  'key                              the public key of pushes and packages',
  'verify FILE --key PEM            whether a package is whole; needs no station',
]

/** Another system of the police: who it is, what it gets, and what is stuck. */
export async function keepDelivery(
  station: Pick<OpenStation, 'db' | 'settings'>,
  args: string[],
): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      push: { type: 'string' },
      'private-network': { type: 'boolean', default: false },
      'from-now': { type: 'boolean', default: false },
      package: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      receiver: { type: 'string', default: '' },
      agreement: { type: 'string' },
      off: { type: 'boolean', default: false },
    },
  })
  const [command, first = '', second = ''] =
    positionals[0] === 'receiver' ? [positionals.slice(0, 2).join(' '), ...positionals.slice(2)] : positionals
  const outcome = await run(station, command ?? '', { first, second, values })
  return outcome ?? refused(...usage)
}

type Given = {
  first: string
  second: string
  values: {
    push?: string | undefined
    'private-network': boolean
    'from-now': boolean
    package: boolean
    all: boolean
    receiver: string
    agreement?: string | undefined
    off: boolean
  }
}

/** Undefined where the arguments are not those of a command. */
async function run(
  station: Pick<OpenStation, 'db' | 'settings'>,
  command: string,
  { first, second, values }: Given,
): Promise<Outcome | undefined> {
  const { db } = station
  switch (command) {
    case 'receiver add':
      return addReceiverCommand(db, {
        name: first,
        push: values.push,
        isPackage: values.package,
        allowsPrivate: values['private-network'],
        fromNow: values['from-now'],
      })
    case 'receiver list':
      return listCommand(db)
    case 'receiver revoke':
      return revokeCommand(db, first)
    case 'receiver originals':
      return originalsCommand(db, first, { agreement: values.agreement, off: values.off })
    case 'receiver resume':
      return resumeCommand(db, first)
    case 'resend':
      return resendCommand(db, first, values.all)
    case 'package':
      return packageCommand(station, { number: first, file: second, receiver: values.receiver })
    case 'receipt':
      return receiptCommand(db, { number: first, receiptNumber: second, receiver: values.receiver })
    case 'key': {
      const { key } = await openDeliverySecrets(station)
      return done(key.publicPem.trim(), `Standard Webhooks: ${key.webhookKey}`, `Id: ${key.id}`)
    }
    default:
      return undefined
  }
}
