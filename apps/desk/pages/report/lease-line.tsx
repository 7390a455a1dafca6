import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { Button } from '@delegacia/ui/button'
import { timeOf } from '../../words/times.ts'

type LeaseLineProps = {
  progress: ReportProgress
  /** Whether it was this officer's a moment ago. */
  wasMine: boolean
  offline: boolean
  /** It is with another unit now. */
  gone: boolean
  busy: boolean
  onClaim: () => void
}

/** OF-18. Who lost the report is told, keeps what was written, and learns what to do. */
export function LeaseLine({
  progress: { posse, codigoFechado, emCasa },
  wasMine,
  offline,
  gone,
  ...rest
}: LeaseLineProps) {
  const lost = wasMine && !gone && !posse?.minha
  return (
    <>
      <div role="alert">
        {offline && (
          <p className="line bad">
            <span>
              <b>Sem ligação com o servidor.</b> O que está na página pode ter mudado; o que você escreve
              continua aqui.
            </span>
          </p>
        )}
        {gone && (
          <p className="line">
            <span>
              <b>Este boletim está com outra unidade.</b> A sua já não o muda; o que você vê é de quando o
              abriu. Volte à fila para continuar.
            </span>
          </p>
        )}
        {lost && (
          <div className="line bad">
            <p>
              {posse ? (
                <>
                  <b>Este boletim passou a {posse.nome}</b>, até {timeOf(posse.ate)}. O que você escreveu está
                  guardado, cifrado, só para você, e nada foi enviado. Você pode continuar lendo.
                </>
              ) : (
                <>
                  <b>A sua posse terminou.</b> O que você escreveu está guardado. Pegue de novo para
                  continuar.
                </>
              )}
            </p>
            {!posse && (
              <Button kind="quiet" busy={rest.busy} onClick={rest.onClaim}>
                Pegar de novo
              </Button>
            )}
          </div>
        )}
      </div>
      {emCasa && (
        <p className="line">
          <span>
            <b>Violência em casa.</b> O que você escreve pode ser lido pela pessoa de quem ela tem medo. Leia
            como e a que hora ligar antes de ligar.
          </span>
        </p>
      )}
      {codigoFechado && (
        <p className="line">
          <span>
            <b>Quem registrou fechou o número de autenticação.</b> Mensagens por aqui não chegam mais; o
            boletim continua.
          </span>
        </p>
      )}
    </>
  )
}
