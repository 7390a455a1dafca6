import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { checkNameOnDocument } from '@delegacia/domain/rules/person-name'
import type { WayOnOption } from '../../engine/fields/way-on.ts'
import type { AgeRule } from './age.ts'

const texts = defineTexts({
  name: {
    pt: 'É só este o nome no documento',
    en: 'This is the whole name on the document',
    es: 'Es el único nombre que figura en el documento',
    fr: 'C’est le seul nom inscrit sur la pièce d’identité',
  },
  birth: {
    pt: 'A data de nascimento está certa',
    en: 'The date of birth is right',
    es: 'La fecha de nacimiento es correcta',
    fr: 'La date de naissance est exacte',
  },
})

/** A name of one word, or a short one, is taken once the person has said that the document has no more (decision 0082). */
export const nameWayOn = (
  at: 'nome_como_no_documento' | 'mae_como_no_documento' | 'pai_como_no_documento',
): WayOnOption<InvolvedParty> => ({ wayOn: { at, label: texts.name, check: checkNameOnDocument } })

/** An age above 100 is taken once the person has said so. */
export const ageWayOn = (age: AgeRule): WayOnOption<InvolvedParty> => ({
  wayOn: {
    at: 'idade_confirmada',
    label: texts.birth,
    check: (birth, party, context) => age(birth, party, context, true),
  },
})
