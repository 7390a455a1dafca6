import type { DeskReport } from '@delegacia/contract/desk/report'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'
import { Changed } from './changed.tsx'

/** The summary as the citizen's own review shows it. */
export function ReportSections({ sections }: { sections: DeskReport['secoes'] }) {
  return sections.map(({ step, part, number, title, entries }) => (
    <Card key={`${step} ${part ?? ''} ${number}`} title={title}>
      {entries.length === 0 && <p className="soft">Nada foi informado aqui.</p>}
      {entries.map(({ heading, rows }, place) => (
        <div key={place} className="stack-s">
          {heading && <h3>{heading}</h3>}
          <DescriptionList
            dense
            rows={rows.map(({ label, value, agora }) => ({
              label,
              value: agora === undefined ? value : <Changed before={value} after={agora} />,
            }))}
          />
        </div>
      ))}
    </Card>
  ))
}

/** What the person told: the words of the document, and the person's own beside them. */
export function ReportStory({ report }: { report: DeskReport }) {
  const { narrativa, relatoOriginal, ocorrencia, papelSha256 } = report
  return (
    <Card title={ocorrencia}>
      {narrativa.map(({ part, text }) => (
        <p key={part} className="said">
          {text}
        </p>
      ))}
      <details>
        <summary>Nas palavras da pessoa, como escreveu</summary>
        <blockquote>{relatoOriginal}</blockquote>
      </details>
      <p className="small soft">
        {papelSha256 ? (
          <>
            Papel selado, nunca muda: <span className="hash">SHA-256 {papelSha256}</span>
          </>
        ) : (
          'O papel ainda está sendo selado.'
        )}
      </p>
    </Card>
  )
}
