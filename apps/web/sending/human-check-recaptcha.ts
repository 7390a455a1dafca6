import { humanAction } from '@delegacia/contract/human-token'

type Recaptcha = {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** A token of reCAPTCHA v3, for stations whose operator chose it. */
export async function askRecaptcha(siteKey: string): Promise<string> {
  const service = window.grecaptcha ?? (await load(siteKey))
  await new Promise<void>((resolve) => service.ready(resolve))
  return service.execute(siteKey, { action: humanAction })
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.addEventListener('load', () =>
      window.grecaptcha ? resolve(window.grecaptcha) : reject(new Error('reCAPTCHA did not load')),
    )
    script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load')))
    document.head.append(script)
  })
}
