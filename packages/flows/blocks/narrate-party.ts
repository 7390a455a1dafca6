import {
  cpfOf,
  otherDocumentOf,
  partyRoles,
  touristCpf,
  type IdentityDocument,
  type InvolvedParty,
} from '@delegacia/domain/report/involved-party'
import { isNotKnowing } from '@delegacia/domain/rules/not-knowing'

const roleNames: Record<string, string> = {
  [partyRoles.reporter]: 'COMUNICANTE',
  [partyRoles.victim]: 'VÍTIMA',
  [partyRoles.suspect]: 'SUSPEITO',
  [partyRoles.responsible]: 'RESPONSÁVEL',
  [partyRoles.witness]: 'TESTEMUNHA',
  [partyRoles.guardian]: 'RESPONSÁVEL LEGAL',
}

/** What a crime calls its parties where the usual names do not fit. */
type PartyTitles = {
  /** The name of the role. */
  role?: string
  /** What a reporter is called who is also the victim. */
  victim?: string
}

/** The party without the answers that only say that nobody knows. */
const known = (party: InvolvedParty): InvolvedParty =>
  Object.fromEntries(
    Object.entries(party).filter(([, value]) => typeof value !== 'string' || !isNotKnowing(value)),
  )

/** One party as a paragraph of the narrative, in Portuguese, numbered within its role. */
export function narrateParty(told: InvolvedParty, number: number, titles: PartyTitles = {}): string {
  const party = known(told)
  const role = titles.role ?? roleNames[party.atuacao ?? ''] ?? 'ENVOLVIDO'
  const isVictimToo = party.isVitima === true && party.atuacao === partyRoles.reporter
  const name = `${role} ${number}${isVictimToo ? ` (${titles.victim ?? 'TAMBÉM VÍTIMA'})` : ''}`
  const cpf = cpfOf(party)
  const document = otherDocumentOf(party)
  const parts = [
    [party.nome, party.nome_fantasia].find(Boolean) ?? 'NÃO IDENTIFICADO(A)',
    party.descricao && `descrição: ${party.descricao}`,
    party.isMotorista !== undefined && `na corrida: ${party.isMotorista ? 'motorista' : 'passageiro(a)'}`,
    party.apelido && `apelido ${party.apelido}`,
    party.ds_vinculo && `vínculo com quem sofreu: ${party.ds_vinculo.toLocaleLowerCase('pt-BR')}`,
    party.onde_encontrar && `costuma estar em: ${party.onde_encontrar}`,
    party.nome_social && `nome social ${party.nome_social}`,
    party.ds_nacionalidade && `nacionalidade: ${party.ds_nacionalidade}`,
    party.ds_nascimento && `nascimento: ${party.ds_nascimento}`,
    party.mae && `mãe: ${party.mae}`,
    party.ds_profissao && `ocupação: ${party.ds_profissao}`,
    cpf && cpf !== touristCpf && !isNotKnowing(cpf) && `CPF ${cpf}`,
    document?.numero &&
      !isNotKnowing(document.numero) &&
      `${documentName(party, document)} ${document.numero}`,
    ...looksOf(party),
  ]
  return `${name}: ${parts.filter(Boolean).join('; ')}.`
}

/** What the reporter saw of a suspect: by it officers may recognise someone without a name (PE-18, PE-19). */
const looksOf = ({ idade_aparente, aparencia = [], roupa, caracteristica = [] }: InvolvedParty) => [
  idade_aparente && `idade aparente: ${idade_aparente} anos`,
  ...aparencia
    .filter(({ valor }) => !isNotKnowing(valor ?? ''))
    .map(({ ds_grupo, valor }) => `${ds_grupo}: ${valor}`),
  roupa && `roupa e outros detalhes: ${roupa}`,
  ...caracteristica.map(
    ({ ds_grupo, ds_tipo, valor }) => `${ds_grupo}: ${ds_tipo}${valor ? ` (${valor})` : ''}`,
  ),
]

const documentName = ({ tipo_pessoa }: InvolvedParty, { ds_tipo }: IdentityDocument) =>
  ds_tipo ?? (tipo_pessoa === 'J' ? 'CNPJ' : 'documento')
