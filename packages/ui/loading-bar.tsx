import css from './loading-bar.module.css'

/** A white bar of 7 px at the top edge while a call runs (SH-14); the places that wait say so in words. */
export function LoadingBar({ busy }: { busy: boolean }) {
  return busy ? <div className={css.bar} aria-hidden="true" data-loading-bar="" /> : null
}
