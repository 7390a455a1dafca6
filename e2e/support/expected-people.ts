import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { parties } from './walk-theft.ts'
import type { TypedPerson } from './reporter-steps.ts'
import { kept, typed } from './typed-values.ts'

const upper = (text: string) => text.toLocaleUpperCase('pt-BR')
const isoOf = (date: string) => date.split('/').reverse().join('-')
const lineOf = (digits: string) => digits.replace(/^(..)(.....)(....)$/, '$1 $2-$3')
const cpfOf = (digits: string) => digits.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')

/** The street that the search found for the typed text; only the fact asks for a map. */
const street = {
  id_pais: 31,
  ds_pais: 'Brasil',
  id_uf: 'PA',
  ds_estado: 'Pará',
  id_localidade: 1501402,
  ds_localidade: 'Belém',
  id_bairro: 1501402046,
  ds_bairro: 'Nazaré',
  id_logradouro: 66040170,
  ds_tipo_logradouro: 'Avenida',
  ds_logradouro: 'Governador Magalhães Barata',
  ds_logradouro_reduzido: 'Av. Governador Magalhães Barata',
  ds_geral: 'Avenida Governador Magalhães Barata, Nazaré, Belém - PA, 66040-170',
  cep: kept.postalCode,
  lat: '-1,4554',
  lng: '-48,4898',
  has_mapa: false,
  use_mapa_externo: false,
}

const home = (numero: string, complemento: string) => [
  { ...street, numero, complemento: upper(complemento), tipo: 1 },
]

const mobile = (digits: string) => ({
  tipo: '2',
  valorSemDDI: lineOf(digits),
  ddi: '55',
  valor: `+55 ${lineOf(digits)}`,
})

/** The entries of the lists that `personSteps` picks by their places. */
const chosen = {
  idLocalMoradia: 1,
  ds_local_moradia: 'No Brasil',
  sexo: 'F',
  ds_sexo: 'Feminino',
  id_identidade_genero: 3,
  ds_identidade_genero: 'Homem transexual',
  id_grupo: 0,
  ds_grupo: 'Nenhum',
  id_raca: 2,
  ds_raca: 'Preta',
  id_estado_civil: 1,
  ds_estado_civil: 'Solteiro(a)',
  id_escolaridade: 7,
  ds_escolaridade: 'Ensino médio completo',
  id_profissao: 1,
  ds_profissao: 'Vendedor(a)',
  id_moradia: 103,
  ds_moradia: 'Apartamento',
  id_nacionalidade: 31,
  ds_nacionalidade: 'Brasil',
  id_estado: 'PA',
  estado: 'Pará',
  id_naturalidade: 1501402,
  ds_naturalidade: 'Belém',
  id_ddi: '55',
  ds_ddi: 'Brasil (+55)',
}

const person = (atuacao: string, one: TypedPerson, number: string, details: string) => ({
  ...chosen,
  atuacao,
  tipo_pessoa: 'F',
  nome: upper(one.name),
  ds_nascimento: one.birth,
  nascimento: isoOf(one.birth),
  mae: upper(one.mother),
  documento: [
    {
      tipo: 2,
      ds_tipo: 'Carteira de Identidade (RG)',
      numero: upper(one.document),
      orgao: upper(one.issuer),
      uf: 'PA',
      ds_uf: 'Pará',
    },
    { tipo: 1, numero: cpfOf(one.cpf) },
  ],
  contato: [{ tipo: '1' }, mobile(one.mobile), { tipo: '3', valor: one.email }],
  endereco: home(number, details),
})

const { victim, company, witness, seen, suspectCompany } = parties

const reporter = {
  ...person('1', { ...typed, birth: kept.birth }, kept.houseNumber, kept.houseDetails),
  isVitima: true,
}

const { isVitima: _, ...reporterAsVictim } = { ...reporter, atuacao: '2' }

const emptyContacts = [{ tipo: '1' }, { tipo: '2' }, { tipo: '3' }]

/** Everything that the station must store of the theft with its people, except for the narrative made of it. */
export const theftRecord = {
  envolvido: [
    reporter,
    person('2', victim, '10', 'sobrado'),
    {
      atuacao: '2',
      tipo_pessoa: 'J',
      nome: upper(company.name),
      nome_fantasia: upper(company.newTrade),
      documento: [{ numero: '12.ABC.345/01DE-35' }],
      contato: [{ tipo: '1' }, mobile(company.mobile), { tipo: '3', valor: company.email }],
      endereco: home('20', 'loja b'),
    },
    reporterAsVictim,
    person('5', witness, '30', 'fundos'),
    {
      atuacao: '3',
      tipo_pessoa: 'F',
      nome: upper(seen.name),
      idade_aparente: Number(seen.age),
      roupa: upper(seen.newClothes),
      aparencia: [
        { id: 101, valor: 'Magra', ds_grupo: 'Compleição física' },
        { id: 202, valor: 'Média (1,61 a 1,75 m)', ds_grupo: 'Altura aparente' },
      ],
      caracteristica: [
        {
          id: 101,
          ds_tipo: 'Magra',
          grupo: 1,
          ds_grupo: 'Compleição física',
          valor: upper(seen.traits[0] ?? ''),
        },
        {
          id: 201,
          ds_tipo: 'Baixa (até 1,60 m)',
          grupo: 2,
          ds_grupo: 'Altura aparente',
          valor: upper(seen.traits[1] ?? ''),
        },
      ],
      contato: emptyContacts,
    },
    {
      atuacao: '3',
      tipo_pessoa: 'J',
      nome: upper(suspectCompany.name),
      nome_fantasia: upper(suspectCompany.trade),
      contato: emptyContacts,
    },
    { atuacao: '3', tipo_pessoa: 'F', contato: emptyContacts },
  ],
  objeto: [
    {
      id_tipo_objeto: 1,
      id: '1',
      ds_tipo: 'DOCUMENTO',
      documento: 2,
      ds_documento: 'Carteira de Identidade (RG)',
      numero: kept.lostDocument,
    },
  ],
  fato: {
    ds_datahora: kept.fact,
    datahora: '2026-11-20 14:30',
    endereco: {
      ...street,
      id_local: 1,
      ds_local: 'Via pública',
      lat: '-1,4554000000000',
      lng: '-48,4898000000000',
      centro_do_municipio: true,
      complemento: kept.placeDetails,
    },
    id_crime: 1,
    ds_crime: 'Furto',
    id_crime_cidadao: 101,
    ds_crime_cidadao: 'Furto',
    id_natureza: 101,
    ds_natureza: 'Furto de documento',
    id_natureza_cidadao: 101,
    ds_natureza_cidadao: 'Documento',
    assunto: '101',
    nm_assunto: 'FURTO DE DOCUMENTO',
    tentativa: 0,
    nm_tentativa: 'CONSUMADO',
    autoridade: '277',
    nm_autoridade: 'AUTORIDADE POLICIAL DA DELEGACIA VIRTUAL',
    escrivao: '277',
    nm_escrivao: 'CARTÓRIO DA DELEGACIA VIRTUAL',
    usuario_manutencao: '277',
    nm_usuario_manutencao: 'DELEGACIA VIRTUAL',
  },
  municipality: { ID_LOCALIDADE: 1501402, DS_LOCALIDADE: 'Belém' },
  relato_plain: kept.account,
  relato_original: typed.account,
  relato_detalhe: [{ tipo: 2, valor: kept.account }],
  respostas: {
    perguntasIniciais: { 'no-para': true, violencia: false, veiculo: false, ferido: false },
    perguntasRespostas: [],
  },
  INFO_BOP: {
    ID_CRIME: 1,
    ID_CRIME_CIDADAO: 101,
    ID_NATUREZA: 101,
    ID_NATUREZA_CIDADAO: 101,
    ID_FLG_TIPO: 0,
    ID_IDIOMA: 1,
    ID_LOCAL_MORADIA: 1,
    PERGUNTAS_E_RESPOSTAS: [],
  },
  IdIdioma: 1,
  idLocalMoradia: 1,
} satisfies Record<keyof Omit<Occurrence, 'relato' | 'vitima' | StampedOnSending>, unknown>

type StampedOnSending = 'recaptchaToken' | 'ip' | 'registrante' | 'versionFrontEnd'
