import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
vizinho joga lixo na minha porta
ficam batendo na minha porta e correndo
um homem me incomoda de proposito
passam trote pra minha casa
o vizinho joga pedra no meu telhado
ele faz de tudo pra me irritar
perturbacao da tranquilidade
vizinha fica me provocando
jogam agua na minha calçada pra me perturbar
joga urina no meu quintal
vizinho implica comigo
me ligam de madrugada e desligam
apontam laser e camera pra minha janela
uma senhora vem perturbar na minha porta
colega me incomoda e tira minha paz
vizinho encrenqueiro
ficam tocando a campainha
a vizinha joga coisa no meu muro de maldade
o vizinho solta rojao na minha janela de pirraça
ficam batendo no meu portao e correndo
vizinha joga agua suja no meu quintal so de maldade
`,
    en: `
neighbor throws trash at my door
someone keeps ringing my doorbell
prank calls
neighbor bothers me on purpose
throws stones at my roof
a person annoys me all the time
disturbing my peace
someone shines a laser in my window
kids knock and run
neighbor provokes me
the neighbor throws trash over my wall to annoy me
kids ring my doorbell every night and run
someone shines a light into my bedroom on purpose
`,
    es: `
el vecino tira basura en mi puerta
me tocan el timbre y corren
llamadas de broma
me molestan a proposito
tiran piedras a mi techo
un vecino me fastidia
perturbacion de la tranquilidad
me provocan todo el tiempo
tira agua a mi patio para molestar
me apuntan con un laser a la ventana
`,
    fr: `
le voisin jette ses ordures devant ma porte
on sonne à ma porte et on s'enfuit
appels malveillants
il me dérange exprès
on jette des pierres sur mon toit
mon voisin m'embete
trouble de la tranquillité
il me provoque tout le temps
laser dans ma fenetre
une personne vient m'ennuyer
`,
  },
  words:
    'incomoda, incomodando, incomodar, importuna, importunando, perturba, perturbando, perturbaçao, provoca, provocando, provocacao, implicancia, implica, de proposito, pirraça, encrenca, briga de vizinho, vizinho chato, joga lixo, jogou lixo, joga pedra, jogam pedra, pedras no telhado, campainha, bate na porta, trote, trotes, ligacao muda, tranquilidade, paz, inferniza, infernizando, atormenta, fumaça na minha janela, câmera apontada, annoys, annoying, bothers, bothering, bother, disturb, disturbing, provokes, on purpose, prank, pranks, doorbell, rings my bell, throws rocks, throws garbage, nuisance, teasing, peace, molesta, molestan, molestando, fastidia, provoca, provocan, timbre, bromas, tira piedras, tira basura, paz, a proposito, fastidio, dérange, déranger, embête, ennuie, importune, provoque, provoquer, exprès, sonne, sonnette, canular téléphonique, jette, pierres, ordures, tranquillité, paix, ligam pra mim e desligam, ligações de madrugada, passam trote pra mim, tocam a campainha e correm, jogam lixo na minha casa, jogou pedra na minha casa, joga pedra no telhado, vizinho me provoca, vizinha me perturba, faz pirraça, faz de proposito pra me irritar, me incomoda todo dia, laser na minha janela, calls and hangs up, silent calls, rings the doorbell and runs, knock on my door and run, throws trash in my yard, throws rocks at my house, shines light into my window, neighbor provokes, does it to annoy me, llaman y cuelgan, tocan la puerta y se van, tiran basura en mi casa, tiran piedras a mi casa, vecino me molesta, lo hace para molestar, laser en mi ventana, appelle et raccroche, appels anonymes, sonnent et partent, jette des ordures chez moi, jette des cailloux, voisin me provoque, voisin me dérange, fait exprès pour m énerver, lumière dans ma fenêtre, jogando lixo no meu terreno, entulho na minha porta, me infernizam, paz de espirito, mexem comigo na rua, vizinho cria caso, alguem fica apertando minha campainha, jogam ovo na minha casa, jogam bomba de são joão na porta, molham minha calçada, mandam trote, batem no meu portão de madrugada, neighbor spies with camera, throws eggs at my house, neighbor dumps garbage, hangs up calls at night, knocks on my door at night, does things to annoy, someone keeps bothering me, jogando agua suja na minha porta, joga coisa de proposito, vive me provocando, bota lixo na minha calçada, dirty water at my door, throws dirty water, tira agua sucia, jette de l eau sale',
  patterns: {
    stranger: {
      pt: 'me incomoda, me perturba, me provoca, joga lixo na minha porta, joga pedra, bate na minha porta, implica comigo',
      en: 'bothers me, annoys me, provokes me, throws trash at my door, throws stones, knocks at my door, disturbs me',
      es: 'me molesta, me fastidia, me provoca, tira basura en mi puerta, tira piedras, golpea mi puerta',
      fr: 'me dérange, m embête, me provoque, jette des ordures devant ma porte, jette des pierres, tape à ma porte',
    },
  },
}
