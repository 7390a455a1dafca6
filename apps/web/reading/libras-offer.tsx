import type { LibrasVideo } from '@delegacia/contract/front-end'
import { librasRoot } from '@delegacia/domain/language/page-screens'
import { defineTexts } from '@delegacia/domain/language/text'
import { Button } from '@delegacia/ui/button'
import { TryAgain } from '@delegacia/ui/try-again'
import { useEffect, useRef, useState } from 'react'
import { locale, t } from '../i18n/locale.ts'
import css from './libras.module.css'

const texts = defineTexts({
  title: { pt: 'Em Libras', en: 'In Libras', es: 'En Libras', fr: 'En Libras' },
  watch: {
    pt: 'Ver esta tela em Libras',
    en: 'Watch this screen in Libras',
    es: 'Ver esta pantalla en Libras',
    fr: 'Voir cet écran en Libras',
  },
  cost: {
    pt: 'Vídeo de {size} MB',
    en: 'Video of {size} MB',
    es: 'Vídeo de {size} MB',
    fr: 'Vidéo de {size} Mo',
  },
  label: {
    pt: 'Esta tela em Libras',
    en: 'This screen in Libras',
    es: 'Esta pantalla en Libras',
    fr: 'Cet écran en Libras',
  },
  opening: {
    pt: 'Abrindo o vídeo…',
    en: 'Opening the video…',
    es: 'Abriendo el vídeo…',
    fr: 'Ouverture de la vidéo…',
  },
  failed: {
    pt: 'O vídeo não abriu. Veja a internet e tente de novo.',
    en: 'The video did not open. Check the connection and try again.',
    es: 'El vídeo no se abrió. Revise la conexión e inténtelo de nuevo.',
    fr: 'La vidéo ne s’est pas ouverte. Vérifiez la connexion et réessayez.',
  },
  captions: { pt: 'Legendas', en: 'Captions', es: 'Subtítulos', fr: 'Sous-titres' },
  close: { pt: 'Fechar o vídeo', en: 'Close the video', es: 'Cerrar el vídeo', fr: 'Fermer la vidéo' },
})

/** In megabytes with one digit after the comma, never none. */
const sizeOf = (bytes: number): string =>
  Math.max(0.1, bytes / 1_000_000).toLocaleString(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

type Props = { name: string; video: LibrasVideo }

/** A button with what the video costs; nothing of the video is loaded before it is pressed. */
export function LibrasOffer({ name, video }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!open && wasOpen.current) button.current?.querySelector('button')?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <section className={css.place} aria-label={t(texts.title)} ref={button}>
      {open ? (
        <Player name={name} video={video} onClose={() => setOpen(false)} />
      ) : (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          <Hands />
          <span>
            {t(texts.watch)}
            <small className={css.cost}>{t(texts.cost, { size: sizeOf(video.bytes) })}</small>
          </span>
        </Button>
      )}
    </section>
  )
}

/**
 * Plays at once, for it was asked for, and without sound: who sees it may not hear that it has one, and somebody else may. Nothing
 * of it is offered to be kept or shown on another screen.
 */
function Player({ name, video, onClose }: Props & { onClose: () => void }) {
  const { arquivo, legendas, capa } = video
  const [state, setState] = useState<'opening' | 'shown' | 'failed'>('opening')
  const [tries, setTries] = useState(0)
  const ref = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    // Where the browser does not let it begin, its own button does.
    ref.current?.play().catch(() => setState((last) => (last === 'failed' ? last : 'shown')))
  }, [tries])
  return (
    <>
      <video
        key={tries}
        ref={ref}
        className={css.video}
        src={`${librasRoot}/${arquivo}`}
        poster={capa ? `${librasRoot}/${name}.jpg` : undefined}
        aria-label={t(texts.label)}
        controls
        muted
        playsInline
        preload="none"
        controlsList="nodownload noremoteplayback"
        disablePictureInPicture
        onPlaying={() => setState('shown')}
        onError={() => setState('failed')}
      >
        {legendas && (
          <track
            kind="captions"
            srcLang="pt-BR"
            label={t(texts.captions)}
            src={`${librasRoot}/${name}.vtt`}
            default
          />
        )}
      </video>
      {state === 'opening' && <p role="status">{t(texts.opening)}</p>}
      {state === 'failed' && (
        <TryAgain
          text={t(texts.failed)}
          locale={locale}
          onRetry={() => {
            setState('opening')
            setTries(tries + 1)
          }}
        />
      )}
      <Button kind="quiet" onClick={onClose}>
        {t(texts.close)}
      </Button>
    </>
  )
}

/** Two hands that sign; decorative. */
const Hands = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    aria-hidden="true"
    focusable="false"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4 13V7.5a1.2 1.2 0 0 1 2.4 0V11 5.5a1.2 1.2 0 0 1 2.4 0V11 6.7a1.2 1.2 0 0 1 2.4 0v6.8c0 2.7-1.5 4.5-3.9 4.5-1.8 0-2.6-.9-3.300-2.300Z" />
    <path d="M20.500 15.600 18 19.500c-1.200 1.800-2.900 2.300-4.500 1.400M14 9.500l3.200-4.300a1.200 1.200 0 0 1 1.900 1.400L17 9.700l2.600-2.600a1.200 1.200 0 0 1 1.700 1.700L18.500 11.600l1.900-1a1.200 1.200 0 0 1 1.200 2.100l-3 1.900" />
  </svg>
)
