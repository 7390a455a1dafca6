import type { Panel, PanelMonth } from '@delegacia/contract/panel'
import type { ShownFigure } from '@delegacia/contract/shown-figures'
import { say } from '@delegacia/domain/language/text'
import { findCrime } from '@delegacia/domain/lists/crimes'

const heads = ['mes', 'numero', 'de', 'como', 'valor']
const separator = ';'

/** A cell that no program reads as a formula or as two. */
const cell = (value: string | number) => {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&")
  return /[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type Row = readonly (string | number)[]
const figure = (month: string, name: string, of: string, { tipo, valor }: ShownFigure): Row => [
  month,
  name,
  of,
  tipo,
  valor ?? '',
]

/** All figures of the panel as one table, one figure a line, in UTF-8 with the separator of Portuguese spreadsheets. */
export function panelCsv({ meses, funcionamento, pesos, registro, terceiros }: Panel): string {
  const rows: Row[] = [
    ...meses.flatMap(monthRows),
    ...funcionamento.meses.map(({ mes, porCento }): Row => [
      mes,
      'funcionamento_por_cento',
      'Estado',
      'exato',
      porCento,
    ]),
    ...funcionamento.interrupcoes.map(({ de, minutos }): Row => [
      de,
      'interrupcao_minutos',
      'Estado',
      'exato',
      minutos,
    ]),
    ...pesos.flatMap(({ lingua, inicio, registro: report }): Row[] => [
      ['', 'peso_inicio_kb', lingua, 'exato', inicio],
      ['', 'peso_registro_kb', lingua, 'exato', report],
    ]),
    ['', 'terceiros', 'portal', 'exato', terceiros.length],
    ['', 'registro_entrada', registro.hash, 'exato', registro.entrada],
  ]
  return [heads, ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
}

function monthRows({ mes, porTipo, unidades, ...month }: PanelMonth): Row[] {
  return [
    figure(mes, 'recebidos', 'Estado', month.recebidos),
    figure(mes, 'primeiro_olhar_horas', 'Estado', month.primeiroOlharHoras),
    figure(mes, 'corrigidos_por_cento', 'Estado', month.corrigidos),
    figure(mes, 'respondidos_por_cento', 'Estado', month.respondidos),
    ...(month.entregues ? [figure(mes, 'entregues_por_cento', 'Estado', month.entregues)] : []),
    ...porTipo.map(({ crime, recebidos }) => figure(mes, 'recebidos_por_tipo', kindName(crime), recebidos)),
    ...unidades.flatMap(({ unidade, recebidos, primeiroOlharHoras, corrigidos, respondidos }) => [
      figure(mes, 'recebidos', unidade, recebidos),
      figure(mes, 'primeiro_olhar_horas', unidade, primeiroOlharHoras),
      figure(mes, 'corrigidos_por_cento', unidade, corrigidos),
      figure(mes, 'respondidos_por_cento', unidade, respondidos),
    ]),
  ]
}

const kindName = (crime: number) => {
  const found = findCrime(crime)
  return found ? say(found.name, 'pt-br') : String(crime)
}
