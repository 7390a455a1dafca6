import { acceptedTypeOf, endingOf } from './accepted-types.ts'
import { longestName, mostBytes, mostFiles } from './limits.ts'

/** Why a file is not taken; `evidence-texts.ts` says each by the file's name. */
export const fileRefusals = [
  'noName',
  'empty',
  'tooLarge',
  'tooMany',
  /** The files of all reports take as much as the operator lets them. */
  'stationFull',
  'drawing',
  'webPage',
  'office',
  'archive',
  'program',
  'video',
  'unknownType',
  /** Its first bytes are not what its name says. */
  'otherContent',
  /** What arrived is not what was announced: the file changed while it was sent. */
  'changed',
] as const
export type FileRefusal = (typeof fileRefusals)[number]

/** Endings that people do choose, each with its own reason; all others are unknown. */
const refusedEndings: readonly (readonly [FileRefusal, readonly string[]])[] = [
  ['drawing', ['svg', 'svgz', 'eps', 'ai', 'cdr', 'dwg', 'psd']],
  ['webPage', ['html', 'htm', 'xhtml', 'mht', 'mhtml', 'xml', 'eml', 'msg']],
  [
    'office',
    ['doc', 'docx', 'docm', 'xls', 'xlsx', 'xlsm', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'rtf', 'pages', 'csv'],
  ],
  ['archive', ['zip', 'rar', '7z', 'tar', 'gz', 'tgz', 'bz2', 'xz', 'iso', 'jar']],
  ['program', ['exe', 'apk', 'msi', 'bat', 'cmd', 'com', 'scr', 'sh', 'js', 'vbs', 'ps1', 'lnk', 'dll']],
  ['video', ['mp4', 'mov', 'avi', 'mkv', 'webm', '3gp', 'wmv', 'm4v', 'mpg', 'mpeg', 'gif']],
]

/** A file as it is announced; nothing of its content is known yet. */
export type FileAnnouncement = { readonly name: string; readonly bytes: number }

/**
 * Why a file cannot be sent, before its first byte is.
 * @param others how many files the report has already, finished or under way
 */
export function refusalOfFile({ name, bytes }: FileAnnouncement, others: number): FileRefusal | undefined {
  if (name.trim() === '' || name.length > longestName) return 'noName'
  const ending = endingOf(name)
  const named = refusedEndings.find(([, endings]) => endings.includes(ending))
  if (named) return named[0]
  if (!acceptedTypeOf(name)) return 'unknownType'
  if (bytes <= 0) return 'empty'
  if (bytes > mostBytes) return 'tooLarge'
  return others >= mostFiles ? 'tooMany' : undefined
}

/**
 * Why the content cannot be what the name says.
 * @param content the media type of the first bytes; undefined if no kind begins so
 */
export function refusalOfContent(name: string, content: string | undefined): FileRefusal | undefined {
  const [plain] = content?.split(';') ?? []
  return plain !== undefined && acceptedTypeOf(name)?.contents.includes(plain) ? undefined : 'otherContent'
}
