import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { registerLoss } from '../support/register-report.ts'
import { test } from './support/test.ts'

// FX-01
test('number and code open the thread in Firefox, and a message arrives', async ({
  visitor,
  request,
  photograph,
}) => {
  const { bop, autDig } = await registerLoss(request)
  await visitor.open('/#/acompanhar')
  await visitor.type({ css: 'main input', named: 'Número do boletim' }, formatBulletinNumber(bop))
  await visitor.type({ css: 'main input', named: 'Número de autenticação digital' }, autDig)
  await visitor.press({ css: 'main button', named: 'Abrir' })
  await visitor.type({ css: 'textarea', named: 'Sua mensagem' }, 'O portão da vizinha tem câmera.')
  await visitor.press({ css: 'main button', named: 'Enviar' })
  await visitor.see({ css: 'blockquote', named: 'O portão da vizinha tem câmera.' })
  await photograph('thread')
})
