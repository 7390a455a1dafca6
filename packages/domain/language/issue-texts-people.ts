import { defineTexts } from './text.ts'

/** Messages about names, contacts, documents and ages of people and companies. */
export const peopleIssueTexts = defineTexts({
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
  wordsForNotKnowing: {
    pt: 'Isto não parece um nome. Escreva o nome; se não souber, marque “Não sei” ou deixe em branco onde puder.',
    en: 'This does not look like a name. Write the name; if you do not know it, tick “I don’t know” or leave it blank where you can.',
    es: 'Esto no parece un nombre. Escriba el nombre; si no lo sabe, marque «No lo sé» o déjelo en blanco donde pueda.',
    fr: 'Cela ne ressemble pas à un nom. Écrivez le nom ; si vous l’ignorez, cochez « Je ne sais pas » ou laissez vide là où c’est possible.',
  },
  nameCharacters: {
    pt: 'Use no nome só letras, acentos, espaços, hífens e apóstrofos.',
    en: 'Use only letters, accents, spaces, hyphens and apostrophes in the name.',
    es: 'Use en el nombre solo letras, acentos, espacios, guiones y apóstrofos.',
    fr: 'N’utilisez dans le nom que des lettres, accents, espaces, traits d’union et apostrophes.',
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
    fr: 'Vérifiez le téléphone : écrivez l’indicatif régional et le numéro, par exemple {example}.',
  },
  invalidForeignPhone: {
    pt: 'Escreva o telefone só com números, de {min} a {max}, sem o código do país.',
    en: 'Write the phone with digits only, {min} to {max} of them, without the country code.',
    es: 'Escriba el teléfono solo con números, de {min} a {max}, sin el código del país.',
    fr: 'Écrivez le téléphone en chiffres seulement, de {min} à {max}, sans l’indicatif du pays.',
  },
  phoneOfOtherCountry: {
    pt: 'Este número é de outro país. Confira o código do país ou dê um número do Brasil.',
    en: 'This number is from another country. Check the country code or give a Brazilian number.',
    es: 'Este número es de otro país. Revise el código del país o dé un número de Brasil.',
    fr: 'Ce numéro est d’un autre pays. Vérifiez l’indicatif du pays ou donnez un numéro du Brésil.',
  },
  invalidCpf: {
    pt: 'Confira o CPF: algum dos 11 números não está certo.',
    en: 'Check the CPF: one of its 11 digits is not right.',
    es: 'Revise el CPF: alguno de sus 11 números no es correcto.',
    fr: 'Vérifiez le CPF : l’un de ses 11 chiffres n’est pas correct.',
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
    fr: 'Vérifiez le CNPJ : l’un de ses 14 caractères n’est pas correct.',
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
  victimSexDiffers: {
    pt: 'O sexo não combina com o que você respondeu no começo. Confira o sexo da vítima e, se for uma pessoa trans, a identidade de gênero; ou volte às primeiras perguntas.',
    en: 'The sex does not match what you answered at the start. Check the sex of the victim and, if the person is trans, the gender identity; or go back to the first questions.',
    es: 'El sexo no coincide con lo que respondió al comienzo. Revise el sexo de la víctima y, si es una persona trans, la identidad de género; o vuelva a las primeras preguntas.',
    fr: 'Le sexe ne correspond pas à votre réponse du début. Vérifiez le sexe de la victime et, pour une personne trans, l’identité de genre ; ou revenez aux premières questions.',
  },
  notAVictim: {
    pt: 'Aqui ficam só as vítimas. Volte, remova esta pessoa e informe-a como testemunha ou como quem fez isso.',
    en: 'Only victims belong here. Go back, remove this person and add them as a witness or as the one who did it.',
    es: 'Aquí van solo las víctimas. Vuelva, quite a esta persona e indíquela como testigo o como quien lo hizo.',
    fr: 'Ici, n’indiquez que les victimes. Revenez, retirez cette personne et indiquez-la comme témoin ou comme auteur.',
  },
  guardianWithoutMinor: {
    pt: 'O responsável legal só acompanha uma vítima com menos de 18 anos. Confira a data de nascimento da vítima ou remova esta pessoa.',
    en: 'A parent or guardian only goes with a victim under 18. Check the victim’s date of birth or remove this person.',
    es: 'El responsable legal solo va con una víctima de menos de 18 años. Revise la fecha de nacimiento de la víctima o quite a esta persona.',
    fr: 'Un parent ou tuteur ne va qu’avec une victime de moins de 18 ans. Vérifiez la date de naissance de la victime ou retirez cette personne.',
  },
  responsibleWithoutCompany: {
    pt: 'O responsável pela empresa só aparece se houver uma empresa entre as vítimas. Adicione a empresa ou remova esta pessoa.',
    en: 'Someone who answers for a company only goes with a company among the victims. Add the company or remove this person.',
    es: 'El responsable de la empresa solo va con una empresa entre las víctimas. Añada la empresa o quite a esta persona.',
    fr: 'Le responsable d’une entreprise ne va qu’avec une entreprise parmi les victimes. Ajoutez l’entreprise ou retirez cette personne.',
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
  veryYoung: {
    pt: 'Com esta data, a pessoa tem menos de {min} anos. Confira a data de nascimento.',
    en: 'With this date the person is under {min} years old. Check the date of birth.',
    es: 'Según esta fecha, la persona tiene menos de {min} años. Revise la fecha de nacimiento.',
    fr: 'D’après cette date, la personne a moins de {min} ans. Vérifiez la date de naissance.',
  },
  ageOutsideGroup: {
    pt: 'A idade não combina com a faixa escolhida, de {min} a {max} anos. Confira a data ou a faixa.',
    en: 'The age does not match the chosen group, {min} to {max} years. Check the date or the group.',
    es: 'La edad no corresponde al grupo elegido, de {min} a {max} años. Revise la fecha o el grupo.',
    fr: 'L’âge ne correspond pas à la tranche choisie, de {min} à {max} ans. Vérifiez la date ou la tranche.',
  },
  reporterMustBeAdult: {
    pt: 'Quem registra precisa ter 18 anos ou mais. Peça ajuda a um adulto de confiança ou vá a uma delegacia.',
    en: 'The person reporting must be 18 or older. Ask an adult you trust for help or go to a police station.',
    es: 'Quien denuncia debe tener 18 años o más. Pida ayuda a un adulto de confianza o vaya a una comisaría.',
    fr: 'La personne qui déclare doit avoir 18 ans ou plus. Demandez l’aide d’un adulte de confiance ou allez dans un commissariat.',
  },
})
