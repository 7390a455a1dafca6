import { defineTexts } from './text.ts'

/** What a person is asked for where an answer is missing and its question has no sentence of its own below. */
export const missingByLabel = defineTexts({
  answer: {
    pt: 'Responda: {label}',
    en: 'Answer: {label}',
    es: 'Responda: {label}',
    fr: 'Répondez : {label}',
  },
  choose: {
    pt: 'Escolha: {label}.',
    en: 'Choose: {label}.',
    es: 'Elija: {label}.',
    fr: 'Choisissez : {label}.',
  },
  fill: {
    pt: 'Preencha: {label}.',
    en: 'Fill in: {label}.',
    es: 'Complete: {label}.',
    fr: 'Remplissez : {label}.',
  },
})

const complement = {
  pt: 'Escreva o complemento: casa, apartamento ou ponto de referência.',
  en: 'Write further details: house, apartment or a landmark.',
  es: 'Escriba el complemento: casa, apartamento o punto de referencia.',
  fr: 'Écrivez le complément : maison, appartement ou point de repère.',
}

const brand = {
  pt: 'Escolha a marca.',
  en: 'Choose the brand.',
  es: 'Elija la marca.',
  fr: 'Choisissez la marque.',
}

const street = {
  pt: 'Escreva a rua.',
  en: 'Write the street.',
  es: 'Escriba la calle.',
  fr: 'Écrivez la rue.',
}

/** The sentence about a missing answer, by the path of its question. */
export const missingTexts = defineTexts({
  nome: {
    pt: 'Escreva o nome completo.',
    en: 'Write the full name.',
    es: 'Escriba el nombre completo.',
    fr: 'Écrivez le nom complet.',
  },
  nome_fantasia: {
    pt: 'Escreva o nome fantasia.',
    en: 'Write the trade name.',
    es: 'Escriba el nombre comercial.',
    fr: 'Écrivez le nom commercial.',
  },
  ds_nascimento: {
    pt: 'Escreva a data de nascimento.',
    en: 'Write the date of birth.',
    es: 'Escriba la fecha de nacimiento.',
    fr: 'Écrivez la date de naissance.',
  },
  mae: {
    pt: 'Escreva o nome da mãe.',
    en: 'Write the mother’s name.',
    es: 'Escriba el nombre de la madre.',
    fr: 'Écrivez le nom de la mère.',
  },
  sexo: { pt: 'Escolha o sexo.', en: 'Choose the sex.', es: 'Elija el sexo.', fr: 'Choisissez le sexe.' },
  id_identidade_genero: {
    pt: 'Escolha a identidade de gênero.',
    en: 'Choose the gender identity.',
    es: 'Elija la identidad de género.',
    fr: 'Choisissez l’identité de genre.',
  },
  id_grupo: {
    pt: 'Escolha o grupo social.',
    en: 'Choose the social group.',
    es: 'Elija el grupo social.',
    fr: 'Choisissez le groupe social.',
  },
  id_orientacao_sexual: {
    pt: 'Escolha a orientação sexual.',
    en: 'Choose the sexual orientation.',
    es: 'Elija la orientación sexual.',
    fr: 'Choisissez l’orientation sexuelle.',
  },
  id_raca: {
    pt: 'Escolha a cor ou raça.',
    en: 'Choose the color or race.',
    es: 'Elija el color o la raza.',
    fr: 'Choisissez la couleur ou la race.',
  },
  id_estado_civil: {
    pt: 'Escolha o estado civil.',
    en: 'Choose the marital status.',
    es: 'Elija el estado civil.',
    fr: 'Choisissez l’état civil.',
  },
  nr_filhos: {
    pt: 'Escreva o número de filhos. Se não tiver, escreva 0.',
    en: 'Write the number of children. If there are none, write 0.',
    es: 'Escriba el número de hijos. Si no tiene, escriba 0.',
    fr: 'Écrivez le nombre d’enfants. S’il n’y en a pas, écrivez 0.',
  },
  id_escolaridade: {
    pt: 'Escolha a escolaridade.',
    en: 'Choose the education.',
    es: 'Elija la escolaridad.',
    fr: 'Choisissez le niveau d’études.',
  },
  id_profissao: {
    pt: 'Escolha a profissão ou ocupação.',
    en: 'Choose the occupation.',
    es: 'Elija la profesión u ocupación.',
    fr: 'Choisissez la profession.',
  },
  id_moradia: {
    pt: 'Escolha o tipo de moradia.',
    en: 'Choose the type of housing.',
    es: 'Elija el tipo de vivienda.',
    fr: 'Choisissez le type de logement.',
  },
  id_nacionalidade: {
    pt: 'Escolha o país da nacionalidade.',
    en: 'Choose the country of nationality.',
    es: 'Elija el país de la nacionalidad.',
    fr: 'Choisissez le pays de nationalité.',
  },
  id_estado: {
    pt: 'Escolha o estado onde nasceu.',
    en: 'Choose the state of birth.',
    es: 'Elija el estado de nacimiento.',
    fr: 'Choisissez l’État de naissance.',
  },
  id_naturalidade: {
    pt: 'Escolha o município onde nasceu.',
    en: 'Choose the city of birth.',
    es: 'Elija el municipio de nacimiento.',
    fr: 'Choisissez la commune de naissance.',
  },
  'documento/1/numero': {
    pt: 'Escreva o CPF.',
    en: 'Write the CPF.',
    es: 'Escriba el CPF.',
    fr: 'Écrivez le CPF.',
  },
  'documento/0/tipo': {
    pt: 'Escolha o documento de identificação.',
    en: 'Choose the identity document.',
    es: 'Elija el documento de identidad.',
    fr: 'Choisissez la pièce d’identité.',
  },
  'documento/0/numero': {
    pt: 'Escreva o número do documento.',
    en: 'Write the document number.',
    es: 'Escriba el número del documento.',
    fr: 'Écrivez le numéro du document.',
  },
  'documento/0/orgao': {
    pt: 'Escreva o órgão que emitiu o documento.',
    en: 'Write the authority that issued the document.',
    es: 'Escriba el organismo que emitió el documento.',
    fr: 'Écrivez l’autorité qui a délivré le document.',
  },
  'documento/0/uf': {
    pt: 'Escolha o estado que emitiu o documento.',
    en: 'Choose the state that issued the document.',
    es: 'Elija el estado que emitió el documento.',
    fr: 'Choisissez l’État qui a délivré le document.',
  },
  id_ddi: {
    pt: 'Escolha o código do país.',
    en: 'Choose the country code.',
    es: 'Elija el código del país.',
    fr: 'Choisissez l’indicatif du pays.',
  },
  'contato/1/valorSemDDI': {
    pt: 'Escreva o número do celular.',
    en: 'Write the mobile phone number.',
    es: 'Escriba el número del teléfono móvil.',
    fr: 'Écrivez le numéro du téléphone portable.',
  },
  'contato/2/valor': {
    pt: 'Escreva o e-mail.',
    en: 'Write the e-mail address.',
    es: 'Escriba el correo electrónico.',
    fr: 'Écrivez l’adresse e-mail.',
  },
  'endereco/0/complemento': complement,
  'endereco/1/id_pais': {
    pt: 'Escolha o país onde mora.',
    en: 'Choose the country of residence.',
    es: 'Elija el país de residencia.',
    fr: 'Choisissez le pays de résidence.',
  },
  'endereco/1/complemento': {
    pt: 'Escreva o endereço completo nesse país.',
    en: 'Write the full address in that country.',
    es: 'Escriba la dirección completa en ese país.',
    fr: 'Écrivez l’adresse complète dans ce pays.',
  },
  'fato/ds_datahora': {
    pt: 'Escreva a data e a hora.',
    en: 'Write the date and time.',
    es: 'Escriba la fecha y la hora.',
    fr: 'Écrivez la date et l’heure.',
  },
  'fato/endereco/id_local': {
    pt: 'Escolha o tipo de local.',
    en: 'Choose the kind of place.',
    es: 'Elija el tipo de lugar.',
    fr: 'Choisissez le type de lieu.',
  },
  'fato/endereco/complemento': complement,
  relato_plain: {
    pt: 'Conte o que aconteceu.',
    en: 'Tell us what happened.',
    es: 'Cuente lo que pasó.',
    fr: 'Racontez ce qui s’est passé.',
  },
  marca: brand,
  marcaCel: brand,
  operadora: {
    pt: 'Escolha a operadora.',
    en: 'Choose the network operator.',
    es: 'Elija la operadora.',
    fr: 'Choisissez l’opérateur.',
  },
  numero: {
    pt: 'Escreva o número.',
    en: 'Write the number.',
    es: 'Escriba el número.',
    fr: 'Écrivez le numéro.',
  },
  unidade_medida: {
    pt: 'Escolha a unidade de medida.',
    en: 'Choose the unit of measure.',
    es: 'Elija la unidad de medida.',
    fr: 'Choisissez l’unité de mesure.',
  },
  quantidade: {
    pt: 'Escreva a quantidade.',
    en: 'Write the quantity.',
    es: 'Escriba la cantidad.',
    fr: 'Écrivez la quantité.',
  },
  voltagem: {
    pt: 'Escolha a voltagem.',
    en: 'Choose the voltage.',
    es: 'Elija el voltaje.',
    fr: 'Choisissez la tension.',
  },
  condutor: {
    pt: 'Escreva o nome de quem dirigia.',
    en: 'Write the name of the driver.',
    es: 'Escriba el nombre de quien conducía.',
    fr: 'Écrivez le nom de la personne au volant.',
  },
  ds_naturalidade: {
    pt: 'Escreva a cidade de nascimento.',
    en: 'Write the city of birth.',
    es: 'Escriba la ciudad de nacimiento.',
    fr: 'Écrivez la ville de naissance.',
  },
  'endereco/0/ds_logradouro': street,
  'fato/endereco/ds_logradouro': street,
  'endereco/0/cep': {
    pt: 'Escreva o CEP.',
    en: 'Write the postal code.',
    es: 'Escriba el código postal.',
    fr: 'Écrivez le code postal.',
  },
  'fato/ds_dia': {
    pt: 'Escolha o dia, ou o primeiro dia possível.',
    en: 'Choose the day, or the earliest possible day.',
    es: 'Elija el día, o el primer día posible.',
    fr: 'Choisissez le jour, ou le premier jour possible.',
  },
})
