/** Where the videos in Libras are on this server: `<screen>.mp4` or `.webm`, its captions `.vtt`, its picture `.jpg`. */
export const librasRoot = '/libras'

/** The pages beside those of a report for which a video in Libras may be kept, by the names of its files. */
export const pageScreens = [
  'inicio',
  'acompanhar',
  'validar',
  'recibo',
  'mapa',
  'termos',
  'privacidade',
  'protecao',
  'protecao-resumo',
  'protecao-agora',
] as const
export type PageScreen = (typeof pageScreens)[number]

/** The name of the screen of one question about the risk, or of one measure. */
export const protectionScreen = (question: string): string => `protecao-${question.toLowerCase()}`
