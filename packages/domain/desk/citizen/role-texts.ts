import { defineTexts, type Text } from '../../language/text.ts'
import type { UnitRole } from '../roles.ts'

/** Who at the police did something, as the citizen reads it: a role, and never a name or whether it is a man or a woman. */
export const roleTexts = defineTexts({
  atendente: {
    pt: 'equipe de atendimento',
    en: 'reception team',
    es: 'equipo de atención',
    fr: 'équipe d’accueil',
  },
  investigador: {
    pt: 'equipe de investigação',
    en: 'investigation team',
    es: 'equipo de investigación',
    fr: 'équipe d’enquête',
  },
  delegado: {
    pt: 'delegada ou delegado',
    en: 'police chief in charge of the case',
    es: 'comisaria o comisario',
    fr: 'commissaire',
  },
  entrevistador: {
    pt: 'equipe que ouve a vítima',
    en: 'team that listens to victims',
    es: 'equipo que escucha a la víctima',
    fr: 'équipe qui écoute les victimes',
  },
  chefia: {
    pt: 'chefia da unidade',
    en: 'head of the unit',
    es: 'jefatura de la unidad',
    fr: 'direction de l’unité',
  },
}) satisfies Readonly<Record<UnitRole, Text>>
