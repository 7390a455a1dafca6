import { texts } from './text.ts'

/**
 * What a person is told about a field, by code: the field messages of both error catalogues (section 8 of each
 * document) and those that only the server can raise. Each says what to do; `{holes}` are filled by the fault.
 */
export const faultTexts = texts({
  required: {
    pt: 'Preencha este campo.',
    en: 'Fill in this field.',
    es: 'Complete este campo.',
    fr: 'Remplissez ce champ.',
  },
  choiceRequired: {
    pt: 'Escolha uma opção.',
    en: 'Choose an option.',
    es: 'Elija una opción.',
    fr: 'Choisissez une option.',
  },
  notInList: {
    pt: 'Escolha uma das opções da lista.',
    en: 'Choose one of the options in the list.',
    es: 'Elija una de las opciones de la lista.',
    fr: 'Choisissez l’une des options de la liste.',
  },
  emptyList: {
    pt: 'Acrescente pelo menos um item.',
    en: 'Add at least one item.',
    es: 'Añada al menos un elemento.',
    fr: 'Ajoutez au moins un élément.',
  },
  tooManyEntries: {
    pt: 'Adicione no máximo {max}.',
    en: 'Add at most {max}.',
    es: 'Añada como máximo {max}.',
    fr: 'Ajoutez-en {max} au plus.',
  },
  wrongShape: {
    pt: 'Não conseguimos ler esta resposta. Preencha o campo de novo.',
    en: 'We could not read this answer. Fill in the field again.',
    es: 'No pudimos leer esta respuesta. Complete el campo de nuevo.',
    fr: 'Nous n’avons pas pu lire cette réponse. Remplissez à nouveau le champ.',
  },
  charactersNotAllowed: {
    pt: 'Há caracteres que não podem ser usados aqui. Retire-os e escreva de novo.',
    en: 'Some characters cannot be used here. Remove them and write it again.',
    es: 'Hay caracteres que no se pueden usar aquí. Quítelos y escriba de nuevo.',
    fr: 'Certains caractères ne sont pas acceptés ici. Retirez-les et écrivez à nouveau.',
  },

  tooShort: {
    pt: 'Escreva pelo menos {min} caracteres. Faltam: {left}.',
    en: 'Write at least {min} characters. Still missing: {left}.',
    es: 'Escriba al menos {min} caracteres. Faltan: {left}.',
    fr: 'Écrivez au moins {min} caractères. Il en manque : {left}.',
  },
  tooLong: {
    pt: 'Escreva no máximo {max} caracteres. Retire: {left}.',
    en: 'Write no more than {max} characters. To remove: {left}.',
    es: 'Escriba como máximo {max} caracteres. Sobran: {left}.',
    fr: 'Écrivez {max} caractères au maximum. À retirer : {left}.',
  },
  lengthBetween: {
    pt: 'Escreva de {min} a {max} caracteres.',
    en: 'Write between {min} and {max} characters.',
    es: 'Escriba entre {min} y {max} caracteres.',
    fr: 'Écrivez entre {min} et {max} caractères.',
  },
  complementSize: {
    pt: 'Escreva o complemento com {min} a {max} caracteres.',
    en: 'Write the additional details in {min} to {max} characters.',
    es: 'Escriba el complemento con {min} a {max} caracteres.',
    fr: 'Écrivez le complément en {min} à {max} caractères.',
  },
  issuerSize: {
    pt: 'Escreva o órgão que emitiu o documento com {min} a {max} caracteres.',
    en: 'Write the authority that issued the document in {min} to {max} characters.',
    es: 'Escriba el organismo que emitió el documento con {min} a {max} caracteres.',
    fr: 'Écrivez l’autorité qui a délivré le document en {min} à {max} caractères.',
  },
  documentNumberSize: {
    pt: 'Escreva o número do documento com {min} a {max} caracteres.',
    en: 'Write the document number in {min} to {max} characters.',
    es: 'Escriba el número del documento con {min} a {max} caracteres.',
    fr: 'Écrivez le numéro du document en {min} à {max} caractères.',
  },
  narrativeSize: {
    pt: 'Conte o que aconteceu em {min} a {max} caracteres. Até agora são {count}.',
    en: 'Tell us what happened in {min} to {max} characters. So far there are {count}.',
    es: 'Cuente lo que pasó en {min} a {max} caracteres. Hasta ahora son {count}.',
    fr: 'Racontez ce qui s’est passé en {min} à {max} caractères. Pour l’instant, il y en a {count}.',
  },

  nameSize: {
    pt: 'Escreva o nome completo com {min} a {max} caracteres.',
    en: 'Write the full name in {min} to {max} characters.',
    es: 'Escriba el nombre completo con {min} a {max} caracteres.',
    fr: 'Écrivez le nom complet en {min} à {max} caractères.',
  },
  surnameRequired: {
    pt: 'Favor inserir o sobrenome.',
    en: 'Please add the surname.',
    es: 'Por favor, añada el apellido.',
    fr: 'Merci d’ajouter le nom de famille.',
  },
  abbreviatedName: {
    pt: 'Escreva o nome por extenso, sem abreviar nenhuma parte.',
    en: 'Write every part of the name in full, with no initials.',
    es: 'Escriba el nombre entero, sin abreviar ninguna parte.',
    fr: 'Écrivez le nom en entier, sans abréger aucune partie.',
  },
  nameCharacters: {
    pt: 'Use no nome só letras, acentos, espaços e hífens.',
    en: 'Use only letters, accents, spaces and hyphens in the name.',
    es: 'Use en el nombre solo letras, acentos, espacios y guiones.',
    fr: 'N’utilisez dans le nom que des lettres, accents, espaces et traits d’union.',
  },
  invalidEmail: {
    pt: 'Escreva um só endereço de e-mail, como nome@exemplo.com.br.',
    en: 'Write a single e-mail address, such as name@example.com.',
    es: 'Escriba una sola dirección de correo, como nombre@ejemplo.com.',
    fr: 'Écrivez une seule adresse e-mail, par exemple nom@exemple.com.',
  },
  invalidPhone: {
    pt: 'Confira o telefone: escreva o DDD e o número, como {example}.',
    en: 'Check the phone: write the area code and the number, such as {example}.',
    es: 'Revise el teléfono: escriba el código de área y el número, como {example}.',
    fr: 'Vérifiez le téléphone : écrivez l’indicatif régional et le numéro, par exemple {example}.',
  },
  invalidForeignPhone: {
    pt: 'Escreva o telefone só com números, de {min} a {max}, sem o código do país.',
    en: 'Write the phone with digits only, {min} to {max} of them, without the country code.',
    es: 'Escriba el teléfono solo con números, de {min} a {max}, sin el código del país.',
    fr: 'Écrivez le téléphone en chiffres seulement, de {min} à {max}, sans l’indicatif du pays.',
  },

  invalidCpf: {
    pt: 'Confira o CPF: algum dos 11 números não está certo.',
    en: 'Check the CPF: one of its 11 digits is not right.',
    es: 'Revise el CPF: alguno de sus 11 números no es correcto.',
    fr: 'Vérifiez le CPF : l’un de ses 11 chiffres n’est pas correct.',
  },
  cpfAlreadyUsed: {
    pt: 'Este CPF já está neste registro, com outra pessoa. Confira de quem ele é.',
    en: 'This CPF is already in this report, for another person. Check whose it is.',
    es: 'Este CPF ya está en esta denuncia, con otra persona. Revise de quién es.',
    fr: 'Ce CPF figure déjà dans cette déclaration, pour une autre personne. Vérifiez à qui il appartient.',
  },
  invalidCnpj: {
    pt: 'Confira o CNPJ: algum dos 14 caracteres não está certo.',
    en: 'Check the CNPJ: one of its 14 characters is not right.',
    es: 'Revise el CNPJ: alguno de sus 14 caracteres no es correcto.',
    fr: 'Vérifiez le CNPJ : l’un de ses 14 caractères n’est pas correct.',
  },
  invalidImei: {
    pt: 'Confira o IMEI: são 15 números, que também estão na caixa e na nota fiscal do aparelho.',
    en: 'Check the IMEI: it has 15 digits, also found on the box and on the receipt of the phone.',
    es: 'Revise el IMEI: son 15 números, que también están en la caja y en la factura del aparato.',
    fr: 'Vérifiez l’IMEI : il a 15 chiffres, inscrits aussi sur la boîte et sur la facture de l’appareil.',
  },

  invalidNumber: {
    pt: 'Confira o número: ele não é válido.',
    en: 'Check the number: it is not valid.',
    es: 'Revise el número: no es válido.',
    fr: 'Vérifiez le numéro : il n’est pas valide.',
  },
  numberRange: {
    pt: 'Escreva um número inteiro de {min} a {max}.',
    en: 'Write a whole number from {min} to {max}.',
    es: 'Escriba un número entero de {min} a {max}.',
    fr: 'Écrivez un nombre entier de {min} à {max}.',
  },
  maximumDigits: {
    pt: 'Escreva no máximo {max} algarismos.',
    en: 'Write no more than {max} digits.',
    es: 'Escriba como máximo {max} cifras.',
    fr: 'Écrivez {max} chiffres au maximum.',
  },
  minChildren: {
    pt: 'O número de filhos não pode ser menor que {min}.',
    en: 'The number of children cannot be less than {min}.',
    es: 'El número de hijos no puede ser menor que {min}.',
    fr: 'Le nombre d’enfants ne peut pas être inférieur à {min}.',
  },
  maxChildren: {
    pt: 'O número de filhos não pode ser maior que {max}.',
    en: 'The number of children cannot be more than {max}.',
    es: 'El número de hijos no puede ser mayor que {max}.',
    fr: 'Le nombre d’enfants ne peut pas être supérieur à {max}.',
  },

  invalidDate: {
    pt: 'Escreva uma data que existe, com dia, mês e ano, como 25/12/1990.',
    en: 'Write a real date, with day, month and year, such as 25/12/1990.',
    es: 'Escriba una fecha que exista, con día, mes y año, como 25/12/1990.',
    fr: 'Écrivez une date qui existe, avec le jour, le mois et l’année, par exemple 25/12/1990.',
  },
  invalidDateTime: {
    pt: 'Escreva data e hora que existem, como 05/03/2026 14:30.',
    en: 'Write a real date and time, such as 05/03/2026 14:30 (day, month, year).',
    es: 'Escriba una fecha y una hora que existan, como 05/03/2026 14:30.',
    fr: 'Écrivez une date et une heure qui existent, par exemple 05/03/2026 14:30.',
  },
  futureDate: {
    pt: 'A data não pode estar no futuro. Confira o dia, o mês, o ano e a hora, se houver.',
    en: 'The date cannot be in the future. Check the day, month, year and the time, if any.',
    es: 'La fecha no puede estar en el futuro. Revise el día, el mes, el año y la hora, si la hay.',
    fr: 'La date ne peut pas être dans le futur. Vérifiez le jour, le mois, l’année et l’heure, s’il y en a une.',
  },
  olderThanHundredYears: {
    pt: 'A data não pode ter mais de 100 anos. Confira o ano.',
    en: 'The date cannot be more than 100 years ago. Check the year.',
    es: 'La fecha no puede tener más de 100 años. Revise el año.',
    fr: 'La date ne peut pas remonter à plus de 100 ans. Vérifiez l’année.',
  },
  minimumAge: {
    pt: 'A pessoa precisa ter pelo menos {min} anos completos. Confira a data de nascimento.',
    en: 'The person must be at least {min} years old. Check the date of birth.',
    es: 'La persona debe tener al menos {min} años cumplidos. Revise la fecha de nacimiento.',
    fr: 'La personne doit avoir au moins {min} ans révolus. Vérifiez la date de naissance.',
  },
  maximumAge: {
    pt: 'A pessoa pode ter no máximo {max} anos. Confira a data de nascimento.',
    en: 'The person can be at most {max} years old. Check the date of birth.',
    es: 'La persona puede tener como máximo {max} años. Revise la fecha de nacimiento.',
    fr: 'La personne peut avoir {max} ans au maximum. Vérifiez la date de naissance.',
  },
  ageOutsideGroup: {
    pt: 'A idade não combina com a faixa escolhida, de {min} a {max} anos. Confira a data ou a faixa.',
    en: 'The age does not match the chosen group, {min} to {max} years. Check the date or the group.',
    es: 'La edad no corresponde al grupo elegido, de {min} a {max} años. Revise la fecha o el grupo.',
    fr: 'L’âge ne correspond pas à la tranche choisie, de {min} à {max} ans. Vérifiez la date ou la tranche.',
  },
  reporterMustBeAdult: {
    pt: 'Quem registra precisa ter 18 anos ou mais. Peça ajuda a um adulto de confiança ou vá a uma delegacia.',
    en: 'Whoever reports must be 18 or older. Ask an adult you trust for help or go to a police station.',
    es: 'Quien denuncia debe tener 18 años o más. Pida ayuda a un adulto de confianza o vaya a una comisaría.',
    fr: 'La personne qui déclare doit avoir 18 ans ou plus. Demandez l’aide d’un adulte de confiance ou allez dans un commissariat.',
  },

  addressRequired: {
    pt: 'Procure o endereço e escolha um dos resultados da busca.',
    en: 'Search for the address and choose one of the results.',
    es: 'Busque la dirección y elija uno de los resultados.',
    fr: 'Cherchez l’adresse et choisissez l’un des résultats.',
  },
  invalidPostalCode: {
    pt: 'Escreva o CEP com 8 números, como 66000-000.',
    en: 'Write the postal code (CEP) with 8 digits, such as 66000-000.',
    es: 'Escriba el código postal (CEP) con 8 números, como 66000-000.',
    fr: 'Écrivez le code postal (CEP) en 8 chiffres, par exemple 66000-000.',
  },
  outsideState: {
    pt: 'Aqui só registramos o que aconteceu no Pará. Se foi em outro lugar, procure uma delegacia de lá.',
    en: 'Here we only take reports of what happened in Pará. If it was elsewhere, go to a police station there.',
    es: 'Aquí solo registramos lo que pasó en Pará. Si fue en otro lugar, acuda a una comisaría de allí.',
    fr: 'Ici, nous n’enregistrons que les faits survenus au Pará. Si c’était ailleurs, adressez-vous à un commissariat sur place.',
  },
  crimeNotOffered: {
    pt: 'Este tipo de ocorrência não pode ser registrado aqui. Escolha outro ou procure uma delegacia.',
    en: 'This kind of incident cannot be reported here. Choose another or go to a police station.',
    es: 'Este tipo de hecho no se puede denunciar aquí. Elija otro o acuda a una comisaría.',
    fr: 'Ce type de fait ne peut pas être déclaré ici. Choisissez-en un autre ou allez dans un commissariat.',
  },
  natureRequired: {
    pt: 'Escolha a opção que melhor descreve o que aconteceu.',
    en: 'Choose the option that best describes what happened.',
    es: 'Elija la opción que mejor describe lo que pasó.',
    fr: 'Choisissez l’option qui décrit le mieux ce qui s’est passé.',
  },
  explanationRequired: {
    pt: 'Leia a explicação e confirme que entendeu. Depois, conte o que aconteceu.',
    en: 'Read the explanation and confirm that you understood it. Then tell us what happened.',
    es: 'Lea la explicación y confirme que la entendió. Después, cuente lo que pasó.',
    fr: 'Lisez l’explication et confirmez que vous l’avez comprise. Ensuite, racontez ce qui s’est passé.',
  },
  agreementRequired: {
    pt: 'Para continuar, leia a declaração e marque que concorda.',
    en: 'To continue, read the declaration and tick that you agree.',
    es: 'Para continuar, lea la declaración y marque que está de acuerdo.',
    fr: 'Pour continuer, lisez la déclaration et cochez que vous êtes d’accord.',
  },
})

export type FaultCode = keyof typeof faultTexts
