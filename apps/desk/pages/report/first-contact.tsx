import type { DeskReport } from '@delegacia/contract/desk/report'
import { acts } from '@delegacia/domain/desk/acts/table'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { copyText } from '../../frame/copy-text.ts'
import { HowToCall } from './safe-contact.tsx'

type Props = { report: DeskReport; onRegister: () => void }

/** On top of a report whose person waits for the police: how it is safe to call, the telephones, and what is done afterwards. */
export function FirstContact({ report, onRegister }: Props) {
  const act = report.andamento.atos.find(({ ato }) => ato === 'primeiro-contato')
  if (!act) return null
  const telephones = telephonesIn(report)
  return (
    <Card title="Falar com a pessoa agora" tone="danger">
      {report.andamento.emCasa && (
        <>
          <h3>Antes de ligar</h3>
          <HowToCall report={report} />
        </>
      )}
      {telephones.length === 0 ? (
        <p>
          O boletim não tem telefone. Procure a pessoa no endereço que está nele, ou escreva pelo
          acompanhamento.
        </p>
      ) : (
        <ul className="telephones">
          {telephones.map(({ who, number }) => (
            <li key={`${who} ${number}`}>
              <a className="mono" href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
                {number}
              </a>{' '}
              <span>{who}</span>{' '}
              <Button kind="quiet" onClick={() => void copyText(number, 'Telefone copiado.')}>
                Copiar
              </Button>
            </li>
          ))}
        </ul>
      )}
      {act.permitido ? (
        <Button onClick={onRegister}>{acts['primeiro-contato'].label}</Button>
      ) : (
        <p className="note small">{act.porque}</p>
      )}
    </Card>
  )
}

type Telephone = { who: string; number: string }

/** Steps of the report that name who waits for help; nobody else is called from here. */
const steps: readonly string[] = ['vitimas', 'comunicante']

/** The telephones of the victims, then of whoever reports, each once, as they are now. */
function telephonesIn({ secoes }: DeskReport): Telephone[] {
  const found = steps.flatMap((step) =>
    secoes
      .filter((section) => section.step === step)
      .flatMap(({ title, entries }) =>
        entries.flatMap(({ heading, rows }) =>
          rows.flatMap(({ campo, declined, value, agora }) =>
            /\/contato\/\d+\/valor/.test(campo) && !declined && isTelephone(agora ?? value)
              ? [{ who: heading ?? title, number: agora ?? value }]
              : [],
          ),
        ),
      ),
  )
  return found.filter(({ number }, place) => found.findIndex((one) => one.number === number) === place)
}

const isTelephone = (value: string): boolean => /^\+?[\d ().-]{8,24}$/.test(value)
