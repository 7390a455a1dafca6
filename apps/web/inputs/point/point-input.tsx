import { wireDegrees, type Point } from '@delegacia/domain/geography/coordinates'
import { say, defineTexts } from '@delegacia/domain/language/text'
import { centreOfMunicipality, pointOf, type PointField } from '@delegacia/flows/engine/fields/point'
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
    pt: 'Não sabemos o ponto exato deste endereço: o marcador está no centro do município. Mova-o até o lugar, se souber.',
    en: 'We do not know the exact point of this address: the pin is in the center of the city. Move it to the place, if you know it.',
    es: 'No sabemos el punto exacto de esta dirección: el marcador está en el centro del municipio. Muévalo hasta el lugar, si lo sabe.',
    fr: 'Nous ne connaissons pas le point exact de cette adresse : le repère est au centre de la commune. Déplacez-le vers le lieu, si vous le connaissez.',
  },
  unknown: {
    pt: 'Não sei o ponto exato',
    en: 'I don’t know the exact point',
    es: 'No sé el punto exacto',
    fr: 'Je ne connais pas le point exact',
  },
  done: {
    pt: 'Lugar marcado no mapa.',
    en: 'Place marked on the map.',
    es: 'Lugar marcado en el mapa.',
    fr: 'Lieu marqué sur la carte.',
  },
  centre: {
    pt: 'Centro do município.',
    en: 'Center of the city.',
    es: 'Centro del municipio.',
    fr: 'Centre de la commune.',
  },
  failed: {
    pt: 'O mapa não abriu. Tente de novo ou continue sem ele.',
    en: 'The map did not open. Try again or go on without it.',
    es: 'El mapa no se abrió. Inténtelo de nuevo o continúe sin él.',
    fr: 'La carte ne s’est pas ouverte. Réessayez ou continuez sans elle.',
  },
})

/** Where on the map it was: dragged, tapped, moved by the arrow keys, or taken from the device (FA-03); nobody has to know it (FA-15). */
export function PointInput(input: InputProps<PointField>) {
  const { field, entity, context, id, onChange } = input
  const { locale } = context
  const place = field.place(entity)
  const state = context.readStateMap?.()
  const answer = field.read(entity)
  const centre = place.centro_do_municipio === true && place.has_mapa !== true
  const placed = answer !== undefined && !centre
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
        {centre && (
          <p className={styles.done}>
            <Icon name="check" />
            {say(texts.centre, locale)}
          </p>
        )}
        {answer === undefined && <p>{say(texts.unsure, locale)}</p>}
        {answer === undefined && (
          <div>
            <Button
              id={`${id}-nao-sei`}
              onClick={() => {
                onChange((last) => field.write(last, centreOfMunicipality, context))
                document.getElementById(id)?.focus()
              }}
            >
              {say(texts.unknown, locale)}
            </Button>
          </div>
        )}
      </div>
    </FieldFrame>
  )
}
