import { defineTexts } from '@delegacia/domain/language/text'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import type { ItemForm } from '../../engine/define.ts'
import { thingFields } from './thing-fields.ts'

const texts = defineTexts({
  add: { pt: 'Adicionar veículo', en: 'Add a vehicle', es: 'Añadir vehículo', fr: 'Ajouter un véhicule' },
  title: { pt: 'Veículo', en: 'Vehicle', es: 'Vehículo', fr: 'Véhicule' },
})

const vehicleType = 4

/** A vehicle that something happened to, told as any other thing. */
export const vehicleThing: ItemForm<ReportedObject> = {
  id: 'veiculo',
  add: texts.add,
  kind: 'vehicle',
  title: texts.title,
  discriminator: { id_tipo_objeto: vehicleType },
  defaults: { id_tipo_objeto: vehicleType, id: String(vehicleType) },
  groups: [{ id: 'veiculo', title: texts.title, fields: thingFields({ kind: vehicleType }) }],
  search: { branded: [1501, 1502, 1511, 1503] },
  name: ({ ds_tipo, detalhe }) => {
    const plate = detalhe?.find(({ campo }) => campo === 'placa')?.valor
    return [ds_tipo, plate === unknownAnswer ? undefined : plate].filter(Boolean).join(' ')
  },
}
