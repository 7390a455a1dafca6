import type { MapTiles } from '@delegacia/contract/map'
import type { Point } from '@delegacia/domain/geography/coordinates'
import type { StateMap } from '@delegacia/domain/geography/state-map'
import { defineTexts } from '@delegacia/domain/language/text'
import { getJson } from '../../api/get-json.ts'
import { useLoad } from '../../api/use-load.ts'
import { locale, t } from '../../i18n/locale.ts'
import { MapView } from '../../ui/map/map-view.tsx'
import type { Tiles } from '../../ui/map/open-map.ts'
import { PlaceDescription } from '../../ui/map/place-description.tsx'
import { MapOpening } from './map-opening.tsx'
import css from './place-map.module.css'
import { PositionButton } from './position-button.tsx'

const texts = defineTexts({
  external: {
    pt: 'Mostrar as ruas com o mapa de {host}, que fica fora deste portal',
    en: 'Show the streets with the map of {host}, which is outside this portal',
    es: 'Mostrar las calles con el mapa de {host}, que está fuera de este portal',
    fr: 'Afficher les rues avec la carte de {host}, qui est hors de ce portail',
  },
})

type Props = {
  point: Point | undefined
  state: StateMap | undefined
  /** `use_mapa_externo`: the open server's pictures, if the operator set one; otherwise the State's. */
  external: boolean
  onExternal: (external: boolean) => void
  onMove: (point: Point) => void
  /** Where the device is, with its address where one is known; by default a move as any other. */
  onLocated?: (point: Point, address: string) => void
  /** The IBGE code of the municipality that was chosen in words. */
  chosen?: number | undefined
  /** Whether the place must be in Pará. */
  strict?: boolean
}

/** The map of a place, what it shows in words, and the way to bring the pin to where the person is. */
export function PlaceMap({
  point,
  state,
  external,
  onExternal,
  onMove,
  onLocated = onMove,
  ...judged
}: Props) {
  const servers = useLoad('map-tiles', () => getJson('/api/mapa'))
  const known = servers.state === 'ready' ? servers.value : undefined
  return (
    <div className={css.place}>
      {servers.state === 'loading' ? (
        <MapOpening />
      ) : (
        <MapView point={point} state={state} tiles={tilesOf(known, external)} onMove={onMove} />
      )}
      {known?.externo && (
        <label className={css.external}>
          <input
            type="checkbox"
            checked={external}
            onChange={({ currentTarget }) => onExternal(currentTarget.checked)}
          />
          {t(texts.external, { host: new URL(known.externo).hostname })}
        </label>
      )}
      <PlaceDescription point={point} state={state} {...judged} />
      <PositionButton locale={locale} state={state} onFound={onLocated} />
    </div>
  )
}

/** FA-10: a server other than the State's is used only where the person chose it. */
function tilesOf(known: MapTiles | undefined, external: boolean): Tiles | undefined {
  const url = (external && known?.externo) || known?.estadual
  return url && known ? { url, attribution: known.atribuicao, external: url === known.externo } : undefined
}
