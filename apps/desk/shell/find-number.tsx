import { useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { postDesk } from '../api/ask-desk.ts'
import { useAction } from '../api/use-action.ts'
import { Failure } from '../frame/failure.tsx'
import { useKeys, useKeysSetting } from '../frame/use-keys.ts'

/** QU-06. The number on a paper leads to its report from every page, whatever became of it; nothing typed stays in an address. */
export function FindNumber() {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [, go] = useLocation()
  const { on } = useKeysSetting()
  useKeys({ '/': () => box.current?.select() }, on)
  const finding = useAction(async (numero: string) => {
    const { boletim } = await postDesk('/achar', { numero })
    if (box.current) box.current.value = ''
    go(`/boletins/${boletim}`)
  })
  return (
    <search>
      <form
        className="find"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = box.current?.value.trim() ?? ''
          if (typed === '') box.current?.focus()
          else finding.run(typed)
        }}
      >
        <label htmlFor={id}>
          Achar pelo número{' '}
          <kbd className="with-keys" aria-hidden="true">
            /
          </kbd>
        </label>
        <input
          ref={box}
          id={id}
          className="control mono"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          placeholder="00277/2026.000171-4"
          aria-keyshortcuts="/"
          aria-busy={finding.busy}
        />
      </form>
      {finding.failed !== undefined && <Failure text={finding.failed} />}
    </search>
  )
}
