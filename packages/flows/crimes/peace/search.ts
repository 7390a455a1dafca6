import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
som alto do vizinho
barulho a noite toda
vizinho com aparelhagem ate de madrugada
festa com som alto na rua
cachorro late a noite inteira
bar com musica alta do lado da minha casa
obra fazendo barulho de madrugada
poluiçao sonora
igreja com som muito alto
vizinho barulhento
nao consigo dormir com a zuada
o vizinho liga a caixa de som no ultimo volume
paredao de som
oficina batendo lata de noite
moto com escapamento barulhento de madrugada
gritaria na casa do lado
zoada de festa
perturbacao do sossego
galo cantando barulho do vizinho
algazarra na praça toda noite
aparelhagem toca ate de manha na minha rua
o bar da esquina poe o som no talo toda noite
o vizinho faz festa de segunda a segunda e ninguem dorme
`,
    en: `
loud music
noisy neighbors
cant sleep because of the noise
bar plays loud music all night
dog barking all night
party next door
construction noise at night
noise complaint
neighbor shouting every night
loud speakers
church too loud
loud speakers all night next to our hotel
the bar below plays music until dawn
dogs barking all night long
`,
    es: `
musica alta
vecinos ruidosos
ruido toda la noche
el bar tiene la musica muy fuerte
perro ladra toda la noche
fiesta del vecino no deja dormir
obra de noche con ruido
gritos de vecinos
parlantes a todo volumen
no puedo dormir por la bulla
iglesia con ruido
`,
    fr: `
musique trop forte
voisins bruyants
tapage nocturne
bruit toute la nuit
le chien aboie toute la nuit
bar avec musique forte
fête chez le voisin impossible de dormir
travaux la nuit
cris des voisins
nuisances sonores
tapage
`,
  },
  words:
    'barulho, barulhento, barulhenta, som alto, som, musica alta, musica, volume, festa, festas, aparelhagem, paredao, caixa de som, karaoke, bar, igreja, culto, ensaio, bateria, obra, reforma, furadeira, serraria, oficina, cachorro latindo, late, latido, galo, gritaria, gritos, zuada, zoada, algazarra, madrugada, nao deixa dormir, dormir, sossego, silencio, lei do silencio, poluicao sonora, escapamento, noise, noisy, loud, music, party, parties, barking, shouting, yelling, construction, drilling, sleep, quiet, speakers, volume, karaoke, ruido, ruidoso, ruidosos, bulla, musica, alta, volumen, fiesta, fiestas, ladra, ladridos, gritos, dormir, obra, silencio, parlante, escandalo, bruit, bruyant, bruyants, tapage, musique, forte, fête, aboie, aboiements, cris, dormir, travaux, perceuse, silence, enceinte, vacarme, boate, clube, vizinho com som alto, som alto de madrugada, musica alta a noite, festa toda noite, festa do vizinho, barulho do vizinho, barulho de obra, barulho de bar, cachorro do vizinho late, cachorro nao para de latir, nao da pra dormir, gritando de madrugada, som de carro alto, culto barulhento, neighbor plays loud music, neighbor makes noise, loud party, party all night, dog keeps barking, dog barks, music from the bar, cannot sleep, shouting at night, people screaming at night, vecino con musica alta, fiesta toda la noche, ruido del vecino, ruido de obra, el perro no deja de ladrar, perro del vecino, gritos en la noche, musica del bar, no dejan dormir, voisin fait du bruit, musique du voisin, musique toute la nuit, fête toute la nuit, chien qui aboie, bruit des travaux, bruit du bar, crient la nuit, cris la nuit, voisins crient, empêche de dormir, nao abaixa o som, baixar o som, zuada de bar, boate, club next door, noisy club, discoteca, musique du bar, boîte de nuit, som de igreja, pagode, tecnobrega, som automotivo, som de bar, festa na casa do lado, barulho de moto, barulho de madrugada, cachorros latindo, criança gritando, martelada de noite, ensaio de banda, neighbors party, music until 4am, dogs bark, noise from the bar, noise from church, workers drill at night, neighbors fight and scream, motorbikes making noise at night, 3 da manha e musica alta, o bar nao desliga a musica, tocam bateria, som ate de manha, gente gritando de madrugada no bar, drums at night, play music till 3 am, people upstairs make noise, musica a todo volumen hasta las 4, batterie la nuit, font la fête jusqu au matin',
  patterns: {
    noise: {
      pt: 'alto do vizinho, a noite toda, de madrugada, nao deixa dormir, incomoda todo dia alto, muito alto',
      en: 'too loud, all night, next door loud, cannot sleep because of, every night noise',
      es: 'muy alto, toda la noche, del vecino alto, no deja dormir, todas las noches ruido',
      fr: 'trop fort, toute la nuit, du voisin fort, empêche de dormir, toutes les nuits bruit',
    },
  },
}
