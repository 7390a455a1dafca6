import { displayDegrees, type Point } from '@delegacia/domain/geography/coordinates'
import { useEffect, useState } from 'react'
import { getJson } from '../../api/get-json.ts'
import { homeOf } from '../../i18n/languages.ts'
import { pageLanguage, t } from '../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { texts } from './map-texts.ts'
import css from './map-page.module.css'

type Props = {
  point: Point
  /** Known when the search found the place; otherwise the station is asked. */
  address: string | undefined
}

/** Milliseconds without a move after which the address is requested. */
const debounceMs = 800

/** Latitude, longitude, address and a link, to be copied. */
export function SharedPoint({ point, address }: Props) {
  const known = useAddress(point, address)
  const [copyMessage, setCopyMessage] = useState('')
  const [latitude, longitude] = [displayDegrees(point.latitude), displayDegrees(point.longitude)]
  const link = `${location.origin}${homeOf(pageLanguage().id)}#/mapa/${latitude}/${longitude}`
  const rows = [
    ...(known ? [{ label: t(address ? texts.address : texts.nearby), value: known }] : []),
    { label: t(texts.latitude), value: latitude },
    { label: t(texts.longitude), value: longitude },
    { label: t(texts.link), value: link },
  ]
  const copy = async () => {
    const text = rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setCopyMessage(t(done ? texts.copied : texts.uncopied))
  }
  return (
    <Card title={t(texts.share)}>
      <dl className={css.shared}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === link ? <a href={link}>{link}</a> : value}</dd>
          </div>
        ))}
      </dl>
      {known === '' && <p className="hint">{t(texts.unknown)}</p>}
      <div className={css.copy}>
        <Button onClick={() => void copy()}>{t(texts.copy)}</Button>
        <output>{copyMessage}</output>
      </div>
    </Card>
  )
}

/** Undefined while it is loading, empty where it is not known. */
function useAddress({ latitude, longitude }: Point, address: string | undefined): string | undefined {
  const [foundAddress, setFoundAddress] = useState<string>()
  useEffect(() => {
    if (address) return undefined
    const search = new AbortController()
    const timer = setTimeout(() => {
      getJson(`/api/posicao?lat=${latitude}&lon=${longitude}`, {
        signal: search.signal,
      }).then(
        (found) => setFoundAddress(found.address),
        () => setFoundAddress(''),
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [latitude, longitude, address])
  return address || foundAddress
}
