import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
me xingaram na rua
fui xingada de vagabunda pela vizinha
fui ofendida no grupo do whatsapp
me humilharam na frente de todo mundo
minha vizinha me chama de ladra e de puta
o cliente me xingou no trabalho
me chamaram de gorda
injuria
falaram palavrao pra mim
cuspiram na minha cara
me ofenderam no facebook
ofensa verbal
o chefe me chama de burro
fizeram gesto obsceno pra mim
me esculhambaram no meio da rua
recebi mensagem com xingamento
me chingaram
zombam de mim e me botam apelido
me chamou de burra e gorda no grupo do trabalho
me xingou de tudo quanto é nome na frente dos meus filhos
o gerente me humilha todo dia na frente dos clientes
`,
    en: `
someone insulted me
called me names
neighbor called me a whore
i was humiliated in public
verbal abuse by a stranger
he spat on me
swore at me in the street
insulted me on facebook
mocked me and called me fat
my boss calls me stupid
offensive words
she called me fat and stupid in front of everyone
my boss insults me and calls me an idiot
he swore at me and humiliated me in public
`,
    es: `
me insultaron
me dijeron puta
me ofendieron en facebook
me humillaron en publico
la vecina me insulta
me escupio en la cara
mi jefe me dice inutil
insultos
me gritaron groserias
se burlan de mi
injuria
`,
    fr: `
on m'a insulté
insultes
il m'a traitée de pute
humilié en public
ma voisine m'insulte
on m'a craché dessus
insulté sur facebook
mon chef me traite d'idiot
injure
moqueries
gros mots contre moi
`,
  },
  words:
    'xingou, xingaram, xingada, xingado, xingamento, xingamentos, chingou, ofendeu, ofensa, ofensas, ofenderam, ofendida, insulto, insultou, humilhou, humilhada, humilhado, humilhação, palavrao, palavroes, palavras de baixo calao, cuspiu, vagabunda, vagabundo, puta, rapariga, quenga, corno, safada, burra, idiota, gorda, feia, apelido, zombou, esculhambou, esculacho, desacato, bullying, insult, insulted, insults, offended, offensive, swore, cursed, name calling, bitch, whore, stupid, fat, mocked, spat, humiliated, bullied, insulto, insultos, insultaron, insulto, ofendio, ofensa, humillo, humillada, groserias, malas palabras, puta, perra, idiota, escupio, burlas, insulte, insultes, insulté, insultée, injure, injures, injurié, offensé, humilié, humiliée, humiliation, salope, pute, connard, idiot, craché, gros mots, moqué, moquerie, me chamou de vagabunda, me chamou de puta, me chamou de burro, me chamou de feia, me xingou de tudo, fui humilhado, fui xingado, fui ofendido, vizinha me xingou, mulher me xingou na rua, me xinga no whatsapp, gestos obscenos, mostrou o dedo, bullying contra meu filho, he called me stupid, he called me a bitch, she insulted me, shouted insults at me, neighbor insulted me, cursed at me, gave me the finger, he humiliated me, me llamo puta, me dijo idiota, me dijo gorda, me insulto en la calle, vecina me insulto, me grito insultos, se burlo de mi, me falto el respeto, il m a insulté, il m a traité de con, elle m a insultée, traité d imbécile, traitée de grosse, mon voisin m insulte, doigt d honneur, humilié devant tout le monde, manque de respect, me xingou de tudo que é nome, baixo calão, falou que eu nao presto, me chamou de vadia, me chamou de corna, me desrespeitou, desrespeito, me mandou tomar no, grosseria, mal educado, me chamou de tudo, me humilhou no trabalho, xingamentos no grupo, mensagem com xingamento, me chamou de gordo, me chamou de macaca velha, fui chamada de bandida e piranha, gesto obsceno, shouted at me, yelled insults, humiliated me at work, called me ugly, insulted me in a group chat, obscene gesture, he spit in my face, rude words, gritou na rua que eu sou vagabunda, gritou que sou ladra e puta, ficou me ofendendo na frente dos meus filhos, me mandou aquele lugar, me chamou de tudo na frente dos clientes, shouted that i am a whore, insulted me in front of my kids, me grito puta en la calle, a crié que je suis une pute',
  patterns: {
    stranger: {
      pt: 'me xingou, me ofendeu, me humilhou, me chamou de burro, me insultou, cuspiu em mim, falou palavrao, me esculhambou',
      en: 'insulted me, called me names, humiliated me, swore at me, spat at me, called me stupid, cursed me',
      es: 'me insulto, me ofendio, me humillo, me dijo idiota, me escupio, me grito groserias',
      fr: 'm a insulté, m a traité, m a humilié, m a craché dessus, m a injurié, m a dit des gros mots',
    },
  },
}
