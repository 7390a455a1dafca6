import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { Icon } from '@delegacia/ui/icon'
import { Link } from 'wouter'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { Failure } from '../../frame/failure.tsx'
import { logInWithKey } from '../../session/log-in.ts'

/** OF-01 */
export function LoginPage({ accountFailed = false }: { accountFailed?: boolean }) {
  const ways = useLoad('ways', () => getDesk('/entrar/formas'))
  const key = useAction(logInWithKey)
  const account = useAction(async () => {
    location.assign((await postDesk('/entrar/conta', {})).endereco)
  })
  return (
    <>
      <h1>Entrar</h1>
      {accountFailed && (
        <p className="line bad" role="alert">
          <span>
            <b>A conta da Polícia Civil não abriu a mesa.</b> Ela precisa estar ligada a uma conta daqui: peça
            um convite à chefia, ou entre de outro jeito.
          </span>
        </p>
      )}
      <Card>
        <p>Use a digital, o rosto ou a chave USB que você cadastrou. Não há senha.</p>
        <div className="wide-button">
          <Button busy={key.busy} onClick={() => key.run()}>
            Entrar com a chave de acesso
          </Button>
        </div>
        <Failure text={key.failed ?? account.failed} />
        <ul className="ways" aria-label="Outros jeitos">
          <li>
            <Link href="/entrar/codigo">
              <Icon name="device" />
              <span>
                <b>Código do aplicativo</b>
                <small>seis números que mudam a cada 30 s</small>
              </span>
            </Link>
          </li>
          {ways.value?.conta && (
            <li>
              <button type="button" onClick={() => account.run()}>
                <Icon name="building" />
                <span>
                  <b>Conta da Polícia Civil</b>
                  <small>a mesma dos outros sistemas</small>
                </span>
              </button>
            </li>
          )}
          <li>
            <Link href="/convite">
              <Icon name="document" />
              <span>
                <b>Tenho um convite</b>
                <small>é a sua primeira vez, ou perdeu a chave</small>
              </span>
            </Link>
          </li>
          <li>
            <Link href="/entrar/perdi">
              <Icon name="info" />
              <span>
                <b>Perdi a minha chave</b>
                <small>o que fazer</small>
              </span>
            </Link>
          </li>
        </ul>
      </Card>
      <p className="small soft">Emergência é 190. Esta porta não recebe denúncia.</p>
    </>
  )
}
