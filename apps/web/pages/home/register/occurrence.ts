/** An entry of LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL, as the service answers it. */
export type Occurrence = {
  id_crime: number
  id_crime_cidadao: number
  ds_crime_dv2: string
  card_descricao: string
  url_dv_s2: string
}

/** The route that an entry names, which may come with or without its leading signs. */
export const routeOf = ({ url_dv_s2 }: Pick<Occurrence, 'url_dv_s2'>): string =>
  url_dv_s2.replace(/^#?\/?/, '')
