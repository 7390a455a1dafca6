/** Why something did not work, read out as it appears. */
export function Failure({ text }: { text: string | undefined }) {
  return <div role="alert">{text !== undefined && <p className="error">{text}</p>}</div>
}
