import type { OfferedCrime } from '@delegacia/contract/list-rows'

/** The route that an entry names, which may come with or without its leading signs. */
export const routeOf = ({ url_dv_s2 }: Pick<OfferedCrime, 'url_dv_s2'>): string =>
  url_dv_s2.replace(/^#?\/?/, '')
