import { naturesOf } from '@delegacia/domain/lists/natures'
import { detailQuestionsOf } from '@delegacia/domain/lists/object-details'
import { readList } from '@delegacia/domain/lists/read-list'
import { somaticFeatures } from '@delegacia/domain/lists/somatic-features'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Context } from '../engine/model/context.ts'

/** A whole report of a loss, as the browser sends it: an identity card and a phone, lost in Belém by a made-up person. */
export const lossReport = (): Occurrence => ({
  envolvido: [
    {
      atuacao: '1',
      tipo_pessoa: 'F',
      isVitima: true,
      idLocalMoradia: 1,
      nome: 'CONCEIÇÃO ÂNGELA ARAÚJO',
      sexo: 'F',
      id_identidade_genero: 4,
      id_grupo: 0,
      id_orientacao_sexual: 1,
      id_raca: 4,
      id_estado_civil: 1,
      id_escolaridade: 7,
      id_profissao: 1,
      id_moradia: 101,
      mae: 'ANTÔNIA ARAÚJO',
      ds_nascimento: '05/03/1990',
      nascimento: '1990-03-05',
      id_nacionalidade: 31,
      id_estado: 'PA',
      id_naturalidade: 1501402,
      id_ddi: '55',
      documento: [
        { tipo: 2, numero: '1234567', orgao: 'PC', uf: 'PA' },
        { tipo: 1, numero: '529.982.247-25' },
      ],
      contato: [
        { tipo: '1' },
        { tipo: '2', valorSemDDI: '91 98765-4321', ddi: '55', valor: '+55 91 98765-4321' },
        { tipo: '3', valor: 'conceicao@example.org' },
      ],
      endereco: [{ ...place, numero: '209', complemento: 'CASA AMARELA' }],
    },
  ],
  objeto: [
    { id_tipo_objeto: 1, id: '1', documento: 2, numero: '1234567' },
    { id_tipo_objeto: 2, id: '2', marcaCel: 101, operadora: 1, numero: '91 98765-4321' },
  ],
  fato: {
    ds_datahora: '20/11/2026 14:30',
    datahora: '2026-11-20 14:30',
    endereco: { ...place, id_local: 1 },
  },
  relato_plain: `${'PERDI A MINHA CARTEIRA COM O DOCUMENTO E O CELULAR NO ÔNIBUS. '.repeat(3)}NÃO SEI ONDE CAIU.`,
  respostas: { perguntasIniciais: { 'no-para': true, levado: false } },
  INFO_BOP: { ID_CRIME: 3, ID_CRIME_CIDADAO: 3 },
  IdIdioma: 1,
})

const place = {
  id_pais: 31,
  ds_pais: 'Brasil',
  id_uf: 'PA',
  ds_estado: 'Pará',
  id_localidade: 1501402,
  ds_localidade: 'Belém',
  ds_bairro: 'Nazaré',
  ds_tipo_logradouro: 'Avenida',
  id_logradouro: 66040170,
  ds_logradouro: 'Governador Magalhães Barata',
  cep: '66040-170',
}

/** The server's context at noon of 21 November 2026 in Belém. */
export const contextOf = (report: Occurrence): Context => ({
  now: new Date('2026-11-21T15:00:00Z'),
  locale: 'pt-br',
  readList: (query) => readList(query, 'pt-br'),
  readDetails: (object) => detailQuestionsOf(object, 'pt-br'),
  natures: naturesOf(3, 'pt-br'),
  readQuestions: () => [],
  readCharacteristics: () => somaticFeatures('pt-br'),
  narrativeMaximum: 5000,
  report,
})
