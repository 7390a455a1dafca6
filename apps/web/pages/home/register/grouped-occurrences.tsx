import { useId, useMemo } from 'react'
import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import { Icon } from '@delegacia/ui/icon'
import css from './grouped-occurrences.module.css'
import { inGroups, type OccurrenceGroup } from './occurrence-groups.ts'
import { OccurrenceRows } from './occurrence-rows.tsx'
import type { OfferedCrime } from '@delegacia/contract/list-rows'

const texts = defineTexts({
  protection: {
    pt: 'Segurança em casa e na família',
    en: 'Safety at home and in the family',
    es: 'Seguridad en casa y en la familia',
    fr: 'Sécurité chez soi et en famille',
  },
  help: {
    pt: 'Você não está só. Perigo agora: 190. Mulheres, a qualquer hora: 180.',
    en: 'You are not alone. In danger now: 190. Women, at any hour: 180.',
    es: 'Cuente con nosotros. Peligro ahora: 190. Mujeres, a cualquier hora: 180.',
    fr: 'Comptez sur nous. Danger immédiat\u00a0: 190. Femmes, à toute heure\u00a0: 180.',
  },
})

/** The whole list in parts: safety first and always open, then the groups, the most used one open where there is room (SH-19). */
export function GroupedOccurrences({ all }: { all: readonly OfferedCrime[] }) {
  const { protection, groups } = useMemo(() => inGroups(all), [all])
  const protectionId = useId()
  return (
    <div className="stack-s">
      {protection.length > 0 && (
        <section className={css.protection} aria-labelledby={protectionId}>
          <h3 id={protectionId}>{t(texts.protection)}</h3>
          <p>{t(texts.help)}</p>
          <OccurrenceRows boxed found={protection} />
        </section>
      )}
      {groups.map((group, place) => (
        <Group key={group.id} group={group} open={place === 0 && innerWidth >= 768} />
      ))}
    </div>
  )
}

function Group({ group: { title, found }, open }: { group: OccurrenceGroup; open: boolean }) {
  return (
    <details className={css.group} open={open}>
      <summary>
        <span>
          <b>{t(title)}</b>
          <span className={css.names}>{found.map(({ ds_crime_dv2 }) => ds_crime_dv2).join('\u00a0· ')}</span>
        </span>
        <Icon name="chevron" />
      </summary>
      <OccurrenceRows boxed found={found} />
    </details>
  )
}
