import { getDesk } from '../../api/ask-desk.ts'
import type { AnswerOf } from '../../api/call-types.ts'
import { useLoad } from '../../api/use-load.ts'
import { Blank } from '../../frame/blank.tsx'
import { Bones } from '../../frame/bones.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { Cell, Row, RowHead, ScrollTable } from '../../frame/scroll-table.tsx'
import { figureWords, monthWords } from '../../words/figure-words.ts'

type Figures = AnswerOf<'get', '/numeros'>

/** FG-07. How the own unit does beside the others, by the rules of the public panel. */
export function FiguresPage() {
  const figures = useLoad('figures', () => getDesk('/numeros'))
  const { value } = figures
  return (
    <>
      <PageTitle
        title="Números"
        line={value ? `Boletins de ${monthWords(value.mes)}, o último mês contado` : 'O último mês contado'}
      />
      <LoadFailure of={figures} />
      {!value && figures.busy && <Bones what="Carregando os números" />}
      {value?.unidades.length === 0 && (
        <Blank title="Nenhum boletim nesse mês">
          <p className="soft">Um mês entra aqui cinco dias depois do seu fim.</p>
        </Blank>
      )}
      {value && value.unidades.length > 0 && <FiguresTable figures={value} />}
    </>
  )
}

const FiguresTable = ({ figures: { unidades, meioDasOutras } }: { figures: Figures }) => (
  <div className="list">
    <ScrollTable
      name="Tabela dos números"
      heads={['Unidade', 'Recebidos', 'Primeiro olhar', 'Completados', 'Respondidos']}
    >
      {unidades.map(({ unidade, recebidos, ...pace }) => (
        <Row key={unidade}>
          <RowHead>
            <b>{unidade}</b>
          </RowHead>
          <Cell>{figureWords(recebidos, '')}</Cell>
          <Pace pace={pace} />
        </Row>
      ))}
      <Row>
        <RowHead>
          No meio das outras unidades
          <small>metade delas fica até aqui</small>
        </RowHead>
        <Cell>—</Cell>
        <Pace pace={meioDasOutras} />
      </Row>
    </ScrollTable>
    <div className="foot">
      <span>
        Primeiro olhar: em quanto tempo metade dos boletins foi aberta. Completados: a pessoa corrigiu algo.
        Respondidos: de quem escreveu, quantos tiveram resposta. Números abaixo de 5, e os que os deixariam
        descobrir, não se mostram a ninguém.
      </span>
    </div>
  </div>
)

const Pace = ({
  pace: { primeiroOlharHoras, corrigidos, respondidos },
}: {
  pace: Figures['meioDasOutras']
}) => (
  <>
    <Cell>{figureWords(primeiroOlharHoras, ' h')}</Cell>
    <Cell>{figureWords(corrigidos, '%')}</Cell>
    <Cell>{figureWords(respondidos, '%')}</Cell>
  </>
)
