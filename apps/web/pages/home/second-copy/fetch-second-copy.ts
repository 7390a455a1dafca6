import type { Answer } from '../../../api/call.ts'
import { postForm } from '../../../api/post-form.ts'

const isErrorAddress = (url: string): boolean => url.includes('error')

/** The answer with the PDF of that authentication number; undefined where the service knows none: an answer whose address says `error` is empty. */
export async function fetchSecondCopy(code: string, way?: string): Promise<Answer | undefined> {
  const form = new FormData()
  form.set('autDig', code)
  if (way) form.set('via', way)
  const answer = await postForm('/api/segunda-via', form, { accepts: ({ url }) => isErrorAddress(url) })
  return isErrorAddress(answer.url) || answer.body.type !== 'application/pdf' ? undefined : answer
}
