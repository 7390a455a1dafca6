/** Own drawings on a 24 × 24 grid, one stroke weight, no fill. */
const drawings = {
  alert: 'M12 3 2.5 20h19ZM12 10v4.5M12 17.5h.01',
  animal:
    'M7.5 11.5c-3 2-3.5 5-1.5 6.5s3.5 0 6 0 4 1.5 6 0 1.5-4.5-1.5-6.5c-2.5-1.8-6.5-1.8-9 0M4.2 9a.8 1 0 1 0 1.6 0 .8 1 0 1 0-1.6 0M8.7 5a.8 1.1 0 1 0 1.6 0 .8 1.1 0 1 0-1.6 0M13.7 5a.8 1.1 0 1 0 1.6 0 .8 1.1 0 1 0-1.6 0M18.2 9a.8 1 0 1 0 1.6 0 .8 1 0 1 0-1.6 0',
  bank: 'M3 9 12 4l9 5ZM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  calendar: 'M4 5.5h16V20H4ZM4 10h16M8.5 3v4M15.5 3v4M8 14h.01M12 14h.01M16 14h.01',
  car: 'M3 14 5 8h14l2 6v4H3ZM7 18v2M17 18v2M3 14h18',
  card: 'M3 6h18v12H3ZM3 10h18M7 15h4',
  check: 'm5 12.5 5 5 9.5-11',
  chevron: 'm9 5 7 7-7 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  device: 'M7 3h10v18H7ZM11 18h2',
  document: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5h.01',
  open: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  people:
    'M8.5 11a3 3 0 1 0 0-.01M2.5 19c1-5 11-5 12 0M16 10.5a2.5 2.5 0 1 0 0-.01M17 14c2.5.200 4 2 4.5 4.5',
  pin: 'M12 21c-5-5-7-8-7-11a7 7 0 0 1 14 0c0 3-2 6-7 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  tag: 'M4 4h8l8 8-8 8-8-8ZM8 8h.01',
} as const

export type IconName = keyof typeof drawings

/** A decorative drawing: the text beside it says what it means. It takes the size of its container. */
export function Icon({ name }: { name: IconName }) {
  return (
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
      <path d={drawings[name]} />
    </svg>
  )
}
