/** A report, sealed, above the river: decoration only. */
export function HeroDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 240"
      width="320"
      height="240"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="#8fc1f5" strokeOpacity=".35" strokeWidth="2">
        <path d="M0 200c40-18 70 10 110-6s60-26 100-10 70 4 110-12" />
        <path d="M0 218c40-18 70 10 110-6s60-26 100-10 70 4 110-12" />
        <path d="M0 236c40-18 70 10 110-6s60-26 100-10 70 4 110-12" />
      </g>
      <circle cx="64" cy="64" r="34" fill="#f2b632" fillOpacity=".16" />
      <rect x="70" y="22" width="132" height="172" rx="10" fill="#fff" />
      <path d="M80 22h112a10 10 0 0 1 10 10v20H70V32a10 10 0 0 1 10-10Z" fill="#dbe8f5" />
      <path d="M86 37h56" stroke="#7f9dbd" strokeWidth="6" strokeLinecap="round" />
      <g stroke="#c3d3e4" strokeWidth="8" strokeLinecap="round">
        <path d="M92 74h88" />
        <path d="M92 94h68" />
        <path d="M92 114h82" />
        <path d="M92 134h50" />
      </g>
      <path d="M214 92 262 110v38c0 30-20 50-48 60-28-10-48-30-48-60v-38Z" fill="#f2b632" />
      <path
        d="m192 152 16 17 30-34"
        fill="none"
        stroke="#0b2a4a"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
