import { acceptedTypeOf } from '@delegacia/domain/desk/evidence/accepted-types'
import { Button } from '@delegacia/ui/button'
import { useEffect, useId, useState } from 'react'
import type { SentFile } from '../../../api/ask-desk.ts'
import { saveOriginal } from '../../../session/read-original.ts'

/** The media type of a sound; undefined for any other file. */
export function soundTypeOf({ name }: SentFile): string | undefined {
  const accepted = acceptedTypeOf(name)
  return accepted?.kind === 'som' ? accepted.type : undefined
}

type HeardOriginalProps = { original: SentFile; type: string }

/** An original of sound: heard here, by the browser's own controls, or downloaded. It leaves with the page. */
export function HeardOriginal({ original, type }: HeardOriginalProps) {
  const title = useId()
  const [address, setAddress] = useState<string>()
  const [fails, setFails] = useState(() => document.createElement('audio').canPlayType(type) === '')
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([original.file], { type }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [original, type])
  return (
    <section className="line stack-s" aria-labelledby={title}>
      <h3 id={title}>Original: {original.name}</h3>
      {fails ? (
        <p role="status">
          Este navegador não toca este tipo de som. Baixe o original e ouça num programa de áudio do
          computador.
        </p>
      ) : (
        address && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what is heard
          <audio
            className="heard"
            controls
            preload="metadata"
            src={address}
            aria-labelledby={title}
            onError={() => setFails(true)}
          />
        )
      )}
      <p className="small">
        Quem registrou vê que o original foi aberto. Ao sair desta página, só com outro pedido se ouve de
        novo.
      </p>
      <div className="row">
        <Button kind="quiet" onClick={() => saveOriginal(original)}>
          Baixar este som
        </Button>
      </div>
    </section>
  )
}
