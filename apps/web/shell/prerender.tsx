import { renderToString } from 'react-dom/server'
import { defineTexts, type Locale } from '@delegacia/domain/language/text'
import { App } from './app.tsx'
import { localePaths, speak, t } from '../i18n/locale.ts'
import { forceName, portalName } from '../portal/portal-name.ts'

export { localePaths }

const texts = defineTexts({
  description: {
    pt: 'Registre um boletim de ocorrência pela internet, sem fila e sem cadastro, com a mesma validade do feito na delegacia. Para fatos ocorridos no Pará.',
    en: 'File a police report online, without queues or sign-up, as valid as one made at a police station. For events in the State of Pará, Brazil.',
    es: 'Presente una denuncia policial por internet, sin filas ni registro, con la misma validez que en comisaría. Para hechos ocurridos en Pará, Brasil.',
    fr: 'Faites une déclaration de police en ligne, sans file d’attente ni inscription, avec la même valeur qu’au commissariat. Pour des faits survenus au Pará, Brésil.',
  },
})

/** The home screen as it is before any script, in one language. */
export function renderHome(locale: Locale): { title: string; description: string; html: string } {
  speak(locale)
  return {
    title: `${portalName} · ${forceName}`,
    description: t(texts.description),
    html: renderToString(<App />),
  }
}
