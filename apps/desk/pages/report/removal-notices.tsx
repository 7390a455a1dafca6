import type { DeskReport } from '@delegacia/contract/desk/report'
import type { RemovalNotice } from '@delegacia/contract/desk/removal'
import { postForFile } from '../../api/ask-desk.ts'
import { momentOf } from '../../words/times.ts'
import { SealedFile } from './sealed-file.tsx'
import { SealedReport } from './sealed-report.tsx'

type Props = { report: DeskReport }

/** The sealed papers that tell the judge of the order: the newest to be sent, those that it replaced to be looked at. */
export function RemovalNotices({ report }: Props) {
  const { id } = report.andamento
  const notices = report.comunicacoes ?? []
  const [newest, ...replaced] = notices
  if (!newest) return null
  const whyAfter = (number: number) => notices.find(({ numero }) => numero === number + 1)?.porque ?? ''
  return (
    <>
      <p>
        Ordem de {momentOf(newest.ordenadoEm)}, por {newest.nome}. A comunicação selada diz ao juiz quem
        ordenou, quando e por qual artigo, quem a ordem protege e quem ela afasta. Confira, escreva a comarca
        se ela faltar, assine e envie com o boletim selado, que traz telefones e e-mails: peça sigilo ao
        juízo.
      </p>
      <Notice report={id} notice={newest} />
      <SealedReport report={report} label="Baixar o boletim selado, que vai junto" />
      {replaced.map((notice) => (
        <details key={notice.numero} className="stack-s">
          <summary>
            Comunicação nº {notice.numero}: substituída pela nº {notice.numero + 1}
          </summary>
          <p>
            Ordem de {momentOf(notice.ordenadoEm)}, por {notice.nome}. Não vale mais:{' '}
            {whyAfter(notice.numero)}
          </p>
          {notice.sha256 === undefined ? (
            <p className="small soft">Foi substituída antes de ser selada.</p>
          ) : (
            <Notice report={id} notice={notice} isReplaced />
          )}
        </details>
      ))}
    </>
  )
}

type NoticeProps = { report: string; notice: RemovalNotice; isReplaced?: boolean }

const Notice = ({ report, notice: { numero, sha256 }, isReplaced = false }: NoticeProps) => (
  <>
    <SealedFile
      {...(isReplaced && { kind: 'quiet' })}
      read={() =>
        postForFile('/boletins/{boletim}/comunicacao/ler', { numero }, { path: { boletim: report } })
      }
    >
      {`Baixar a comunicação nº ${numero}`}
    </SealedFile>
    {sha256 === undefined ? (
      <p className="small soft">O papel ainda não foi selado: baixar tenta de novo.</p>
    ) : (
      <p className="hash soft">SHA-256 {sha256}</p>
    )}
  </>
)
