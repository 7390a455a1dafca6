import { readPoint, displayDegrees, type Point } from '@delegacia/domain/geography/coordinates'
import { isInFrame } from '@delegacia/domain/geography/map-frame'
import { useMemo, useState } from 'react'
import { getJson } from '../../api/get-json.ts'
import { useLoad } from '../../api/use-load.ts'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { LibrasPlace } from '../../reading/libras-place.tsx'
import { routes } from '../../router/routes.ts'
import { PlaceMap } from '../../inputs/point/place-map.tsx'
import { PlaceBox } from '../../inputs/address/place-box.tsx'
import { SourcesContext } from '../../inputs/field/sources.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Card } from '@delegacia/ui/card'
import { CoordinatesForm } from './coordinates-form.tsx'
import { texts } from './map-texts.ts'
import { SharedPoint } from './shared-point.tsx'

const sources = {
  failed: () => false,
  retry: () => undefined,
  findPlaces: (text: string, signal: AbortSignal) =>
    getJson(`/api/LISTA_LOGRADOURO/PA/${encodeURIComponent(text)}`, { signal }),
}

/** A point and, where the search found it, its address. */
type Found = { readonly point: Point; readonly address?: string | undefined }

/** Finds a point by street, map, coordinates or position, and shares it; nothing of it is kept. */
export function MapPage({ lat = '', lng = '' }: { lat?: string | undefined; lng?: string | undefined }) {
  const [found, setFound] = useState(() => foundAt(lat, lng))
  const [external, setExternal] = useState(false)
  const map = useLoad('state-map', () => import('@delegacia/domain/geography/para-map'))
  const state = map.state === 'ready' ? map.value.paraMap : undefined
  const crumbs = useMemo(
    () => [
      { label: t(texts.home), to: routes.home },
      { label: t(texts.title), here: true as const },
    ],
    [],
  )
  const key = found ? `${displayDegrees(found.point.latitude)} ${displayDegrees(found.point.longitude)}` : ''
  return (
    <SourcesContext value={sources}>
      <div className="wrap narrow page stack">
        <Breadcrumbs crumbs={crumbs} />
        <PageTitle documentTitle={t(texts.title)}>{t(texts.title)}</PageTitle>
        <LibrasPlace of="mapa" />
        <p>{t(texts.lead)}</p>
        <Card title={t(texts.find)}>
          <PlaceBox
            ties={{
              id: 'procura',
              'aria-describedby': undefined,
              'aria-invalid': undefined,
              'aria-required': false,
            }}
            label={t(texts.search)}
            locale={locale}
            focused={false}
            onChoose={({ lat: north = '', lng: east = '', ds_geral }) =>
              setFound(foundAt(north, east, ds_geral))
            }
          />
        </Card>
        <Card title={t(texts.map)}>
          <p className="hint">{t(texts.mapHint)}</p>
          <PlaceMap
            point={found?.point}
            state={state}
            external={external}
            onExternal={setExternal}
            onMove={(point) => setFound({ point })}
            onLocated={(point, address) => setFound({ point, address })}
          />
          <CoordinatesForm key={key} point={found?.point} onPoint={(point) => setFound({ point })} />
        </Card>
        {found && <SharedPoint key={key} point={found.point} address={found.address} />}
      </div>
    </SourcesContext>
  )
}

function foundAt(lat: string, lng: string, address?: string): Found | undefined {
  const point = readPoint(lat, lng)
  return point && isInFrame(point) ? { point, address } : undefined
}
