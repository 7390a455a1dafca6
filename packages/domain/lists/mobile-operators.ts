import { list } from './list.ts'

/** COMBO_OPERADORA: operators with a network or a brand of their own in Brazil. */
export const mobileOperators = list(
  [
    ...[
      'Vivo',
      'Claro',
      'TIM',
      'Oi',
      'Algar',
      'Brisanet',
      'Unifique',
      'Sercomtel',
      'Ligga',
      'Surf Telecom',
    ].map((name, index) => [index + 1, name, name, name, name] as const),
    ...['Correios Celular', 'Datora / Arqia', 'Nucel'].map(
      (name, index) => [index + 11, name, name, name, name] as const,
    ),
    [98, 'Não sei informar', "I don't know", 'No lo sé', 'Je ne sais pas'],
    [99, 'Outra operadora', 'Other operator', 'Otra operadora', 'Autre opérateur'],
  ],
  { order: 'by name', last: [99, 98] },
)
