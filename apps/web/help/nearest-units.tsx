import { defineTexts } from '@delegacia/domain/language/text'
import { useId, useState } from 'react'
import { getJson } from '../api/get-json.ts'
import { useLoad } from '../api/use-load.ts'
import { t } from '../i18n/locale.ts'
import { MunicipalityField } from '../inputs/municipality/municipality-field.tsx'
import { getStartChoice } from '../portal/start-choice.ts'
import css from './nearest-units.module.css'

const texts = defineTexts({
  title: {
    pt: 'Delegacia mais perto de você',
    en: 'Police station near you',
    es: 'Comisaría cerca de usted',
    fr: 'Commissariat près de chez vous',
  },
  where: {
    pt: 'Em que município você está?',
    en: 'Which municipality are you in?',
    es: '¿En qué municipio está usted?',
    fr: 'Dans quelle commune êtes-vous ?',
  },
  any: {
    pt: 'Qualquer delegacia recebe você. O 197 diz qual é a mais perto.',
    en: 'Any police station will receive you. Call 197 to find the nearest one.',
    es: 'Cualquier comisaría le recibe. El 197 dice cuál es la más cercana.',
    fr: 'Tout commissariat vous reçoit. Le 197 indique le plus proche.',
  },
})

/** A municipality. */
export type Near = { id_localidade?: number | string | undefined; ds_localidade?: string | undefined }

/** The police units of a municipality: that of the report, until the person says where they are (ST-09). */
export function NearestUnits({ level, near }: { level: 2 | 3; near?: Near | undefined }) {
  const Heading = `h${level}` as const
  const titleId = useId()
  const [place, setPlace] = useState<Near>(() => near ?? getStartChoice())
  const { id_localidade: municipality = '' } = place
  const path = `/api/unidades/${municipality}` as const
  const load = () => getJson(path, { quiet: true })
  const { value } = useLoad(path, load, municipality !== '')
  const units = value?.unidades ?? []
  return (
    <section aria-labelledby={titleId} className={css.near}>
      <Heading id={titleId}>{t(texts.title)}</Heading>
      <MunicipalityField label={texts.where} name={place.ds_localidade} onChoose={setPlace} />
      <div role="status">
        {units.length > 0 ? (
          <ul className={css.units}>
            {units.map(({ nome, endereco }) => (
              <li key={`${nome} ${endereco}`}>
                <b>{nome}</b>
                <span>{endereco}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t(texts.any)}</p>
        )}
      </div>
    </section>
  )
}
