import type { Point } from '@delegacia/domain/geography/coordinates'
import { checkFactPoint } from '@delegacia/domain/geography/fact-point'
import type { StateMap } from '@delegacia/domain/geography/state-map'
import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import { useState } from 'react'
import { locate, type FoundPosition } from '../../api/position.ts'
import { Button } from '@delegacia/ui/button'
import { Icon } from '@delegacia/ui/icon'
import boxStyles from '../field/box.module.css'

const texts = defineTexts({
  mine: {
    pt: 'Usar minha posição',
    en: 'Use my position',
    es: 'Usar mi posición',
    fr: 'Utiliser ma position',
  },
  near: {
    pt: 'Você está perto de: {address}',
    en: 'You are near: {address}',
    es: 'Está cerca de: {address}',
    fr: 'Vous êtes près de : {address}',
  },
  placed: {
    pt: 'O marcador está na sua posição.',
    en: 'The pin is at your position.',
    es: 'El marcador está en su posición.',
    fr: 'Le repère est à votre position.',
  },
  outside: {
    pt: 'Você está fora do Pará; o marcador ficou onde estava.',
    en: 'You are outside Pará; the pin stayed where it was.',
    es: 'Usted está fuera de Pará; el marcador quedó donde estaba.',
    fr: 'Vous êtes hors du Pará ; le repère est resté où il était.',
  },
})

type Props = {
  locale: Locale
  state: StateMap | undefined
  onFound: (point: Point, address: string) => void
}

/** Brings the pin to where the person is. Nothing is asked of the browser before it is pressed (FA-11). */
export function PositionButton({ locale, state, onFound }: Props) {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const find = async () => {
    setBusy(true)
    setMessage('')
    const found = await locate(locale)
    setBusy(false)
    if (found.state !== 'found') return setMessage(found.message)
    if (checkFactPoint(found.point, state)) return setMessage(say(texts.outside, locale))
    setMessage(messageOf(found, locale))
    onFound(found.point, found.address)
  }
  return (
    <div>
      <Button kind="quiet" busy={busy} onClick={() => void find()}>
        <Icon name="pin" />
        {say(texts.mine, locale)}
      </Button>
      <output className={boxStyles.note}>{message}</output>
    </div>
  )
}

const messageOf = ({ ok, address }: FoundPosition, locale: Locale) =>
  ok === 1 ? say(texts.near, locale, { address }) : say(texts.placed, locale)
