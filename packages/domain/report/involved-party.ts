import type { Address } from './address.ts'

/** Role codes (document 1, section 3). */
export const partyRoles = {
  reporter: '1',
  victim: '2',
  suspect: '3',
  responsible: '4',
  witness: '5',
  guardian: '10',
} as const
export type PartyRole = (typeof partyRoles)[keyof typeof partyRoles]

/** The kinds of contact by `tipo`; the confirmation goes to the e-mail. */
export const contactTypes = { landline: '1', mobile: '2', email: '3' } as const

export type Contact = {
  tipo?: (typeof contactTypes)[keyof typeof contactTypes]
  valorSemDDI?: string
  ddi?: string
  valor?: string
}

/** `contato` before anything was answered; its entries keep these places. */
export const contactsToAsk: readonly Contact[] = [
  { tipo: contactTypes.landline },
  { tipo: contactTypes.mobile },
  { tipo: contactTypes.email },
]

/** What a tourist without a CPF is stored with (document 1, section 5). */
export const touristCpf = '000.000.000-00'

/** `tipo` of a CPF among the documents. */
export const cpfType = 1

/** `tipo` 1 CPF, 9 generic, 10 passport. */
export type IdentityDocument = {
  tipo?: number
  ds_tipo?: string
  numero?: string
  orgao?: string
  uf?: string
  ds_uf?: string
}

/** Residence 1 lives in Brazil, 2 foreign tourist. */
export const residences = { brazil: 1, tourist: 2 } as const
export type Residence = (typeof residences)[keyof typeof residences]

/** A characteristic of the catalogue, with its names. */
export type Appearance = { id?: number; valor?: string; ds_grupo?: string }

/** A distinguishing mark: its group and type of the catalogue, and a complement that the person types. */
export type Trait = { grupo?: number; ds_grupo?: string; id?: number; ds_tipo?: string; valor?: string }

/** A person or company in a report, as it travels on the wire. */
export type InvolvedParty = {
  atuacao?: PartyRole
  tipo_pessoa?: 'F' | 'J'
  /** The step that asked about it, and its place in the list, from 0. */
  step?: number
  indice?: number
  isVitima?: boolean
  /** Of a victim of another sex than the report is about: whether this person suffered too. */
  sofreu_junto?: boolean
  /** In a ride by app: whether the party drove; else a passenger (WZ-10). */
  isMotorista?: boolean
  nome?: string
  /** Whether the name, the mother's, the father's or the age is right although its rule refuses it, as the person has said. */
  nome_como_no_documento?: boolean
  mae_como_no_documento?: boolean
  pai_como_no_documento?: boolean
  idade_confirmada?: boolean
  /** Of a victim whose name the reporter does not know: who it is, in other words. */
  descricao?: string
  nome_social?: string
  nome_fantasia?: string
  sexo?: string
  ds_sexo?: string
  id_identidade_genero?: number
  ds_identidade_genero?: string
  id_grupo?: number
  ds_grupo?: string
  id_orientacao_sexual?: number
  ds_orientacao_sexual?: string
  id_raca?: number
  ds_raca?: string
  id_estado_civil?: number
  ds_estado_civil?: string
  id_escolaridade?: number
  ds_escolaridade?: string
  id_profissao?: number
  ds_profissao?: string
  id_moradia?: number
  ds_moradia?: string
  mae?: string
  pai?: string
  nr_filhos?: string | number
  idLocalMoradia?: Residence
  ds_local_moradia?: string
  id_nacionalidade?: number
  ds_nacionalidade?: string
  /** The state of birth, by its letters. */
  id_estado?: string
  estado?: string
  id_naturalidade?: number
  ds_naturalidade?: string
  /** DD/MM/YYYY as typed, and YYYY-MM-DD once it is a date. */
  ds_nascimento?: string
  nascimento?: string
  id_ddi?: string
  ds_ddi?: string
  contato?: Contact[]
  /** Of violence at home: a way and an hour at which a call endangers nobody, and whether protection is asked of a judge. */
  contato_seguro?: number
  pede_medida?: boolean
  /** Of a woman who reports violence against somebody close to her: whether it was done to hit her. */
  para_atingir?: boolean
  /** Of whoever reports violence: whether the adult who suffered it has a disability. */
  vitima_deficiencia?: boolean
  documento?: IdentityDocument[]
  endereco?: Address[]
  /** Of whoever did violence, and of a guardian: what this person is to the victim (the flows' bonds). */
  id_vinculo?: number
  ds_vinculo?: string
  /** Whether the name is known: 1 yes, 2 only a nickname, 3 no. */
  nome_conhecido?: number
  apelido?: string
  /** Where this person is usually to be found. */
  onde_encontrar?: string
  /** Of suspects only: one characteristic for each group that was seen. */
  aparencia?: Appearance[]
  idade_aparente?: string | number
  roupa?: string
  /** Of suspects only: distinguishing marks, as the reporter describes them. */
  caracteristica?: Trait[]
}

/** The address that the confirmation goes to, or an empty text. */
export const emailOf = (party: InvolvedParty | undefined): string =>
  party?.contato?.find(({ tipo }) => tipo === contactTypes.email)?.valor ?? ''

export const cpfOf = (party: InvolvedParty): string | undefined =>
  party.documento?.find(({ tipo }) => tipo === cpfType)?.numero

/** The document that is no CPF: of a person an identity document, of a company its CNPJ. */
export const otherDocumentOf = (party: InvolvedParty): IdentityDocument | undefined =>
  party.documento?.find(({ tipo }) => tipo !== cpfType)
