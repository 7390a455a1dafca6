import { acceptedTypeOf, endingOf, typeOfBytes, type AcceptedType } from './accepted-types.ts'
import { says } from './first-bytes.ts'
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
  /** Its first bytes are of no kind that is taken, though its name says so. */
  'otherContent',
  /** A picture or a PDF that ends too early. */
  'broken',
  /** A PDF that nobody opens without a password. */
  'locked',
  /** What arrived is not what was announced: the file changed while it was sent. */
  'changed',
] as const
export type FileRefusal = (typeof fileRefusals)[number]

/** Endings that people do choose, each with its own reason, where the bytes are of no kind that is taken. */
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

const refusalOfEnding = (name: string): FileRefusal | undefined =>
  refusedEndings.find(([, endings]) => endings.includes(endingOf(name)))?.[0]

/** A file as it is announced; nothing of its content is known yet. */
export type FileAnnouncement = { readonly name: string; readonly bytes: number }

/**
 * Why a file cannot be sent, before its first byte is; what it is called may be wrong.
 * @param others how many files the report has already, finished or under way
 */
export function refusalOfFile({ name, bytes }: FileAnnouncement, others: number): FileRefusal | undefined {
  if (name.trim() === '' || name.length > longestName) return 'noName'
  if (bytes <= 0) return 'empty'
  if (bytes > mostBytes) return refusalOfEnding(name) ?? 'tooLarge'
  return others >= mostFiles ? 'tooMany' : undefined
}

const refusedBeginnings: readonly (readonly [FileRefusal, readonly string[]])[] = [
  ['archive', ['PK\u{3}\u{4}', 'Rar!', '7z\u{bc}\u{af}', '\u{1f}\u{8b}']],
  ['program', ['MZ', '\u{7f}ELF']],
  ['video', ['GIF8', '\u{1a}\u{45}\u{df}\u{a3}']],
  ['office', ['\u{d0}\u{cf}\u{11}\u{e0}', '{\\rtf']],
  ['webPage', ['<']],
]

/**
 * What a file is by its first bytes, or why it is not taken: its name alone makes it nothing.
 * @param first what the first piece holds
 */
export function judgeContent(name: string, first: Uint8Array): AcceptedType | FileRefusal {
  const type = typeOfBytes(name, first)
  if (type) return type
  const named = refusalOfEnding(name)
  if (named) return named
  if (acceptedTypeOf(name)) return 'otherContent'
  if (says(first, 'ftyp', 4)) return 'video'
  const known = refusedBeginnings.find(([, begins]) => begins.some((one) => says(first, one)))
  return known ? known[0] : 'unknownType'
}
