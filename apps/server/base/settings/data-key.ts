import * as v from 'valibot'
import { expecting } from './formats.ts'

/** A station key in base64. */
export const dataKey = expecting(
  '32 bytes in base64, as "openssl rand -base64 32" writes them',
  v.pipe(
    v.string(),
    v.regex(/^[A-Za-z\d+/_-]{43}=?$/),
    v.transform((text) => Buffer.from(text, 'base64')),
    v.check((key) => key.length === 32),
  ),
)

/** A station key, or undefined where the text is not one. */
export function readDataKey(text: string): Buffer | undefined {
  const reading = v.safeParse(dataKey, text)
  return reading.success ? reading.output : undefined
}
