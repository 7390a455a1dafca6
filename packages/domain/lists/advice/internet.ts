import type { Advice } from './advice.ts'

export const fraudAdvice: Advice = {
  lead: {
    pt: 'Sentimos muito. Quem aplica golpes é treinado para enganar; cair não é vergonha. Agir depressa ajuda a reaver o dinheiro.',
    en: 'We are sorry. Fraudsters are trained to deceive; there is no shame in it. Acting fast helps to get the money back.',
    es: 'Lo sentimos. Los estafadores saben engañar; no es una vergüenza. Actuar rápido ayuda a recuperar el dinero.',
    fr: 'Nous sommes désolés. Les escrocs savent tromper ; il n’y a pas de honte. Agir vite aide à récupérer l’argent.',
  },
  points: [
    {
      pt: 'Pagou por Pix? Abra já o aplicativo do seu banco e conteste: há um botão para isso no comprovante. O prazo é de 80 dias, mas as primeiras horas decidem.',
      en: 'Paid by Pix? Open your bank’s app at once and contest it: there is a button for that on the receipt. The limit is 80 days, but the first hours decide.',
      es: '¿Pagó por Pix? Abra ya la aplicación de su banco y conteste el pago: hay un botón para eso en el comprobante. El plazo es de 80\u00a0días, pero las primeras horas deciden.',
      fr: 'Payé par Pix\u00a0? Ouvrez tout de suite l’application de votre banque et contestez\u00a0: il y a un bouton pour cela sur le reçu. Le délai est de 80\u00a0jours, mais les premières heures comptent.',
    },
    {
      pt: 'O banco procura o dinheiro também nas outras contas por onde passou (Mecanismo Especial de Devolução, MED).',
      en: 'The bank follows the money through other accounts too (the special return mechanism, MED).',
      es: 'El banco busca el dinero también en las otras cuentas por donde pasó (mecanismo especial de devolución, MED).',
      fr: 'La banque suit aussi l’argent dans les autres comptes où il est passé (mécanisme spécial de retour, MED).',
    },
    {
      pt: 'Cartão ou empréstimo: bloqueie, conteste por escrito e guarde o protocolo.',
      en: 'Card or loan: block it, dispute it in writing and keep the reference number.',
      es: 'Tarjeta o préstamo: bloquee, reclame por escrito y guarde el número de gestión.',
      fr: 'Carte ou prêt : faites bloquer, contestez par écrit et gardez le numéro de dossier.',
    },
    {
      pt: 'Guarde conversas, números, perfis, links e comprovantes. Não pague mais nada para “liberar” o valor.',
      en: 'Keep chats, numbers, profiles, links and receipts. Pay nothing more to “release” the money.',
      es: 'Guarde conversaciones, números, perfiles, enlaces y comprobantes. No pague nada más para “liberar” el dinero.',
      fr: 'Gardez conversations, numéros, profils, liens et reçus. Ne payez plus rien pour « débloquer » la somme.',
    },
    {
      pt: 'Confira no Registrato, do Banco Central, se há contas ou dívidas que não são suas.',
      en: 'Check in Registrato, of the Central Bank, for accounts or debts that are not yours.',
      es: 'Consulte en Registrato, del Banco Central, si hay cuentas o deudas que no son suyas.',
      fr: 'Vérifiez dans Registrato, de la Banque centrale, s’il y a des comptes ou des dettes qui ne sont pas à vous.',
    },
  ],
}

export const intrusionAdvice: Advice = {
  lead: {
    pt: 'Sentimos muito. Estes passos ajudam a retomar o que é seu.',
    en: 'We are sorry. These steps help you to take back what is yours.',
    es: 'Lo sentimos. Estos pasos ayudan a recuperar lo suyo.',
    fr: 'Nous sommes désolés. Ces démarches vous aident à reprendre ce qui est à vous.',
  },
  points: [
    {
      pt: 'De um aparelho seguro, troque as senhas, comece pelo e-mail, e ligue a verificação em duas etapas.',
      en: 'From a safe device, change your passwords, the e-mail first, and turn on two-step verification.',
      es: 'Desde un aparato seguro, cambie las claves, primero la del correo, y active la verificación en dos pasos.',
      fr: 'Depuis un appareil sûr, changez vos mots de passe, d’abord l’e-mail, et activez la validation en deux étapes.',
    },
    {
      pt: 'Peça a conta de volta ao próprio serviço e encerre as sessões que não são suas.',
      en: 'Ask the service itself for your account and end the sessions that are not yours.',
      es: 'Recupere la cuenta en el propio servicio y cierre las sesiones que no son suyas.',
      fr: 'Récupérez le compte auprès du service et fermez les sessions qui ne sont pas les vôtres.',
    },
    {
      pt: 'Avise os seus contatos para que não paguem nada em seu nome, e guarde imagens da tela antes de apagar.',
      en: 'Warn your contacts to pay nothing in your name, and keep screenshots before you delete anything.',
      es: 'Avise a sus contactos para que no paguen nada a su nombre, y guarde capturas antes de borrar.',
      fr: 'Prévenez vos contacts de ne rien payer en votre nom, et gardez des captures avant d’effacer.',
    },
  ],
}

export const identityAdvice: Advice = {
  lead: {
    pt: 'O registro mostra que não foi você. Guarde o número para apresentar onde for preciso.',
    en: 'The report shows that it was not you. Keep the number to show it wherever needed.',
    es: 'El registro muestra que no fue usted. Guarde el número para presentarlo donde haga falta.',
    fr: 'La déclaration montre que ce n’était pas vous. Gardez le numéro pour le présenter où il faut.',
  },
  points: [
    {
      pt: 'Confira no Registrato, do Banco Central, contas e dívidas em seu nome, e conteste por escrito as que não são suas.',
      en: 'Check in Registrato, of the Central Bank, accounts and debts in your name, and dispute in writing those that are not yours.',
      es: 'Consulte en Registrato, del Banco Central, cuentas y deudas a su nombre, y reclame por escrito las que no son suyas.',
      fr: 'Vérifiez dans Registrato, de la Banque centrale, les comptes et dettes à votre nom, et contestez par écrit ceux qui ne sont pas à vous.',
    },
    {
      pt: 'Perfil falso: guarde o endereço e imagens da tela, denuncie na plataforma e avise os seus contatos.',
      en: 'Fake profile: keep its address and screenshots, report it to the platform and warn your contacts.',
      es: 'Perfil falso: guarde la dirección y capturas, denúncielo en la plataforma y avise a sus contactos.',
      fr: 'Faux profil : gardez son adresse et des captures, signalez-le à la plateforme et prévenez vos contacts.',
    },
  ],
}

/** Flag 5: it was done by internet or phone. */
export const virtualAdvice: Advice = {
  lead: {
    pt: 'Na internet a prova pode sumir depressa.',
    en: 'On the internet, evidence can vanish quickly.',
    es: 'En internet la prueba puede desaparecer rápido.',
    fr: 'Sur internet, une preuve peut vite disparaître.',
  },
  points: [
    {
      pt: 'Guarde imagens da tela com data, perfil e endereço da página, e não apague a conversa.',
      en: 'Keep screenshots with the date, the profile and the address of the page, and do not delete the chat.',
      es: 'Guarde capturas con fecha, perfil y dirección de la página, y no borre la conversación.',
      fr: 'Gardez des captures avec la date, le profil et l’adresse de la page, et n’effacez pas la conversation.',
    },
    {
      pt: 'Depois de guardar, denuncie o conteúdo na própria plataforma e bloqueie quem fez.',
      en: 'Once kept, report the content to the platform and block whoever did it.',
      es: 'Después de guardarlo, denuncie el contenido en la plataforma y bloquee a quien lo hizo.',
      fr: 'Une fois conservé, signalez le contenu à la plateforme et bloquez son auteur.',
    },
  ],
}
