import type { InterviewBody } from '@delegacia/contract/desk/interview'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'
import { useState } from 'react'
import { postDesk, postForFile } from '../../api/ask-desk.ts'
import { useLoad } from '../../api/use-load.ts'
import { Bones } from '../../frame/bones.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { momentOf } from '../../words/times.ts'
import { InterviewForm } from './interview-form.tsx'
import { SealedFile } from './sealed-file.tsx'

type Version = InterviewBody['versoes'][number]

/** RF-25. Part II of the risk form: looked at only where somebody asks, for each look is an entry of the log. */
export function InterviewCard({ report }: { report: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Card title="Parte II da avaliação de risco">
      <p className="small soft">
        Entrevista por profissional com formação. Fica só com a polícia: não vai para a conversa, a segunda
        via, o pedido ao juiz nem outro sistema. Abrir fica no registro.
      </p>
      {open ? (
        <Interview report={report} />
      ) : (
        <div>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            Abrir a Parte II
          </Button>
        </div>
      )}
    </Card>
  )
}

function Interview({ report }: { report: string }) {
  const found = useLoad(`interview ${report}`, () =>
    postDesk('/boletins/{boletim}/ler-entrevista', {}, { path: { boletim: report } }),
  )
  const [writing, setWriting] = useState(false)
  const [saved, setSaved] = useState(false)
  const { value } = found
  function keep(kept: InterviewBody): void {
    found.replace(kept)
    setWriting(false)
    setSaved(true)
  }
  return (
    <>
      <LoadFailure of={found} />
      {!value && found.busy && <Bones what="Carregando a Parte II" />}
      <p role="status">{saved && !writing && 'Guardada. A versão nova está abaixo.'}</p>
      {value && !writing && (
        <>
          {value.versoes.length === 0 && <p className="soft">Ninguém preencheu a Parte II deste boletim.</p>}
          {value.podeEscrever ? (
            <div>
              <Button onClick={() => setWriting(true)}>
                {value.versoes.length === 0 ? 'Preencher a Parte II' : 'Corrigir em uma versão nova'}
              </Button>
            </div>
          ) : (
            <p className="small soft">Quem tem a função de entrevista de risco preenche e corrige.</p>
          )}
        </>
      )}
      {value && writing && (
        <InterviewForm
          report={report}
          before={value}
          onKept={keep}
          onReload={found.reload}
          reloading={found.busy}
          onClose={() => setWriting(false)}
        />
      )}
      {value?.versoes.map((version, place) => (
        <VersionPart key={version.numero} report={report} version={version} isNewest={place === 0} />
      ))}
    </>
  )
}

function VersionPart({ report, version, isNewest }: { report: string; version: Version; isNewest: boolean }) {
  const { numero, por, cargo, quando, respostas, sha256, formulario, fonte } = version
  return (
    <details className="stack-s" open={isNewest}>
      <summary>
        <b>Versão {numero}</b>
        <span>{!isNewest && ' (corrigida depois)'}</span>: {por.nome}, {cargo}, {por.unidade},{' '}
        {momentOf(quando)}
      </summary>
      <DescriptionList
        dense
        rows={respostas.map(({ pergunta, resposta }) => ({ label: pergunta, value: resposta }))}
      />
      <p className="small soft">
        Formulário {formulario}. Fonte: {fonte}.
      </p>
      <SealedFile
        kind="quiet"
        read={() =>
          postForFile('/boletins/{boletim}/baixar-entrevista', { numero }, { path: { boletim: report } })
        }
      >
        {`Baixar a versão ${numero} selada`}
      </SealedFile>
      {sha256 === undefined ? (
        <p className="small soft">O papel ainda não foi selado: baixar tenta de novo.</p>
      ) : (
        <p className="hash soft">SHA-256 {sha256}</p>
      )}
    </details>
  )
}
