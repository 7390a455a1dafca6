import type { MeasureCatalogue } from './measures.ts'

/** What can be asked of a judge, by situation, in the order in which it is offered. */
const situations: MeasureCatalogue['situations'] = [
  {
    id: 'distancia',
    text: {
      pt: 'Para essa pessoa ficar longe',
      en: 'To keep this person away',
      es: 'Para que esa persona esté lejos',
      fr: 'Pour que cette personne reste loin',
    },
    measures: [
      {
        id: 'nao-chegar-perto',
        articles: { mariaDaPenha: 'art. 22, III, a', henryBorel: 'art. 20', vulnerable: 'art. 350-A, § 5º' },
        text: {
          pt: 'Não chegar perto',
          en: 'Not to come near',
          es: 'No acercarse',
          fr: 'Ne pas s’approcher',
        },
        means: {
          pt: 'O juiz marca uma distância mínima de você, da sua família e das testemunhas.',
          en: 'The judge sets a minimum distance from you, your family and the witnesses.',
          es: 'El juez fija una distancia mínima de usted, su familia y los testigos.',
          fr: 'Le juge fixe une distance minimale avec vous, votre famille et les témoins.',
        },
      },
      {
        id: 'nao-falar',
        articles: { mariaDaPenha: 'art. 22, III, b', henryBorel: 'art. 20', vulnerable: 'art. 350-A, § 5º' },
        text: {
          pt: 'Não ligar, não mandar mensagem',
          en: 'No calls, no messages',
          es: 'No llamar ni enviar mensajes',
          fr: 'Ni appels ni messages',
        },
        means: {
          pt: 'Nenhum contato, nem por rede social, nem por recado de outra pessoa.',
          en: 'No contact at all, neither on social media nor through somebody else.',
          es: 'Ningún contacto, ni por redes sociales ni por medio de otra persona.',
          fr: 'Aucun contact, ni sur les réseaux sociaux ni par quelqu’un d’autre.',
        },
      },
      {
        id: 'nao-ir-a-lugares',
        articles: { mariaDaPenha: 'art. 22, III, c', henryBorel: 'art. 20' },
        text: {
          pt: 'Não ir a certos lugares',
          en: 'Not to go to certain places',
          es: 'No ir a ciertos lugares',
          fr: 'Ne pas aller à certains endroits',
        },
        means: {
          pt: 'Como a sua casa, o seu trabalho ou a escola. O juiz diz quais; a polícia pergunta a você.',
          en: 'Like your home, your work or the school. The judge says which; the police will ask you.',
          es: 'Como su casa, su trabajo o la escuela. El juez dice cuáles; la policía le pregunta.',
          fr: 'Comme votre domicile, votre travail ou l’école. Le juge dit lesquels ; la police vous demandera.',
        },
      },
      {
        id: 'monitoramento',
        articles: {
          mariaDaPenha: 'art. 22, VIII (Lei 15.383/2026)',
          henryBorel: 'CPP, art. 350-A, §§ 5º e 6º (Lei 15.280/2025)',
          vulnerable: 'art. 350-A, §§ 5º e 6º',
        },
        text: {
          pt: 'Tornozeleira eletrônica',
          en: 'Electronic tag',
          es: 'Tobillera electrónica',
          fr: 'Bracelet électronique',
        },
        means: {
          pt: 'Um aparelho mostra à Justiça onde essa pessoa está. Um aparelho ou aplicativo avisa você se ela chegar perto.',
          en: 'A device shows the court where this person is. A device or an app warns you if they come near.',
          es: 'Un aparato muestra a la Justicia dónde está esa persona. Un aparato o una aplicación le avisa si se acerca.',
          fr: 'Un appareil montre à la justice où est cette personne. Un appareil ou une application vous avertit si elle approche.',
        },
      },
      {
        id: 'armas',
        articles: { mariaDaPenha: 'art. 22, I', henryBorel: 'art. 20', vulnerable: 'art. 350-A, § 5º' },
        text: {
          pt: 'Tirar as armas',
          en: 'To take the weapons away',
          es: 'Quitar las armas',
          fr: 'Retirer les armes',
        },
        means: {
          pt: 'A posse e o porte de arma dessa pessoa ficam suspensos ou limitados.',
          en: 'This person’s right to own or carry a weapon is suspended or limited.',
          es: 'Se suspende o limita la tenencia y el porte de armas de esa persona.',
          fr: 'Le droit de cette personne d’avoir ou de porter une arme est suspendu ou limité.',
        },
      },
    ],
  },
  {
    id: 'casa',
    text: { pt: 'Sobre a casa', en: 'About the home', es: 'Sobre la casa', fr: 'Au sujet du logement' },
    measures: [
      {
        id: 'sair-de-casa',
        articles: { mariaDaPenha: 'art. 22, II', henryBorel: 'art. 20', vulnerable: 'art. 350-A, § 5º' },
        text: {
          pt: 'Essa pessoa sair da casa',
          en: 'This person leaves the home',
          es: 'Que esa persona salga de la casa',
          fr: 'Que cette personne quitte le logement',
        },
        means: {
          pt: 'Mesmo que a casa seja dela.',
          en: 'Even if the home is theirs.',
          es: 'Aunque la casa sea de ella.',
          fr: 'Même si le logement lui appartient.',
        },
      },
      {
        id: 'voltar-para-casa',
        articles: { mariaDaPenha: 'art. 23, II' },
        text: {
          pt: 'Eu voltar para a minha casa',
          en: 'To return to my home',
          es: 'Volver a mi casa',
          fr: 'Revenir dans mon logement',
        },
        means: {
          pt: 'Você e quem depende de você voltam depois que essa pessoa sair.',
          en: 'You and your dependents return once this person has left.',
          es: 'Usted y quienes dependen de usted vuelven cuando esa persona salga.',
          fr: 'Vous et les personnes à votre charge revenez après son départ.',
        },
      },
      {
        id: 'sair-sem-perder-direitos',
        articles: { mariaDaPenha: 'art. 23, III' },
        text: {
          pt: 'Sair de casa sem perder direitos',
          en: 'To leave home without losing rights',
          es: 'Salir de casa sin perder derechos',
          fr: 'Partir sans perdre de droits',
        },
        means: {
          pt: 'Sair não faz você perder a casa, os bens, a guarda dos filhos nem a pensão.',
          en: 'Leaving does not cost you the home, your property, custody or support.',
          es: 'Salir no le quita la casa, los bienes, la custodia ni la pensión.',
          fr: 'Partir ne vous fait perdre ni le logement, ni les biens, ni la garde, ni la pension.',
        },
      },
      {
        id: 'separacao-de-corpos',
        articles: { mariaDaPenha: 'art. 23, IV' },
        text: {
          pt: 'Separação de corpos',
          en: 'Legal separation for now',
          es: 'Separación de cuerpos',
          fr: 'Séparation de corps',
        },
        means: {
          pt: 'O juiz diz que vocês já não precisam viver juntos, antes do divórcio.',
          en: 'The judge says that you need not live together any more, before a divorce.',
          es: 'El juez dice que ya no tienen que vivir juntos, antes del divorcio.',
          fr: 'Le juge dit que vous ne devez plus vivre ensemble, avant un divorce.',
        },
      },
      {
        id: 'auxilio-aluguel',
        articles: { mariaDaPenha: 'art. 23, VI' },
        text: {
          pt: 'Ajuda para o aluguel',
          en: 'Help with rent',
          es: 'Ayuda para el alquiler',
          fr: 'Aide au loyer',
        },
        means: {
          pt: 'Por até seis meses, se você precisa e não tem como pagar.',
          en: 'For up to six months, if you need it and cannot pay.',
          es: 'Hasta seis meses, si la necesita y no puede pagar.',
          fr: 'Jusqu’à six mois, si vous en avez besoin et ne pouvez pas payer.',
        },
      },
    ],
  },
  {
    id: 'filhos',
    text: {
      pt: 'Sobre as crianças',
      en: 'About the children',
      es: 'Sobre los niños',
      fr: 'Au sujet des enfants',
    },
    measures: [
      {
        id: 'visitas',
        articles: { mariaDaPenha: 'art. 22, IV', henryBorel: 'art. 20', vulnerable: 'art. 350-A, § 5º' },
        text: {
          pt: 'Limitar ou suspender visitas',
          en: 'To limit or suspend visits',
          es: 'Limitar o suspender visitas',
          fr: 'Limiter ou suspendre les visites',
        },
        means: {
          pt: 'As crianças só veem essa pessoa como o juiz disser, ou não veem por um tempo.',
          en: 'The children see this person only as the judge says, or not for some time.',
          es: 'Los niños ven a esa persona solo como diga el juez, o no la ven por un tiempo.',
          fr: 'Les enfants ne voient cette personne que comme le juge le dit, ou pas pendant un temps.',
        },
      },
      {
        id: 'vaga-na-escola',
        articles: { mariaDaPenha: 'art. 23, V', henryBorel: 'art. 21' },
        text: {
          pt: 'Vaga em escola perto',
          en: 'A place at a school nearby',
          es: 'Cupo en una escuela cercana',
          fr: 'Une place dans une école proche',
        },
        means: {
          pt: 'Matrícula ou transferência perto de onde vocês morarem, mesmo sem vaga.',
          en: 'Enrollment or a transfer near where you live, even if the school is full.',
          es: 'Matrícula o traslado cerca de donde vivan, aunque no haya cupo.',
          fr: 'Inscription ou transfert près de chez vous, même sans place libre.',
        },
      },
    ],
  },
  {
    id: 'dinheiro',
    text: {
      pt: 'Sobre dinheiro e bens',
      en: 'About money and property',
      es: 'Sobre dinero y bienes',
      fr: 'Au sujet de l’argent et des biens',
    },
    measures: [
      {
        id: 'pensao',
        articles: { mariaDaPenha: 'art. 22, V', henryBorel: 'art. 20', vulnerable: 'art. 350-A, § 5º' },
        text: {
          pt: 'Pensão desde já',
          en: 'Support payments from now on',
          es: 'Pensión desde ya',
          fr: 'Une pension dès maintenant',
        },
        means: {
          pt: 'Um valor provisório para você ou para os filhos. Se essa pessoa não pagar, a ordem do juiz basta para cobrar, sem outro processo.',
          en: 'A provisional amount for you or the children. If this person does not pay, the judge’s order is enough to collect it, without another case.',
          es: 'Un monto provisional para usted o los hijos. Si esa persona no paga, la orden del juez basta para cobrarlo, sin otro proceso.',
          fr: 'Une somme provisoire pour vous ou les enfants. Si cette personne ne paie pas, l’ordre du juge suffit pour la réclamer, sans autre procès.',
        },
      },
      {
        id: 'devolver-bens',
        articles: { mariaDaPenha: 'art. 24, I' },
        text: {
          pt: 'Devolver o que é meu',
          en: 'To give back what is mine',
          es: 'Devolver lo que es mío',
          fr: 'Rendre ce qui est à moi',
        },
        means: {
          pt: 'Documentos, cartões, celular, ferramentas e outras coisas tiradas de você.',
          en: 'Documents, cards, phone, tools and other things taken from you.',
          es: 'Documentos, tarjetas, celular, herramientas y otras cosas que le quitaron.',
          fr: 'Papiers, cartes, téléphone, outils et autres choses prises.',
        },
      },
      {
        id: 'proibir-venda',
        articles: { mariaDaPenha: 'art. 24, II' },
        text: {
          pt: 'Proibir vender ou alugar o que é dos dois',
          en: 'No sale or letting of what you own together',
          es: 'Prohibir vender o alquilar lo común',
          fr: 'Interdire de vendre ou louer les biens communs',
        },
        means: {
          pt: 'Só com autorização do juiz.',
          en: 'Only with the judge’s permission.',
          es: 'Solo con autorización del juez.',
          fr: 'Seulement avec l’accord du juge.',
        },
      },
      {
        id: 'suspender-procuracoes',
        articles: { mariaDaPenha: 'art. 24, III' },
        text: {
          pt: 'Suspender procurações que dei',
          en: 'To suspend powers of attorney that I gave',
          es: 'Suspender poderes que otorgué',
          fr: 'Suspendre les procurations que j’ai données',
        },
        means: {
          pt: 'Essa pessoa deixa de assinar por você.',
          en: 'This person can no longer sign for you.',
          es: 'Esa persona deja de firmar por usted.',
          fr: 'Cette personne ne peut plus signer à votre place.',
        },
      },
      {
        id: 'caucao',
        articles: { mariaDaPenha: 'art. 24, IV' },
        text: {
          pt: 'Depósito para pagar danos',
          en: 'A deposit to pay for damage',
          es: 'Depósito para pagar daños',
          fr: 'Un dépôt pour payer les dommages',
        },
        means: {
          pt: 'Dinheiro guardado na Justiça para o que essa pessoa estragou ou causou.',
          en: 'Money kept by the court for what this person broke or caused.',
          es: 'Dinero guardado por la Justicia por lo que esa persona dañó o causó.',
          fr: 'De l’argent gardé par la justice pour ce que cette personne a abîmé ou causé.',
        },
      },
    ],
  },
  {
    id: 'apoio',
    text: {
      pt: 'Apoio, e o que essa pessoa deve fazer',
      en: 'Support, and what this person must do',
      es: 'Apoyo, y lo que esa persona debe hacer',
      fr: 'Du soutien, et ce que cette personne doit faire',
    },
    measures: [
      {
        id: 'programa-de-protecao',
        articles: { mariaDaPenha: 'art. 23, I', henryBorel: 'art. 21' },
        text: {
          pt: 'Programa de proteção ou de atendimento',
          en: 'A program of protection or care',
          es: 'Programa de protección o de atención',
          fr: 'Un programme de protection ou d’aide',
        },
        means: {
          pt: 'Acompanhamento por serviços do Estado ou do município, para você e quem depende de você.',
          en: 'Help from services of the State or the town, for you and your dependents.',
          es: 'Atención de servicios del Estado o del municipio, para usted y quienes dependen de usted.',
          fr: 'Un suivi par les services publics, pour vous et les personnes à votre charge.',
        },
      },
      {
        id: 'reeducacao',
        articles: { mariaDaPenha: 'art. 22, VI', henryBorel: 'art. 20' },
        text: {
          pt: 'Grupo de reeducação para essa pessoa',
          en: 'A re-education group for this person',
          es: 'Grupo de reeducación para esa persona',
          fr: 'Un groupe de rééducation pour cette personne',
        },
        means: {
          pt: 'Essa pessoa é obrigada a ir.',
          en: 'This person has to attend.',
          es: 'Esa persona está obligada a ir.',
          fr: 'Cette personne est obligée d’y aller.',
        },
      },
      {
        id: 'acompanhamento-psicossocial',
        articles: { mariaDaPenha: 'art. 22, VII', henryBorel: 'art. 20' },
        text: {
          pt: 'Psicólogo ou assistente social para essa pessoa',
          en: 'A psychologist or social worker for this person',
          es: 'Psicólogo o trabajador social para esa persona',
          fr: 'Un psychologue ou assistant social pour cette personne',
        },
        means: {
          pt: 'Acompanhamento individual ou em grupo.',
          en: 'Alone or in a group.',
          es: 'Individual o en grupo.',
          fr: 'Seule ou en groupe.',
        },
      },
      {
        id: 'outras-da-lei',
        articles: {
          mariaDaPenha: 'CPP, arts. 350-A e 350-B (Lei 15.280/2025)',
          henryBorel: 'CPP, arts. 350-A e 350-B (Lei 15.280/2025)',
        },
        text: {
          pt: 'Outras medidas da lei',
          en: 'Other measures of the law',
          es: 'Otras medidas de la ley',
          fr: 'D’autres mesures de la loi',
        },
        means: {
          pt: 'Há outras para crime sexual e para criança, adolescente ou pessoa com deficiência. O juiz vê quais cabem.',
          en: 'There are others for sexual crimes and for children, adolescents or people with a disability. The judge sees which fit.',
          es: 'Hay otras para delitos sexuales y para niños, adolescentes o personas con discapacidad. El juez ve cuáles caben.',
          fr: 'Il y en a d’autres pour les crimes sexuels et pour les enfants, adolescents ou personnes handicapées. Le juge voit lesquelles conviennent.',
        },
      },
    ],
  },
]

export const measures2026: MeasureCatalogue = {
  version: '2026',
  source:
    'Lei 11.340/2006, arts. 22 a 24; Lei 15.383/2026; Lei 15.412/2026; Lei 14.344/2022, arts. 20 e 21; Lei 15.280/2025 (CPP, arts. 350-A e 350-B)',
  readOn: '2026-11-27',
  comparedBy: null,
  situations,
}
