import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { adBlockerFound } from './ad-blocker.ts'
import type { ApiError } from './api-error.ts'

const texts = defineTexts({
  blocked: {
    pt: 'Um serviço foi bloqueado, talvez por uma ferramenta instalada no seu navegador (Adblock ou parecida).',
    en: 'A service was blocked, possibly by a tool installed in your browser (Adblock or similar).',
    es: 'Se bloqueó un servicio, quizá por una herramienta instalada en su navegador (Adblock o similar).',
    fr: 'Un service a été bloqué, peut-être par un outil installé dans votre navigateur (Adblock ou similaire).',
  },
  failed: {
    pt: 'Houve uma falha no serviço. Tente de novo mais tarde.',
    en: 'There was a service failure. Please try again later.',
    es: 'Hubo un fallo en el servicio. Inténtelo de nuevo más tarde.',
    fr: 'Le service a rencontré une panne. Veuillez réessayer plus tard.',
  },
  offline: {
    pt: 'Verifique a sua conexão com a internet.',
    en: 'Please check your internet connection.',
    es: 'Compruebe su conexión a internet.',
    fr: 'Veuillez vérifier votre connexion à internet.',
  },
})

/**
 * Shows a failed call to the person: one of three messages, the ad blocker's first (ER-01). A device without a connection says so
 * below the page, and not with each call (OFF-12).
 */
export function showFailure(error: ApiError): void {
  if (navigator.onLine === false && error.status === 0) return
  if (adBlockerFound()) showToast(t(texts.blocked), { tone: 'bad', seconds: 8 })
  else showToast(t(error.status > 0 ? texts.failed : texts.offline), { tone: 'bad', seconds: 5 })
}
