import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
meu vizinho me ameaçou de morte
to sendo ameaçado
ameaça pelo whatsapp
o cara disse que vai me matar
agiota ta me ameaçando
ameaçaram minha familia
recebi mensagem dizendo que vao me pegar
um colega do trabalho disse que vai me quebrar
ele falou que vai tocar fogo na minha casa
o traficante da rua me ameaçou
ameassa de morte
mandaram audio me ameaçando
fui jurado de morte
disse que vai me dar um tiro
facçao mandou eu sair do bairro
ameaça no trabalho pelo patrao
ex funcionario ameaça me matar
vizinho mostrou a faca pra mim
um homem falou que sabe onde eu moro e que vai me pegar
me ameaçaram por causa de divida
o agiota disse que vai me matar se eu nao pagar
mandou audio dizendo que vai quebrar minhas pernas
meu vizinho falou que vai meter bala em mim
falou que sabe onde meus filhos estudam e que eu vou me arrepender
prometeu tocar fogo na minha casa
`,
    en: `
someone threatened to kill me
i am being threatened
death threats
neighbor threatens me
he said he will shoot me
threatening messages on whatsapp
loan shark threatening me
coworker said he will hurt me
they threatened my family
threat
a man said he knows where i live and will get me
he sent me a voice message saying i will be dead soon
the neighbor says he knows where i live and will get me
they threatened to burn my house down
a man says he will shoot my dog and me
someone is threatening to beat me up
`,
    es: `
me amenazaron de muerte
estoy recibiendo amenazas
un vecino me amenaza
dijo que me va a matar
amenazas por whatsapp
un prestamista me amenaza
amenazan a mi familia
amenaza
un compañero dijo que me va a golpear
me dijo que sabe donde vivo
me va a pegar un tiro
me dijo que sabe donde vivo y que me va a matar
me mandan mensajes que me van a golpear
mi exjefe dice que me va a hacer daño
amenazo con quemar mi casa
`,
    fr: `
on me menace de mort
menaces
mon voisin me menace
il a dit qu'il va me tuer
je recois des menaces sur whatsapp
un collegue menace de me frapper
ils menacent ma famille
un usurier me menace
menace
il sait ou j'habite et va me trouver
messages menaçants
mon voisin menace de me frapper
il dit qu'il va me tuer
mon propriétaire menace de me casser la figure
on menace de brûler ma maison
`,
  },
  words:
    'ameaça, ameaças, ameaçado, ameaçada, ameaçou, ameaçaram, ameacando, ameassa, ameasaram, jurado de morte, jurou, vai me matar, disse que ia me matar, prometeu me matar, prometeu me bater, vai me pegar, intimidaçao, intimidou, medo de morrer, agiota, faccao, milicia, cobrança com ameaça, bilhete com ameaça, mandou mensagem ameaçando, threat, threats, threatened, threatening, threatens, intimidated, kill me, will hurt me, wants to kill me, said he will kill me, death threat, amenaza, amenazas, amenazado, amenazada, amenazo, amenazaron, amenazando, intimida, me va a matar, matarme, prestamista, menace, menaces, menacé, menacée, menacer, menaçant, intimidation, me tuer, va me tuer, usurier, vizinho ameaçou me matar, vizinho me ameaçou com faca, mostrou a arma pra mim e me ameaçou, mandou eu sair do bairro, mandaram eu sair de casa senao me matam, disse que vai me bater, disse que vai queimar minha casa, falou que vai me matar, falou que vai me dar uma surra, ameaçando minha familia, faccao me ameaçou, to com medo dele me matar, mensagem de ameaça, audio de ameaça, ele quer me matar, querem me matar, said he would kill me, says he will kill me, someone wants to kill me, neighbor threatened me, threatened me with a knife, threatened to burn my house, threatened to hurt me, gang told me to leave, dice que me va a matar, dijo que me iba a pegar, me quieren matar, vecino me amenazo, amenazo con quemar mi casa, me amenaza con un cuchillo, mensajes de amenaza, il veut me tuer, il dit qu il va me tuer, il m a menacé, voisin m a menacé, menacé avec un couteau, menacé de brûler ma maison, messages de menace, menaces de mort, on veut me tuer, prometeu me matar, falou que ia me furar, disse que vai me quebrar no pau, recado de morte, mandou recado, vou te matar, vai morrer, marcado pra morrer, cobrança de agiota, me escribe que me va a matar, il m a dit qu il allait me tuer, mostrou arma, mostrou a faca, ameaça com arma, ameaça de faccionado, vao me matar, recebo ameaças, cobrador me ameaçando, ameaça por telefone, ameaça de vizinho, he pointed a gun at me and said he would kill me, he said he will burn my house, gang threatens me, i get threats, blackmailer threatens me, threatens to beat me, scared for my life, threatened my kids, falou que eu nao passo de amanha, disse que vai acabar comigo, disse que minha hora vai chegar, prometeu dar fim em mim, se eu nao pagar ele me mata, mandou avisar que vai me matar, disse que vai fazer mal pra minha filha, said my days are numbered, will come for me, if i dont pay he will kill me, si no pago me mata, dijo que me va a desaparecer, si je ne paie pas il me tue, il a dit que mes jours sont comptés',
  patterns: {
    stranger: {
      pt: 'me ameaçou, ta me ameaçando, disse que vai me matar, ameaça do, falou que vai me pegar, quer me matar, mandou mensagem me ameaçando',
      en: 'threatened me, is threatening me, said he will kill me, threats from, wants to kill me, sends me threatening messages',
      es: 'me amenazo, me amenaza, dijo que me va a matar, amenazas de, me quiere matar, me manda mensajes de amenaza',
      fr: 'm a menacé, me menace, dit qu il va me tuer, menaces de, veut me tuer, m envoie des menaces',
    },
  },
}
