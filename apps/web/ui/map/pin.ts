import type { Point } from '@delegacia/domain/geography/coordinates'
import { intoFrame } from '@delegacia/domain/geography/map-frame'
import { divIcon, marker, type Map } from 'leaflet'
import css from './map.module.css'

export type PinTexts = {
  readonly pin: string
  /** What it is, for screen readers. */
  readonly kind: string
  readonly keys: string
}

/** Directions of the arrow keys on the screen. */
const ways: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Pixels of one key press, so that the distance follows from the zoom; with Shift the large step. */
const step = { small: 10, large: 80 }

const drawing =
  '<svg viewBox="0 0 40 48" width="40" height="48" aria-hidden="true" focusable="false"><path d="M20 46C9 33 4 26 4 18a16 16 0 0 1 32 0c0 8-5 15-16 28Z"/><circle cx="20" cy="18" r="6.5"/></svg>'

/** The marker, which is dragged, moved by the arrow keys, or placed where the map is tapped. */
export function createPin(map: Map, texts: PinTexts, onMove: (point: Point) => void) {
  const icon = divIcon({ className: css.pin ?? '', html: drawing, iconSize: [40, 48], iconAnchor: [20, 46] })
  const pin = marker([0, 0], { icon, draggable: true, autoPan: true, keyboard: false })
  const where = (): Point | undefined => {
    if (!map.hasLayer(pin)) return undefined
    const { lat: latitude, lng: longitude } = pin.getLatLng()
    return { latitude, longitude }
  }
  const put = (point: Point | undefined) => {
    if (!point) return void pin.remove()
    pin.setLatLng([point.latitude, point.longitude])
    if (!map.hasLayer(pin)) pin.addTo(map)
  }
  const keepInSight = () => {
    if (map.hasLayer(pin)) map.panInside(pin.getLatLng(), { padding: [56, 56], animate: false })
  }
  const moveTo = (point: Point) => {
    const reached = intoFrame(point)
    put(reached)
    keepInSight()
    onMove(reached)
  }
  pin.on('add', () => describe(pin.getElement(), texts))
  pin.on('dragend', () => moveTo(where() ?? { latitude: 0, longitude: 0 }))
  map.getContainer().addEventListener('keydown', (event) => {
    if (event.key === '+') map.zoomIn()
    if (event.key === '-') map.zoomOut()
    const way = ways[event.key]
    if (!way || event.target !== pin.getElement()) return
    event.preventDefault()
    const [right, down] = way
    const pixels = event.shiftKey ? step.large : step.small
    const next = map.unproject(map.project(pin.getLatLng()).add([right * pixels, down * pixels]))
    moveTo({ latitude: next.lat, longitude: next.lng })
  })
  return { where, put, moveTo, keepInSight }
}

function describe(element: HTMLElement | undefined, { pin, kind, keys }: PinTexts): void {
  if (!element) return
  element.tabIndex = 0
  // The arrow keys are the pin's own, not the screen reader's.
  element.setAttribute('role', 'application')
  element.setAttribute('aria-roledescription', kind)
  element.setAttribute('aria-label', pin)
  element.setAttribute('aria-description', keys)
}
