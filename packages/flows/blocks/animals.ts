import { defineTexts } from '@delegacia/domain/language/text'
import { objects } from './objects.ts'
import { animalComplement } from './objects/complement.ts'
import { categoryForm } from './objects/of-category.ts'

const texts = defineTexts({
  add: { pt: 'Adicionar animal', en: 'Add an animal', es: 'Añadir animal', fr: 'Ajouter un animal' },
  animal: { pt: 'Animal', en: 'Animal', es: 'Animal', fr: 'Animal' },
  title: { pt: 'Animais', en: 'Animals', es: 'Animales', fr: 'Animaux' },
  intro: {
    pt: 'Adicione cada animal, ou um grupo de animais iguais. Você pode mudar ou tirar depois.',
    en: 'Add each animal, or a group of the same kind. You can change or remove them later.',
    es: 'Añada cada animal, o un grupo de animales iguales. Después puede cambiarlos o quitarlos.',
    fr: 'Ajoutez chaque animal, ou un groupe d’animaux semblables. Vous pourrez les modifier ou les retirer ensuite.',
  },
})

const animal = categoryForm({
  id: 'animal',
  add: texts.add,
  kind: 'animal',
  title: texts.animal,
  category: { id: 22, name: 'Animais' },
  complement: animalComplement,
})

/** Animals and nothing else, at most 999 of a kind (OB-08). */
export const animals = objects({
  forms: [animal],
  title: texts.title,
  intro: texts.intro,
  tooFew: { code: 'noAnimal' },
})
