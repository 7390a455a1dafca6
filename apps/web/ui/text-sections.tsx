import type { Text } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import { Card } from '@delegacia/ui/card'

/** A titled part of a text page: paragraphs, then points. */
export type TextSection = {
  readonly title: Text
  readonly paragraphs?: readonly Text[]
  readonly points?: readonly Text[]
}

export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ title, paragraphs = [], points = [] }) => (
    <Card key={t(title)} title={t(title)}>
      {paragraphs.map((paragraph) => (
        <p key={t(paragraph)}>{t(paragraph)}</p>
      ))}
      {points.length > 0 && (
        <ul className="points stack-s">
          {points.map((point) => (
            <li key={t(point)}>{t(point)}</li>
          ))}
        </ul>
      )}
    </Card>
  ))
}
