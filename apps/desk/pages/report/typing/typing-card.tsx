import type { DeskReport } from '@delegacia/contract/desk/report'
import { typingFields } from '@delegacia/domain/desk/delivery/typing-fields'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { useEffect, useMemo, useRef, useState } from 'react'
import { copyText } from '../../../frame/copy-text.ts'
import { useKeys, useKeysSetting } from '../../../frame/use-keys.ts'
import { TypingRow } from './typing-row.tsx'

/** OF-24. For a system that takes no delivery: the answers in their order, each to copy and to mark once it is typed. */
export function TypingCard({ sections }: { sections: DeskReport['secoes'] }) {
  const [open, setOpen] = useState(false)
  return (
    <Card title="Digitar em outro sistema">
      <p className="small soft">
        As respostas na ordem, uma por vez, para copiar. As marcas valem só enquanto esta página está aberta.
      </p>
      <div>
        <Button kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Fechar a lista' : 'Abrir a lista'}
        </Button>
      </div>
      {open && <TypingList sections={sections} />}
    </Card>
  )
}

function TypingList({ sections }: { sections: DeskReport['secoes'] }) {
  const fields = useMemo(() => typingFields(sections), [sections])
  const [typed, setTyped] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLOListElement>(null)
  const copied = useRef(false)
  const { on } = useKeysSetting()
  useEffect(
    () => () => {
      // What somebody answered must not stay for the next paste; a browser that refuses keeps its own.
      if (copied.current) navigator.clipboard.writeText('').catch(() => {})
    },
    [],
  )
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-copy]') ?? [])]
  const placeOfFocus = () =>
    buttons().findIndex((button) => button.closest('li')?.contains(document.activeElement))
  const move = (by: 1 | -1) => {
    const all = buttons()
    all[Math.min(all.length - 1, Math.max(0, placeOfFocus() + by))]?.focus()
  }
  const mark = (place: number, isTyped = !typed.has(place)) =>
    setTyped((before) => {
      const next = new Set(before)
      if (isTyped) next.add(place)
      else next.delete(place)
      return next
    })
  const markHere = () => {
    const here = fields[placeOfFocus()]
    if (!here) return
    mark(here.place)
    move(1)
  }
  useKeys({ j: () => move(1), k: () => move(-1), x: markHere }, on)
  return (
    <>
      <p role="status">
        <b>
          {typed.size} de {fields.length} digitadas
        </b>
      </p>
      <p className="small soft with-keys">
        <kbd>j</kbd> <kbd>k</kbd> desce, sobe · <kbd>Enter</kbd> copia · <kbd>x</kbd> marca como digitada e
        desce
      </p>
      <ol className="typing" ref={list}>
        {fields.map((field, index) => (
          <TypingRow
            key={field.place}
            field={field}
            begins={fields[index - 1]?.section !== field.section}
            isTyped={typed.has(field.place)}
            onMark={(isTyped) => mark(field.place, isTyped)}
            onCopy={() => {
              copied.current = true
              void copyText(field.value, `${field.label}: copiado.`)
            }}
          />
        ))}
      </ol>
    </>
  )
}
