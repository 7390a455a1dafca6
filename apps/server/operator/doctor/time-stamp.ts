import { randomBytes } from 'node:crypto'
import { timeStampAnchors } from '../../documents/seal/seal-keys.ts'
import { createRfc3161TimeStamp } from '../../documents/time-stamp/time-stamp-rfc3161.ts'
import { TimeStampError } from '../../documents/time-stamp/time-stamp.ts'
import type { Settings } from '../../base/settings/settings.ts'
import { ok, wrong, type Finding } from './finding.ts'

/** Asks the authority for one time stamp, which also compares its clock with this machine's. */
export async function examineTimeStamp({
  tsaUrl,
  tsaCertificate,
}: Pick<Settings, 'tsaUrl' | 'tsaCertificate'>): Promise<Finding> {
  const check = 'time-stamp'
  if (tsaUrl === undefined || tsaCertificate === undefined) return ok(check, 'the station’s own time')
  try {
    const anchors = await timeStampAnchors(tsaCertificate)
    await createRfc3161TimeStamp({ url: tsaUrl, anchors }).stamp(randomBytes(32))
    return ok(check, `${new URL(tsaUrl).host} gives a time that can be trusted`)
  } catch (error) {
    const code = error instanceof TimeStampError ? error.code : 'untrusted'
    return wrong(
      check,
      `no time that can be trusted (${code})`,
      'docs/operations/daily.md, "Trusted time", says what each code means',
    )
  }
}
