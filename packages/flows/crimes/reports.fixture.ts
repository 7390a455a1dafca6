import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { answeredReport, answeredRoutes, isAnswered, type AnsweredRoute } from './answered-reports.fixture.ts'
import type { Route } from '@delegacia/domain/lists/routes'
import { lossReport } from './loss.fixture.ts'
import { party, unknownSuspect, theftReport } from './theft.fixture.ts'
import { bankAccount, car, dogs, pix } from './things.fixture.ts'

type ReportParts = {
  crime: number
  /** Left out where the crime has only one. */
  nature?: number
  account: string
  /** The answers to the yes/no questions of the start, except whether it happened in Pará. */
  answers?: Record<string, boolean>
  reporter?: Partial<InvolvedParty>
  /** Everyone but the reporter. */
  people?: readonly InvolvedParty[]
  things?: readonly ReportedObject[]
}

const victim = () => party('2')
export const witness = (changes: Partial<InvolvedParty> = {}) =>
  party('5', {
    nome: 'RAIMUNDA DO CARMO SILVA',
    documento: [
      { tipo: 2, numero: '99887', orgao: 'PC', uf: 'PA' },
      { tipo: 1, numero: '390.533.447-05' },
    ],
    ...changes,
  })

/** A person who died at 88, without contacts. */
function deceased(): InvolvedParty {
  const { contato: _, ...person } = party('2', { ds_nascimento: '05/03/1938', nascimento: '1938-03-05' })
  return person
}

const documentAndPhone = () => lossReport().objeto

/** The routes whose reports are assembled here. */
type AssembledRoute = Exclude<Route, 'extravio' | 'furto' | AnsweredRoute>

const reports: Readonly<Record<AssembledRoute, () => ReportParts>> = {
  roubo: () => ({
    crime: 2,
    nature: 202,
    account:
      'EU ESPERAVA O ÔNIBUS NA PARADA QUANDO UM HOMEM DE BONÉ VERMELHO ME AMEAÇOU COM UMA FACA E LEVOU O CELULAR E A CARTEIRA.',
    answers: { veiculo: false, morte: false, banco: false, retencao: false },
    people: [witness(), unknownSuspect()],
    things: documentAndPhone(),
  }),
  acidente: () => ({
    crime: 4,
    nature: 401,
    account:
      'EU ESTAVA PARADA NO SEMÁFORO QUANDO O CARRO DE TRÁS NÃO FREOU A TEMPO E BATEU NO MEU. NINGUÉM SE FERIU E O OUTRO MOTORISTA FICOU.',
    answers: {
      ferido: false,
      'veiculo-oficial': false,
      'bem-publico': false,
      'carga-perigosa': false,
      'unico-veiculo': false,
      fuga: false,
    },
    people: [witness()],
    things: [car],
  }),
  obito: () => ({
    crime: 16,
    nature: 1601,
    account:
      'O MEU PAI ESTAVA DOENTE HAVIA MESES E FALECEU DORMINDO, EM CASA, DE MADRUGADA. O MÉDICO DA FAMÍLIA VEIO E DEU A DECLARAÇÃO DE ÓBITO.',
    answers: { violencia: false, medico: true },
    reporter: { isVitima: false },
    people: [deceased()],
  }),
  ameaca: () => ({
    crime: 6,
    account:
      'O VIZINHO DA FRENTE GRITOU NO PORTÃO QUE IA ME MATAR SE EU NÃO TIRASSE O CARRO DA RUA, E MAIS TARDE REPETIU POR MENSAGEM DE ÁUDIO.',
    answers: { familia: false },
    people: [witness(), unknownSuspect()],
  }),
  injuria: () => ({
    crime: 7,
    nature: 701,
    account:
      'UMA CLIENTE ME XINGOU DE BURRA E DE INÚTIL NA FRENTE DE TODOS NA LOJA, PORQUE O TROCO DEMOROU. DUAS COLEGAS OUVIRAM TUDO.',
    answers: { familia: false, discriminacao: false },
    people: [witness(), unknownSuspect()],
  }),
  calunia: () => ({
    crime: 8,
    account:
      'UM COLEGA DE TRABALHO CONTOU AO CHEFE E AOS OUTROS QUE EU FURTEI O DINHEIRO DO CAIXA. É MENTIRA, E AS CÂMERAS DA LOJA MOSTRAM ISSO.',
    answers: { familia: false },
    people: [unknownSuspect()],
  }),
  difamacao: () => ({
    crime: 9,
    nature: 902,
    account:
      'PUBLICARAM NO GRUPO DO BAIRRO QUE EU NÃO PAGO NINGUÉM E QUE CHEGO BÊBADA AO TRABALHO. GUARDEI AS IMAGENS DA TELA COM A DATA.',
    answers: { familia: false },
    people: [unknownSuspect()],
  }),
  consumo: () => ({
    crime: 10,
    nature: 1002,
    account:
      'O MERCADO DA ESQUINA VENDE LEITE VENCIDO COM A DATA RASPADA. COMPREI DUAS CAIXAS, PASSEI MAL E GUARDEI A NOTA FISCAL E AS EMBALAGENS.',
    people: [{ atuacao: '3', tipo_pessoa: 'J', nome: 'MERCADO SUSPEITO' }],
    things: documentAndPhone(),
  }),
  perturbacao: () => ({
    crime: 11,
    account:
      'UM HOMEM QUE NÃO CONHEÇO BATEU NO MEU PORTÃO DE MADRUGADA, JOGOU PEDRAS NO TELHADO E FOI EMBORA RINDO. NÃO DORMI MAIS NAQUELA NOITE.',
    answers: { repeticao: false },
    people: [unknownSuspect()],
  }),
  invasaoinf: () => ({
    crime: 12,
    nature: 1201,
    account:
      'ENTRARAM NA MINHA CONTA DA REDE SOCIAL, TROCARAM A SENHA E O E-MAIL E ESTÃO PUBLICANDO FOTOS EM MEU NOME. JÁ AVISEI OS AMIGOS.',
    answers: { dinheiro: false },
    things: documentAndPhone(),
  }),
  estelionato: () => ({
    crime: 13,
    nature: 1302,
    account:
      'RECEBI UMA LIGAÇÃO DE QUEM DIZIA SER DO MEU BANCO E FIZ UM PIX PARA CANCELAR UMA COMPRA QUE NÃO EXISTIA. O BANCO JÁ FOI AVISADO.',
    answers: { violencia: false },
    people: [victim(), unknownSuspect()],
    things: [pix],
  }),
  'falsa-identidade': () => ({
    crime: 14,
    nature: 1403,
    account:
      'CRIARAM UM PERFIL COM O MEU NOME E A MINHA FOTO E PEDEM DINHEIRO AOS MEUS AMIGOS. GUARDEI O ENDEREÇO DA PÁGINA E AS MENSAGENS.',
    things: documentAndPhone(),
  }),
  'falso-alarme': () => ({
    crime: 15,
    account:
      'UM RAPAZ GRITOU NO MERCADO QUE HAVIA UMA BOMBA, TODOS CORRERAM E ALGUNS CAÍRAM. OS BOMBEIROS VIERAM E NÃO HAVIA BOMBA NENHUMA.',
    people: [unknownSuspect()],
  }),
  agrarios: () => ({
    crime: 18,
    nature: 1802,
    account:
      'O DONO DO SÍTIO AO LADO ARRANCOU A CERCA E A PÔS DEZ METROS PARA DENTRO DO MEU TERRENO. OS MARCOS ANTIGOS AINDA ESTÃO NO LUGAR.',
    answers: { ferido: false },
    people: [unknownSuspect()],
    things: documentAndPhone(),
  }),
  animais: () => ({
    crime: 19,
    nature: 1902,
    account:
      'NA CASA AO LADO DOIS CÃES FICAM PRESOS EM CORRENTE CURTA, SEM ÁGUA E SEM SOMBRA, E O DONO BATE NELES COM UM PAU. TENHO VÍDEOS.',
    answers: { agora: false },
    reporter: { isVitima: false },
    people: [witness(), unknownSuspect()],
    things: [dogs],
  }),
  transporte: () => ({
    crime: 20,
    nature: 2001,
    account:
      'ESQUECI A BOLSA NO BANCO DE TRÁS E O MOTORISTA DO APLICATIVO FOI EMBORA COM ELA. ELE VIU, ACELEROU E DEPOIS BLOQUEOU O MEU CONTATO.',
    answers: { veiculo: false, 'morte-ou-retencao': false },
    reporter: { isMotorista: false },
    people: [
      party('2', { isMotorista: false }),
      witness({ isMotorista: false }),
      { ...unknownSuspect(), isMotorista: true },
    ],
    things: [...documentAndPhone(), { ...car, condutor: 'NÃO SEI', dano: 'NENHUM' }],
  }),
  atipico: () => ({
    crime: 21,
    account:
      'SAÍ HOJE DA CASA EM QUE MORAVA COM O MEU COMPANHEIRO, DE COMUM ACORDO, LEVANDO SÓ AS MINHAS ROUPAS. QUERO DEIXAR ISSO REGISTRADO.',
  }),
  'apropriacao-indebita-erro': () => ({
    crime: 24,
    nature: 2401,
    account:
      'ERREI UM NÚMERO DA CHAVE E O PIX FOI PARA UMA PESSOA QUE NÃO CONHEÇO. PEDI DE VOLTA PELO BANCO E POR MENSAGEM, E ELA SE RECUSA.',
    people: [unknownSuspect()],
    things: [pix, bankAccount],
  }),
  'registro-ocorrencia': () => ({
    crime: 28,
    nature: 1804,
    account:
      'ENTRARAM NO MEU QUINTAL DE NOITE E ARRANCARAM TODA A PLANTAÇÃO DE MACAXEIRA E DE CHEIRO-VERDE QUE EU IA VENDER NA FEIRA.',
    people: [witness(), unknownSuspect()],
  }),
}

/** In front of a market in Nazaré, marked on the map and described; flows without a map drop the coordinates. */
const markedAddress = () => ({
  ...lossReport().fato.endereco,
  lat: '-1,4521300000000',
  lng: '-48,4757200000000',
  has_mapa: true,
  complemento: 'EM FRENTE AO MERCADO',
})

function assemble({
  crime,
  nature,
  account,
  answers = {},
  reporter,
  people = [],
  things = [],
}: ReportParts): Occurrence {
  const { envolvido, fato, IdIdioma = 1 } = lossReport()
  // An accident is not asked before the steps whether it was in Pará.
  const inState: Record<string, boolean> = crime === 4 ? {} : { 'no-para': true }
  return {
    IdIdioma,
    envolvido: [{ ...envolvido[0], ...reporter }, ...people],
    objeto: [...things],
    fato: {
      ...fato,
      endereco: markedAddress(),
      ...(nature !== undefined && { id_natureza_cidadao: nature }),
    },
    respostas: { perguntasIniciais: { ...inState, ...answers } },
    relato_plain: account,
    INFO_BOP: { ID_CRIME: crime, ID_CRIME_CIDADAO: crime },
  }
}

export const assembledRoutes = Object.keys(reports) as readonly AssembledRoute[]

/** Every route that has a report. */
export const reportedRoutes: readonly Route[] = ['extravio', 'furto', ...assembledRoutes, ...answeredRoutes]

/** A whole report of a route as the browser sends it, with made-up people, of the day before the fixtures' date. */
export function reportOf(route: Route): Occurrence {
  if (route === 'extravio') return lossReport()
  if (route === 'furto') return theftReport()
  return isAnswered(route) ? answeredReport(route) : assemble(reports[route]())
}
