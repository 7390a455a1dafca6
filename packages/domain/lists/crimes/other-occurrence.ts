import { civilCode, trafficCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const otherOccurrence: CrimeRow = {
  folder: 'other-occurrence',
  id_crime: 28,
  id_crime_cidadao: 28,
  name: {
    pt: 'Outra ocorrência',
    en: 'Another incident',
    es: 'Otro hecho',
    fr: 'Autre fait',
  },
  card: {
    pt: 'Não achou o seu caso? Registre aqui e escolha o que mais se parece com o que aconteceu.',
    en: 'Did not find your case? Report it here and choose what is most like what happened.',
    es: '¿No encontró su caso? Regístrelo aquí y elija lo que más se parece a lo ocurrido.',
    fr: 'Vous n’avez pas trouvé votre cas ? Déclarez-le ici et choisissez ce qui ressemble le plus à ce qui s’est passé.',
  },
  place: 'other',
  natures: [
    {
      id: 2801,
      basis: [trafficCode('305'), civilCode('186', '927')],
      official: 'Fuga do local de acidente de trânsito sem vítima',
      name: {
        pt: 'Motorista bateu e fugiu',
        en: 'Hit and run',
        es: 'Conductor chocó y huyó',
        fr: 'Délit de fuite',
      },
      glossary: {
        pt: 'Quem causou o acidente foi embora sem se identificar, e ninguém se feriu.',
        en: 'Whoever caused the accident left without giving a name, and nobody was hurt.',
        es: 'Quien causó el accidente se fue sin identificarse, sin heridos.',
        fr: 'La personne responsable de l’accident est partie sans donner son nom, sans blessé.',
      },
    },
  ],
}
