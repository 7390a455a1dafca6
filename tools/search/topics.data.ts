import type { Topic } from '@delegacia/domain/search/labels'
import type { Stories } from '@delegacia/domain/search/told'

/** How people tell of what is no crime of the portal. */
export const topicsTold: Readonly<Record<Topic, Stories>> = {
  assault: {
    stories: {
      pt: `
briga de rua me bateram
levei um soco de um desconhecido
vizinho me agrediu com pau
me deram uma facada
apanhei na festa
fui agredido pelo segurança da boate
lesao corporal
o colega do meu filho bateu nele na escola
me agrediram no bar
levei uma pedrada na cabeça
dei uma briga e me machucaram
vizinha me bateu e me arranhou
levei um tiro na perna
fui espancado por varios homens
agressao fisica
me furaram
levei uma terçadada
bateram no meu filho na escola
levei uma garrafada numa festa
um cara que nunca vi me deu um murro no bar
fui espancado na saida do jogo por uns torcedores
os seguranças da boate me encheram de porrada
`,
      en: `
i was beaten up by a stranger
got punched in a bar
bar fight
i was stabbed
neighbor hit me
security guard beat me
assault
shot in the leg
attacked by a group of men
kid beat up at school
hit in the head with a bottle
physical assault
a stranger hit me with a bottle in a bar
got beaten by security at a club
some guy punched me in the face on the street
`,
      es: `
me golpearon en la calle
pelea en un bar
me dieron una puñalada
un desconocido me pego
un vecino me golpeo
el guardia me agredio
lesiones
me dispararon en la pierna
me pegaron entre varios
agresion fisica
le pegaron a mi hijo en la escuela
me dieron un botellazo
`,
      fr: `
on m'a frappé dans la rue
bagarre dans un bar
coup de couteau
un inconnu m'a frappé
mon voisin m'a frappé
le vigile m'a agressé
coups et blessures
on m'a tiré dessus
tabassé par plusieurs personnes
agression physique
mon enfant frappé à l'école
coup de poing
`,
    },
    words:
      'briga, brigaram, brigou, agredido, agredida, agrediram, agressor, agressao, lesao, lesao corporal, lesoes, bateram em mim, me bateram, apanhei, apanhei na rua, soco, murro, chute, paulada, pedrada, garrafada, facada, esfaqueado, tiro, baleado, espancado, espancaram, espancamento, pancada, machucaram, ferido em briga, segurança me bateu, vias de fato, porrada, corpo de delito, exame iml, assault, assaulted, attacked, beaten, beat up, beaten up, punched, kicked, stabbed, shot, fight, brawl, injured in a fight, hit by a stranger, bruises, golpearon, golpeado, golpeada, golpiza, pelea, puñetazo, patada, puñalada, apuñalado, disparo, balazo, agresion, agredieron, lesiones, me pegaron, herido en pelea, agressé, agression, frappé, tabassé, bagarre, coup, coups, coups et blessures, poignardé, couteau planté, tiré dessus, blessé par balle, passage à tabac, violenté, bordoada, terçadada, apanhei de um vizinho, apanhei no bar, apanhei de desconhecido, vizinho me bateu, vizinha me bateu, vizinho me agrediu, vizinho bateu em mim, colega me bateu, colega bateu no meu filho, bateram no meu filho, levei uma facada, levei um tiro, levei um soco, levei um chute, levei uma surra na rua, me deram um soco, me deram um tiro, me furaram com faca, cortaram meu braço com faca, neighbor punched me, neighbor beat me, stranger hit me, stranger attacked me, man attacked me, attacked me with a knife, hit me with a stick, hit me with a bottle, punched me in the face, kid hit my son at school, i was shot, i was stabbed, i was attacked, me pego un vecino, me pego un desconocido, me golpeo un vecino, me golpearon entre varios, me golpearon en un bar, me dieron un golpe, me dieron un tiro, me dieron una patada, me cortaron con un cuchillo, me atacaron, le pegaron a mi hijo, frappé par un inconnu, frappé par mon voisin, frappé dans un bar, attaqué dans la rue, attaqué avec un couteau, reçu un coup de poing, reçu un coup, reçu une balle, frappé par plusieurs, mon fils a été frappé, bouteille sur la tête, apanhei de uns caras, apanhei na rua, caiu na porrada, me meteram a porrada, pancadaria, levei uma coronhada na briga, garrafada, briga de torcida, pancada na cabeça, bateram em mim na rua, me deu um murro, levei uma paulada, colega bateu no meu filho na escola, briga na escola, briga de vizinho com agressao, me atacaram com garrafa, tentou me matar com faca, tentativa de homicidio, a man hit me, neighbor attacked me, someone shot me, got into a fight, security beat me up, hit my child at school, i was punched, pushed me and i fell, attempted murder, fui separar uma briga, levei uma garrafada, briga no bar me cortaram, got hit with a bottle, breaking up a fight, separar una pelea, me cortaron en una pelea, séparé une bagarre, pris une bouteille',
    patterns: {
      stranger: {
        pt: 'me bateu, me agrediu, me deu um soco, me espancou, bateu em mim, me deu uma facada, apanhei do, briga com, me machucou, bateu no meu filho',
        en: 'hit me, beat me up, punched me, attacked me, kicked me, stabbed me, fight with, hurt me, hit my son',
        es: 'me pego, me golpeo, me agredio, me ataco, me dio un puñetazo, me apuñalo, pelea con, me lastimo, le pego a mi hijo',
        fr: 'm a frappé, m a tapé, m a agressé, m a attaqué, m a poignardé, bagarre avec, m a blessé, a frappé mon fils',
      },
    },
  },
  rape: {
    stories: {
      pt: `
estupro
fui estuprada
fui abusada
abuso sexual
meu padrasto abusa da minha filha
passaram a mao em mim no onibus
meu tio mexeu comigo quando eu era criança
um homem mostrou o penis na rua
me obrigou a fazer sexo
forçaram relaçao comigo
tentaram me estuprar
minha filha de 10 anos foi abusada
assedio sexual no trabalho
se esfregou em mim no onibus
pedofilia
me drogaram e abusaram de mim
meu marido me força a ter relaçao
estrupo
meu professor me tocou
homem se masturbando no onibus
meu chefe pede sexo
menor de idade gravida de adulto
meu padrasto passa a mao em mim de noite
minha filha disse que o vizinho mexe com ela nas partes
acordei pelada e nao lembro de nada acho que botaram coisa na bebida
ele me forçou a ter relaçao
o tio da minha filha fica tocando nela
`,
      en: `
rape
i was raped
sexual assault
he groped me on the bus
sexual abuse
my daughter was abused
man exposed himself
forced me to have sex
harassed at work by my boss sexually
touched me without consent
someone drugged me and raped me
child abuse
molested
he forced me to have sex
i woke up naked and dont remember the night
my uncle touches me at night
he put something in my drink and abused me
a man exposed himself to me and touched me on the bus
`,
      es: `
violacion
me violaron
abuso sexual
me manosearon en el bus
mi hija fue abusada
un hombre se desnudo frente a mi
me obligo a tener sexo
acoso sexual
me toco sin permiso
me drogaron y abusaron de mi
intentaron violarme
abuso de menor
un hombre se desnudo y me mostro sus partes
abuso de mi cuando estaba borracha
me obligo a tener relaciones
un tipo me toco en el bus
`,
      fr: `
viol
on m'a violée
agression sexuelle
on m'a touchée dans le bus
abus sexuel
ma fille a été abusée
un homme s'est exhibé
forcée à avoir un rapport
harcelement sexuel
attouchements
on m'a droguée et violée
pédophile
il m'a forcée à faire l'amour
je me suis réveillée nue sans souvenir
mon beau père me touche la nuit
`,
    },
    words:
      'estupro, estuprada, estuprado, estuprou, estuprador, estuprar, abuso, abusada, abusado, abusou, abusador, abuso sexual, sexual, sexo, sexo a força, assedio, assediou, assediada, assediando, importunacao, importunacao sexual, apalpou, encoxou, encoxada, pegou nos meus seios, passou a mao, passou a mao na minha bunda, tocou nas minhas partes, partes intimas, beijou a força, masturbou, nu, pelado, penis, pedofilo, pedofilia, aliciamento, exploraçao sexual, prostituiçao de menor, dopada, boa noite cinderela, molestada, molestou, rape, raped, rapist, sexual assault, sexually abused, abused, molested, groped, groping, touched me, flasher, exposed himself, forced sex, drugged, child abuse, pedophile, harassment sexual, kissed me by force, violacion, violada, violado, violador, violaron, abuso, abusaron, abusada, manoseo, manoseada, manosearon, acoso sexual, pedofilo, sexo, sexual, toco mis partes, drogada, viol, violée, violé, violeur, violer, agression sexuelle, sexuel, sexuelle, abusée, attouchement, attouchements, exhibitionniste, inceste, pédophile, pédophilie, droguée, tripoté, harcèlement sexuel, estrupada, estrupo, fui bulinada, bolinou, abusa da minha filha, abusa da minha enteada, abusou de mim, abusou da minha sobrinha, mexeu comigo quando criança, tocou em mim, passou a mao no meu corpo, passou a mao nos meus peitos, se esfregou em mim, mostrou as partes, tirou a roupa na minha frente, me agarrou a força, me beijou sem eu querer, me força a fazer sexo, sexo sem eu querer, adulto com menor, homem mexendo com criança, abused my daughter, abused my child, touched my daughter, touched me, rubbed against me, showed his penis, kissed me without consent, forces me to have sex, sex without consent, adult with a minor, abuso de mi hija, abuso de mi, toco a mi hija, me toco, se froto contra mi, mostro el pene, me beso a la fuerza, me obliga a tener relaciones, adulto con menor, abuse de ma fille, abusé de moi, touché ma fille, m a touchée, s est frotté contre moi, a montré son sexe, embrassée de force, forcée, rapport sans consentement, adulte avec mineure, abusaram da minha sobrinha, abusou da minha filha, mexeu com minha filha, mexendo com criança, put his hands on me, touched my butt, touched my breasts, me tocaron en el colectivo, me tocaron el cuerpo, touché les fesses, touché les seins, mano en mi, dedada, passou a mao na minha filha, homem se exibindo, homem pelado na rua, me tocou no onibus, me agarrou, tio abusou, padrasto abusou, professor abusou da aluna, fui assediada no trabalho, aliciando menor, video de criança nua, guy masturbating, he grabbed my breast, touched my daughter, sexually harassed, my boss touches me, my uncle abused me as a child, sex with a minor, drink spiked, spiked my drink, fica passando a mao em mim, meu chefe passa a mao, um velho mexeu com minha neta, mexeu com minha neta, agarrou meus peitos, grabbed my breasts, forced me to kiss, me agarro los senos, me obligo a besarlo, forcée à l embrasser, touché la poitrine',
    patterns: {
      stranger: {
        pt: 'me estuprou, abusou de mim, passou a mao em mim, me tocou, me assediou, me beijou a força, mostrou o penis',
        en: 'raped me, abused me sexually, groped me, touched me, sexually harassed me, kissed me by force, exposed himself',
        es: 'me violo, abuso de mi, me manoseo, me toco, me acoso sexualmente, me beso a la fuerza, se exhibio',
        fr: 'm a violée, a abusé de moi, m a tripotée, m a touchée, m a harcelée sexuellement, m a embrassée de force, s est exhibé',
      },
      relative: {
        pt: 'estuprou minha, abusou da minha, foi abusada, foi estuprada, me estuprou, abusa da',
        en: 'raped, sexually abused my, was raped, was molested, touched my',
        es: 'violo a mi, abuso de mi, fue violada, fue abusada, toco a mi',
        fr: 'a violé ma, a abusé de ma, a été violée, a été abusée, a touché ma',
      },
    },
  },
  suicide: {
    stories: {
      pt: `
quero morrer
vou me matar
suicidio
nao aguento mais viver
pensando em tirar minha vida
minha filha quer se matar
meu amigo tentou suicidio
tomei remedio pra morrer
minha irma se cortou
meu filho ta falando em se matar
nao quero mais viver
nao vejo mais sentido na vida
minha mae tomou veneno
quero sumir pra sempre
to pensando besteira
me enforcar
depressao quero acabar com tudo
se jogou da ponte
nao vejo mais saida quero acabar com tudo
penso em me matar todo dia
minha filha se corta e fala que quer morrer
`,
      en: `
i want to die
i want to kill myself
suicide
my friend tried to kill himself
i cant go on
my sister cut herself
thinking about ending my life
took pills to die
no reason to live
suicidal
i cant take it anymore i want it to end
i am thinking of ending it all
my friend says she wants to kill herself
there is no reason to keep living
`,
      es: `
quiero morir
me quiero matar
suicidio
mi amigo intento suicidarse
no quiero vivir mas
mi hermana se corto
pienso en quitarme la vida
tomo pastillas para morir
mi hijo se quiere matar
ya no aguanto la vida
no quiero seguir viviendo
pienso en acabar con todo
no aguanto mas quiero desaparecer
`,
      fr: `
je veux mourir
je veux me tuer
suicide
mon ami a tenté de se suicider
je ne veux plus vivre
ma soeur s'est coupé les veines
je pense à en finir
elle a pris des médicaments pour mourir
envie de mourir
idées suicidaires
je n'en peux plus je veux que ça s'arrête
je pense à me tuer
`,
    },
    words:
      'suicidio, suicida, suicidar, suicidou, se matar, me matar, morrer, quero morrer, tirar a propria vida, tirar minha vida, acabar com a minha vida, nao quero viver, nao quero mais viver, sem vontade de viver, desistir da vida, depressao, deprimido, deprimida, automutilaçao, me cortar, se cortou, pular da ponte, tomei veneno, overdose, enforcar, cvv, sofrimento, desespero, kill myself, killing myself, suicide, suicidal, want to die, end my life, end it all, self harm, cut myself, overdose, hopeless, no reason to live, depressed, depression, suicidio, suicida, suicidarme, suicidarse, matarme a mi mismo, quiero morir, quiero morirme, no quiero vivir, quitarme la vida, acabar con mi vida, cortarme, depresion, deprimida, suicide, suicider, me suicider, suicidaire, mourir, me tuer, veux mourir, plus envie de vivre, finir ma vie, en finir, mutilation, dépression, déprimé, vou me matar, quero me matar, me matar hoje, minha amiga quer se matar, meu irmao quer se matar, minha mae tentou se matar, tentou se matar, nao quero viver, nao aguento mais, nao aguento mais essa vida, vida sem sentido, tomou remedio pra se matar, me cortando, me jogar, i cant go on living, i cant take it anymore, i will kill myself, my friend wants to die, she tried to kill herself, he wants to kill himself, cutting myself, life has no meaning, me voy a matar, quiero matarme, no aguanto mas, ya no quiero vivir, mi amiga se quiere matar, intento matarse, tomo veneno, me corto, la vida no tiene sentido, je vais me tuer, je ne veux plus vivre, je n en peux plus, mon amie veut mourir, il veut se tuer, elle a essayé de se tuer, pris des cachets pour mourir, je me coupe, la vie n a plus de sens, to querendo me matar, cansei de viver, cansada de viver, cansado da vida, me mato, vontade de morrer, quero acabar com minha vida, seguir viviendo, no quiero seguir, tired of living, dont want to be alive, fatigué de vivre, nao tenho mais motivo pra viver, quero dormir e nao acordar, pensando besteira, pensamentos ruins, nao tenho vontade de viver, me cortei, penso em morrer, quero desistir, nao vale a pena viver, tomou chumbinho pra morrer, my brother wants to kill himself, she took pills, i hurt myself, thinking of suicide, nothing to live for, my daughter cuts herself, nao quero mais estar aqui, queria dormir e nunca mais acordar, nao vejo saida, ninguem sentiria minha falta, dont want to be here anymore, wish i never woke up, no quiero estar aqui, ya no vale la pena vivir, plus envie d être là, la vie ne vaut plus la peine',
    patterns: {
      relative: {
        pt: 'quer se matar, tentou suicidio, quer morrer, tentou se matar, falou em se matar, se cortou',
        en: 'wants to kill himself, tried to kill herself, wants to die, attempted suicide, talks of suicide',
        es: 'se quiere matar, intento suicidarse, quiere morir, habla de suicidio, se corto',
        fr: 'veut se tuer, a tenté de se suicider, veut mourir, parle de suicide, se coupe les veines',
      },
      friend: {
        pt: 'quer se matar, tentou se matar, quer morrer',
        en: 'wants to kill himself, wants to die, attempted suicide',
        es: 'se quiere matar, quiere morir, intento suicidarse',
        fr: 'veut se tuer, veut mourir, a tenté de se suicider',
      },
    },
  },
  homicide: {
    stories: {
      pt: `
mataram meu irmao
homicidio
assassinato
encontrei um corpo
mataram um homem na minha rua
meu filho foi morto a tiros
tem um cadaver no igarape
assassinaram meu vizinho
roubaram e mataram meu pai
latrocinio
feminicidio mataram minha filha
vi um assassinato
um corpo boiando no rio
mataro meu primo
tiroteio com morte
meu marido foi assassinado
a policia matou meu filho
encontraram ossos no terreno
deram facada no meu vizinho e ele morreu
mataram um rapaz a tiro aqui na rua
acharam um corpo no igarape
`,
      en: `
my brother was murdered
murder
i found a dead body
someone was killed
they shot and killed my friend
homicide
saw a man get killed
corpse in the river
killed during a robbery
they shot a man in front of my house and he is dead
somebody was stabbed to death on our street
i found a body by the river
`,
      es: `
mataron a mi hermano
homicidio
asesinato
encontre un cadaver
lo mataron a tiros
asesinaron a mi amigo
vi como mataban a un hombre
un cuerpo en el rio
feminicidio
`,
      fr: `
mon frère a été tué
meurtre
homicide
j'ai trouvé un cadavre
assassinat
on a tué un homme
j'ai vu un meurtre
un corps dans la riviere
ils ont abattu mon ami
`,
    },
    words:
      'homicidio, assassinato, assassinado, assassinada, assassinaram, assassino, assassina, matou, mataram, matar alguem, morto a tiros, morto a facadas, morta, executado, execucao, chacina, corpo, corpo encontrado, cadaver, defunto na rua, latrocinio, feminicidio, tiroteio, baleado morreu, linchamento, desovaram, murder, murdered, murderer, homicide, killed, killing, dead body, body found, corpse, shot dead, stabbed to death, manslaughter, homicidio, asesinato, asesinado, asesinaron, asesino, mataron, mato, matado, cadaver, cuerpo, muerto a tiros, sicario, feminicidio, meurtre, meurtrier, assassinat, assassiné, assassin, tué, tuée, tuer, cadavre, corps, abattu, féminicide, homicide, mort par balle, mataram meu filho, mataram meu pai, mataram meu amigo, mataram meu vizinho, mataram uma pessoa, mataram a facada, morreu de tiro, foi morto, foi assassinado, achei um corpo, achei um morto, corpo no rio, corpo no mato, vi matarem, my son was killed, my friend was killed, my father was killed, somebody was murdered, killed with a knife, found a body, body in the river, saw a murder, they killed a man, mataron a mi hijo, mataron a mi padre, mataron a mi amigo, mataron a una persona, lo mataron, fue asesinado, encontre un muerto, cuerpo en el monte, vi un asesinato, mon fils a été tué, mon ami a été tué, mon père a été tué, on a tué quelqu un, tué au couteau, trouvé un corps, corps dans l eau, vu un homme tué, abattu par balle, acharam um corpo, corpo no igarape, foi morto, tiraram a vida do meu filho, mataram ele, meteram bala nele e morreu, executaram um rapaz, morreu baleado, crime de morte, homem morto na rua, acharam morto, pistoleiro matou, someone shot and killed my cousin, they murdered my neighbor, man found dead with wounds, witnessed a killing, my husband was murdered, acabaram de matar, mataram um rapaz, mataram na porta da minha casa, just killed a man, acaban de matar, ils viennent de tuer',
    patterns: {
      relative: {
        pt: 'mataram meu, foi morto, foi assassinado, assassinaram meu, mataram a tiros meu',
        en: 'was killed, was murdered, they killed my, murdered my, shot dead my',
        es: 'mataron a mi, fue asesinado, asesinaron a mi, mataron a tiros a mi',
        fr: 'a été tué, a été assassiné, on a tué mon, assassiné mon, abattu mon',
      },
      friend: {
        pt: 'mataram, foi morto, assassinaram um, vi matarem, corpo de',
        en: 'was killed, they killed a, murdered, saw killed, body of a',
        es: 'mataron a un, fue asesinado, asesinaron, vi matar, cuerpo de',
        fr: 'a été tué, on a tué un, assassiné, vu tuer, corps d un',
      },
    },
  },
  kidnapping: {
    stories: {
      pt: `
sequestro
sequestraram minha filha
fui sequestrado
estou presa em casa ele trancou a porta
carcere privado
me mantiveram refem
me colocaram no porta malas
levaram meu irmao a força num carro
sequestro relampago
pedem resgate pelo meu pai
meu vizinho mantem a mulher trancada
pegaram meu filho e nao devolvem pedindo dinheiro
me prenderam num quarto
criança raptada
minha irma foi raptada
nao me deixam sair do garimpo
trabalho escravo na fazenda
trafico de pessoas
ligaram pedindo dinheiro pra soltar meu irmao
levaram minha prima num carro a força
ele ta com ela trancada e nao deixa sair
`,
      en: `
my daughter was kidnapped
kidnapping
i am locked in a room
they are holding me hostage
ransom demand for my husband
someone forced my friend into a car
held against my will
human trafficking
he locked me in the house
abducted child
they took my brother and ask for ransom
a man is holding a girl against her will
someone dragged my friend into a car
`,
      es: `
secuestraron a mi hija
secuestro
estoy encerrada y no me dejan salir
me tienen de rehen
piden rescate
se llevaron a mi amigo a la fuerza
me encerro en un cuarto
trata de personas
raptaron a un niño
secuestro express
`,
      fr: `
ma fille a été enlevée
enlevement
kidnapping
je suis enfermée
on me retient en otage
ils demandent une rançon
emmené de force dans une voiture
séquestrée dans une chambre
traite d'etres humains
kidnappé
`,
    },
    words:
      'sequestro, sequestrada, sequestrado, sequestraram, sequestrador, cativeiro, carcere privado, refem, refens, resgate, trancada, trancado, trancaram, presa em casa, amarrada, amarraram, rapto, raptaram, raptada, levaram a força, trafico humano, trafico de pessoas, trabalho escravo, nao me deixam sair, me prenderam, kidnap, kidnapped, kidnapping, kidnapper, abducted, abduction, hostage, ransom, locked up, locked in, tied up, held captive, captive, held prisoner, trafficked, trafficking, slavery, secuestro, secuestrada, secuestrado, secuestraron, secuestrador, rehen, rehenes, rescate, encerrada, encerrado, encerraron, raptada, rapto, cautiverio, esclavitud, trata, enlèvement, enlevé, enlevée, kidnappé, kidnapping, ravisseur, otage, rançon, séquestré, séquestrée, enfermé, enfermée, captif, traite, esclavage, rapt, levaram minha filha, levaram meu filho a força, levaram ele no carro a força, pedindo resgate, pedem dinheiro pra soltar, me trancou em casa, me trancaram, estou trancada, estou preso e nao posso sair, nao me deixa sair do quarto, me amarraram, took my child, took my son by force, forced into a car, asking for ransom, wants money to release, locked me in, i am trapped, cannot leave the house he locked it, tied me up, held prisoner, se llevaron a mi hija, se lo llevaron a la fuerza, piden dinero para soltarlo, me encerraron, estoy encerrada, no puedo salir me encerro, me amarraron, emmené mon fils, emmené de force, demande de rançon, enfermée dans la maison, je suis enfermé, ne peux pas sortir il m a enfermée, attaché, pedindo dinheiro pra soltar, nao soltam, em cativeiro, pegaram minha irma, presa em cativeiro, sumiram com ele num carro preto, meu marido me trancou em casa, mantem presa, sequestraram, pediram resgate por telefone, obrigados a trabalhar sem sair, my child was taken, she is being held, someone grabbed my friend, forced labor, he keeps me locked, they took him away in a car, colocaram no porta malas, tao pedindo resgate, put him in the trunk, lo metieron en la maletera, mis dans le coffre',
    patterns: {
      relative: {
        pt: 'sequestraram meu, foi sequestrado, levaram a força meu, pedem resgate, em cativeiro, presa em casa',
        en: 'was kidnapped, kidnapped my, held hostage, ransom for my, taken by force',
        es: 'secuestraron a mi, fue secuestrado, piden rescate por mi, se llevaron a la fuerza a mi',
        fr: 'a été enlevé, a été kidnappé, otage, rançon pour mon, emmené de force',
      },
    },
  },
  vehicle: {
    stories: {
      pt: `
roubaram meu carro
roubaram minha moto
furtaram minha moto
levaram minha moto com arma
meu carro foi roubado
tomaram minha moto no assalto
furto de veiculo
roubo de veiculo
levaram o carro da garagem
minha moto sumiu da frente do trabalho
levaram meu caminhao
minha biz foi roubada
tomaram meu carro de assalto
robaram minha moto titan
carro furtado no estacionamento
roubo de moto
achei meu carro roubado
levaram minha pop 100
levaram minha biz de dentro de casa
sumiu meu carro que tava estacionado na rua
me tomaram a moto com arma
`,
      en: `
my car was stolen
motorcycle stolen
they took my car at gunpoint
stolen vehicle
carjacking
my rental car was stolen
someone stole my motorbike
car theft
my truck was stolen
the rental car was taken from the street
my scooter is gone from where i parked it
someone drove away with my truck
`,
      es: `
me robaron el carro
me robaron la moto
robaron mi auto
robo de vehiculo
se llevaron mi coche
me quitaron la moto con pistola
robo de moto
robaron el auto alquilado
me robaron la camioneta
`,
      fr: `
on m'a volé ma voiture
vol de voiture
moto volée
vol de véhicule
ma voiture de location a été volée
on a volé mon scooter
on m'a pris ma voiture avec une arme
vol de moto
mon camion a été volé
`,
    },
    words:
      'carro roubado, moto roubada, veiculo, veiculos, veiculo roubado, veiculo furtado, furto de carro, furto de moto, roubo de carro, roubaram o carro, roubaram a moto, levaram o carro, levaram a moto, tomaram a moto, tomaram o carro, roubaram meu veiculo, moto biz, moto pop, moto titan, fan, bros, honda, yamaha, hilux, gol, onix, hb20, strada, caminhao roubado, caminhonete, recuperar veiculo, car stolen, stole my car, stole my motorcycle, stolen car, stolen motorcycle, stolen truck, carjacked, carjacking, vehicle, took my car, motorbike stolen, scooter stolen, carro robado, auto robado, coche robado, moto robada, camioneta robada, vehiculo robado, vehiculo, robaron el coche, se llevaron la moto, se llevaron el auto, voiture volée, véhicule, véhicule volé, moto volée, scooter volé, camion volé, vol de scooter, volé ma moto, volé ma voiture, car jacking, levaram meu carro, levaram minha moto, furtaram meu carro, roubaram meu caminhao, roubaram minha caminhonete, roubaram minha biz, roubaram minha pop, tomaram minha moto com arma, me tomaram a moto, me tomaram o carro, sumiu minha moto, sumiu meu carro da rua, stole my bike motorcycle, stole my truck, stole my scooter, took my motorcycle, my motorcycle was stolen, my car is gone, car disappeared from parking, me robaron el auto, me robaron el coche, se robaron mi moto, se robaron mi carro, me quitaron el carro, me quitaron el auto, desaparecio mi carro, on a volé ma voiture, on a volé ma moto, volé mon camion, ma moto a disparu, ma voiture a disparu, on m a pris ma moto, levaram minha moto ontem, levaram o carro do meu pai, roubaram a moto do meu irmao, roubaram a bros, roubaram a fan, levaram a hilux, me afanaron la moto, voiture volée cette nuit, rental car stolen, moto aquatica roubada, minha moto foi furtada, minha moto foi roubada, carro roubado na garagem, roubo de caminhao, levaram minha bros, roubaram a moto do trabalho, acharam meu carro, my bike was stolen motorcycle, they stole our rental, scooter was stolen, vehicle theft, thieves took my car, minha moto sumiu da frente, meu carro nao estava mais la, carro sumiu do estacionamento, our car was gone, motorcycle gone, el auto ya no estaba, ma voiture n est plus là, voiture plus sur le parking',
    patterns: {
      vehicle: {
        pt: 'roubaram meu, furtaram minha, levaram meu, tomaram minha, furto de, roubo de, me roubaram o, sumiu meu',
        en: 'stole my, stolen, someone stole my, took my, theft of my, was stolen',
        es: 'me robaron el, robaron mi, se llevaron mi, robo de, hurto de, me quitaron la',
        fr: 'on m a volé ma, vol de, volé ma, pris ma, a été volée',
      },
    },
  },
  missing: {
    stories: {
      pt: `
meu filho sumiu
minha filha desapareceu
pessoa desaparecida
meu pai saiu e nao voltou
desaparecimento
meu avo com alzheimer se perdeu
minha irma nao da noticia ha dois dias
criança desaparecida
minha filha fugiu de casa
meu marido ta sumido desde ontem
nao sei onde minha mae ta
adolescente sumiu da escola
meu tio sumiu no rio de canoa
encontrei meu filho que estava desaparecido
meu irmao saiu pra trabalhar e nao voltou
procuro meu pai que nao vejo ha anos
desapareceu minha amiga
meu sobrinho sumiu
minha filha saiu pra escola e nao voltou
meu pai tem alzheimer saiu de casa e nao sabemos onde ta
meu sobrinho foi pescar e nao voltou mais
`,
      en: `
my son is missing
missing person
my friend disappeared
my daughter did not come home
my husband has not been seen since yesterday
grandfather with dementia wandered off
cant find my child
my friend is not answering for two days
runaway teenager
our friend did not come back to the hostel last night
my daughter left school and nobody has seen her
my grandfather with dementia walked off and we cant find him
have not heard from my brother for three days
my son ran away from home
`,
      es: `
mi hijo desaparecio
persona desaparecida
mi amiga no aparece
mi hija no volvio a casa
mi papa salio y no regreso
no encuentro a mi hijo
mi abuelo con alzheimer se perdio
desaparicion
mi esposo no aparece desde ayer
no encuentro a mi hija desde ayer
mi hermano no volvio a casa
mi mama salio y no aparece
mi amigo no ha vuelto al hostal
`,
      fr: `
mon fils a disparu
personne disparue
mon ami ne répond plus
ma fille n'est pas rentrée
mon mari est introuvable depuis hier
disparition
grand-pere alzheimer perdu
je ne trouve plus mon enfant
fugue adolescent
ma fille n'est pas rentrée de l'école
mon père malade est parti et on ne le trouve pas
`,
    },
    words:
      'desaparecido, desaparecida, desapareceu, desaparecimento, desaparecidos, sumiu de casa, sumida, sumido, nao voltou, nao voltou pra casa, nao aparece, nao da noticias, sem noticias, fugiu de casa, fugiu, perdido na mata, criança perdida, se perdeu, alzheimer, demencia, paradeiro, procurando meu filho, procuro, nao atende o telefone ha dias, foi achado desaparecido, missing, missing child, disappeared, disappearance, didnt come home, has not returned, not seen since, ran away, runaway, lost child, wandered off, whereabouts, looking for my son, no news from, desaparecido, desaparecida, desaparecio, desaparicion, no volvio, no regreso, no aparece, sin noticias, se fue de casa, niño perdido, paradero, buscando a mi hijo, se extravio mi abuelo, disparu, disparue, disparition, pas rentré, pas rentrée, sans nouvelles, introuvable, fugue, fugué, enfant perdu, recherche mon fils, ne donne plus de nouvelles, sumiu meu filho, mulher sumida, rapaz desaparecido, meu irmao sumiu, minha mae sumiu, minha amiga sumiu, meu marido nao voltou, meu filho nao voltou pra casa, minha filha nao chegou em casa, saiu e nao voltou, criança sumiu, idoso sumiu, ta sumido, desapareceu de casa, my brother is missing, my mother is missing, my daughter is missing, my friend is missing, my child is lost, he never came back, she never came home, did not return, has been missing since, mi hermano desaparecio, mi hija desaparecio, mi mama no aparece, mi amigo no aparece, mi hijo no volvio, salio y no volvio, niño desaparecido, mon frère a disparu, ma fille a disparu, ma mère a disparu, mon amie a disparu, mon fils n est pas rentré, il n est pas revenu, parti et pas revenu, enfant disparu, ne répond plus au téléphone, saiu e nao voltou mais, ainda nao apareceu, sumiu desde ontem, nao consigo falar com ela, never came back, not come back from the beach, pas rentré de la plage, no volvio de la playa, filha sumida, sumiço, sumiço do meu pai, criança nao voltou da escola, esta desaparecida, mae idosa perdida, nao atende e nao voltou, my father has dementia and is lost, child lost in the market, my brother has not come home, no contact with my friend since monday, my teenage son ran away, saiu de manha e ate agora nada, saiu ontem e ainda nao voltou, have not heard from him, not heard from our friend, salio anoche y no vuelve, todavia no vuelve, pas de nouvelles depuis hier, pas rentré depuis',
    patterns: {
      relative: {
        pt: 'sumiu, meu desapareceu, nao voltou pra casa, sem noticias do meu, saiu e nao voltou, procuro meu, fugiu de casa, ta sumido',
        en: 'is missing, disappeared, did not come home, no news from my, went out and never came back, looking for my, ran away',
        es: 'desaparecio, no volvio a casa, no aparece, sin noticias de mi, salio y no volvio, busco a mi, se fue de casa',
        fr: 'a disparu, n est pas rentré, sans nouvelles de mon, parti et pas revenu, je cherche mon, introuvable, a fugué',
      },
      friend: {
        pt: 'sumiu, desapareceu, nao voltou, sumida, sem noticias',
        en: 'is missing, disappeared, did not return, no news',
        es: 'desaparecio, no aparece, no volvio, sin noticias',
        fr: 'a disparu, introuvable, pas revenu, sans nouvelles',
      },
    },
  },
  injured: {
    stories: {
      pt: `
acidente com ferido
atropelaram minha mae
fui atropelado
bati a moto e quebrei a perna
acidente com vitima
tem gente machucada no acidente
atropelamento
cai da moto e me machuquei
acidente com morte na estrada
um carro me atropelou e fugiu
meu filho foi atropelado de bicicleta
motorista bebado bateu e feriu gente
capotamento com ferido
preciso de ambulancia
to ferido no acidente
bateram na minha moto e eu fui parar no hospital
sangrando muito
dpvat acidente de moto fratura
atropelaram uma moça e ela nao acorda
meu colega caiu da moto e quebrou a perna
tem gente ferida na batida aqui na br
`,
      en: `
accident with injuries
i was hit by a car
run over by a motorcycle
crash and people are hurt
i broke my leg in an accident
need an ambulance
pedestrian hit
drunk driver hurt someone
bleeding after a crash
a man was run over and is not moving
there are people hurt in a crash
my friend fell off the motorbike and is bleeding
`,
      es: `
accidente con heridos
me atropellaron
me atropello un carro
choque y hay heridos
me rompi la pierna en un accidente
necesito ambulancia
atropellaron a mi madre
me cai de la moto y estoy herido
conductor borracho hirio a alguien
`,
      fr: `
accident avec blessés
j'ai été renversé par une voiture
un piéton blessé
jambe cassée dans un accident
besoin d'une ambulance
accident grave
ma mere a été renversée
chauffeur ivre a blessé quelqu'un
je saigne apres un accident
`,
    },
    words:
      'ferido, feridos, ferida, machucado, machucada, atropelado, atropelada, atropelaram, atropelamento, atropelou, vitima, vitimas, fratura, quebrei a perna, quebrou o braço, hospital, upa, ambulancia, samu, sangue, sangrando, socorro, emergencia, caiu da moto, morreu no acidente, acidente grave, dpvat, motorista bebado, embriagado, injured, injury, injuries, hurt, wounded, ambulance, run over, hit by a car, knocked down, broken leg, broken arm, hospital, bleeding, blood, emergency, help, drunk driver, herido, heridos, herida, atropellado, atropellada, atropellaron, atropello, ambulancia, hospital, sangre, sangrando, fractura, emergencia, auxilio, ayuda, conductor ebrio, blessé, blessée, blessés, renversé, renversée, écrasé, ambulance, hôpital, sang, saigne, fracture, urgence, au secours, aide, ivre, piéton, atropelaram meu filho, atropelaram uma pessoa, me atropelaram, fui atropelada, carro me atropelou, moto me atropelou, meu filho foi atropelado, acidente e me machuquei, acidente com morto, acidente quebrei o braço, bati e me machuquei, batida com feridos, tem gente ferida, pessoas feridas, car hit me, motorcycle hit me, hit a pedestrian, my son was run over, my mother was run over, injured in a crash, hurt in an accident, people are hurt, people injured, broke my arm in a crash, me atropello una moto, atropellaron a mi hijo, atropellaron a una persona, herido en un choque, hay heridos, gente herida, me rompi el brazo, me quebre la pierna, renversé par une moto, renversé par un bus, mon fils a été renversé, blessé dans un accident, il y a des blessés, gens blessés, bras cassé, jambe cassée, foi atropelado, foi atropelada, meu pai foi atropelado, fui atingido por carro, pegaram meu filho de moto, perna quebrada acidente, acidente grave com moto, motoqueiro ferido, quebrei o braço na batida, motorista bebado atropelou, gente presa nas ferragens, accident with victims, biker injured, i was injured in a crash, car ran over my foot, broken bones accident, people bleeding, serious crash, passou por cima do pe, carro passou por cima, ran over his foot, le paso por encima, roulé sur le pied',
    patterns: {
      relative: {
        pt: 'atropelaram meu, foi atropelado, se feriu no acidente, se machucou na moto, ferido num acidente',
        en: 'was run over, got hit by a car, injured in a crash, hurt in an accident',
        es: 'atropellaron a mi, fue atropellado, herido en un accidente, se lastimo en la moto',
        fr: 'a été renversé, renversé par une voiture, blessé dans un accident, blessé en moto',
      },
      friend: {
        pt: 'atropelaram, foi atropelado, ferido no acidente, machucado na batida',
        en: 'was run over, hit by a car, injured in a crash',
        es: 'atropellaron a, fue atropellado, herido en el choque',
        fr: 'a été renversé, blessé dans un accident',
      },
    },
  },
  drugs: {
    stories: {
      pt: `
tem boca de fumo na minha rua
trafico de drogas
vendem droga na esquina
denunciar traficante
meu vizinho vende droga
ponto de venda de drogas
denuncia anonima
usam maconha na porta de casa
quero denunciar sem me identificar
plantacao de maconha
vendendo pedra na praça
homem armado na rua
foragido na minha rua
venda de arma
tem um bandido procurado morando aqui
bocada
`,
      en: `
drug dealing on my street
someone sells drugs
report drug dealer anonymously
anonymous tip
people smoking weed at my door
drug trafficking
wanted criminal lives here
man with a gun on the street
`,
      es: `
venden droga en mi calle
narcotrafico
denunciar a un narco
denuncia anonima
fuman marihuana en mi puerta
trafico de drogas
vecino vende droga
un hombre armado en la calle
`,
      fr: `
trafic de drogue
on vend de la drogue dans ma rue
dénoncer un dealer
dénonciation anonyme
ils fument devant ma porte
mon voisin vend de la drogue
point de deal
un homme armé dans la rue
`,
    },
    words:
      'droga, drogas, trafico, traficante, traficantes, traficando, maconha, cocaina, crack, pedra, pó, boca, boca de fumo, biqueira, bocada, ponto de droga, vende droga, vendendo droga, usuarios, noia, denuncia, denunciar, anonima, anonimo, anonimato, disque denuncia, 181, faccao, crime organizado, arma ilegal, jogo do bicho, foragido, procurado, milicia, contrabando, drug, drugs, dealer, dealers, dealing, trafficking drugs, weed, marijuana, cocaine, anonymous, tip, tip line, gang, fugitive, wanted, report crime anonymously, droga, drogas, narco, narcotrafico, traficante, marihuana, cocaina, anonimo, anonima, denunciar, banda, pandilla, fugitivo, drogue, drogues, dealer, trafic, trafiquant, cannabis, cocaïne, anonyme, anonymement, dénoncer, gang, bande, fugitif, vendem drogas na minha rua, usam droga na minha rua, fumando maconha, traficante na rua, traficante no bairro, boca na rua, quero denunciar, quero fazer denuncia, denunciar sem dizer meu nome, denunciar anonimamente, homens armados na rua, pessoa armada na rua, sells drugs, selling drugs, drug dealers in my street, smoking weed, i want to report anonymously, report without my name, armed man in the street, armed men, venden drogas, vendiendo droga, fumando marihuana, quiero denunciar sin dar mi nombre, hombres armados en la calle, vend de la drogue, vendent de la drogue, fument du cannabis, signaler anonymement, sans donner mon nom, hommes armés dans la rue, ponto de droga, ponto de trafico, trafico na escola, movimento de droga, casa de droga, cracolandia, esconderijo de bandido, esconde arma, venda de droga no bar, rapazes vendendo droga, laboratório de droga, denuncia de trafico, informar sobre criminoso, procurado pela justiça, gente armada no bairro, drugs sold next door, weed dealers on the corner, tip about a gang, report a criminal, people with guns in the street, someone hiding from police, vendendo po na pracinha, pessoal vendendo droga, selling coke, venden coca, vendent de la coke',
  },
  secondCopy: {
    stories: {
      pt: `
segunda via do boletim
segunda via do bo
perdi o papel do boletim
quero imprimir meu bo
como consultar meu boletim
cade meu bo
reimprimir boletim de ocorrencia
2 via bo
nao recebi o email do boletim
baixar pdf do boletim
ver meu boletim de ocorrencia
consultar ocorrencia registrada
andamento do meu bo
quero corrigir meu boletim
acompanhar ocorrencia
cancelar bo
`,
      en: `
copy of my police report
i lost my police report
print my report again
where is my report
download report pdf
status of my report
correct my report
did not get the email with the report
second copy
`,
      es: `
copia de mi denuncia
perdi el papel de mi denuncia
imprimir mi denuncia otra vez
donde esta mi denuncia
descargar pdf de la denuncia
estado de mi denuncia
corregir mi denuncia
segunda copia
no me llego el correo de la denuncia
`,
      fr: `
copie de ma déclaration
j'ai perdu ma déclaration de police
imprimer ma plainte
duplicata
telecharger le pdf de ma plainte
suivi de ma plainte
corriger ma déclaration
je n'ai pas recu l'email
où est ma plainte
`,
    },
    words:
      'segunda via, 2a via, 2 via, via do bo, boletim, bo, b.o., copia do boletim, copia do bo, imprimir, imprimir boletim, reimprimir, baixar boletim, download do boletim, consultar bo, consulta, consultar boletim, numero do boletim, protocolo, acompanhar, andamento, status, alterar boletim, corrigir boletim, retificar, cancelar boletim, retirar a queixa, autenticacao digital, ja registrei, boletim que fiz, copy, second copy, copy of the report, print, reprint, download, my report, police report number, status, follow up, correct report, cancel my report, withdraw complaint, already reported, copia, segunda copia, imprimir, descargar, mi denuncia, numero de denuncia, estado, seguimiento, corregir, retirar la denuncia, ya denuncie, duplicata, copie, copie de ma plainte, imprimer, télécharger, ma plainte, ma déclaration, numéro de plainte, suivi, corriger, retirer ma plainte, déjà déclaré, quero a segunda via, quero meu boletim, preciso do meu boletim de novo, onde esta meu boletim, nao chegou o email, email do boletim nao chegou, perdi meu boletim, pegar copia, ver andamento, mudar dados do boletim, need a copy of my report, lost my report, print my police report, where is my police report, email did not arrive, change my report, check my report status, necesito copia de mi denuncia, perdi mi denuncia, imprimir la denuncia, no llego el email, cambiar mi denuncia, ver mi denuncia, copie de la plainte, perdu ma plainte, perdu ma déclaration, imprimer la déclaration, email pas reçu, mail pas reçu, modifier ma déclaration, voir ma plainte, imprimir o b.o, imprimir o bo de novo, bo anterior, meu b o, b.o que fiz ontem, meu boletim nao chegou, quero meu bo em pdf, ver situação do bo, alterar informação do bo, numero do meu bo, reprint, i need the report i filed, find my report, update my report, resend the email, cancel report, fiz um bo semana passada, apaguei o email, pegar meu bo de novo, filed a report last week, hice una denuncia la semana pasada, déclaration faite la semaine dernière',
  },
  validate: {
    stories: {
      pt: `
validar documento
verificar se o boletim é verdadeiro
conferir autenticidade
codigo de verificacao
validar bo
qr code do boletim
esse documento da policia é verdadeiro
checar autenticidade de documento
validação de documento assinado
ver se o bo é falso ou original
validar assinatura digital
autenticar documento
`,
      en: `
check if a police report is real
validate document
verify authenticity
verification code
is this report authentic
qr code on the report
check document signature
`,
      es: `
validar documento
verificar si la denuncia es autentica
codigo de verificacion
comprobar autenticidad
es verdadero este documento
codigo qr de la denuncia
verificar firma
`,
      fr: `
vérifier un document
valider document
authenticité
code de vérification
est ce que ce document est vrai
qr code de la plainte
vérifier la signature
`,
    },
    words:
      'validar, validação, validar documento, validar boletim, verificar, verificar documento, verificar autenticidade, conferir, autenticidade, autentico, verdadeiro, codigo, codigo de validacao, qr code, assinatura digital, checar, documento verdadeiro, validate, validation, verify, verification, verify document, authentic, authenticity, genuine, real, code, qr, digital signature, check document, validar, validacion, verificar, verificacion, autentico, autenticidad, comprobar, codigo, codigo qr, firma digital, valider, validation, vérifier, vérification, authentique, authenticité, code, code qr, signature numérique, contrôler un document, conferir se o documento e verdadeiro, saber se o boletim e falso, ver se o documento e original, ler o qr code, tenho um codigo de validaçao, is the document genuine, is the document real or fake, scan the qr code, i have a verification code, es autentico el documento, saber si la denuncia es falsa, leer el codigo qr, tengo un codigo, savoir si le document est authentique, document vrai ou faux, scanner le qr code, j ai un code, como sei se é verdadeiro, bo verdadeiro, documento original, is it real, checar qr code, consultar autenticidade, codigo do documento, is this police document genuine, check the code, verify my report, check a certificate',
  },
}
