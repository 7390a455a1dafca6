import css from './loading-bar.module.css'

/** A white bar of 7 px over the top edge while something is under way (SH-14); the places that wait say it in words. */
export function LoadingBar({ busy }: { busy: boolean }) {
  return busy ? <div className={css.bar} aria-hidden="true" data-loading-bar="" /> : null
}
