import { Link } from 'wouter'
import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { routes } from '../../router/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { buttonClass } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'

const texts = defineTexts({
  home: { pt: 'Início', en: 'Home', es: 'Inicio', fr: 'Accueil' },
  crumb: { pt: 'Endereço', en: 'Address', es: 'Dirección', fr: 'Adresse' },
  title: {
    pt: 'O endereço não existe no portal',
    en: 'The address does not exist in the portal',
    es: 'La dirección no existe en el portal',
    fr: 'L’adresse n’existe pas dans le portail',
  },
  lead: {
    pt: 'O portal conhece as ruas pelo CEP, e algumas ainda faltam: vilas novas, ramais, comunidades ribeirinhas. Isso não impede o seu registro.',
    en: 'The portal knows streets by their postal code, and some are still missing: new villages, side roads, riverside communities. This does not stop your report.',
    es: 'El portal conoce las calles por su código postal, y algunas aún faltan: barrios nuevos, ramales, comunidades ribereñas. Eso no impide su denuncia.',
    fr: 'Le portail connaît les rues par leur code postal, et certaines manquent encore : nouveaux quartiers, pistes, communautés riveraines. Cela n’empêche pas votre déclaration.',
  },
  tryTitle: { pt: 'Tente assim', en: 'Try this', es: 'Pruebe así', fr: 'Essayez ainsi' },
  street: {
    pt: 'Escreva só o nome da rua, sem “rua” nem “travessa”, ou só o CEP.',
    en: 'Write only the name of the street, without “rua” or “travessa”, or only the postal code (CEP).',
    es: 'Escriba solo el nombre de la calle, sin “rua” ni “travessa”, o solo el código postal (CEP).',
    fr: 'Écrivez seulement le nom de la rue, sans « rua » ni « travessa », ou seulement le code postal (CEP).',
  },
  near: {
    pt: 'Escolha a rua conhecida mais próxima, ou o nome do bairro ou da cidade.',
    en: 'Choose the nearest known street, or the name of the neighborhood or town.',
    es: 'Elija la calle conocida más cercana, o el nombre del barrio o de la ciudad.',
    fr: 'Choisissez la rue connue la plus proche, ou le nom du quartier ou de la ville.',
  },
  detail: {
    pt: 'No complemento, diga o lugar certo: “ramal do Cacau, km 3, casa azul depois da ponte”.',
    en: 'In the additional details, say the exact place: “Cacau side road, km 3, blue house after the bridge”.',
    es: 'En el complemento, diga el lugar exacto: “ramal do Cacau, km 3, casa azul después del puente”.',
    fr: 'Dans le complément, indiquez le lieu exact : « ramal do Cacau, km 3, maison bleue après le pont ».',
  },
  helpTitle: {
    pt: 'Se ainda assim não der',
    en: 'If it still does not work',
    es: 'Si aun así no se puede',
    fr: 'Si cela ne suffit pas',
  },
  help: {
    pt: 'Qualquer delegacia registra o fato com o endereço que você contar. Para falar com a Polícia Civil, ligue 197. Em perigo, ligue 190.',
    en: 'Any police station will take the report with the address as you describe it. To speak to the Civil Police, call 197. In danger, call 190.',
    es: 'Cualquier comisaría registra el hecho con la dirección que usted indique. Para hablar con la Policía Civil, llame al 197. En peligro, llame al 190.',
    fr: 'Tout commissariat enregistre le fait avec l’adresse que vous donnez. Pour joindre la Police civile, appelez le 197. En danger, appelez le 190.',
  },
  back: {
    pt: 'Voltar ao início',
    en: 'Back to the start',
    es: 'Volver al inicio',
    fr: 'Revenir à l’accueil',
  },
})

/** For people whose street the address search does not find; the search opens this page in a new tab (SH-12). */
export function AddressUnknownPage() {
  return (
    <div className="wrap narrow page stack">
      <Breadcrumbs
        crumbs={[
          { label: t(texts.home), to: routes.home },
          { label: t(texts.crumb), here: true },
        ]}
      />
      <PageTitle documentTitle={t(texts.title)}>{t(texts.title)}</PageTitle>
      <p>{t(texts.lead)}</p>
      <Card title={t(texts.tryTitle)}>
        <ul className="points stack-s">
          {[texts.street, texts.near, texts.detail].map((way) => (
            <li key={t(way)}>{t(way)}</li>
          ))}
        </ul>
      </Card>
      <Card title={t(texts.helpTitle)}>
        <p>{t(texts.help)}</p>
      </Card>
      <p>
        <Link href={routes.home} className={buttonClass('main')}>
          {t(texts.back)}
        </Link>
      </p>
    </div>
  )
}
