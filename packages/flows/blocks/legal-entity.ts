import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { checkCnpj, cnpjMask, tidyCnpj } from '@delegacia/domain/rules/cnpj'
import { checkEmail, tidyEmail } from '@delegacia/domain/rules/email'
import { companysName } from '@delegacia/domain/rules/not-knowing'
import { checkLength } from '@delegacia/domain/rules/text-length'
import type { Group, Part } from '../engine/define.ts'
import { phone } from '../engine/fields/phone.ts'
import { text } from '../engine/fields/text.ts'
import { companyDescription } from './person/description.ts'
import type { PersonOptions } from './person/person-options.ts'

const texts = defineTexts({
  title: { pt: 'Dados da empresa', en: 'The company', es: 'Datos de la empresa', fr: 'L’entreprise' },
  name: { pt: 'Razão social', en: 'Company name', es: 'Razón social', fr: 'Raison sociale' },
  trade: { pt: 'Nome fantasia', en: 'Trade name', es: 'Nombre comercial', fr: 'Nom commercial' },
  cnpj: {
    pt: 'CNPJ',
    en: 'CNPJ (Brazilian company number)',
    es: 'CNPJ (registro de empresas brasileño)',
    fr: 'CNPJ (numéro d’entreprise brésilien)',
  },
  email: { pt: 'E-mail', en: 'E-mail', es: 'Correo electrónico', fr: 'E-mail' },
  mobile: { pt: 'Celular', en: 'Mobile phone', es: 'Teléfono móvil', fr: 'Téléphone portable' },
  landline: { pt: 'Telefone fixo', en: 'Landline', es: 'Teléfono fijo', fr: 'Téléphone fixe' },
})

const missing = defineTexts({
  name: {
    pt: 'Escreva a razão social.',
    en: 'Write the company name.',
    es: 'Escriba la razón social.',
    fr: 'Écrivez la raison sociale.',
  },
  cnpj: { pt: 'Escreva o CNPJ.', en: 'Write the CNPJ.', es: 'Escriba el CNPJ.', fr: 'Écrivez le CNPJ.' },
})

/** The general part of a company's stepper. */
const entityPart: Part = { id: 'empresa', title: texts.title }

const nameSize = companysName((value) => checkLength(value, { min: 6, max: 100, code: 'nameSize' }))

/** A company in a report (PE-17). Nothing is required of a suspect one, but what is filled in is checked (PE-16). */
export const legalEntity = ({
  lenient,
  unsure = false,
  describable = false,
}: Pick<PersonOptions, 'lenient' | 'unsure' | 'describable'>): Group<InvolvedParty> => ({
  id: 'empresa',
  title: texts.title,
  part: entityPart,
  fields: [
    text('nome', texts.name, {
      required: !lenient,
      orUnknown: describable,
      missing: missing.name,
      check: nameSize,
    }),
    ...(describable ? [companyDescription] : []),
    text('nome_fantasia', texts.trade, { required: !lenient, orUnknown: unsure, check: nameSize }),
    text('documento/0/numero', texts.cnpj, {
      required: !lenient,
      orUnknown: unsure,
      missing: missing.cnpj,
      mask: cnpjMask,
      tidy: tidyCnpj,
      check: checkCnpj,
    }),
    text('contato/2/valor', texts.email, {
      required: !lenient,
      orUnknown: unsure,
      upper: false,
      keyboard: 'email',
      maximum: 254,
      tidy: tidyEmail,
      check: checkEmail,
    }),
    phone('contato/1', texts.mobile, 'mobile', { required: !lenient, orUnknown: unsure }),
    phone('contato/0', texts.landline, 'landline', { required: false }),
  ],
})
