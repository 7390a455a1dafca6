import { lawSources, type LawId } from '@delegacia/domain/law/law-sources.data'

const ids = Object.keys(lawSources) as LawId[]

/** Names by which people know an act that has a number too. */
const known: readonly (readonly [RegExp, LawId])[] = [
  [/Código Penal|Penal Code/, '2.848/1940'],
  [/Código de Processo Penal|\bCPP\b/, '3.689/1941'],
  [/Contravenções|Misdemeanours/, '3.688/1941'],
  [/Código de Trânsito/, '9.503/1997'],
  [/Código de Defesa do Consumidor/, '8.078/1990'],
  [/Código Civil/, '10.406/2002'],
  [/Constituição/, 'CF/1988'],
  [/Proteção de Dados|LGPD/, '13.709/2018'],
  [/ADI 4[.]424/, 'ADI 4.424'],
  [/ADO 26/, 'ADO 26'],
]
const numbered = /\b(?:Leis?|Laws?|Decreto|Decree)(?: estadual)?(?: nº)? (\d[\d.]*)(?:\/(\d{2,4}))?/g

/** The acts that a text names, in the order of their names. Throws where it names one by a number that the registry does not have. */
export function namedActs(text: string): LawId[] {
  const byName = known.flatMap(([name, id]) => (name.test(text) ? [id] : []))
  const byNumber = [...text.matchAll(numbered)].map(([, number = '', year = '']) => {
    const id = ids.find((one) => {
      const [own = '', ownYear = ''] = one.replace(/^\w+ /, '').split('/')
      return own === number && ownYear.endsWith(year)
    })
    if (id === undefined) throw new Error(`lawSources knows no act ${number}${year && `/${year}`}`)
    return id
  })
  return [...new Set([...byName, ...byNumber])]
}
