import { defineTexts } from '@delegacia/domain/language/text'
import { languageOf } from '../../i18n/languages.ts'
import { pageLanguage, t } from '../../i18n/locale.ts'
import { useOperatorSettings } from '../../portal/use-operator-settings.ts'
import css from './pack-line.module.css'

const texts = defineTexts({
  unread: {
    pt: 'Uma máquina escreveu estes textos. Ainda falta uma pessoa conferir.',
    en: 'A machine wrote these texts. No person has checked them yet.',
    es: 'Una máquina escribió estos textos. Aún falta que una persona los revise.',
    fr: 'Une machine a écrit ces textes. Personne ne les a encore relus.',
  },
  service: {
    pt: 'As listas, o e-mail e o boletim ficam no texto comum: {language}.',
    en: 'The lists, the e-mail and the report document stay in {language}.',
    es: 'Las listas, el correo y el documento siguen en {language}.',
    fr: 'Les listes, l’e-mail et le document restent en {language}.',
  },
  noLibras: {
    pt: 'Ainda não há vídeos em Libras.',
    en: 'There are no videos in Libras yet.',
    es: 'Todavía no hay vídeos en Libras.',
    fr: 'Il n’y a pas encore de vidéos en Libras.',
  },
  someLibras: {
    pt: 'Telas com vídeo em Libras: {count}.',
    en: 'Screens with a video in Libras: {count}.',
    es: 'Pantallas con vídeo en Libras: {count}.',
    fr: 'Écrans avec une vidéo en Libras : {count}.',
  },
})

/** What somebody who reads a pack should know once: who wrote it, what does not speak it, and how much of the portal is signed. */
export function PackLine() {
  const { base, unread } = pageLanguage()
  const videos = useOperatorSettings()?.libras
  const count = videos && Object.keys(videos).length
  const libras = count === 0 ? t(texts.noLibras) : count && t(texts.someLibras, { count })
  return (
    <div className={css.line}>
      <p className="wrap">
        {[
          unread && t(texts.unread),
          t(texts.service, { language: languageOf(base).name }),
          base === 'pt-br' && libras,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}
