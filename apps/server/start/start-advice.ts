import type { Settings } from '../base/settings/settings.ts'

type Judged = Pick<Settings, 'sealKey' | 'publicUrl' | 'humanCheck'>

const loopback = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

/** Warnings about settings that an operator with a real seal has probably forgotten. */
export function startAdvice({ sealKey, publicUrl, humanCheck }: Judged): string[] {
  if (sealKey === undefined) return []
  return [
    ...(loopback.test(new URL(publicUrl).hostname)
      ? [
          `Warning: documents are sealed for real, but PUBLIC_URL is ${publicUrl}: letters and QR codes lead to this machine alone`,
        ]
      : []),
    ...(humanCheck === 'off'
      ? [
          'Warning: documents are sealed for real, but HUMAN_CHECK is off: programs register as fast as they can, and nobody has a turn of his own',
        ]
      : []),
  ]
}
