import { Link } from 'wouter'
import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import { routes } from '../../../router/routes.ts'
import { Card } from '@delegacia/ui/card'
import { Icon } from '@delegacia/ui/icon'
import css from './before-card.module.css'

const texts = defineTexts({
  title: { pt: 'Antes de começar', en: 'Before you start', es: 'Antes de empezar', fr: 'Avant de commencer' },
  lead: {
    pt: 'Para registrar, você precisa:',
    en: 'To report, you need:',
    es: 'Para denunciar, usted necesita:',
    fr: 'Pour déclarer, il vous faut :',
  },
  age: {
    pt: 'ter 18 anos ou mais',
    en: 'to be 18 or older',
    es: 'tener 18 años o más',
    fr: 'avoir 18 ans ou plus',
  },
  document: {
    pt: 'ter CPF ou, se for turista, passaporte',
    en: 'a CPF or, as a tourist, a passport',
    es: 'tener CPF o, si es turista, pasaporte',
    fr: 'un CPF ou, pour les touristes, un passeport',
  },
  email: {
    pt: 'ter um e-mail que você consiga abrir',
    en: 'an e-mail address you can open',
    es: 'tener un correo electrónico que pueda abrir',
    fr: 'une adresse e-mail que vous pouvez consulter',
  },
  place: {
    pt: 'contar um fato que aconteceu no Pará',
    en: 'an event that happened in Pará',
    es: 'contar un hecho ocurrido en Pará',
    fr: 'un fait qui a eu lieu au Pará',
  },
  terms: {
    pt: 'concordar com os termos que aparecem antes do registro',
    en: 'to agree to the terms shown before the report',
    es: 'aceptar los términos que aparecen antes de la denuncia',
    fr: 'accepter les conditions affichées avant la déclaration',
  },
  read: {
    pt: 'Ler os termos de uso',
    en: 'Read the terms of use',
    es: 'Leer los términos de uso',
    fr: 'Lire les conditions d’utilisation',
  },
  privacy: {
    pt: 'O que é feito com os seus dados',
    en: 'What is done with your data',
    es: 'Qué se hace con sus datos',
    fr: 'Ce qui est fait de vos données',
  },
  notHere: {
    pt: 'O que não dá para registrar aqui',
    en: 'What cannot be reported here',
    es: 'Lo que no se puede denunciar aquí',
    fr: 'Ce qui ne peut pas être déclaré ici',
  },
  inPerson: {
    pt: 'Nestes casos ligue 190 ou vá a uma delegacia. Fatos fora do Pará são registrados na polícia do lugar.',
    en: 'In these cases call 190 or go to a police station. Events outside Pará are reported to the police of that place.',
    es: 'En estos casos llame al 190 o acuda a una comisaría. Los hechos fuera de Pará se denuncian ante la policía del lugar.',
    fr: 'Dans ces cas, appelez le 190 ou allez au commissariat. Les faits survenus hors du Pará se déclarent à la police du lieu.',
  },
})

const excluded = defineTexts({
  homicide: { pt: 'homicídio', en: 'homicide', es: 'homicidio', fr: 'homicide' },
  robberyDeath: {
    pt: 'roubo seguido de morte',
    en: 'robbery followed by death',
    es: 'robo seguido de muerte',
    fr: 'vol suivi de mort',
  },
  rape: { pt: 'estupro', en: 'rape', es: 'violación', fr: 'viol' },
  kidnapping: { pt: 'sequestro', en: 'kidnapping', es: 'secuestro', fr: 'enlèvement' },
  bank: {
    pt: 'roubo a banco',
    en: 'bank robbery',
    es: 'robo a un banco',
    fr: 'vol à main armée dans une banque',
  },
  vehicle: {
    pt: 'furto ou roubo de veículo',
    en: 'theft or robbery of a vehicle',
    es: 'hurto o robo de vehículo',
    fr: 'vol de véhicule',
  },
})

/** What a person should know before a report begins (SH-17). */
export function BeforeCard() {
  return (
    <Card folded title={t(texts.title)}>
      <p>{t(texts.lead)}</p>
      <ul className={css.needs}>
        {[texts.age, texts.document, texts.email, texts.place, texts.terms].map((need) => (
          <li key={t(need)}>
            <Icon name="check" />
            {t(need)}
          </li>
        ))}
      </ul>
      <ul className={css.read}>
        <li>
          <Link href={routes.terms}>{t(texts.read)}</Link>
        </li>
        <li>
          <Link href={routes.privacy}>{t(texts.privacy)}</Link>
        </li>
      </ul>
      <details className={css.details}>
        <summary>{t(texts.notHere)}</summary>
        <ul>
          {Object.values(excluded).map((one) => (
            <li key={t(one)}>{t(one)}</li>
          ))}
        </ul>
        <p>{t(texts.inPerson)}</p>
      </details>
    </Card>
  )
}
