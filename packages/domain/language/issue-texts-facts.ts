import { defineTexts } from './text.ts'

/** Messages about when, where and what happened. */
export const factIssueTexts = defineTexts({
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
  lastBeforeFirst: {
    pt: 'O último dia não pode vir antes do primeiro.',
    en: 'The last day cannot be before the first.',
    es: 'El último día no puede ser anterior al primero.',
    fr: 'Le dernier jour ne peut pas précéder le premier.',
  },
  olderThanHundredYears: {
    pt: 'A data não pode ter mais de 100 anos. Confira o ano.',
    en: 'The date cannot be more than 100 years ago. Check the year.',
    es: 'La fecha no puede tener más de 100 años. Revise el año.',
    fr: 'La date ne peut pas remonter à plus de 100 ans. Vérifiez l’année.',
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
  postalCodeOfState: {
    pt: 'Este CEP é do Pará, mas o endereço é de outro Estado. Confira o CEP.',
    en: 'This postal code is in Pará, but the address is in another State. Check the postal code.',
    es: 'Este código postal es de Pará, pero la dirección es de otro Estado. Revise el código postal.',
    fr: 'Ce code postal est au Pará, mais l’adresse est dans un autre État. Vérifiez le code postal.',
  },
  outsideState: {
    pt: 'Aqui só registramos o que aconteceu no Pará. Se foi em outro lugar, procure uma delegacia de lá.',
    en: 'Here we only take reports of what happened in Pará. If it was elsewhere, go to a police station there.',
    es: 'Aquí solo registramos lo que pasó en Pará. Si fue en otro lugar, acuda a una comisaría de allí.',
    fr: 'Ici, nous n’enregistrons que les faits survenus au Pará. Si c’était ailleurs, adressez-vous à un commissariat sur place.',
  },
  pointRequired: {
    pt: 'Mostre no mapa onde foi: mova o marcador. Se não souber, aperte “Não sei o ponto exato”.',
    en: 'Show on the map where it was: move the pin. If you do not know, press “I don’t know the exact point”.',
    es: 'Muestre en el mapa dónde fue: mueva el marcador. Si no lo sabe, pulse “No sé el punto exacto”.',
    fr: 'Montrez sur la carte où c’était : déplacez le repère. Si vous ne savez pas, appuyez sur « Je ne connais pas le point exact ».',
  },
  devicePlaceRequired: {
    pt: 'Para registrar, o aparelho precisa mostrar onde você está. Permita a localização no navegador e abra o registro de novo.',
    en: 'To take a report, your device must show where you are. Allow location in the browser and open the report again.',
    es: 'Para denunciar, el dispositivo debe mostrar dónde está. Permita la ubicación en el navegador y abra la denuncia de nuevo.',
    fr: 'Pour enregistrer, l’appareil doit montrer où vous êtes. Autorisez la localisation dans le navigateur et rouvrez la déclaration.',
  },
  pointOutsideState: {
    pt: 'O marcador está fora do Pará, e aqui só registramos o que aconteceu no Pará. Mova o marcador; se foi em outro Estado, procure uma delegacia de lá.',
    en: 'The pin is outside Pará, and here we only take reports of what happened in Pará. Move the pin; if it was in another State, go to a police station there.',
    es: 'El marcador está fuera de Pará, y aquí solo registramos lo que pasó en Pará. Mueva el marcador; si fue en otro Estado, acuda a una comisaría de allí.',
    fr: 'Le repère est hors du Pará, et ici nous n’enregistrons que les faits survenus au Pará. Déplacez le repère ; si c’était dans un autre État, adressez-vous à un commissariat sur place.',
  },
  crimeNotOffered: {
    pt: 'Este tipo de ocorrência não pode ser registrado aqui. Escolha outro ou procure uma delegacia.',
    en: 'This kind of incident cannot be reported here. Choose another or go to a police station.',
    es: 'Este tipo de hecho no se puede denunciar aquí. Elija otro o acuda a una comisaría.',
    fr: 'Ce type de fait ne peut pas être déclaré ici. Choisissez-en un autre ou allez dans un commissariat.',
  },
  notAskedHere: {
    pt: 'Isto não se registra neste tipo de ocorrência. Tire daqui ou escolha outro tipo.',
    en: 'This is not recorded in this kind of incident. Remove it or choose another kind.',
    es: 'Esto no se registra en este tipo de hecho. Quítelo o elija otro tipo.',
    fr: 'Cela ne s’enregistre pas pour ce type de fait. Retirez-le ou choisissez un autre type.',
  },
  answersDiffer: {
    pt: 'Antes você disse “{earlier}”, e aqui “{here}”. Está certo assim? Se não, mude aqui ou volte à outra resposta.',
    en: 'Earlier you said “{earlier}”, and here “{here}”. Is that right? If not, change it here or go back to the other answer.',
    es: 'Antes dijo «{earlier}», y aquí «{here}». ¿Está bien así? Si no, cámbielo aquí o vuelva a la otra respuesta.',
    fr: 'Avant, vous avez dit « {earlier} », et ici « {here} ». Est-ce bien ainsi ? Sinon, changez-le ici ou revenez à l’autre réponse.',
  },
  thingsDiffer: {
    pt: 'Aqui você disse “{here}”, e isso não está na lista de objetos. Está certo assim? Se não, mude aqui ou volte à lista.',
    en: 'Here you said “{here}”, and it is not on the list of things. Is that right? If not, change it here or go back to the list.',
    es: 'Aquí dijo «{here}», y eso no está en la lista de objetos. ¿Está bien así? Si no, cámbielo aquí o vuelva a la lista.',
    fr: 'Ici vous avez dit « {here} », et cela n’est pas dans la liste des objets. Est-ce bien ainsi ? Sinon, changez-le ici ou revenez à la liste.',
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
  answerLeadsElsewhere: {
    pt: 'Com esta resposta, o caso não se registra por aqui. Confira a resposta ou procure uma delegacia.',
    en: 'With this answer, the case cannot be reported here. Check the answer or go to a police station.',
    es: 'Con esta respuesta, el caso no se registra aquí. Revise la respuesta o acuda a una comisaría.',
    fr: 'Avec cette réponse, le cas ne se déclare pas ici. Vérifiez la réponse ou allez dans un commissariat.',
  },
  agreementRequired: {
    pt: 'Para continuar, leia a declaração e marque que concorda.',
    en: 'To continue, read the declaration and tick that you agree.',
    es: 'Para continuar, lea la declaración y marque que está de acuerdo.',
    fr: 'Pour continuer, lisez la déclaration et cochez que vous êtes d’accord.',
  },
})
