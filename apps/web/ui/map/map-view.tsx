import { defineTexts } from '@delegacia/domain/language/text'
import { nearestArea } from '@delegacia/domain/geography/area-at'
import type { Point } from '@delegacia/domain/geography/coordinates'
import type { StateMap } from '@delegacia/domain/geography/state-map'
// Before our own styles, which override some of it.
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../i18n/locale.ts'
import css from './map.module.css'
import { openMap, type OpenMap, type Tiles } from './open-map.ts'

const texts = defineTexts({
  pin: { pt: 'Marcador do lugar', en: 'Pin of the place', es: 'Marcador del lugar', fr: 'Repère du lieu' },
  kind: { pt: 'marcador', en: 'pin', es: 'marcador', fr: 'repère' },
  keys: {
    pt: 'Setas movem; Shift com seta move mais; mais e menos mudam o tamanho do mapa.',
    en: 'Arrow keys move it; Shift with an arrow moves it further; plus and minus zoom the map.',
    es: 'Las flechas lo mueven; Shift con flecha lo mueve más; más y menos cambian el tamaño del mapa.',
    fr: 'Les flèches le déplacent ; Maj avec une flèche le déplace davantage ; plus et moins changent l’échelle de la carte.',
  },
  zoomIn: { pt: 'Aproximar', en: 'Zoom in', es: 'Acercar', fr: 'Zoom avant' },
  zoomOut: { pt: 'Afastar', en: 'Zoom out', es: 'Alejar', fr: 'Zoom arrière' },
  source: {
    pt: 'IBGE, malha municipal 2022 · Natural Earth',
    en: 'IBGE, municipal mesh 2022 · Natural Earth',
    es: 'IBGE, malla municipal 2022 · Natural Earth',
    fr: 'IBGE, maillage municipal 2022 · Natural Earth',
  },
})

type Props = {
  /** Where the pin stands; undefined: nowhere yet. */
  point: Point | undefined
  /** Undefined while it is loading: the map works without lines until then. */
  state: StateMap | undefined
  tiles: Tiles | undefined
  onMove: (point: Point) => void
}

/** A map of the State with one pin. What it shows must also be said in words beside it. */
export function MapView({ point, state, tiles, onMove }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const moved = useRef(onMove)
  const [map, setMap] = useState<OpenMap>()
  useEffect(() => {
    moved.current = onMove
  })
  useEffect(() => {
    if (!box.current) return undefined
    const mapTexts = {
      pin: t(texts.pin),
      kind: t(texts.kind),
      keys: t(texts.keys),
      zoomIn: t(texts.zoomIn),
      zoomOut: t(texts.zoomOut),
      source: t(texts.source),
    }
    const opened = openMap(box.current, { texts: mapTexts, onMove: (to) => moved.current(to) })
    setMap(opened)
    return () => opened.close()
  }, [])
  const url = tiles?.url
  useEffect(() => {
    map?.lay(tiles)
    // oxlint-disable-next-line react/exhaustive-deps -- the same address is the same picture
  }, [map, url])
  useEffect(() => {
    if (state) map?.draw(state)
  }, [map, state])
  const latitude = point?.latitude
  const longitude = point?.longitude
  useEffect(() => {
    const at = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    map?.show(at)
    const nearest = at && state && nearestArea(at, state.areas)
    map?.highlight(nearest?.metres === 0 ? nearest.area : undefined)
  }, [map, latitude, longitude, state])
  return <div ref={box} className={css.map} />
}
