import { describe, expect, test } from 'vitest'
import { emergenciesIn, type Emergency } from './emergency.ts'

const told: Readonly<Record<Emergency, readonly string[]>> = {
  suicide: [
    'suicídio',
    'quero morrer',
    'penso em acabar com tudo',
    'minha irmã se cortou',
    'i can’t go on',
    'VOU ME MATAR',
    'minha filha quer se matar',
    'não quero mais viver',
    'i want to die',
    'she tried to kill herself',
    'me quiero matar',
    'ya no quiero vivir',
    'je veux mourir',
    'j’ai envie de mourir',
    'il veut se suicider',
  ],
  rape: [
    'estupro',
    'acordei sem roupa e não lembro',
    'fui estrupada',
    'fui abusada',
    'meu padrasto abusa da minha filha',
    'abuso sexual',
    'i was raped',
    'me violaron',
    'on m’a violée',
    'agression sexuelle',
  ],
  kidnapping: [
    'sequestro',
    'pedem resgate, tem refém',
    'kidnapped',
    'secuestraron a mi hija',
    'prise en otage',
  ],
  homicide: ['homicídio', 'assassinaram meu irmão', 'murder', 'asesinato', 'un meurtre', 'achei um cadáver'],
  injured: ['preciso de ambulância', 'sangrando muito', 'bleeding', 'fui atropelada', 'il saigne'],
  assault: [
    'apanhei',
    'meu marido me bateu',
    'já me deu na cara',
    'me deu um soco',
    'me espancaram',
    'socorro',
    'my husband hits me',
    'mi esposo me golpea',
    'mon mari me frappe',
    'on m’a frappé',
    'ele disse que vai me matar',
    'help me',
  ],
}

// SE-03
describe.each(Object.entries(told))('the danger %s', (danger, texts) => {
  test.each(texts)('is heard in: %s', (text) => {
    expect(emergenciesIn(text)).toContain(danger)
  })
})

// SE-03
test.each([
  'perdi meu rg',
  'meu neto vive gritando',
  'no aguanto mas el ruido',
  'je n’en peux plus du bruit',
  'ele me deu um carro',
  'me deu cara de sono',
  'cobrança abusiva',
  'violencia doméstica',
  'bati o carro',
  'golpe do pix',
  'caí num golpe',
  'abusive charging',
  'violação de domicílio? não: barulho',
  'vol de mon téléphone',
  'abaten un árbol',
  'mataram meu cachorro',
])('no danger is heard in: %s', (text) => {
  expect(emergenciesIn(text)).toEqual([])
})

test('the gravest comes first', () => {
  expect(emergenciesIn('apanhei e quero morrer')).toEqual(['suicide', 'assault'])
})
