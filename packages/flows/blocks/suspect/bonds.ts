import type { Text } from '@delegacia/domain/language/text'

/** What the one who did it is to the one who suffered it, after the national risk form of 2025: love, family, home, others. */
export const bonds: readonly { readonly id: number; readonly name: Text }[] = [
  {
    id: 1,
    name: {
      pt: 'Marido, esposa ou companheiro(a)',
      en: 'Husband, wife or partner',
      es: 'Marido, esposa o pareja',
      fr: 'Mari, épouse ou partenaire',
    },
  },
  {
    id: 2,
    name: {
      pt: 'Ex-marido, ex-esposa ou ex-companheiro(a)',
      en: 'Former husband, wife or partner',
      es: 'Exmarido, exesposa o expareja',
      fr: 'Ex-mari, ex-épouse ou ex-partenaire',
    },
  },
  {
    id: 3,
    name: {
      pt: 'Namorado(a) ou ex-namorado(a)',
      en: 'Boyfriend or girlfriend, now or before',
      es: 'Novio(a) o exnovio(a)',
      fr: 'Petit(e) ami(e), actuel(le) ou ancien(ne)',
    },
  },
  {
    id: 4,
    name: {
      pt: 'Pai, mãe, padrasto ou madrasta',
      en: 'Father, mother or step-parent',
      es: 'Padre, madre, padrastro o madrastra',
      fr: 'Père, mère, beau-père ou belle-mère',
    },
  },
  {
    id: 5,
    name: {
      pt: 'Filho(a) ou enteado(a)',
      en: 'Child or stepchild',
      es: 'Hijo(a) o hijastro(a)',
      fr: 'Enfant ou bel-enfant',
    },
  },
  {
    id: 6,
    name: {
      pt: 'Outra pessoa da família',
      en: 'Another relative',
      es: 'Otra persona de la familia',
      fr: 'Une autre personne de la famille',
    },
  },
  {
    id: 7,
    name: {
      pt: 'Mora ou morou na mesma casa',
      en: 'Lives or lived in the same home',
      es: 'Vive o vivió en la misma casa',
      fr: 'Vit ou a vécu sous le même toit',
    },
  },
  {
    id: 8,
    name: {
      pt: 'Cuidador(a) ou trabalha em casa',
      en: 'Carer or works in the home',
      es: 'Cuidador(a) o trabaja en la casa',
      fr: 'Aide à domicile ou employé(e) de maison',
    },
  },
  {
    id: 9,
    name: {
      pt: 'Vizinho(a), colega ou conhecido(a)',
      en: 'Neighbor, colleague or acquaintance',
      es: 'Vecino(a), colega o conocido(a)',
      fr: 'Voisin(e), collègue ou connaissance',
    },
  },
  {
    id: 10,
    name: {
      pt: 'Pessoa desconhecida',
      en: 'A stranger',
      es: 'Persona desconocida',
      fr: 'Une personne inconnue',
    },
  },
  { id: 11, name: { pt: 'Outra pessoa', en: 'Someone else', es: 'Otra persona', fr: 'Une autre personne' } },
  {
    id: 12,
    name: {
      pt: 'Prefiro não dizer',
      en: 'I prefer not to say',
      es: 'Prefiero no decirlo',
      fr: 'Je préfère ne pas le dire',
    },
  },
]
