import type { RubricOf } from '@delegacia/domain/language/rubric'
import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  registered: {
    pt: 'Seu boletim foi registrado',
    en: 'Your report has been registered',
    es: 'Su denuncia ha sido registrada',
    fr: 'Votre déclaration est enregistrée',
  },
  kept: {
    pt: '{when}, guardado e assinado',
    en: '{when}, stored and signed',
    es: '{when}, guardada y firmada',
    fr: '{when}, conservée et signée',
  },
  remember: {
    pt: 'Anote o número acima: ele identifica o seu boletim em qualquer delegacia.',
    en: 'Write down the number above: it identifies your report at any police station.',
    es: 'Anote el número de arriba: identifica su denuncia en cualquier comisaría.',
    fr: 'Notez le numéro ci-dessus : il identifie votre déclaration dans tout commissariat.',
  },
  test: {
    pt: 'TESTE. Este boletim foi assinado com um certificado de teste e ainda não tem valor legal. Se precisar de um hoje, vá a uma delegacia.',
    en: 'TEST. This report was signed with a test certificate and has no legal value yet. If you need one today, please go to a police station.',
    es: 'PRUEBA. Esta denuncia fue firmada con un certificado de prueba y aún no tiene valor legal. Si necesita una hoy, acuda a una comisaría.',
    fr: 'TEST. Cette déclaration a été signée avec un certificat de test et n’a pas encore de valeur légale. S’il vous en faut une aujourd’hui, allez au commissariat.',
  },
  now: {
    pt: 'O que acontece agora',
    en: 'What happens now',
    es: 'Qué pasa ahora',
    fr: 'Et maintenant',
  },
  today: { pt: 'Hoje', en: 'Today', es: 'Hoy', fr: 'Aujourd’hui' },
  mailWaiting: {
    pt: 'Estamos enviando o número para {email}.',
    en: 'We are sending the number to {email}.',
    es: 'Estamos enviando el número a {email}.',
    fr: 'Nous envoyons le numéro à {email}.',
  },
  mailReady: {
    pt: 'Enviamos o número e o caminho da consulta para {email}.',
    en: 'We have sent the number, and how to look it up, to {email}.',
    es: 'Enviamos el número y cómo consultarlo a {email}.',
    fr: 'Nous avons envoyé le numéro et la façon de le consulter à {email}.',
  },
  mailFailed: {
    pt: 'O e-mail não pôde ser enviado agora. O registro está guardado: anote o número.',
    en: 'The e-mail could not be sent now. Your report is stored: write down the number.',
    es: 'El correo no se pudo enviar ahora. El registro está guardado: anote el número.',
    fr: 'L’e-mail n’a pas pu être envoyé. La déclaration est enregistrée : notez le numéro.',
  },
  reader: { pt: 'Depois', en: 'Then', es: 'Después', fr: 'Ensuite' },
  until: { pt: 'Até {day}', en: 'By {day}', es: 'Hasta el {day}', fr: 'D’ici le {day}' },
  reads: {
    pt: '{unit} lê o que você contou. Se precisar de algo, a polícia fala com você.',
    en: '{unit} reads what you told us. If the police need anything, they will contact you.',
    es: '{unit} lee lo que usted contó. Si necesita algo, la policía le contacta.',
    fr: '{unit} lit ce que vous avez raconté. Si la police a besoin de quelque chose, elle vous contacte.',
  },
  later: {
    pt: 'E se demorar, ou faltar algo?',
    en: 'What if it takes long, or something is missing?',
    es: '¿Y si tarda, o falta algo?',
    fr: 'Et si cela tarde, ou s’il manque quelque chose ?',
  },
  late: {
    pt: 'Passou de {day} e ninguém falou?',
    en: 'It is past {day} and nobody has called?',
    es: '¿Pasó el {day} y nadie le habló?',
    fr: 'Le {day} est passé sans nouvelles ?',
  },
  ask: {
    pt: 'Vá a uma delegacia com o número e um documento, ou ao endereço acima. Em perigo, ligue 190.',
    en: 'Go to a police station with the number and an identity document, or to the address above. In danger, call 190.',
    es: 'Acuda a una comisaría con el número y un documento, o a la dirección de arriba. En peligro, llame al 190.',
    fr: 'Allez dans un commissariat avec le numéro et une pièce d’identité, ou à l’adresse ci-dessus. En danger, appelez le 190.',
  },
  wrong: {
    pt: 'Se lembrar de outra coisa',
    en: 'If you remember something else',
    es: 'Si recuerda otra cosa',
    fr: 'Si un détail vous revient',
  },
  changes: {
    pt: 'Enganar-se não é crime. Para corrigir ou completar o boletim, leve o número e um documento a uma delegacia: mudanças, só lá.',
    en: 'A mistake is no crime. To correct or complete the report, take the number and an identity document to a police station: it can only be changed there.',
    es: 'Equivocarse no es delito. Para corregir o completar la denuncia, lleve el número y un documento a una comisaría: solo allí se cambia.',
    fr: 'Se tromper n’est pas un délit. Pour corriger ou compléter, apportez le numéro et une pièce d’identité au commissariat : c’est le seul endroit.',
  },
  validity: {
    pt: 'Validade',
    en: 'Legal validity',
    es: 'Validez',
    fr: 'Validité',
  },
  legal: {
    pt: 'Este boletim tem a mesma validade legal do que é feito na delegacia.',
    en: 'This report has the same legal validity as one made at a police station.',
    es: 'Esta denuncia tiene la misma validez legal que la hecha en una comisaría.',
    fr: 'Cette déclaration a la même valeur légale que celle faite au commissariat.',
  },
  code: {
    pt: 'Número de autenticação digital',
    en: 'Digital authentication number',
    es: 'Número de autenticación digital',
    fr: 'Numéro d’authentification numérique',
  },
  keep: {
    pt: 'Guarde este número. Com ele, e só com ele, se acompanha o boletim e se pede a segunda via.',
    en: 'Keep this number. With it, and only with it, you can follow the report and get a second copy.',
    es: 'Guarde este número. Con él, y solo con él, se sigue la denuncia y se pide la segunda copia.',
    fr: 'Gardez ce numéro. Lui seul permet de suivre la déclaration et de demander un duplicata.',
  },
  follow: {
    pt: 'Acompanhar o boletim e falar com a unidade',
    en: 'Follow the report and write to the unit',
    es: 'Seguir la denuncia y escribir a la unidad',
    fr: 'Suivre la déclaration et écrire à l’unité',
  },
  copy: { pt: 'Copiar', en: 'Copy', es: 'Copiar', fr: 'Copier' },
  copied: { pt: 'Copiado', en: 'Copied', es: 'Copiado', fr: 'Copié' },
  notCopied: {
    pt: 'Não foi possível copiar. Anote o número.',
    en: 'It could not be copied. Write the number down.',
    es: 'No se pudo copiar. Anote el número.',
    fr: 'La copie a échoué. Notez le numéro.',
  },
  receipt: {
    pt: 'Baixar o recibo assinado',
    en: 'Download the signed receipt',
    es: 'Descargar el recibo firmado',
    fr: 'Télécharger le récépissé signé',
  },
  download: {
    pt: 'Baixar o boletim (PDF)',
    en: 'Download the report (PDF)',
    es: 'Descargar la denuncia (PDF)',
    fr: 'Télécharger la déclaration (PDF)',
  },
  stays: {
    pt: 'O arquivo fica no aparelho, com um nome neutro. Não é seguro? Só veja na tela.',
    en: 'The file stays on the device, under a neutral name. Not safe? Just view it on the screen.',
    es: 'El archivo queda en el dispositivo, con un nombre neutro. ¿No es seguro? Véalo solo en pantalla.',
    fr: 'Le fichier reste sur l’appareil, sous un nom neutre. Pas sûr ? Regardez-le seulement à l’écran.',
  },
  print: {
    pt: 'Imprimir o boletim',
    en: 'Print the report',
    es: 'Imprimir la denuncia',
    fr: 'Imprimer la déclaration',
  },
  preparing: {
    pt: 'Preparando o PDF…',
    en: 'Preparing the PDF…',
    es: 'Preparando el PDF…',
    fr: 'Préparation du PDF…',
  },
  documentFailed: {
    pt: 'O PDF ainda não ficou pronto. O boletim está guardado.',
    en: 'The PDF is not ready yet. The report is stored.',
    es: 'El PDF todavía no está listo. La denuncia está guardada.',
    fr: 'Le PDF n’est pas encore prêt. La déclaration est conservée.',
  },
  home: {
    pt: 'Voltar ao início',
    en: 'Back to the start',
    es: 'Volver al inicio',
    fr: 'Revenir à l’accueil',
  },
})

export const rubric = { notice: 'changes', next: 'reads' } as const satisfies RubricOf<typeof texts>
