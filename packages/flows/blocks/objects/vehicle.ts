import { defineTexts } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { checkDamageText, longestDamage } from '@delegacia/domain/rules/damage-text'
import { checkCalledName, checkPersonName, tidyName } from '@delegacia/domain/rules/person-name'
import type { ItemForm } from '../../engine/define.ts'
import { text } from '../../engine/fields/text.ts'
import { vehicleThing } from './vehicle-thing.ts'

const texts = defineTexts({
  driving: {
    pt: 'Quem dirigia e o que houve',
    en: 'The driver and the damage',
    es: 'Quién conducía y qué pasó',
    fr: 'Le conducteur et les dégâts',
  },
  driver: {
    pt: 'Nome de quem dirigia',
    en: 'Name of the driver',
    es: 'Nombre de quien conducía',
    fr: 'Nom de la personne qui conduisait',
  },
  driverHint: {
    pt: 'Nome e sobrenome. Se não souber, escreva NÃO SEI.',
    en: 'First name and surname. If you do not know, write NÃO SEI.',
    es: 'Nombre y apellido. Si no lo sabe, escriba NÃO SEI.',
    fr: 'Prénom et nom. Si vous ne savez pas, écrivez NÃO SEI.',
  },
  driverKnown: {
    pt: 'Só sei que chamam assim',
    en: 'I only know this name',
    es: 'Solo sé que le llaman así',
    fr: 'Je ne connais que ce nom',
  },
  driverShort: { pt: 'Condutor', en: 'Driver', es: 'Conductor', fr: 'Conducteur' },
  damage: {
    pt: 'Que dano o veículo sofreu ou causou?',
    en: 'What damage did the vehicle suffer or cause?',
    es: '¿Qué daño sufrió o causó el vehículo?',
    fr: 'Quels dégâts le véhicule a-t-il subis ou causés ?',
  },
  damageHint: {
    pt: 'Se não houve dano, escreva SEM DANO.',
    en: 'If there was none, write SEM DANO (no damage).',
    es: 'Si no hubo daño, escriba SEM DANO (sin daño).',
    fr: 'S’il n’y en a pas eu, écrivez SEM DANO (aucun dégât).',
  },
  damageShort: { pt: 'Dano', en: 'Damage', es: 'Daño', fr: 'Dégâts' },
})

/** A vehicle of an accident or a ride, with who drove and what was damaged (OB-07). */
export const vehicle: ItemForm<ReportedObject> = {
  ...vehicleThing,
  groups: [
    ...vehicleThing.groups,
    {
      id: 'conducao',
      title: texts.driving,
      fields: [
        text('condutor', texts.driver, {
          hint: texts.driverHint,
          shortLabel: texts.driverShort,
          tidy: tidyName,
          check: checkPersonName,
          wayOn: { at: 'condutor_como_conhecido', label: texts.driverKnown, check: checkCalledName },
        }),
        text('dano', texts.damage, {
          hint: texts.damageHint,
          shortLabel: texts.damageShort,
          lines: 5,
          maximum: longestDamage,
          check: checkDamageText,
        }),
      ],
    },
  ],
}
