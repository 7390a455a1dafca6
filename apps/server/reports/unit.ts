import { headquarters } from '@delegacia/domain/lists/headquarters'

/** The only unit that gives numbers and prints (document 2, section 9). */
export const virtualUnit = 277

/** Who answers for the report: until reports are shared out among stations, the virtual one at the headquarters. */
export const responsibleUnit = {
  name: 'Delegacia Virtual',
  address: `${headquarters.street}, ${headquarters.neighbourhood}, ${headquarters.city} – ${headquarters.state}, CEP ${headquarters.cep}`,
}
