/** The portal's own logo, a drawn shield with a star; the operator's file replaces it, as no coat of arms is in the source. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 40 44"
      width="40"
      height="44"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M20 1 38 7v14c0 11-7.5 18.5-18 22C9.5 39.5 2 32 2 21V7Z" fill="#fff" />
      <path d="M20 4.5 35 9.5V21c0 9.2-6 15.4-15 18.6C11 36.4 5 30.2 5 21V9.5Z" fill="#124b85" />
      <path d="m20 12 2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7Z" fill="#f2b632" />
    </svg>
  )
}
