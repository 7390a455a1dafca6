/** One entry of COMBO_LISTA_CARACTERISTICA (document 1, section 3): what a suspect may look like. */
export type Characteristic = {
  readonly id: number
  readonly grupo: number
  readonly ds_caracteristica_grupo: string
  readonly ds_caracteristica: string
  readonly ds_tipo: string
  readonly valor: string
}
