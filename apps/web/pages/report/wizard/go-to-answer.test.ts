import { anyContext } from '@delegacia/flows/crimes/any-context.fixture'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { flow as robbery } from '@delegacia/flows/crimes/robbery/flow'
import { afterEach, expect, test, vi } from 'vitest'
import { inputId } from '../../../inputs/field/input-props.ts'
import { goToAnswer } from './go-to-answer.ts'

afterEach(() => document.body.replaceChildren())

// FA-16
test.each([
  ['/objeto', { kind: 'list', step: 'objetos', change: true }],
  ['/fato/endereco/id_local', { kind: 'change', step: 'fato' }],
] as const)(
  'the way to %s leads to its screen, or to the answer where it is on this one',
  (campo, screen) => {
    const go = vi.fn()
    const wizard = { report: { context: anyContext(robbery, reportOf('roubo')) }, go }
    goToAnswer(robbery, wizard, campo)
    expect(go).toHaveBeenCalledExactlyOnceWith(screen)
    const box = document.createElement('input')
    box.id = inputId(campo)
    document.body.append(box)
    goToAnswer(robbery, wizard, campo)
    expect(document.activeElement).toBe(box)
    expect(go).toHaveBeenCalledOnce()
  },
)
