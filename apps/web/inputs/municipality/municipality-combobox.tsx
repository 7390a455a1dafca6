import { defineTexts } from '@delegacia/domain/language/text'
import { getJson } from '../../api/get-json.ts'
import { useLoad } from '../../api/use-load.ts'
import { locale, t } from '../../i18n/locale.ts'
import { Combobox } from '../choice/combobox.tsx'
import { TryAgain } from '@delegacia/ui/try-again'
import type { MunicipalityChoice } from './municipality-choice.ts'

const texts = defineTexts({
  loading: {
    pt: 'Carregando os municípios…',
    en: 'Loading the municipalities…',
    es: 'Cargando los municipios…',
    fr: 'Chargement des communes…',
  },
  failed: {
    pt: 'Não foi possível carregar os municípios.',
    en: 'The municipalities could not be loaded.',
    es: 'No se pudieron cargar los municipios.',
    fr: 'Les communes n’ont pas pu être chargées.',
  },
  none: {
    pt: 'Nenhum município do Pará com esse nome',
    en: 'No municipality of Pará has that name',
    es: 'Ningún municipio de Pará con ese nombre',
    fr: 'Aucune commune du Pará ne porte ce nom',
  },
})

type Props = {
  id: string
  name: string | undefined
  placeholder: string
  /** The text of the plain field that this one replaces, whether it had the focus and whether it was pressed. */
  before: { text: string; focused: boolean; pressed?: boolean }
  onChoose: (choice: MunicipalityChoice) => void
}

/** The 144 municipalities of Pará, searched without accents (SH-08); choosing is optional. */
export function MunicipalityCombobox({ id, name, placeholder, before, onChoose }: Props) {
  const list = useLoad('municipalities', () => getJson(`/api/COMBO_LOCALIDADE/PA/${locale}`))
  // A choice is kept by its name, and known before the list has loaded.
  const names = list.state === 'ready' ? list.value.map((one) => one.ds_localidade) : name ? [name] : []
  const choose = (wanted: unknown) => {
    const found = list.state === 'ready' && list.value.find(({ ds_localidade }) => ds_localidade === wanted)
    onChoose(found ? { id_localidade: found.id_localidade, ds_localidade: found.ds_localidade } : {})
  }
  return (
    <>
      <Combobox
        ties={{ id }}
        items={names.map((one) => ({ id: one, name: one }))}
        chosen={name}
        locale={locale}
        placeholder={placeholder}
        none={list.state === 'ready' ? t(texts.none) : list.state === 'loading' ? t(texts.loading) : ''}
        before={before}
        onChoose={choose}
      />
      {list.state === 'failed' && <TryAgain text={t(texts.failed)} locale={locale} onRetry={list.retry} />}
    </>
  )
}
