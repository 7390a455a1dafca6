import type {
  Appearance,
  Contact,
  IdentityDocument,
  InvolvedParty,
  Trait,
} from '@delegacia/domain/report/involved-party'
import * as v from 'valibot'
import { bodyAddress } from './body-address.ts'
import { text, number, count, truth, residence } from './body-values.ts'
import type { Fields } from './schema-of.ts'

const contact = v.object({
  tipo: v.optional(v.picklist(['1', '2', '3'])),
  valorSemDDI: text,
  ddi: text,
  valor: text,
} satisfies Fields<Contact>)

const identityDocument = v.object({
  tipo: number,
  ds_tipo: text,
  numero: text,
  orgao: text,
  uf: text,
  ds_uf: text,
} satisfies Fields<IdentityDocument>)

const appearance = v.object({ id: number, valor: text, ds_grupo: text } satisfies Fields<Appearance>)

const trait = v.object({
  grupo: number,
  ds_grupo: text,
  id: number,
  ds_tipo: text,
  valor: text,
} satisfies Fields<Trait>)

export const involvedParty = v.object({
  atuacao: v.optional(v.picklist(['1', '2', '3', '4', '5', '10'])),
  tipo_pessoa: v.optional(v.picklist(['F', 'J'])),
  step: number,
  indice: number,
  isVitima: truth,
  sofreu_junto: truth,
  isMotorista: truth,
  nome: text,
  nome_como_no_documento: truth,
  mae_como_no_documento: truth,
  pai_como_no_documento: truth,
  idade_confirmada: truth,
  descricao: text,
  nome_social: text,
  nome_fantasia: text,
  sexo: text,
  ds_sexo: text,
  id_identidade_genero: number,
  ds_identidade_genero: text,
  id_grupo: number,
  ds_grupo: text,
  id_orientacao_sexual: number,
  ds_orientacao_sexual: text,
  id_raca: number,
  ds_raca: text,
  id_estado_civil: number,
  ds_estado_civil: text,
  id_escolaridade: number,
  ds_escolaridade: text,
  id_profissao: number,
  ds_profissao: text,
  id_moradia: number,
  ds_moradia: text,
  mae: text,
  pai: text,
  nr_filhos: count,
  idLocalMoradia: residence,
  ds_local_moradia: text,
  id_nacionalidade: number,
  ds_nacionalidade: text,
  id_estado: text,
  estado: text,
  id_naturalidade: number,
  ds_naturalidade: text,
  ds_nascimento: text,
  nascimento: text,
  id_ddi: text,
  ds_ddi: text,
  contato: v.optional(v.pipe(v.array(contact), v.maxLength(10))),
  contato_seguro: number,
  pede_medida: truth,
  para_atingir: truth,
  vitima_deficiencia: truth,
  documento: v.optional(v.pipe(v.array(identityDocument), v.maxLength(10))),
  endereco: v.optional(v.pipe(v.array(bodyAddress), v.maxLength(5))),
  id_vinculo: number,
  ds_vinculo: text,
  nome_conhecido: number,
  apelido: text,
  onde_encontrar: text,
  aparencia: v.optional(v.pipe(v.array(appearance), v.maxLength(30))),
  idade_aparente: count,
  roupa: text,
  caracteristica: v.optional(v.pipe(v.array(trait), v.maxLength(50))),
} satisfies Fields<InvolvedParty>)
