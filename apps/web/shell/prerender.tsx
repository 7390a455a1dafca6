import { renderToString } from 'react-dom/server'
import { defineTexts, type Locale } from '@delegacia/domain/language/text'
import { App } from './app.tsx'
import { speak, t } from '../i18n/locale.ts'
import { forceName, portalName } from '../portal/portal-name.ts'

const texts = defineTexts({
  description: {
    pt: 'Registre um boletim de ocorrência pela internet, de graça, sem fila e sem cadastro. Para fatos ocorridos no Pará.',
    en: 'File a police report online, free of charge, without queues or sign-up. For events in the State of Pará, Brazil.',
    es: 'Presente una denuncia policial por internet, gratis, sin filas ni registro. Para hechos ocurridos en Pará, Brasil.',
    fr: 'Faites une déclaration de police en ligne, gratuitement, sans file d’attente ni inscription. Pour des faits survenus au Pará, Brésil.',
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
