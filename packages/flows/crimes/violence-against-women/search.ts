import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
meu marido me bateu
meu ex nao aceita o fim do namoro
meu companheiro me ameaça de morte
ele descumpriu a medida protetiva
apanho do meu marido ha anos
meu esposo me humilha todo dia e nao deixa eu trabalhar
preciso de medida protetiva
meu ex marido me bateu na frente dos filhos
meu namorado me deu um soco
ele nao deixa eu sair de casa e pega meu celular
lei maria da penha
meu ex postou minhas fotos intimas
meu marido quebrou meu celular e me enforcou
mulher agredida pelo marido
o pai da minha filha me agrediu
meu ex fica me ameaçando que se eu nao voltar ele me mata
meu namorado controla minhas roupas e minha senha
meu homem me espancou bebado
vizinho bate na mulher dele toda noite
minha filha apanha do marido
ele me chama de vagabunda e me puxa pelo cabelo
meu ex invadiu minha casa e me bateu
meu marido chega bebado e quer me bater
delegacia da mulher
ele chega bebado me xinga e me da tapa na frente dos meninos
meu marido nao me deixa trabalhar nem falar com minha mae
quebrou meu celular e me segurou pelo braço
meu ex fica indo na minha casa e ja arrombou a porta
to com medo dele, ele ja me deu na cara e diz que se eu largar ele me mata
o pai das crianças me tranca em casa
ele descumpriu a medida protetiva e veio aqui
meu namorado me puxou pelo cabelo e me jogou no chao
`,
    en: `
my husband beats me
my boyfriend hit me
my ex threatens to kill me
he wont let me leave the house
my husband chokes me
restraining order violated by my ex
my ex husband is threatening me
he controls my phone and money
my boyfriend punched me in the face
my husband hurts me when he drinks
afraid of my husband
ex boyfriend posted my nudes
woman beaten by her husband
he locks me in and wont let me leave the house
my husband controls who i talk to and hits me
he grabbed me by the throat
my ex breaks the restraining order and comes to my door
he threatens to kill me if i leave him
he took my phone and my money and says i am worthless
my fiance kicked me in the belly
`,
    es: `
mi marido me pega
mi esposo me golpea
mi novio me pego
mi ex me amenaza
mi pareja no me deja salir
mi ex no me deja en paz y me quiere matar
violencia de genero
incumplio la orden de alejamiento
mi esposo me humilla y controla mi telefono
mi marido me ahorco
tengo miedo de mi marido
mi exmarido publico mis fotos intimas
violencia contra la mujer
mi esposo me jala del pelo y me encierra
mi novio no me deja salir ni hablar con nadie
mi ex rompio la puerta y me golpeo
`,
    fr: `
mon mari me frappe
mon mari me bat
mon copain m'a frappée
mon ex me menace de mort
violence conjugale
il ne me laisse pas sortir de la maison
j'ai peur de mon mari
mon conjoint m'a giflée
mon ex mari ne respecte pas l'ordonnance de protection
femme battue
mon mari m'étrangle
mon ex a publié mes photos intimes
il controle mon telephone et mon argent
mon copain m'a serré la gorge
mon mari m'enferme à la maison
il me gifle devant les enfants
mon ex a cassé ma porte et m'a frappée
`,
  },
  words:
    'marido, esposo, ex marido, ex esposo, namorado, ex namorado, companheiro, ex companheiro, meu ex, meu homem, pai dos meus filhos, pai do meu filho, noivo, ciumes, ciumento, nao aceita a separacao, medida protetiva, protetiva, maria da penha, violencia contra mulher, mulher agredida, mulher apanhando, feminista, deam, relacionamento abusivo, controla, me humilha, me proibe, me tranca, me enforca, me sufoca, me puxou o cabelo, violencia psicologica, me ameaça se eu for embora, ele me bate, ele bebe e me bate, quer me matar se eu separar, husband, boyfriend, ex husband, ex boyfriend, fiance, partner hits me, he hits me, restraining order, protective order, abusive relationship, battered woman, jealous, choked me, controlling, he beats me, my man, marido, esposo, novio, exnovio, ex marido, ex pareja, mi pareja, orden de alejamiento, orden de proteccion, violencia machista, machismo, celoso, celos, me controla, me golpea, mujer golpeada, me ahorca, mari, ex mari, copain, petit ami, compagnon, conjoint, mon ex, jaloux, violences conjugales, femme battue, femme frappée, ordonnance de protection, éloignement, il me frappe, il me bat, il me contrôle, étrangle, fiancé, el me pega, meu marido, meu namorado bateu em mim, meu marido me agrediu, meu marido me espancou, meu marido me ameaça, meu marido me xinga, meu marido nao me deixa sair, meu namorado me bateu, meu namorado me ameaçou, meu namorado me agride, meu ex me bateu, meu ex me ameaçou, meu ex me persegue, meu ex me agrediu, meu ex descumpriu a medida, meu companheiro me agrediu, apanho do meu marido, apanhei do meu namorado, apanhei do meu marido, ele me bateu, ele me agrediu, ele me bate quando bebe, sou mulher e fui agredida, vizinho batendo na mulher, homem batendo na mulher, mulher sendo agredida, my husband hit me, my husband threatens me, my husband slapped me, my husband yells at me, my boyfriend beats me, my boyfriend threatens me, my ex hit me, my ex follows me, my ex wont leave me alone, my ex boyfriend hit me, my partner beats me, scared of my husband, he hit his wife, mi marido me golpea, mi marido me amenaza, mi marido me insulta, mi marido me maltrata, mi esposo me pega, mi esposo me amenaza, mi novio me golpeo, mi novio me amenaza, mi ex me pego, mi ex me persigue, mi pareja me golpea, mi pareja me amenaza, el le pega a su mujer, mon mari me menace, mon mari m a frappée, mon mari m insulte, mon copain me frappe, mon copain me menace, mon ex me suit, mon ex me frappe, mon ex me harcèle, mon conjoint me frappe, mon compagnon me bat, il bat sa femme, peur de mon ex, ma voisine est battue par son mari, meu ex me manda mensagem, meu ex me liga toda hora, meu ex diz que vai me matar, meu ex vai me matar, meu ex me xinga, meu ex me perturba, meu ex quebrou minhas coisas, meu ex vazou minhas fotos, ex me ameaça, ex me persegue, meu macho me bateu, meu marido é violento, marido agressivo, ele é agressivo comigo, deu uns tapas em mim, ele me deu um tapa, ele me empurrou, medida protetiva contra ex, quero me separar e ele nao deixa, ele tomou meus filhos, he pushed me, my ex keeps texting me, my ex says he will kill me, my man hits me, me dio una cachetada, mi ex me escribe, mi ex dice que me va a matar, m a mis une claque, mon ex m écrit, mon ex dit qu il va me tuer, protection order, meu marido tomou meu celular e nao deixa sair, agressao do ex marido, ele me ofende e me bate, violencia psicologica do marido, vivo com medo dele, quero sair de casa por causa do meu marido, ele me vigia, ela apanha do marido, feminicidio tentativa, my boyfriend grabbed me, my boyfriend wont let me go out, he checks my phone, he calls me names and hits me, i want to leave my husband but im scared, my ex came to my house and hit me, woman screaming husband hitting, me separei e ele nao me deixa em paz, ele quebrou meu braço, ele nao aceita a separação, vai na minha casa me ameaçar, me proibe de ver minha familia, controla minha roupa, fica violento quando bebe meu marido, tenho medo de voltar pra casa por causa dele, ele me empurrou grávida, scared to go home to my husband, he gets violent when he drinks my husband, we broke up and he keeps coming, mi pareja me encierra, se pone violento cuando toma, nos separamos y no me deja, devient violent quand il boit, nous sommes séparés et il revient, peur de rentrer chez moi à cause de mon mari',
  patterns: {
    partner: {
      pt: 'me bateu, me bate, me agrediu, apanhei do meu, me ameaça, me ameaçou, me xinga, me humilha, me persegue, me enforcou, quebrou meu celular, tenho medo do, nao me deixa sair, quer me matar',
      en: 'hit me, hits me, beats me, threatens me, insults me, humiliates me, follows me, choked me, broke my phone, afraid of my, wont let me leave, wants to kill me, slapped me',
      es: 'me pego, me pega, me golpea, me amenaza, me insulta, me humilla, me persigue, me ahorco, rompio mi celular, miedo de mi, no me deja salir, me quiere matar',
      fr: 'm a frappée, me frappe, me bat, me menace, m insulte, m humilie, me suit, m a étranglée, a cassé mon telephone, peur de mon, m empêche de sortir, veut me tuer',
    },
  },
}
