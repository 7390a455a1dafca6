/** Own drawings on a 24 × 24 grid, one stroke weight, no fill. */
const drawings = {
  alert: 'M12 3 2.5 20h19ZM12 10v4.5M12 17.5h.01',
  animal:
    'M7.5 11.5c-3 2-3.5 5-1.5 6.5s3.5 0 6 0 4 1.5 6 0 1.5-4.5-1.5-6.5c-2.5-1.8-6.5-1.8-9 0M4.2 9a.8 1 0 1 0 1.6 0 .8 1 0 1 0-1.6 0M8.7 5a.8 1.1 0 1 0 1.6 0 .8 1.1 0 1 0-1.6 0M13.7 5a.8 1.1 0 1 0 1.6 0 .8 1.1 0 1 0-1.6 0M18.2 9a.8 1 0 1 0 1.6 0 .8 1 0 1 0-1.6 0',
  bag: 'M6 8h12l-1 12H7ZM9 8a3 3 0 0 1 6 0',
  bank: 'M3 9 12 4l9 5ZM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4ZM10 21h4',
  calendar: 'M4 5.5h16V20H4ZM4 10h16M8.5 3v4M15.5 3v4M8 14h.01M12 14h.01M16 14h.01',
  car: 'M3 14 5 8h14l2 6v4H3ZM7 18v2M17 18v2M3 14h18',
  card: 'M3 6h18v12H3ZM3 10h18M7 15h4',
  check: 'm5 12.5 5 5 9.5-11',
  chevron: 'm9 5 7 7-7 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  cross: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5Z',
  device: 'M7 3h10v18H7ZM11 18h2',
  document: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  fire: 'M12 3c1 4 6 5.5 6 11a6 6 0 0 1-12 0c0-2.5 1.5-4 2.5-5 .5 1.5 1 2 2 2.5C10.5 8.5 11 5.5 12 3Z',
  hand: 'M8 13V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8.5c0 4-2.5 6.5-6 6.5-3 0-4.5-1.5-6-4.5l-1.7-3.2c-.7-1.5 1.2-2.7 2.2-1.4L8 14',
  heart: 'M12 20s-7-4.5-7-10a4 4 0 0 1 7-2.6A4 4 0 0 1 19 10c0 5.5-7 10-7 10Z',
  identity: 'M3 6h18v13H3ZM8.5 10.5a2 2 0 1 0 0 .01M5.5 16c.5-2 5.5-2 6 0M14.5 10.5h4M14.5 14h4',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5h.01',
  land: 'M3 20c3-5 5-5 8 0M9 20c3-7 7-7 12 0M12 9V4M12 9c-3 0-4-1.5-4-3.5 2.5 0 4 1 4 3.5M12 7c2.5 0 3.5-1.5 3.5-3-2 0-3.5.800-3.5 3',
  open: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  people:
    'M8.5 11a3 3 0 1 0 0-.01M2.5 19c1-5 11-5 12 0M16 10.5a2.5 2.5 0 1 0 0-.01M17 14c2.5.200 4 2 4.5 4.5',
  phone: 'M5 4h4l1.5 5L8 11c1 2.5 2.5 4 5 5l2-2.5L20 15v4c-9 1-16-6-15-15Z',
  pin: 'M12 21c-5-5-7-8-7-11a7 7 0 0 1 14 0c0 3-2 6-7 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  screen: 'M3 5h18v11H3ZM9 20h6M12 16v4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
  shield: 'M12 3 20 6v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6ZM8.5 12l2.5 2.5L15.5 9',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  speech: 'M4 5h16v11h-8l-5 4v-4H4ZM8 9.5h8M8 12.5h5',
  step: 'M3 12h4l3-7 4 14 3-7h4',
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
