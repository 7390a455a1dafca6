import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import { Icon } from '@delegacia/ui/icon'
import styles from './list-screen.module.css'

const texts = defineTexts({
  reporter: {
    pt: 'quem comunica',
    en: 'who is reporting',
    es: 'quien denuncia',
    fr: 'qui fait la déclaration',
  },
  why: {
    pt: 'Os dados são os que você já informou. Para mudar, volte a “Seus dados”.',
    en: 'The details are those you have already given. To change them, go back to “Your details”.',
    es: 'Los datos son los que ya indicó. Para cambiarlos, vuelva a «Sus datos».',
    fr: 'Ce sont les informations que vous avez déjà données. Pour les changer, revenez à « Vos informations ».',
  },
})

/** A person who counts as an entry without being one; it cannot be removed here (WZ-08). */
export function ImpliedEntryCard({ name }: { name: string }) {
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        <Icon name="people" />
        <span>{name ? `${name} (${t(texts.reporter)})` : t(texts.reporter)}</span>
      </h2>
      <p className={styles.why}>{t(texts.why)}</p>
    </li>
  )
}
