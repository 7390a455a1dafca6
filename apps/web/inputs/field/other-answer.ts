import { createContext } from 'react'

/** Leads to another answer of the report, by its JSON pointer. */
export const OtherAnswerContext = createContext<(campo: string) => void>(() => undefined)
