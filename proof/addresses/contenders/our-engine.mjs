// @ts-check
import { buildInWorker } from '../../../apps/server/dist/addresses/build-in-worker.js'
import { directoryOf } from '../../../apps/server/dist/addresses/directory.js'

/** The station's own directory. @param {string} url @returns {Promise<import('../contender.mjs').Contender>} */
export async function openOurEngine(url) {
  const { search } = directoryOf(await buildInWorker(url, new AbortController().signal))
  return {
    search: (text) =>
      search({ state: 'PA', text }).map((address) => ({
        type: address.ds_tipo_logradouro ?? '',
        name: address.ds_logradouro ?? '',
        neighbourhood: address.ds_bairro ?? '',
        municipality: address.ds_localidade ?? '',
      })),
  }
}
