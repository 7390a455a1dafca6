import type { Settings } from '../base/settings/settings.ts'
import { createAltchaCheck } from '../integrations/human-check-altcha.ts'
import { createRecaptchaCheck } from '../integrations/human-check-recaptcha.ts'
import { noHumanCheck, type HumanCheck } from '../integrations/human-check.ts'

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
