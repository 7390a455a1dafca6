import { intoFrame, mapFrame } from '@delegacia/domain/geography/map-frame'
import type { Point } from '@delegacia/domain/geography/coordinates'
import type { Area, StateMap } from '@delegacia/domain/geography/state-map'
import { control, latLngBounds, map as createMap, polygon, tileLayer, type Layer } from 'leaflet'
import { drawState } from './draw-state.ts'
import css from './map.module.css'
import { createPin, type PinTexts } from './pin.ts'

/** Pictures of the ground: an address with `{z}`, `{x}` and `{y}`, and whom to credit. */
export type Tiles = {
  readonly url: string
  readonly attribution: string
  /** Not the State's own: such a server requires the referrer, and gets the origin alone. */
  readonly external: boolean
}

export type OpenMap = {
  /** Puts the pin at a point that did not come from the map, and shows that place. */
  show(point: Point | undefined): void
  draw(state: StateMap): void
  /** Highlights the municipality of the pin. */
  highlight(area: Area | undefined): void
  lay(tiles: Tiles | undefined): void
  close(): void
}

export type MapTexts = PinTexts & {
  readonly zoomIn: string
  readonly zoomOut: string
  readonly source: string
}

/** The closest zoom without tiles: as there are no streets then, closer there is nothing to see. */
const closeWithoutTiles = 11

type Start = { readonly texts: MapTexts; readonly onMove: (point: Point) => void }

/** A map in an element of the page, empty until `show` or `draw`. */
export function openMap(box: HTMLElement, { texts, onMove }: Start): OpenMap {
  const { south, west, north, east, centre, zoom } = mapFrame
  const bounds = latLngBounds([south, west], [north, east])
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(box, {
    minZoom: zoom.least,
    maxZoom: zoom.most,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    zoomControl: false,
    attributionControl: false,
    // We observe the box ourselves; Leaflet's own observer would fire after the map is removed.
    trackResize: false,
    // The arrow keys move the pin, and a double tap places it.
    keyboard: false,
    doubleClickZoom: false,
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  }).setView([centre.latitude, centre.longitude], zoom.least)
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map)
  control.scale({ imperial: false, position: 'topright' }).addTo(map)
  control.attribution({ prefix: false }).addAttribution(texts.source).addTo(map)
  for (const [name, height] of [
    ['ground', '150'],
    ['names', '250'],
  ] as const) {
    const pane = map.createPane(name)
    pane.style.zIndex = height
    pane.style.pointerEvents = 'none'
    pane.setAttribute('aria-hidden', 'true')
  }
  const pin = createPin(map, texts, (point) => onMove(intoFrame(point)))
  map.on('click', ({ latlng }) => pin.moveTo({ latitude: latlng.lat, longitude: latlng.lng }))
  // The wheel scrolls the page until the person uses the map.
  map.on('click dragstart', () => map.scrollWheelZoom.enable())
  map.on('mouseout', () => map.scrollWheelZoom.disable())
  const resized = new ResizeObserver(() => {
    map.invalidateSize({ animate: false })
    pin.keepInSight()
  })
  resized.observe(box)

  let ground: Layer | undefined
  let highlighted: Layer | undefined
  let undraw: (() => void) | undefined
  return {
    show(point) {
      const before = pin.where()
      pin.put(point)
      if (!point || (before && isSamePlace(before, point))) return
      const close = ground ? zoom.marker : closeWithoutTiles
      map.setView([point.latitude, point.longitude], Math.max(before ? map.getZoom() : 0, close), {
        animate: false,
      })
    },
    draw(state) {
      undraw ??= drawState(map, state)
    },
    highlight(area) {
      highlighted?.remove()
      highlighted = area && outlined(area).addTo(map)
    },
    lay(tiles) {
      ground?.remove()
      ground = tiles && picturesOf(tiles).addTo(map)
      box.classList.toggle(css.pictured ?? '', ground !== undefined)
    },
    close() {
      resized.disconnect()
      undraw?.()
      map.remove()
    },
  }
}

/** The person's own move comes back as the wire keeps it, rounded. */
const isSamePlace = (one: Point, other: Point) =>
  Math.abs(one.latitude - other.latitude) < 1e-9 && Math.abs(one.longitude - other.longitude) < 1e-9

const outlined = ({ rings }: Area) =>
  polygon(
    rings.map((ring) => ring.map(([latitude, longitude]): [number, number] => [latitude, longitude])),
    { pane: 'ground', interactive: false, className: css.here ?? '' },
  )

/** Where a tile is missing, the lines of the State are seen through it. */
const picturesOf = ({ url, attribution, external }: Tiles) =>
  tileLayer(url, {
    minZoom: mapFrame.zoom.least,
    maxZoom: mapFrame.zoom.most,
    attribution,
    ...(external && { referrerPolicy: 'origin' as const }),
  })
