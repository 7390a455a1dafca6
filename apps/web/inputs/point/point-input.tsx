import { wireDegrees, type Point } from '@delegacia/domain/geography/coordinates'
import { say, defineTexts } from '@delegacia/domain/language/text'
import { pointOf, type PointField } from '@delegacia/flows/engine/fields/point'
import { useState } from 'react'
import { useLoad } from '../../api/use-load.ts'
import { Button } from '@delegacia/ui/button'
import { Icon } from '@delegacia/ui/icon'
import { FieldFrame } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { MapOpening } from './map-opening.tsx'
import styles from './point-input.module.css'
import { TryAgain } from '@delegacia/ui/try-again'

const texts = defineTexts({
  unsure: {
    pt: 'Não sabemos o ponto exato deste endereço: o marcador está no centro do município. Mova-o até o lugar ou confirme.',
    en: 'We do not know the exact point of this address: the pin is in the center of the city. Move it to the place or confirm.',
    es: 'No sabemos el punto exacto de esta dirección: el marcador está en el centro del municipio. Muévalo hasta el lugar o confirme.',
    fr: 'Nous ne connaissons pas le point exact de cette adresse : le repère est au centre de la commune. Déplacez-le vers le lieu ou confirmez.',
  },
  right: {
    pt: 'O lugar está certo',
    en: 'The place is right',
    es: 'El lugar es correcto',
    fr: 'Le lieu est exact',
  },
  done: {
    pt: 'Lugar marcado no mapa.',
    en: 'Place marked on the map.',
    es: 'Lugar marcado en el mapa.',
    fr: 'Lieu marqué sur la carte.',
  },
  failed: {
    pt: 'O mapa não abriu. Tente de novo ou continue sem ele: confirme abaixo.',
    en: 'The map did not open. Try again or go on without it: confirm below.',
    es: 'El mapa no se abrió. Inténtelo de nuevo o continúe sin él: confirme abajo.',
    fr: 'La carte ne s’est pas ouverte. Réessayez ou continuez sans elle : confirmez ci-dessous.',
  },
})

/** Where on the map it was: dragged, tapped, moved by the arrow keys, taken from the device, or confirmed as it stands (FA-03). */
export function PointInput(input: InputProps<PointField>) {
  const { field, entity, context, id, onChange } = input
  const { locale } = context
  const place = field.place(entity)
  const state = context.readStateMap?.()
  const answer = field.read(entity)
  const placed = answer !== undefined
  const valid = placed && field.validate(answer, entity, context) === undefined
  const map = useLoad('place-map', () => import('./place-map.tsx'))
  const [external, setExternal] = useState(place.use_mapa_externo === true)
  const point = pointOf(place) ?? state?.areas.find((area) => area.id === place.id_localidade)?.seat
  const setPoint = ({ latitude, longitude }: Point, use_mapa_externo = external) => {
    const next = { lat: wireDegrees(latitude), lng: wireDegrees(longitude), use_mapa_externo }
    onChange((last) => field.write(last, next, context))
  }
  return (
    <FieldFrame {...input} as="set">
      <div id={id} tabIndex={-1} className={styles.place}>
        {map.state === 'loading' && <MapOpening />}
        {map.state === 'failed' && (
          <TryAgain text={say(texts.failed, locale)} locale={locale} onRetry={map.retry} />
        )}
        {map.state === 'ready' && (
          <map.value.PlaceMap
            point={point}
            state={state}
            chosen={place.id_localidade}
            strict
            external={external}
            onExternal={(next) => {
              setExternal(next)
              if (placed && point) setPoint(point, next)
            }}
            onMove={(to) => setPoint(to)}
          />
        )}
        {valid && (
          <p className={styles.done}>
            <Icon name="check" />
            {say(texts.done, locale)}
          </p>
        )}
        {!placed && <p>{say(texts.unsure, locale)}</p>}
        {!placed && point && (
          <div>
            <Button
              id={`${id}-certo`}
              onClick={() => {
                setPoint(point)
                document.getElementById(id)?.focus()
              }}
            >
              {say(texts.right, locale)}
            </Button>
          </div>
        )}
      </div>
    </FieldFrame>
  )
}
