type ChangedProps = { before: string | undefined; after: string }

/** Old and new beside each other, in words for ears too. */
export const Changed = ({ before = 'em branco', after }: ChangedProps) => (
  <>
    <del>
      <span className="visually-hidden">antes: </span>
      {before}
    </del>{' '}
    <span aria-hidden="true">→</span>{' '}
    <ins>
      <span className="visually-hidden">agora: </span>
      {after}
    </ins>
  </>
)
