import { readPoint, displayDegrees, type Point } from '@delegacia/domain/geography/coordinates'
import { isInFrame, mapFrame } from '@delegacia/domain/geography/map-frame'
import { useState } from 'react'
import { t } from '../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { texts } from './map-texts.ts'
import css from './map-page.module.css'

type Props = { point: Point | undefined; onPoint: (point: Point) => void }

const { south, west, north, east } = mapFrame
const limits = Object.fromEntries(
  Object.entries({ south, west, north, east }).map(([side, degrees]) => [
    side,
    String(degrees).replace('.', ','),
  ]),
)

/** Puts the pin at typed coordinates. */
export function CoordinatesForm({ point, onPoint }: Props) {
  const [lat, setLat] = useState(point ? displayDegrees(point.latitude) : '')
  const [lng, setLng] = useState(point ? displayDegrees(point.longitude) : '')
  const [bad, setBad] = useState(false)
  const boxes = [
    { id: 'latitude', label: t(texts.latitude), value: lat, take: setLat, example: '-1,45583' },
    { id: 'longitude', label: t(texts.longitude), value: lng, take: setLng, example: '-48,50241' },
  ]
  return (
    <details className={css.typed}>
      <summary>{t(texts.coordinates)}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const typed = readPoint(lat, lng)
          const fits = typed !== undefined && isInFrame(typed)
          setBad(!fits)
          if (fits) onPoint(typed)
        }}
      >
        <div className={css.boxes}>
          {boxes.map(({ id, label, value, take, example }) => (
            <div key={id}>
              <label htmlFor={id}>{label}</label>
              <span className="hint" id={`${id}-dica`}>
                {t(texts.example, { value: example })}
              </span>
              <input
                id={id}
                className="control"
                value={value}
                autoComplete="off"
                aria-invalid={bad || undefined}
                aria-describedby={bad ? `${id}-dica coordenadas-erro` : `${id}-dica`}
                onChange={({ currentTarget }) => take(currentTarget.value)}
              />
            </div>
          ))}
        </div>
        {bad && (
          <p id="coordenadas-erro" className={css.bad} role="alert">
            {t(texts.unread, limits)}
          </p>
        )}
        <Button type="submit" kind="quiet">
          {t(texts.show)}
        </Button>
      </form>
    </details>
  )
}
