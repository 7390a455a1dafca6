import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { suspects } from '@delegacia/flows/blocks/suspects'
import { defineFlow, type ItemForm, type ListStep } from '@delegacia/flows/engine/define'
import { text } from '@delegacia/flows/engine/fields/text'
import { yesNo } from '@delegacia/flows/engine/fields/yes-no'

const words = (name: string) => ({ pt: name, en: name, es: name, fr: name })
const general = { id: 'pessoa', title: words('Dados da pessoa') }
const home = { id: 'endereco', title: words('Endereço') }

const victim: ItemForm<InvolvedParty> = {
  id: 'pessoa',
  add: words('Adicionar pessoa'),
  kind: 'person',
  title: words('Pessoa'),
  discriminator: { atuacao: '2', tipo_pessoa: 'F' },
  defaults: { atuacao: '2', tipo_pessoa: 'F' },
  groups: [
    { id: 'nome', title: words('Quem é?'), part: general, fields: [text('nome', words('Nome'))] },
    { id: 'mae', title: words('A mãe'), part: general, fields: [text('mae', words('Mãe'))] },
    { id: 'casa', title: words('A casa'), part: home, fields: [text('pai', words('Rua'))] },
  ],
  name: ({ nome }) => String(nome),
}

const victims: ListStep<InvolvedParty> = {
  kind: 'list',
  id: 'vitimas',
  title: words('Vítimas'),
  summaryTitle: words('Vítimas'),
  card: 3,
  at: 'envolvido',
  shared: true,
  atLeast: 1,
  atMost: 20,
  tooFew: { code: 'emptyList' },
  intro: words('Quem sofreu?'),
  count: words('Adicionadas: {count}'),
  forms: [victim],
  impliedEntry: ({ envolvido: [reporter] }: Occurrence) => (reporter?.isVitima ? reporter.nome : undefined),
}

/** A reporter, victims in two parts, and the suspects of every flow. */
export const flow = defineFlow({
  route: 'furto',
  crime: 1,
  title: words('Furto'),
  description: words('Descrição'),
  warnings: [],
  before: [],
  steps: [
    {
      kind: 'form',
      id: 'quem',
      title: words('Quem'),
      summaryTitle: words('Quem comunica'),
      card: 1,
      at: 'envolvido/0',
      defaults: { atuacao: '1', tipo_pessoa: 'F' },
      groups: [
        {
          id: 'nome',
          title: words('Você'),
          fields: [
            text<InvolvedParty>('nome', words('Seu nome')),
            yesNo<InvolvedParty>('isVitima', words('É a vítima?'), {}),
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
