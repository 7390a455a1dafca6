import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { suspects } from '@delegacia/flows/blocks/suspects'
import { defineFlow, type ItemForm, type ListStep } from '@delegacia/flows/engine/define'
import { text } from '@delegacia/flows/engine/fields/text'
import { yesNo } from '@delegacia/flows/engine/fields/yes-no'

const textOf = (name: string) => ({ pt: name, en: name, es: name, fr: name })
const general = { id: 'pessoa', title: textOf('Dados da pessoa') }
const home = { id: 'endereco', title: textOf('Endereço') }

const victim: ItemForm<InvolvedParty> = {
  id: 'pessoa',
  add: textOf('Adicionar pessoa'),
  kind: 'person',
  title: textOf('Pessoa'),
  discriminator: { atuacao: '2', tipo_pessoa: 'F' },
  defaults: { atuacao: '2', tipo_pessoa: 'F' },
  groups: [
    { id: 'nome', title: textOf('Quem é?'), part: general, fields: [text('nome', textOf('Nome'))] },
    { id: 'mae', title: textOf('A mãe'), part: general, fields: [text('mae', textOf('Mãe'))] },
    { id: 'casa', title: textOf('A casa'), part: home, fields: [text('pai', textOf('Rua'))] },
  ],
  name: ({ nome }) => String(nome),
}

const victims: ListStep<InvolvedParty> = {
  kind: 'list',
  id: 'vitimas',
  title: textOf('Vítimas'),
  summaryTitle: textOf('Vítimas'),
  card: 3,
  at: 'envolvido',
  shared: true,
  atLeast: 1,
  atMost: 20,
  tooFew: { code: 'emptyList' },
  intro: textOf('Quem sofreu?'),
  count: textOf('Adicionadas: {count}'),
  forms: [victim],
  impliedEntry: ({ envolvido: [reporter] }: Occurrence) => (reporter?.isVitima ? reporter.nome : undefined),
}

/** A reporter, victims in two parts, and the suspects of every flow. */
export const flow = defineFlow({
  route: 'furto',
  crime: 1,
  title: textOf('Furto'),
  description: textOf('Descrição'),
  warnings: [],
  before: [],
  steps: [
    {
      kind: 'form',
      id: 'quem',
      title: textOf('Quem'),
      summaryTitle: textOf('Quem comunica'),
      card: 1,
      at: 'envolvido/0',
      defaults: { atuacao: '1', tipo_pessoa: 'F' },
      groups: [
        {
          id: 'nome',
          title: textOf('Você'),
          fields: [
            text<InvolvedParty>('nome', textOf('Seu nome')),
            yesNo<InvolvedParty>('isVitima', textOf('É a vítima?'), {}),
          ],
        },
      ],
    },
    victims,
    suspects(),
  ],
  summary: 'roles',
  opening: 'Abertura',
  closing: 'Fecho',
})
