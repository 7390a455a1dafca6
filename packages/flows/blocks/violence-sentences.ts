import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'

const texts = defineTexts({
  threatened: {
    pt: 'A pessoa me ameaçou.',
    en: 'The person threatened me.',
    es: 'La persona me amenazó.',
    fr: 'La personne m’a fait des menaces.',
  },
  hurt: {
    pt: 'A pessoa me machucou.',
    en: 'The person hurt me.',
    es: 'La persona me lastimó.',
    fr: 'La personne m’a fait mal.',
  },
  insulted: {
    pt: 'A pessoa me ofendeu com palavras.',
    en: 'The person insulted me.',
    es: 'La persona me ofendió con palabras.',
    fr: 'La personne m’a fait subir des insultes.',
  },
  controls: {
    pt: 'A pessoa controla o que eu faço.',
    en: 'The person controls what I do.',
    es: 'La persona controla lo que hago.',
    fr: 'La personne contrôle ce que je fais.',
  },
  follows: {
    pt: 'A pessoa me segue ou me vigia.',
    en: 'The person follows me or watches me.',
    es: 'La persona me sigue o me vigila.',
    fr: 'La personne me suit ou me surveille.',
  },
  broke: {
    pt: 'A pessoa quebrou ou tomou coisas minhas.',
    en: 'The person broke or took my things.',
    es: 'La persona rompió o se llevó cosas mías.',
    fr: 'La personne a cassé ou pris mes affaires.',
  },
  children: {
    pt: 'Havia crianças perto.',
    en: 'There were children nearby.',
    es: 'Había niños cerca.',
    fr: 'Des enfants étaient là.',
  },
  again: {
    pt: 'Não foi a primeira vez.',
    en: 'It was not the first time.',
    es: 'No fue la primera vez.',
    fr: 'Ce n’était pas la première fois.',
  },
  afraid: {
    pt: 'Tenho medo de que aconteça de novo.',
    en: 'I am afraid that it will happen again.',
    es: 'Tengo miedo de que vuelva a pasar.',
    fr: 'J’ai peur que cela recommence.',
  },
})

const firstPerson: readonly Text[] = Object.values(texts)

/** What many who suffer violence have to tell, as sentences of their own account: for whom one word after another is too much (VI-18). */
export const violenceSentences = ({ respostas }: Occurrence): readonly Text[] =>
  respostas?.isVitima === true ? firstPerson : []
