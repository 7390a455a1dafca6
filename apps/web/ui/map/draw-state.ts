import type { Area, Line, StateMap } from '@delegacia/domain/geography/state-map'
import { divIcon, layerGroup, marker, polygon, polyline, type LatLngTuple, type Map } from 'leaflet'
import css from './map.module.css'

const corners = (line: Line): LatLngTuple[] => line.map(([latitude, longitude]) => [latitude, longitude])

/** Pixels of a letter and of a line of a name, with the space around them. */
const letter = 8
const line = 26

/** Draws a State below everything else: neighbours, ground, borders, waters, outline and names. Returns how to remove it. */
export function drawState(map: Map, state: StateMap): () => void {
  const on = (className: string | undefined) => ({
    pane: 'ground',
    interactive: false,
    className: className ?? '',
  })
  const filled = (rings: readonly Line[], className: string | undefined) =>
    polygon(
      rings.map((ring) => [corners(ring)]),
      on(className),
    )
  const names = layerGroup().addTo(map)
  const drawn = layerGroup([
    filled(
      state.neighbours.flatMap(({ rings }) => rings),
      css.neighbour,
    ),
    filled(
      state.areas.flatMap(({ rings }) => rings),
      css.land,
    ),
    polyline(state.borders.map(corners), on(css.border)),
    polyline(
      state.rivers.map(({ course }) => corners(course)),
      on(css.river),
    ),
    filled(
      state.lakes.flatMap(({ rings }) => rings),
      css.lake,
    ),
    polyline(state.outline.map(corners), on(css.outline)),
  ]).addTo(map)
  const name = () => {
    names.clearLayers()
    for (const area of withRoom(state.areas, map)) names.addLayer(nameOf(area))
  }
  name()
  map.on('moveend', name)
  return () => {
    map.off('moveend', name)
    drawn.remove()
    names.remove()
  }
}

/** The visible municipalities whose names do not overlap; the larger one wins. */
function withRoom(areas: readonly Area[], map: Map): Area[] {
  const seen = map.getBounds().pad(0.1)
  const placed: { area: Area; x: number; y: number }[] = []
  for (const area of areas.toSorted((one, other) => widthOf(other) - widthOf(one))) {
    const at: LatLngTuple = [area.seat.latitude, area.seat.longitude]
    if (!seen.contains(at)) continue
    const { x, y } = map.project(at)
    const clear = placed.every(
      (other) =>
        Math.abs(other.y - y) > line ||
        Math.abs(other.x - x) > ((other.area.name.length + area.name.length) / 2) * letter,
    )
    if (clear) placed.push({ area, x, y })
  }
  return placed.map(({ area }) => area)
}

const widthOf = ({ box }: Area) => box.east - box.west

function nameOf({ name, seat }: Area) {
  const label = document.createElement('span')
  label.textContent = name
  const icon = divIcon({ className: css.name ?? '', html: label, iconSize: [0, 0] })
  return marker([seat.latitude, seat.longitude], { icon, pane: 'names', interactive: false, keyboard: false })
}
