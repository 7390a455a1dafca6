type ClockProps = { says: string; look: string; rule: string }

/** A clock with the rule beside it; red is never alone, a sign goes with it. */
export function Clock({ says, look, rule }: ClockProps) {
  const isRed = look === 'late' || look === 'soon'
  return (
    <>
      <span className={`clock ${look}`}>
        {isRed && <span aria-hidden="true">⚠ </span>}
        {says}
      </span>
      <small>{rule}</small>
    </>
  )
}
