import { borderTolerance, isInState, metresTo, nearestArea } from '@delegacia/domain/geography/area-at'
import { displayDegrees, type Point } from '@delegacia/domain/geography/coordinates'
import type { StateMap } from '@delegacia/domain/geography/state-map'
import { labelled } from '@delegacia/domain/language/labelled'
import { defineTexts } from '@delegacia/domain/language/text'
import { locale, t } from '../../i18n/locale.ts'
import { Icon } from '@delegacia/ui/icon'
import { Announcement } from '../announcement.tsx'
import css from './place-description.module.css'

const texts = defineTexts({
  none: {
    pt: 'O marcador ainda não está no mapa. Toque no lugar.',
    en: 'The pin is not on the map yet. Tap the place.',
    es: 'El marcador aún no está en el mapa. Toque el lugar.',
    fr: 'Le repère n’est pas encore sur la carte. Touchez le lieu.',
  },
  outside: { pt: 'Fora do Pará', en: 'Outside Pará', es: 'Fuera de Pará', fr: 'Hors du Pará' },
  marked: { pt: 'Lugar marcado', en: 'Marked place', es: 'Lugar marcado', fr: 'Lieu marqué' },
  degrees: {
    pt: 'latitude {latitude}, longitude {longitude}',
    en: 'latitude {latitude}, longitude {longitude}',
    es: 'latitud {latitude}, longitud {longitude}',
    fr: 'latitude {latitude}, longitude {longitude}',
  },
  refused: {
    pt: 'O marcador está fora do Pará, e aqui só registramos o que aconteceu no Pará. Mova o marcador até o lugar; se foi em outro Estado, procure uma delegacia de lá.',
    en: 'The pin is outside Pará, and here we only take reports of what happened in Pará. Move it to the place; if it was in another State, go to a police station there.',
    es: 'El marcador está fuera de Pará, y aquí solo registramos lo que pasó en Pará. Muévalo hasta el lugar; si fue en otro Estado, acuda a una comisaría de allí.',
    fr: 'Le repère est hors du Pará, et ici nous n’enregistrons que les faits survenus au Pará. Déplacez-le vers le lieu ; si c’était dans un autre État, adressez-vous à un commissariat sur place.',
  },
  elsewhere: {
    pt: 'O marcador está em {here}, mas o endereço escolhido é de {chosen}. Mova o marcador, troque o endereço ou, se for assim mesmo, continue.',
    en: 'The pin is in {here}, but the chosen address is in {chosen}. Move the pin, change the address or, if that is right, go on.',
    es: 'El marcador está en {here}, pero la dirección elegida es de {chosen}. Mueva el marcador, cambie la dirección o, si es así, continúe.',
    fr: 'Le repère est à {here}, mais l’adresse choisie est à {chosen}. Déplacez le repère, changez l’adresse ou, si c’est bien cela, continuez.',
  },
})

/** Milliseconds without a move after which the place is announced: not at every step of the pin. */
const pauseMs = 500

type Props = {
  point: Point | undefined
  state: StateMap | undefined
  /** The IBGE code of the municipality that was chosen in words. */
  chosen?: number | undefined
  /** Whether the place must be in Pará. */
  strict?: boolean
}

/** What the map shows, in words: municipality and coordinates, and a warning where they do not fit the chosen address (FA-09). */
export function PlaceDescription({ point, state, chosen, strict = false }: Props) {
  const { said, warning } = describe({ point, state, chosen, strict })
  return (
    <div className={css.description}>
      <p className={css.place} aria-hidden="true">
        <Icon name="pin" />
        <span>{said}</span>
      </p>
      {warning && (
        <p className={css.warning} aria-hidden="true">
          <Icon name="alert" />
          <span>{warning}</span>
        </p>
      )}
      <Announcement text={`${said} ${warning}`} after={pauseMs} />
    </div>
  )
}

function describe({ point, state, chosen, strict }: Props): { said: string; warning: string } {
  if (!point) return { said: t(texts.none), warning: '' }
  const degrees = t(texts.degrees, {
    latitude: displayDegrees(point.latitude),
    longitude: displayDegrees(point.longitude),
  })
  const nearest = state && nearestArea(point, state.areas)
  if (!state || !nearest) return { said: labelled(t(texts.marked), degrees, locale), warning: '' }
  if (!isInState(nearest))
    return { said: labelled(t(texts.outside), degrees, locale), warning: strict ? t(texts.refused) : '' }
  const said = labelled(nearest.area.name, degrees, locale)
  const expected = state.areas.find(({ id }) => id === chosen)
  const fits = !expected || metresTo(point, expected) <= borderTolerance
  return {
    said,
    warning: fits ? '' : t(texts.elsewhere, { here: nearest.area.name, chosen: expected.name }),
  }
}
