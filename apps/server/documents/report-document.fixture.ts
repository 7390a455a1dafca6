import type { ReportDocument } from './report-document.ts'

const account =
  'EU ESTAVA NO ÔNIBUS DA LINHA 316 QUANDO PERCEBI QUE MINHA CARTEIRA DE IDENTIDADE E O MEU CELULAR NÃO ESTAVAM MAIS NA BOLSA.'

type Coded = { authenticationCode: string }

/** A document with one of everything that a report may hold; the people are made up and the CPF is on the list of fakes. */
export function sampleDocument(changes: Partial<ReportDocument & Coded> = {}): ReportDocument & Coded {
  return {
    number: '00277/2026.000001-9',
    occurrence: 'Extravio de documento ou objeto',
    registeredAt: new Date('2026-11-19T11:12:34Z'),
    whatDepends: [],
    sections: [
      {
        step: 'complainant',
        about: 'people',
        number: 1,
        title: 'Comunicante',
        entries: [
          {
            heading: 'Comunicante: CONCEIÇÃO D’ÁVILA GONÇALVES',
            rows: [
              { campo: '/envolvido/0/nome', label: 'Nome completo', value: 'CONCEIÇÃO D’ÁVILA GONÇALVES' },
              { campo: '/envolvido/0/cpf', label: 'CPF', value: '529.982.247-25' },
              { campo: '/envolvido/0/nascimento', label: 'Data de nascimento', value: '14/03/1987' },
              { campo: '/envolvido/0/mae', label: 'Nome da mãe', value: 'ANTÔNIA D’ÁVILA GONÇALVES' },
              { campo: '/envolvido/0/contato/1', label: 'Celular', value: '+55 (91) 98888-7777' },
              { campo: '/envolvido/0/contato/2', label: 'E-mail', value: 'conceicao@example.org' },
            ],
          },
        ],
      },
      {
        step: 'address',
        about: 'people',
        number: 2,
        title: 'Endereço do comunicante',
        entries: [
          {
            rows: [
              { campo: '/endereco/cep', label: 'CEP', value: '66040-170' },
              {
                campo: '/endereco/logradouro',
                label: 'Logradouro',
                value: 'AVENIDA GOVERNADOR MAGALHÃES BARATA',
              },
              { campo: '/endereco/numero', label: 'Número', value: '209' },
              { campo: '/endereco/complemento', label: 'Complemento', value: 'AO LADO DA PRAÇA, CASA AZUL' },
            ],
          },
        ],
      },
      {
        step: 'objects',
        about: 'things',
        number: 3,
        title: 'Objetos',
        entries: [
          {
            heading: 'Objeto 1: Documento',
            rows: [
              { campo: '/objeto/0/tipo', label: 'Tipo', value: 'Carteira de identidade' },
              { campo: '/objeto/0/numero', label: 'Número do documento', value: '7654321' },
            ],
          },
          {
            heading: 'Objeto 2: Celular',
            rows: [
              { campo: '/objeto/1/marca', label: 'Marca', value: 'Samsung' },
              { campo: '/objeto/1/imei', label: 'IMEI 1', value: '356938035643809' },
              { campo: '/objeto/1/valor', label: 'Valor aproximado', value: 'R$ 1.250,00' },
            ],
          },
        ],
      },
      { step: 'witnesses', about: 'people', number: 4, title: 'Testemunhas', entries: [] },
      {
        step: 'fact',
        about: 'fact',
        number: 5,
        title: 'Quando, onde e como foi',
        entries: [
          {
            rows: [
              { campo: '/fato/ds_datahora', label: 'Data e hora', value: '18/11/2026 18:30' },
              { campo: '/fato/endereco/id_local', label: 'Tipo de local', value: 'Ônibus' },
            ],
          },
        ],
      },
      {
        step: 'before',
        about: 'screening',
        number: 6,
        title: 'Perguntas do começo',
        entries: [{ rows: [{ campo: '/respostas/veiculo', label: 'Levaram um veículo?', value: 'Não' }] }],
      },
    ],
    narrative: [
      {
        part: 'opening',
        text: 'Às 08h12 do dia 19 de novembro de 2026, por meio da Delegacia Virtual, foi comunicado o seguinte fato:',
      },
      { part: 'account', text: `${account}\n\nPROCUREI NO TERMINAL E NINGUÉM ENCONTROU.` },
      { part: 'translation-mark', text: '===== TRADUÇÃO AUTOMÁTICA =====' },
      { part: 'translation', text: 'Eu estava no ônibus da linha 316 quando percebi a falta dos objetos.' },
      { part: 'translation-mark', text: '===== FIM DA TRADUÇÃO AUTOMÁTICA =====' },
      { part: 'parties', text: 'COMUNICANTE 1: CONCEIÇÃO D’ÁVILA GONÇALVES, CPF 529.982.247-25.' },
      { part: 'closing', text: 'Nada mais havendo a registrar, encerrou-se este boletim.' },
    ],
    authenticationCode: '7K3M-QX9T-2VHB-8RWZ',
    validationUrl: 'https://delegaciavirtual.example/#/validar/8c1f0b7e25d94a6c3e70',
    unit: {
      name: 'Delegacia Virtual',
      address: 'Av. Governador Magalhães Barata, 209, Nazaré, Belém – PA, 66040-170',
    },
    test: true,
    ...changes,
  }
}
