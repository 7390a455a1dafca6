import type { ReportedObject } from '@delegacia/domain/report/reported-object'

export const car: ReportedObject = {
  id_tipo_objeto: 4,
  id: '4',
  id_categoria: 15,
  tipo: 1501,
  detalhe: [{ id: 3, valor: 'ABC-1234' }],
  condutor: 'CONCEIÇÃO ÂNGELA ARAÚJO',
  dano: 'PORTA DO MOTORISTA AMASSADA',
}

export const dogs: ReportedObject = {
  id_tipo_objeto: 3,
  id: '3',
  id_categoria: 22,
  tipo: 2201,
  unidade_medida: 18,
  quantidade: 2,
  detalhe: [{ id: 14, valor: 'NÃO SEI' }],
}

/** Money sent by Pix to an address that is nobody's. */
export const pix: ReportedObject = {
  id_tipo_objeto: 3,
  id: '3',
  id_categoria: 14,
  tipo: 1406,
  detalhe: [
    { id: 9, valor: '350,00' },
    { id: 11, valor: 'ana@example.org' },
  ],
}

export const bankAccount: ReportedObject = {
  id_tipo_objeto: 3,
  id: '3',
  id_categoria: 26,
  tipo: 2604,
  detalhe: [{ id: 17, valor: '0277 12345-6' }],
}
