import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { defineTexts, say, type Locale } from '@delegacia/domain/language/text'
import { Icon } from './icon.tsx'
import {
  currentToasts,
  dismissToast,
  noToasts,
  subscribeToToasts,
  type Toast,
} from './notices/toast-store.ts'
import css from './toasts.module.css'

const texts = defineTexts({
  close: { pt: 'Fechar aviso', en: 'Close message', es: 'Cerrar aviso', fr: 'Fermer le message' },
})

/** Where toasts appear: at the top, over no button, read out as they come. Rendered once a page. */
export function Toasts({ locale }: { locale: Locale }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts)
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (ref.current && toasts.length > 0) raise(ref.current)
  }, [toasts])
  // Readers follow a region that is there before its first message; raising it while the page is drawn would lay it out twice.
  useEffect(() => {
    const region = ref.current
    const timer = setTimeout(() => region && raise(region))
    return () => clearTimeout(timer)
  }, [])

  return (
    <div
      ref={ref}
      className={css.region}
      popover="manual"
      role="status"
      aria-live="polite"
      aria-atomic="false"
    >
      {toasts.map((toast) => (
        <Slip key={toast.id} toast={toast} locale={locale} />
      ))}
    </div>
  )
}

/** Raises the toasts above a dialog that opened later; without popovers in the browser they are a plain box over the page. */
function raise(region: HTMLElement): void {
  if (!('showPopover' in region)) return
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

function Slip({ toast: { id, text, tone, seconds }, locale }: { toast: Toast; locale: Locale }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [id, seconds])

  return (
    <div className={tone === 'plain' ? css.toast : `${css.toast} ${css[tone]}`}>
      <Icon name={tone === 'bad' ? 'alert' : tone === 'good' ? 'check' : 'info'} />
      <p>{text}</p>
      <button
        type="button"
        className={css.close}
        aria-label={`${say(texts.close, locale)}: ${text}`}
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
