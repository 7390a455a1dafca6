import type { Locale } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { displayReais } from '@delegacia/domain/rules/money'

/** The `campo` of an amount of money. */
export const amountField = 'valor'

const foreignCash = 1402

/** An amount as papers and screens show it: in reais, but for foreign cash, whose currency stands in it. */
export const displayAmount = (value: string, { tipo }: ReportedObject, locale: Locale): string =>
  tipo === foreignCash ? value : displayReais(value, locale)
