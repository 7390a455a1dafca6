import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
maus tratos a animais
meu vizinho bate no cachorro
cachorro amarrado no sol sem agua
envenenaram meu gato
deram chumbinho pro meu cachorro
abandonaram uma ninhada na rua
mataram meu cachorro
rinha de galo
cavalo magro puxando carroça machucado
vizinho deixa o cachorro sem comida
chutaram o gato
jogaram agua quente no cachorro
tem um cachorro preso passando fome
atiraram no meu cachorro
vi um homem espancando um cavalo
vendem papagaio e macaco
abandono de animal
dono viajou e largou os bichos
cortaram o rabo do cachorro
atropelou o cachorro de proposito
o cachorro do vizinho fica amarrado no sol sem agua e sem comida
o carroceiro bate no cavalo ate sangrar
jogaram filhote no lixo
`,
    en: `
animal abuse
neighbor beats his dog
dog tied without water
my cat was poisoned
abandoned puppies
someone killed my dog
cock fighting
starving horse
animal cruelty
kicked a dog
they sell wild parrots
they make roosters fight for bets
my neighbor kicks his dog every day
puppies left in a box without food
a horse is beaten and has open wounds
cats are being poisoned on our street
`,
    es: `
maltrato animal
mi vecino golpea a su perro
perro amarrado sin agua
envenenaron a mi gato
abandonaron cachorros
mataron a mi perro
pelea de gallos
caballo flaco y herido
maltratan animales
patearon un perro
venden loros
`,
    fr: `
maltraitance animale
mon voisin bat son chien
chien attaché sans eau
mon chat empoisonné
chiots abandonnés
on a tué mon chien
combat de coqs
cheval maigre et blessé
cruauté envers les animaux
coup de pied à un chien
vente de perroquets
ils font des combats de coqs
le voisin frappe son chien
un cheval maigre sans eau
`,
  },
  words:
    'cachorro, cachorra, cadela, gato, gata, cavalo, egua, burro, jumento, animal, animais, bicho, bichos, maus tratos, maltrata animal, maltratando, envenenado, envenenou, chumbinho, veneno, abandonado, abandonaram, filhotes, rinha, galo de briga, carroça, passaro, papagaio, macaco, jabuti, tatu, silvestre, caça, veterinario, amarrado, acorrentado, sem agua, sem comida, passando fome, chutou, espancou o animal, matou o gato, dog, dogs, cat, cats, puppy, puppies, kitten, horse, donkey, animal, animals, pet, cruelty, poisoned, poison, abandoned, starving, tied up, chained, wild animals, parrot, monkey for sale, vet, perro, perra, gato, gata, caballo, burro, animal, animales, mascota, maltrato animal, envenenado, veneno, abandonado, cachorro, loro, silvestre, pelea de gallos, encadenado, veterinario, chien, chienne, chat, chatte, cheval, âne, animal, animaux, chiot, chaton, maltraitance, cruauté, empoisonné, poison, abandonné, attaché, enchaîné, affamé, perroquet, espèce sauvage, vétérinaire, bate no cachorro, batendo no cachorro dele, maltrata o cachorro, maltrata os gatos, cachorro passando fome, cachorro sem comida, cavalo maltratado, mataram meu gato, envenenaram meu cachorro, jogaram filhotes no lixo, gato morto envenenado, beats his dog, hits his dog, hits the cat, hurts animals, killed my cat, poisoned my dog, dog without food, dog starving, horse mistreated, puppies in the trash, le pega a su perro, golpea al perro, golpea al gato, mataron a mi gato, envenenaron a mi perro, perro sin comida, caballo maltratado, cachorros en la basura, bat son chien, frappe son chien, frappe le chat, chien affamé, tué mon chat, tué mon chien, empoisonné mon chien, cheval maltraité, chiots jetés, matando o cachorro de fome, cachorro doente sem cuidado, vizinho cria passaros presos, jogou veneno pros gatos, bichinho, cachorro abandonado na casa, animal morto a pauladas, gato machucado pelo vizinho, caça de animal silvestre, criador clandestino, animal atropelado de proposito, someone poisons cats, dog left alone without food, neighbor hurts his dog, puppies dumped, horses overworked, illegal bird cage, dog fighting, cat beaten, dono deixa o cachorro acorrentado, pitbull acorrentado, cachorro no sol, gatinhos abandonados, dog chained in the sun, perro encadenado al sol, chien enchaîné au soleil',
  patterns: {
    pet: {
      pt: 'bate no, maltrata o, envenenaram meu, mataram meu, abandonaram um, sem comida, amarrado, machucaram, espancou o, chutou o, atiraram no, jogaram fora',
      en: 'beats the, mistreats the, poisoned my, killed my, abandoned, starving, tied up, hurt the, kicked the, shot my, dumped a',
      es: 'golpea al, maltrata al, envenenaron a mi, mataron a mi, abandonaron un, sin comida, amarrado, hirieron, pateo al, dispararon a mi',
      fr: 'bat le, maltraite le, empoisonné mon, tué mon, abandonné, affamé, attaché, blessé le, coup de pied au, tiré sur mon',
    },
  },
}
