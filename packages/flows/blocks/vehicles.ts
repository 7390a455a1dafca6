import { defineTexts } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import type { ListStep } from '../engine/define.ts'
import { narrateObject } from './objects/narrate-object.ts'
import { vehicle } from './objects/vehicle.ts'

const texts = defineTexts({
  title: { pt: 'Veículos', en: 'Vehicles', es: 'Vehículos', fr: 'Véhicules' },
  intro: {
    pt: 'Adicione cada veículo envolvido. Você pode mudar ou tirar depois.',
    en: 'Add each vehicle involved. You can change or remove them later.',
    es: 'Añada cada vehículo involucrado. Después puede cambiarlos o quitarlos.',
    fr: 'Ajoutez chaque véhicule impliqué. Vous pourrez les modifier ou les retirer ensuite.',
  },
  count: {
    pt: 'Adicionados: {count}',
    en: 'Added: {count}',
    es: 'Añadidos: {count}',
    fr: 'Ajoutés : {count}',
  },
})

/** The vehicles involved in an accident or a ride (OB-07). */
export const vehicles: ListStep<ReportedObject> = {
  kind: 'list',
  id: 'veiculos',
  title: texts.title,
  summaryTitle: texts.title,
  card: 6,
  at: 'objeto',
  shared: true,
  atLeast: 1,
  atMost: 40,
  tooFew: { code: 'noVehicle' },
  intro: texts.intro,
  count: texts.count,
  forms: [vehicle],
  narrate: { part: 'objects', one: narrateObject },
}
