import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
tem um homem me seguindo
um cara me persegue todo dia no trabalho
recebo ligaçao o dia todo da mesma pessoa
stalker
estou sendo perseguida
um desconhecido fica na porta da minha casa
ele me segue no instagram com perfil fake toda hora
me vigiam
um ex colega nao para de mandar mensagem
um rapaz me segue ate o ponto de onibus
cria conta nova toda vez que eu bloqueio
puseram rastreador no meu carro
uma mulher fica me perseguindo por causa do meu namorado
sendo perseguido por vizinho
fica passando de moto na frente de casa pra me vigiar
perseguiçao na internet
um cliente fica me esperando na saida do serviço
nao me deixa em paz liga e manda mensagem sem parar
ele fica me esperando na saida do trabalho todo dia
bloqueei e ele cria outro perfil pra me mandar mensagem
um homem me segue da escola ate em casa faz semanas
fica passando de carro na frente de casa e tirando foto de mim
nao para de ligar e de ir atras de mim
`,
    en: `
someone is following me
i have a stalker
stalking
a man waits outside my house every day
he keeps calling and texting me nonstop
found a tracker in my car
creepy guy follows me from work
being watched
she makes new accounts to message me after i block her
a stranger keeps showing up where i am
wont leave me alone
he waits outside my work every day
she keeps creating new accounts to message me
a guy follows me everywhere i go
my ex shows up wherever i am
he sends me hundreds of messages and i blocked him
`,
    es: `
un hombre me sigue
me estan acosando
acosador
me persiguen
me llama todo el dia sin parar
me espera a la salida del trabajo
me vigilan la casa
crea cuentas nuevas para escribirme
pusieron un gps en mi carro
un desconocido me persigue
acoso por internet todos los dias
mi ex me espera todos los dias en el trabajo
un hombre me sigue hasta mi casa
`,
    fr: `
un homme me suit
je suis harcelé
harcelement
quelqu'un me suit tous les jours
il m'appelle sans arret
il m'attend devant mon travail
on me surveille
il cree des comptes pour m'écrire
traceur gps dans ma voiture
un inconnu me poursuit
stalker
il crée de nouveaux comptes pour m'écrire sans arrêt
mon ex m'attend devant mon travail chaque jour
un homme me suit jusque chez moi
`,
  },
  words:
    'perseguiçao, perseguido, perseguida, perseguindo, persegue, persegui, stalker, stalking, seguindo, me segue, me seguindo, seguiu, vigia, vigiando, vigiada, espiona, espionando, obcecado, obsessao, nao me deixa em paz, insiste, insistente, liga toda hora, manda mensagem toda hora, aparece onde eu vou, rastreador, rastreando, fica na porta, me espera, rondando, ronda minha casa, admirador, ex amigo insiste, stalked, stalks, follows me, followed, following me, watching me, spying, obsessed, keeps calling, keeps texting, shows up, tracker, tracking, waits for me, harasses, harassed, harassment, acoso, acosador, acosa, acosando, acosada, acosado, persigue, persiguiendo, perseguida, me sigue, siguiendo, vigila, espia, obsesionado, llama sin parar, rastreador, harcèlement, harcelé, harcelée, harceleur, harcèle, suit, suivi, suivie, poursuit, surveille, espionne, obsédé, appelle sans cesse, traceur, guette, um homem fica me seguindo, um homem me espera, um rapaz fica na minha rua me olhando, nao para de me ligar, nao para de mandar mensagem, liga sem parar, me manda mensagem todo dia, cria perfil fake pra me seguir, cria conta nova, bloqueei e ele volta, colega obcecado por mim, aparece no meu trabalho, fica rondando, me filmando, man follows me, he follows me everywhere, he wont stop calling me, wont stop texting me, keeps sending me messages, shows up at my work, new accounts to contact me, i blocked him and he comes back, gps tracker, someone is spying on me, me sigue a todas partes, no para de llamarme, no deja de escribirme, me manda mensajes todo el dia, aparece en mi trabajo, lo bloquee y vuelve, me espian, il me suit partout, il n arrête pas de m appeler, il n arrête pas de m écrire, il m attend, appels sans arrêt, messages sans arrêt, bloqué mais il revient, quelqu un m espionne, il rôde devant chez moi, nao larga do meu pé, maluco me seguindo, doido me liga toda hora, fica ligando, me stalkeia, stalkeando, fica me mandando presente, aparece em todo lugar, homem parado na minha rua me olhando, vigiam minha casa, vigiando minha rotina, persegue minha filha, fã obcecado, me persegue nas redes, colocaram gps, he waits for me, guy outside my house, someone watches my house, someone tracks my phone location, won t leave me alone, he shows up everywhere, unwanted messages every day, unwanted calls, um homem me acompanha ate em casa, carro me segue ate em casa, sempre aparece com outro numero, bloqueio e ele aparece de novo, fica na esquina me olhando, sabe onde estou o tempo todo, a car follows me home, a man walks behind me every day, comes back with another number, un carro me sigue hasta mi casa, aparece con otro numero, une voiture me suit jusqu à chez moi, revient avec un autre numéro',
  patterns: {
    stranger: {
      pt: 'me segue, me persegue, me seguindo todo dia, fica me vigiando, nao para de me ligar, me espera na saida, obcecado por mim, me manda mensagem toda hora',
      en: 'follows me, stalks me, is following me, watches me, keeps calling me, waits for me outside, obsessed with me, texts me all the time',
      es: 'me sigue, me persigue, me acosa, me vigila, no para de llamarme, me espera afuera, obsesionado conmigo, me escribe a cada rato',
      fr: 'me suit, me poursuit, me harcèle, me surveille, n arrête pas de m appeler, m attend dehors, obsédé par moi, m écrit sans arrêt',
    },
  },
}
