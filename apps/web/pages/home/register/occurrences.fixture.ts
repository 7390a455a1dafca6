import type { OfferedCrime } from '@delegacia/contract/list-rows'

/** All occurrences of the portal in the order of use, one a line: route, name, description. */
const lines = `
extravio|Perda ou extravio|Você perdeu um documento, o celular ou outro objeto, e ninguém o tomou de você.
furto|Furto|Levaram algo de você sem violência e sem ameaça.
roubo|Roubo|Tomaram algo de você com violência ou ameaça.
acidente|Acidente de trânsito sem vítimas|Batida ou outro acidente em que ninguém se feriu.
estelionato|Golpe ou estelionato|Enganaram você e levaram dinheiro, pela internet, por telefone ou pessoalmente.
ameaca|Ameaça|Prometeram fazer mal a você ou à sua família.
injuria|Injúria|Ofenderam você com palavras ou gestos.
calunia|Calúnia|Acusaram você de um crime que você não cometeu.
difamacao|Difamação|Espalharam algo que prejudica a sua reputação.
violencia|Violência doméstica e familiar|Agressão, ameaça ou controle por quem é da casa ou da família.
violencia_contra_mulher|Violência contra a mulher|Agressão, ameaça ou perseguição a uma mulher.
violencia-condominio|Violência em condomínio|Síndicos e moradores comunicam violência no condomínio.
perseguicao|Perseguição|Alguém segue, vigia ou procura você sem parar.
perturbacao|Perturbação da tranquilidade|Alguém incomoda você de propósito.
sossego|Perturbação do sossego|Barulho, gritaria ou som alto que não deixa descansar.
odio|Crime de ódio ou virtual|Racismo, homofobia, intolerância religiosa, na rua ou na internet.
invasaoinf|Invasão de conta ou aparelho|Entraram na sua conta, no seu celular ou no seu computador.
falsa-identidade|Falsa identidade|Alguém se passa por você ou usa os seus documentos.
consumo|Problema de consumo|Propaganda enganosa, produto estragado ou cobrança abusiva.
apropriacao-indebita-erro|Dinheiro ou coisa recebida por erro|Mandaram algo por engano e quem recebeu não devolve.
animais|Maus-tratos a animais|Um animal é ferido, abandonado ou envenenado.
agrarios|Ocorrência no campo|Invasão de terra, cerca mudada, gado ou plantação.
incendio|Incêndio|Fogo posto de propósito ou por descuido.
transporte|Furto ou roubo em transporte por aplicativo|Em uma corrida, como motorista ou passageiro.
obito|Morte natural|Alguém morreu em casa ou em outro lugar, sem sinais de violência.
falso-alarme|Falso alarme|Chamaram a polícia ou os bombeiros sem motivo.
atipico|Fato que não é crime|Registrar algo para guardar os seus direitos.
registro-ocorrencia|Outra ocorrência|Não achou acima? Procure entre todas as naturezas.
`

export const occurrences: readonly OfferedCrime[] = lines
  .trim()
  .split('\n')
  .map((line, place) => {
    const [url_dv_s2 = '', ds_crime_dv2 = '', card_descricao = ''] = line.split('|')
    return { id_crime: place + 1, id_crime_cidadao: place + 1, ds_crime_dv2, card_descricao, url_dv_s2 }
  })
