import { defineTexts } from '@delegacia/domain/language/text'
import type { TextSection } from '../../ui/text-sections.tsx'

export const texts = defineTexts({
  home: { pt: 'Início', en: 'Home', es: 'Inicio', fr: 'Accueil' },
  title: {
    pt: 'Aviso de privacidade',
    en: 'Privacy notice',
    es: 'Aviso de privacidad',
    fr: 'Avis de confidentialité',
  },
  lead: {
    pt: 'O que este portal guarda, para quê, por quanto tempo e quem vê. O texto legal é o português.',
    en: 'What this portal keeps, what for, for how long, and who sees it. The Portuguese text is the legally binding one.',
    es: 'Qué guarda este portal, para qué, por cuánto tiempo y quién lo ve. El texto legal es el portugués.',
    fr: 'Ce que ce portail conserve, pourquoi, combien de temps, et qui le voit. Seul le texte portugais fait foi.',
  },
  terms: { pt: 'Termos de uso', en: 'Terms of use', es: 'Términos de uso', fr: 'Conditions d’utilisation' },
})

export const sections: readonly TextSection[] = [
  {
    title: {
      pt: 'Quem cuida dos dados',
      en: 'Who looks after the data',
      es: 'Quién cuida los datos',
      fr: 'Qui est responsable des données',
    },
    paragraphs: [
      {
        pt: 'A Polícia Civil do Estado do Pará, Av. Governador Magalhães Barata, 209, Nazaré, Belém, CEP 66040-170. Fale com ela sobre os seus dados nesse endereço, pelo telefone 197 ou em qualquer delegacia.',
        en: 'The Civil Police of the State of Pará, Av. Governador Magalhães Barata, 209, Nazaré, Belém, postal code 66040-170. Contact them about your data at that address, by telephone on 197 or at any police station.',
        es: 'La Policía Civil del Estado de Pará, Av. Governador Magalhães Barata, 209, Nazaré, Belém, código postal 66040-170. Consúltele sobre sus datos en esa dirección, por el teléfono 197 o en cualquier comisaría.',
        fr: 'La Police civile de l’État du Pará, Av. Governador Magalhães Barata, 209, Nazaré, Belém, code postal 66040-170. Pour vos données, adressez-vous à cette adresse, au téléphone 197 ou dans tout commissariat.',
      },
    ],
  },
  {
    title: { pt: 'O que é guardado', en: 'What is kept', es: 'Qué se guarda', fr: 'Ce qui est conservé' },
    points: [
      {
        pt: 'O que você conta no registro: sobre você, as outras pessoas, os objetos, o lugar e o fato.',
        en: 'What you tell in the report: about yourself, other people, objects, the place and the event.',
        es: 'Lo que cuenta en la denuncia: sobre usted, otras personas, los objetos, el lugar y el hecho.',
        fr: 'Ce que vous racontez dans la déclaration : sur vous, les autres personnes, les objets, le lieu et le fait.',
      },
      {
        pt: 'O endereço IP, o navegador e a hora do envio; o lugar do aparelho só se você permitir.',
        en: 'The IP address, the browser and the time of sending; the place of the device only if you allow it.',
        es: 'La dirección IP, el navegador y la hora del envío; el lugar del dispositivo solo si usted lo permite.',
        fr: 'L’adresse IP, le navigateur et l’heure d’envoi ; le lieu de l’appareil seulement si vous l’autorisez.',
      },
      {
        pt: 'O boletim em PDF, assinado, e o e-mail que você informou.',
        en: 'The signed PDF of the report, and the e-mail address that you gave.',
        es: 'La denuncia en PDF, firmada, y el correo que usted indicó.',
        fr: 'Le PDF signé de la déclaration, et l’adresse e-mail que vous avez indiquée.',
      },
    ],
  },
  {
    title: { pt: 'Para quê', en: 'What for', es: 'Para qué', fr: 'Pourquoi' },
    paragraphs: [
      {
        pt: 'Para registrar e apurar o que aconteceu, falar com você e evitar boletins falsos. É um dever legal da polícia (artigo 5º do Código de Processo Penal).',
        en: 'To record and investigate what happened, to contact you and to prevent false reports. It is a legal duty of the police (Article 5 of the Brazilian Code of Criminal Procedure).',
        es: 'Para registrar e investigar lo que pasó, contactarle y evitar denuncias falsas. Es un deber legal de la policía (artículo 5 del Código de Proceso Penal brasileño).',
        fr: 'Pour enregistrer et éclaircir les faits, vous contacter et éviter les fausses déclarations. C’est une obligation légale de la police (article 5 du Code de procédure pénale brésilien).',
      },
      {
        pt: 'A Lei Geral de Proteção de Dados (Lei 13.709/2018) deixa a investigação de crimes a uma lei própria (artigo 4º, III). Os princípios dela valem aqui: só o necessário, só para este fim, com segurança.',
        en: 'The Brazilian data protection law (LGPD, Law 13.709/2018) leaves the investigation of crimes to a law of its own (Article 4, III). Its principles apply here: only what is needed, only for this purpose, and kept safe.',
        es: 'La ley brasileña de protección de datos (LGPD, Ley 13.709/2018) deja la investigación de delitos a una ley propia (artículo 4, III). Sus principios valen aquí: solo lo necesario, solo para este fin, con seguridad.',
        fr: 'La loi brésilienne de protection des données (LGPD, loi 13.709/2018) réserve les enquêtes pénales à une loi propre (article 4, III). Ses principes s’appliquent ici : seulement le nécessaire, seulement à cette fin, en sécurité.',
      },
    ],
  },
  {
    title: {
      pt: 'Por quanto tempo',
      en: 'For how long',
      es: 'Por cuánto tiempo',
      fr: 'Combien de temps',
    },
    points: [
      {
        pt: 'O boletim é documento público e fica guardado pelo tempo que a lei manda para registros policiais.',
        en: 'The report is an official document and is kept for as long as the law requires for police records.',
        es: 'La denuncia es un documento oficial y se guarda el tiempo que la ley exige para los registros policiales.',
        fr: 'La déclaration est un document officiel, conservé aussi longtemps que la loi l’exige pour les registres de police.',
      },
      {
        pt: 'O que você digita e não registra fica só nesta aba do navegador e some quando ela é fechada. Se você disser que o aparelho é só seu, fica nele, cifrado, por até 7 dias; o que foi enviado e está sem resposta, até ela chegar ou você apagar.',
        en: 'What you type and do not file stays only in this browser tab and is gone when it is closed. If you say that the device is yours alone, it stays there, encrypted, for up to 7 days; what was sent and got no answer stays until the answer comes or you erase it.',
        es: 'Lo que escribe y no registra queda solo en esta pestaña del navegador y desaparece al cerrarla. Si dice que el dispositivo es solo suyo, queda en él, cifrado, hasta 7 días; lo enviado sin respuesta, hasta que esta llegue o usted lo borre.',
        fr: 'Ce que vous écrivez sans le déclarer reste dans cet onglet du navigateur et disparaît à sa fermeture. Si vous dites que l’appareil est à vous seul(e), cela y reste, chiffré, 7 jours au plus\u00a0; ce qui a été envoyé et reste sans réponse, jusqu’à ce qu’elle arrive ou que vous l’effaciez.',
      },
      {
        pt: 'As anotações técnicas do servidor não têm nome, documento, e-mail, IP nem relato.',
        en: 'The technical log of the server holds no name, document, e-mail, IP address or account of events.',
        es: 'Las anotaciones técnicas del servidor no tienen nombre, documento, correo, IP ni relato.',
        fr: 'Le journal technique du serveur ne contient ni nom, ni document, ni e-mail, ni adresse IP, ni récit.',
      },
    ],
  },
  {
    title: { pt: 'Quem vê', en: 'Who sees it', es: 'Quién lo ve', fr: 'Qui le voit' },
    points: [
      {
        pt: 'A unidade de polícia responsável e, como a lei manda, o Ministério Público e a Justiça.',
        en: 'The police unit responsible and, as the law provides, the Public Prosecutor and the courts.',
        es: 'La unidad policial responsable y, según la ley, la Fiscalía y la Justicia.',
        fr: 'L’unité de police compétente et, comme la loi le prévoit, le ministère public et la justice.',
      },
      {
        pt: 'Quem tem o número de autenticação digital abre a segunda via: guarde-o bem.',
        en: 'Anyone who has the digital authentication number can open the second copy: keep it safe.',
        es: 'Quien tiene el número de autenticación digital abre la segunda copia: guárdelo bien.',
        fr: 'Toute personne qui possède le numéro d’authentification numérique peut ouvrir la copie : gardez-le bien.',
      },
      {
        pt: 'Não há propaganda nem venda de dados. Mapa, tradução e contagem de páginas usam só serviços que a polícia escolheu; se ela não escolheu nenhum, nada sai daqui. A contagem recebe o nome da página, nunca o que você escreve.',
        en: 'There is no advertising and no sale of data. Map, translation and page counts use only services chosen by the police; where none was chosen, nothing leaves this portal. The count gets the name of the page, never what you write.',
        es: 'No hay publicidad ni venta de datos. El mapa, la traducción y el conteo de páginas usan solo servicios elegidos por la policía; si no eligió ninguno, nada sale de aquí. El conteo recibe el nombre de la página, nunca lo que usted escribe.',
        fr: 'Ni publicité, ni vente de données. Carte, traduction et comptage des pages n’utilisent que des services choisis par la police ; sans un tel choix, rien ne sort d’ici. Le comptage reçoit le nom de la page, jamais ce que vous écrivez.',
      },
    ],
  },
  {
    title: {
      pt: 'Como é protegido',
      en: 'How it is protected',
      es: 'Cómo se protege',
      fr: 'Comment c’est protégé',
    },
    paragraphs: [
      {
        pt: 'Cada boletim é guardado cifrado, com uma chave só dele. O PDF leva uma assinatura que mostra qualquer mudança. O e-mail não traz o relato.',
        en: 'Every report is stored encrypted, with a key of its own. The PDF carries a signature that shows any change. The e-mail does not contain the account.',
        es: 'Cada denuncia se guarda cifrada, con una clave propia. El PDF lleva una firma que muestra cualquier cambio. El correo no trae el relato.',
        fr: 'Chaque déclaration est conservée chiffrée, avec sa propre clé. Le PDF porte une signature qui révèle toute modification. L’e-mail ne contient pas le récit.',
      },
    ],
  },
  {
    title: {
      pt: 'O que fica no seu aparelho',
      en: 'What stays on your device',
      es: 'Lo que queda en su dispositivo',
      fr: 'Ce qui reste sur votre appareil',
    },
    paragraphs: [
      {
        pt: 'O idioma escolhido, o rascunho enquanto a aba está aberta, e um cookie que deixa só este navegador reimprimir o boletim. Se outra pessoa usa o aparelho, feche a aba e apague o histórico.',
        en: 'The chosen language, the draft while the tab is open, and a cookie that lets only this browser print the report again. If someone else uses the device, close the tab and clear the history.',
        es: 'El idioma elegido, el borrador mientras la pestaña está abierta, y una cookie que permite solo a este navegador reimprimir la denuncia. Si otra persona usa el dispositivo, cierre la pestaña y borre el historial.',
        fr: 'La langue choisie, le brouillon tant que l’onglet est ouvert, et un cookie qui permet à ce seul navigateur de réimprimer la déclaration. Si quelqu’un d’autre utilise l’appareil, fermez l’onglet et effacez l’historique.',
      },
    ],
  },
  {
    title: { pt: 'Os seus direitos', en: 'Your rights', es: 'Sus derechos', fr: 'Vos droits' },
    paragraphs: [
      {
        pt: 'Você pode saber o que está guardado sobre você e pedir que um erro seja corrigido: vá a uma delegacia com o número do boletim e um documento. Também pode reclamar à Agência Nacional de Proteção de Dados (ANPD).',
        en: 'You may know what is kept about you and ask for a mistake to be corrected: go to a police station with the number of the report and an identity document. You may also complain to the National Data Protection Agency (ANPD).',
        es: 'Puede saber qué se guarda sobre usted y pedir que se corrija un error: acuda a una comisaría con el número de la denuncia y un documento de identidad. También puede reclamar ante la Agencia Nacional de Protección de Datos (ANPD).',
        fr: 'Vous pouvez savoir ce qui est conservé sur vous et faire corriger une erreur : allez au commissariat avec le numéro de la déclaration et une pièce d’identité. Vous pouvez aussi saisir l’agence brésilienne de protection des données (ANPD).',
      },
    ],
  },
]
