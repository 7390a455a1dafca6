import type { Settings } from '../settings.ts'
import { createAltchaCheck } from './human-check-altcha.ts'
import { createRecaptchaCheck } from './human-check-recaptcha.ts'
import { noHumanCheck, type HumanCheck } from './human-check.ts'

/** The operator's choice (HUMAN_CHECK). */
export function chooseHumanCheck(settings: Settings, stationKey: Buffer): HumanCheck {
  switch (settings.humanCheck) {
    case 'altcha':
      return createAltchaCheck({ stationKey })
    case 'recaptcha':
      return createRecaptchaCheck({
        siteKey: settings.recaptchaSiteKey ?? '',
        secret: settings.recaptchaSecret ?? '',
        url: settings.recaptchaUrl,
      })
    case 'off':
      return noHumanCheck
  }
}
