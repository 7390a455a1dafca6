export const evidenceKinds = ['foto', 'pdf', 'som'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** What a file is that is taken: by the end of its name, and by its first bytes as `file-type` calls them. */
export type AcceptedType = {
  readonly kind: EvidenceKind
  readonly type: string
  readonly endings: readonly string[]
  readonly contents: readonly string[]
}

/** Photographs, PDF and sound. Recorders write sound into the container of films, so that it may be called one. */
export const acceptedTypes: readonly AcceptedType[] = [
  { kind: 'foto', type: 'image/jpeg', endings: ['jpg', 'jpeg'], contents: ['image/jpeg'] },
  { kind: 'foto', type: 'image/png', endings: ['png'], contents: ['image/png'] },
  { kind: 'foto', type: 'image/webp', endings: ['webp'], contents: ['image/webp'] },
  {
    kind: 'foto',
    type: 'image/heic',
    endings: ['heic', 'heif'],
    contents: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  },
  { kind: 'pdf', type: 'application/pdf', endings: ['pdf'], contents: ['application/pdf'] },
  { kind: 'som', type: 'audio/mpeg', endings: ['mp3'], contents: ['audio/mpeg'] },
  {
    kind: 'som',
    type: 'audio/mp4',
    endings: ['m4a'],
    contents: ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  },
  { kind: 'som', type: 'audio/ogg', endings: ['ogg', 'oga', 'opus'], contents: ['audio/ogg'] },
  { kind: 'som', type: 'audio/wav', endings: ['wav'], contents: ['audio/wav'] },
  { kind: 'som', type: 'audio/aac', endings: ['aac'], contents: ['audio/aac'] },
  { kind: 'som', type: 'audio/amr', endings: ['amr'], contents: ['audio/amr'] },
]

/** What stands behind the last dot of a name, in small letters; empty if there is none. */
export const endingOf = (name: string): string => /\.([^.\s/\\]+)\s*$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const acceptedTypeOf = (name: string): AcceptedType | undefined =>
  acceptedTypes.find(({ endings }) => endings.includes(endingOf(name)))
