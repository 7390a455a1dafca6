// @ts-check
/** A whole report of a loss yesterday in Belém by an invented person, as the browser sends it. @param {number} place */
export function report(place) {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  return {
    envolvido: [
      {
        atuacao: '1',
        tipo_pessoa: 'F',
        isVitima: true,
        idLocalMoradia: 1,
        nome: 'CONCEIÇÃO ÂNGELA ARAÚJO',
        mae: 'ANTÔNIA ARAÚJO',
        sexo: 'F',
        id_identidade_genero: 4,
        id_grupo: 0,
        id_orientacao_sexual: 1,
        id_raca: 4,
        id_estado_civil: 1,
        id_escolaridade: 7,
        id_profissao: 1,
        id_moradia: 101,
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
          { tipo: '3', valor: `pessoa${place}@example.org` },
        ],
        endereco: [{ ...street, numero: '209', complemento: 'CASA AMARELA' }],
      },
    ],
    objeto: [
      { id_tipo_objeto: 1, id: '1', documento: 2, numero: '1234567' },
      { id_tipo_objeto: 2, id: '2', marcaCel: 101, operadora: 1, numero: '91 98765-4321' },
    ],
    fato: {
      ds_datahora: `${yesterday.split('-').reverse().join('/')} 14:30`,
      datahora: `${yesterday} 14:30`,
      endereco: { ...street, id_local: 1 },
    },
    relato_plain: `ESTE É O RELATO ${place}. ${'PERDI A MINHA CARTEIRA COM O DOCUMENTO NO ÔNIBUS. '.repeat(8)}NÃO SEI ONDE.`,
    respostas: { perguntasIniciais: { 'no-para': true, levado: false } },
    INFO_BOP: { ID_CRIME: 3, ID_CRIME_CIDADAO: 3 },
    IdIdioma: 1,
  }
}

const street = {
  id_pais: 31,
  ds_pais: 'Brasil',
  id_uf: 'PA',
  ds_estado: 'Pará',
  id_localidade: 1501402,
  ds_localidade: 'Belém',
  ds_bairro: 'Nazaré',
  ds_tipo_logradouro: 'Avenida',
  ds_logradouro: 'Governador Magalhães Barata',
  cep: '66040-170',
}
