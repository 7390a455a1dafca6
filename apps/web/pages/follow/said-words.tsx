import type { Locale } from '@delegacia/domain/language/text'
import type { ReactNode } from 'react'
import { t } from '../../i18n/locale.ts'
import css from './follow.module.css'
import { texts } from './thread-texts.ts'

type Props = {
  text: string
  /** The language of the text, where it is known. */
  language?: Locale | undefined
  translation?: string | undefined
  /** There is a translator, and it did not answer in time. */
  isMissing?: boolean | undefined
}

/** What somebody wrote: as a machine translated it, with the original beside it on demand, or as it was written. */
export function SaidWords(said: Props) {
  return (
    <Translated {...said}>
      {(text, lang) => (
        <blockquote className={css.said} lang={lang}>
          {text}
        </blockquote>
      )}
    </Translated>
  )
}

/** The same for a question, which stands above its answer. */
export function AskedWords(asked: Props) {
  return (
    <Translated {...asked}>
      {(text, lang) => (
        <p className={css.asked} lang={lang}>
          {text}
        </p>
      )}
    </Translated>
  )
}

type Shown = (text: string, language: Locale | undefined) => ReactNode

function Translated({
  text,
  language,
  translation,
  isMissing = false,
  children,
}: Props & { children: Shown }) {
  if (translation === undefined)
    return (
      <>
        {children(text, language)}
        {isMissing && <p className="muted">{t(texts.notTranslated)}</p>}
      </>
    )
  return (
    <>
      {children(translation, undefined)}
      <p className="muted">{t(texts.byMachine)}</p>
      <details className={css.original}>
        <summary>{t(texts.inPortuguese)}</summary>
        {children(text, language)}
      </details>
    </>
  )
}
