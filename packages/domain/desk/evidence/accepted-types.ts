import {
  hasTrack,
  isAudioFrame,
  isAvif,
  isBitmap,
  isFilmContainer,
  isHeic,
  isPdf,
  says,
} from './first-bytes.ts'
import { isText } from './plain-text.ts'

export const evidenceKinds = ['foto', 'pdf', 'som', 'texto'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** What a file is that is taken: how it is usually named, the usual ending first, and how its bytes begin. */
export type AcceptedType = {
  readonly kind: EvidenceKind
  readonly type: string
  readonly endings: readonly string[]
  /** Takes the first bytes of a file; the ending counts only where a container may hold sound or film. */
  readonly begins: (first: Uint8Array, ending: string) => boolean
}

const soundInFilms = ['m4a', 'm4b', '3ga', 'aac', 'amr']

/** Photographs, PDF, sound and plain text. The first row whose bytes fit is what the file is, whatever its name says. */
export const acceptedTypes: readonly AcceptedType[] = [
  {
    kind: 'foto',
    type: 'image/jpeg',
    endings: ['jpg', 'jpeg', 'jfif', 'jpe'],
    begins: (first) => says(first, '\u{ff}\u{d8}\u{ff}'),
  },
  {
    kind: 'foto',
    type: 'image/png',
    endings: ['png', 'apng'],
    begins: (first) => says(first, '\u{89}PNG\r\n\u{1a}\n'),
  },
  {
    kind: 'foto',
    type: 'image/webp',
    endings: ['webp'],
    begins: (first) => says(first, 'RIFF') && says(first, 'WEBP', 8),
  },
  { kind: 'foto', type: 'image/avif', endings: ['avif'], begins: isAvif },
  { kind: 'foto', type: 'image/heic', endings: ['heic', 'heif'], begins: isHeic },
  { kind: 'foto', type: 'image/bmp', endings: ['bmp'], begins: isBitmap },
  {
    kind: 'foto',
    type: 'image/tiff',
    endings: ['tif', 'tiff'],
    begins: (first) => says(first, 'II*\0') || says(first, 'MM\0*'),
  },
  { kind: 'pdf', type: 'application/pdf', endings: ['pdf'], begins: isPdf },
  {
    kind: 'som',
    type: 'audio/mp4',
    endings: ['m4a', 'm4b', '3ga'],
    // Recorders write sound into the container of films.
    begins: (first, ending) =>
      isFilmContainer(first) &&
      !hasTrack(first, 'vide') &&
      (says(first, 'M4', 8) || hasTrack(first, 'soun') || soundInFilms.includes(ending)),
  },
  { kind: 'som', type: 'audio/ogg', endings: ['ogg', 'oga', 'opus'], begins: (first) => says(first, 'OggS') },
  {
    kind: 'som',
    type: 'audio/wav',
    endings: ['wav'],
    begins: (first) => says(first, 'RIFF') && says(first, 'WAVE', 8),
  },
  { kind: 'som', type: 'audio/amr', endings: ['amr'], begins: (first) => says(first, '#!AMR') },
  { kind: 'som', type: 'audio/aac', endings: ['aac'], begins: (first) => isAudioFrame(first, 0) },
  {
    kind: 'som',
    type: 'audio/mpeg',
    endings: ['mp3'],
    begins: (first) => says(first, 'ID3') || isAudioFrame(first, 1) || isAudioFrame(first, 2),
  },
  // The last: whatever is something else is no text.
  { kind: 'texto', type: 'text/plain', endings: ['txt'], begins: isText },
]

/** What stands behind the last dot of a name, in small letters; empty if there is none. */
export const endingOf = (name: string): string => /\.([^.\s/\\]+)\s*$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The type that files of this name usually have. */
export const acceptedTypeOf = (name: string): AcceptedType | undefined =>
  acceptedTypes.find(({ endings }) => endings.includes(endingOf(name)))

/** The type of which the first bytes are. */
export const typeOfBytes = (name: string, first: Uint8Array): AcceptedType | undefined =>
  acceptedTypes.find(({ begins }) => begins(first, endingOf(name)))

/** The ending that files of a media type have. */
export const endingOfType = (type: string): string =>
  acceptedTypes.find((each) => each.type === type)?.endings[0] ?? 'bin'

/** A file's name as the citizen called it, with an ending that is true of its media type. */
export function trueName(name: string, type: string): string {
  const endings = acceptedTypes.find((each) => each.type === type)?.endings
  if (!endings || endings.includes(endingOf(name))) return name
  const plain = acceptedTypeOf(name) ? name.replace(/\.[^.]*$/, '') : name
  return `${plain}.${endings[0]}`
}
