/** A list while it loads. */
export function Bones({ what }: { what: string }) {
  return (
    <div className="bones">
      <p role="status">{what}</p>
      <div aria-hidden="true">
        {Array.from({ length: 6 }, (_, place) => (
          <span key={place} />
        ))}
      </div>
    </div>
  )
}
