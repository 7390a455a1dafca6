import type { Text } from '../../language/text.ts'
import type { ByLabel } from '../labels.ts'

/** Whom and what the stories are about, by what they have in common: any of them may stand where one does. */
export const things = {
  thing: {
    pt: 'celular, telefone, iphone, bolsa, carteira, mochila, notebook, tablet, relogio, cordao, dinheiro, camera, mala, bicicleta, bike, fone, anel, oculos, roupas, joias, caixa de som, ventilador, tv, guarda chuva, sacola, encomenda, passaporte, documentos, cartao, chaves',
    en: 'phone, cell phone, iphone, bag, purse, wallet, backpack, laptop, tablet, watch, necklace, money, camera, suitcase, bicycle, headphones, ring, glasses, clothes, jewelry, speaker, tv, umbrella, passport, documents, card, keys',
    es: 'celular, telefono, movil, iphone, bolso, cartera, billetera, mochila, laptop, tablet, reloj, cadena, dinero, plata, camara, maleta, bicicleta, audifonos, anillo, gafas, ropa, joyas, tele, pasaporte, documentos, tarjeta, llaves',
    fr: 'telephone, portable, iphone, sac, portefeuille, sac à dos, ordinateur, tablette, montre, collier, argent, appareil photo, valise, velo, ecouteurs, bague, lunettes, vetements, bijoux, enceinte, tele, passeport, papiers, carte, clés',
  },
  document: {
    pt: 'rg, identidade, cpf, cnh, habilitacao, carteira de trabalho, certidao, titulo de eleitor, passaporte, documento, documentos, cartao do sus, crlv, carteira de estudante, cracha',
    en: 'id, id card, passport, licence, documents, visa, permit, papers, ticket, student card',
    es: 'dni, cedula, pasaporte, carnet, licencia, documentos, visa, permiso, papeles, identificacion',
    fr: 'carte d identité, passeport, permis, papiers, documents, visa, titre de séjour, billet, carte vitale',
  },
  vehicle: {
    pt: 'carro, moto, caminhao, van, caminhonete, scooter, fusca, onibus, hilux, biz, taxi',
    en: 'car, motorcycle, motorbike, truck, van, scooter, rental car, pickup',
    es: 'carro, auto, coche, moto, camion, camioneta, furgoneta, scooter',
    fr: 'voiture, moto, camion, camionnette, scooter, voiture de location, vehicule',
  },
  relative: {
    pt: 'pai, mae, filho, filha, irmao, irma, avo, vo, tio, tia, primo, prima, sobrinho, sobrinha, neto, sogra, padrasto, madrasta, enteado, cunhado, esposa',
    en: 'father, dad, mother, mom, son, daughter, brother, sister, grandfather, grandmother, uncle, aunt, cousin, nephew, niece, stepfather, wife',
    es: 'padre, papa, madre, mama, hijo, hija, hermano, hermana, abuelo, abuela, tio, tia, primo, prima, sobrino, sobrina, padrastro, suegra, esposa',
    fr: 'père, papa, mère, maman, fils, fille, frère, soeur, grand père, grand mère, oncle, tante, cousin, neveu, nièce, beau père, femme',
  },
  friend: {
    pt: 'amigo, amiga, vizinho, vizinha, colega, patrao, conhecido, namorada, afilhado, aluno, rapaz, moça, homem, mulher, pessoa, criança, idoso',
    en: 'friend, neighbor, coworker, boss, roommate, student, man, woman, boy, girl, person, child, old man, girlfriend',
    es: 'amigo, amiga, vecino, vecina, compañero, jefe, conocido, novia, alumno, hombre, mujer, persona, niño, niña, anciano',
    fr: 'ami, amie, voisin, voisine, collègue, patron, copine, élève, homme, femme, personne, garçon, enfant, vieux monsieur',
  },
  partner: {
    pt: 'marido, esposo, namorado, ex, ex marido, ex namorado, companheiro, noivo, pai do meu filho',
    en: 'husband, boyfriend, ex, ex husband, ex boyfriend, partner, fiance',
    es: 'marido, esposo, novio, ex, ex marido, ex novio, pareja, prometido',
    fr: 'mari, copain, ex, ex mari, petit ami, compagnon, conjoint, fiancé',
  },
  stranger: {
    pt: 'vizinho, vizinha, homem, cara, rapaz, mulher, desconhecido, colega, chefe, patrao, cliente, ex funcionario, segurança, traficante, aluno, policial, morador, bebado, motorista',
    en: 'neighbor, man, guy, woman, stranger, coworker, boss, customer, security guard, drunk, driver, landlord, teenager',
    es: 'vecino, vecina, hombre, tipo, mujer, desconocido, compañero, jefe, cliente, guardia, borracho, chofer, casero',
    fr: 'voisin, voisine, homme, type, femme, inconnu, collègue, patron, client, vigile, ivrogne, chauffeur, propriétaire',
  },
  pet: {
    pt: 'cachorro, cadela, gato, gata, cavalo, egua, burro, filhote, papagaio, passarinho, animal, bicho, pitbull, vira lata',
    en: 'dog, cat, horse, donkey, puppy, kitten, parrot, bird, animal, pet, stray dog',
    es: 'perro, perra, gato, gata, caballo, burro, cachorro, loro, pajaro, animal, mascota',
    fr: 'chien, chienne, chat, chatte, cheval, ane, chiot, chaton, perroquet, oiseau, animal',
  },
  cattle: {
    pt: 'gado, boi, vaca, bezerro, bufalo, porco, galinhas, ovelha, cabra, novilha, cacau, açai, mandioca',
    en: 'cattle, cows, bull, calf, buffalo, pigs, chickens, sheep, goats, crops',
    es: 'ganado, vacas, toro, ternero, bufalo, cerdos, gallinas, ovejas, cabras, cosecha',
    fr: 'bétail, vaches, taureau, veau, buffle, cochons, poules, moutons, chèvres, récolte',
  },
  land: {
    pt: 'terra, terreno, sitio, fazenda, lote, roça, chacara, cerca, pasto, plantacao, posse',
    en: 'land, farm, lot, field, ranch, fence, pasture, plantation, property in the countryside',
    es: 'tierra, terreno, finca, lote, campo, hacienda, cerca, pasto, plantacion, parcela',
    fr: 'terre, terrain, ferme, champ, clôture, pâturage, plantation, parcelle',
  },
  account: {
    pt: 'whatsapp, zap, instagram, insta, facebook, email, gmail, conta, tiktok, telegram, gov br, celular, computador, site, senha, twitter, perfil',
    en: 'whatsapp, instagram, facebook, email, gmail, account, tiktok, telegram, phone, computer, website, password, twitter, profile',
    es: 'whatsapp, instagram, facebook, correo, gmail, cuenta, tiktok, telegram, celular, computadora, pagina, contraseña, twitter, perfil',
    fr: 'whatsapp, instagram, facebook, mail, gmail, compte, tiktok, telegram, telephone, ordinateur, site, mot de passe, twitter, profil',
  },
  building: {
    pt: 'casa, loja, comercio, barraco, quintal, mata, mato, terreno, barco, deposito, galpao, lixo, apartamento',
    en: 'house, home, shop, store, shack, yard, forest, boat, warehouse, trash, apartment',
    es: 'casa, tienda, negocio, rancho, patio, bosque, monte, barco, deposito, basura, apartamento',
    fr: 'maison, magasin, cabane, jardin, forêt, bateau, entrepôt, poubelle, appartement',
  },
  property: {
    pt: 'vidro, janela, porta, portao, muro, telhado, grade, camera de segurança, lampada, placa da loja, parede, calçada, retrovisor, pneu, vidraça',
    en: 'window, door, gate, wall, roof, fence, security camera, lamp, shop sign, mirror, tire, windshield',
    es: 'ventana, vidrio, puerta, porton, muro, techo, reja, camara de seguridad, lampara, letrero, espejo, llanta',
    fr: 'fenêtre, vitre, porte, portail, mur, toit, grille, caméra de sécurité, lampe, enseigne, rétroviseur, pneu',
  },
  noise: {
    pt: 'som, musica, festa, barulho, obra, caixa de som, paredao, cachorro, bar, igreja, show, banda, buzina, gritaria, galo',
    en: 'music, party, noise, construction, speaker, dog, bar, church, concert, band, horn, shouting, rooster',
    es: 'musica, fiesta, ruido, obra, parlante, perro, bar, iglesia, concierto, banda, bocina, gritos, gallo',
    fr: 'musique, fête, bruit, travaux, enceinte, chien, bar, église, concert, groupe, klaxon, cris, coq',
  },
  purchase: {
    pt: 'celular, sofa, geladeira, moto, roupa, passagem, ingresso, hotel, casa de temporada, pacote de viagem, curso, tenis, iphone, carro, cachorrinho, remedio, video game',
    en: 'phone, sofa, fridge, clothes, ticket, hotel, apartment, tour, course, shoes, concert ticket, car, puppy, console',
    es: 'celular, sofa, refrigerador, ropa, pasaje, entrada, hotel, apartamento, tour, curso, zapatos, auto, cachorro, consola',
    fr: 'telephone, canapé, frigo, vetements, billet, hôtel, appartement, excursion, cours, chaussures, place de concert, voiture, chiot, console',
  },
  product: {
    pt: 'carne, leite, pao, comida, remedio, geladeira, televisao, celular, roupa, fogao, colchao, gasolina, iogurte, internet, energia, agua, curso, plano',
    en: 'meat, milk, bread, food, medicine, fridge, tv, phone, clothes, stove, mattress, gas, yogurt, internet, electricity, water, course',
    es: 'carne, leche, pan, comida, medicina, refrigerador, tele, celular, ropa, cocina, colchon, gasolina, yogur, internet, luz, agua, curso',
    fr: 'viande, lait, pain, nourriture, médicament, frigo, télé, telephone, vetements, cuisinière, matelas, essence, yaourt, internet, électricité, eau, cours',
  },
  trait: {
    pt: 'preto, negra, negro, pardo, indigena, gay, lesbica, trans, travesti, bissexual, macumbeira, evangelico, judeu, muçulmano, nordestino, venezuelano, haitiano, estrangeiro, autista, deficiente, cadeirante',
    en: 'black, indigenous, gay, lesbian, trans, bisexual, jewish, muslim, catholic, foreigner, immigrant, disabled, autistic, asian',
    es: 'negro, negra, indigena, gay, lesbiana, trans, bisexual, judio, musulman, extranjero, inmigrante, discapacitado, autista, chino',
    fr: 'noir, noire, indigène, gay, lesbienne, trans, bisexuel, juif, musulman, étranger, immigré, handicapé, autiste, asiatique',
  },
} satisfies Readonly<Record<string, Text>>

/** What is done with them, by label. */
export const patterns: Partial<ByLabel<Partial<Record<keyof typeof things, Text>>>> = {
  extravio: {
    thing: {
      pt: 'perdi meu, perdi minha, esqueci meu, deixei cair, nao acho, sumiu meu',
      en: 'lost my, i lost my, forgot my, dropped my, cannot find my, left my',
      es: 'perdi mi, se me perdio, olvide mi, se me cayo, no encuentro mi, deje mi',
      fr: 'perdu mon, j ai perdu, oublié mon, laissé tomber, je ne trouve plus mon, égaré mon',
    },
    document: {
      pt: 'perdi meu, perdi a, extraviei, sumiu, perda de, nao acho meu, caiu',
      en: 'lost my, i lost my, misplaced, missing, cannot find my, loss of',
      es: 'perdi mi, extravie, se me perdio, no encuentro mi, perdida de, olvide',
      fr: 'perdu mon, j ai perdu, égaré, perte de, je ne trouve plus, oublié',
    },
  },
  furto: {
    thing: {
      pt: 'furtaram meu, levaram meu, roubaram meu, pegaram meu, furto de, levaram da minha casa, tiraram da bolsa, roubaram do carro',
      en: 'stole my, someone stole my, stolen, took my, theft of, took from my room, stole from my car',
      es: 'me robaron, me hurtaron, se llevaron mi, hurto de, me sacaron, robaron de mi habitacion, robaron del auto',
      fr: 'on m a volé, volé mon, vol de, on m a pris, pris dans ma chambre, volé dans la voiture, piqué mon',
    },
    document: {
      pt: 'furtaram meu, levaram meu, roubaram meu',
      en: 'stole my, stolen, took my',
      es: 'me robaron, me hurtaron, se llevaron',
      fr: 'on m a volé, volé, vol de',
    },
  },
  roubo: {
    thing: {
      pt: 'assaltaram e levaram, levaram com arma, levaram com faca, tomaram meu, arrancaram meu, assalto levaram, roubaram armados meu, apontou a arma e levou, me roubaram na rua',
      en: 'robbed me of my, took with a gun, took with a knife, snatched my, mugged took my, armed men took, robbed at gunpoint',
      es: 'me asaltaron y llevaron, quitaron con pistola, quitaron con cuchillo, me arrebataron, atraco se llevaron, hombres armados quitaron, me robaron en la calle',
      fr: 'braqué pris, volé avec une arme, volé avec un couteau, arraché mon, agressé et pris, hommes armés pris, braquage volé',
    },
  },
  vehicle: {
    vehicle: {
      pt: 'roubaram meu, furtaram minha, levaram meu, tomaram minha, furto de, roubo de, me roubaram o, sumiu meu',
      en: 'stole my, stolen, someone stole my, took my, theft of my, was stolen',
      es: 'me robaron el, robaron mi, se llevaron mi, robo de, hurto de, me quitaron la',
      fr: 'on m a volé ma, vol de, volé ma, pris ma, a été volée',
    },
  },
  acidente: {
    vehicle: {
      pt: 'bati meu, bateram no meu, bateu no meu, colisao com, amassaram meu, batida de, acidente com, bateu e fugiu',
      en: 'crashed my, hit my, bumped my, collision with, dent in my, accident with my, scratched by another',
      es: 'choque mi, chocaron mi, me choco un, colision con, golpearon mi, accidente con, choque con',
      fr: 'accident de, percuté ma, heurté ma, collision avec, embouti ma, accrochage avec, rentré dans ma',
    },
  },
  violencia: {
    relative: {
      pt: 'apanhei, me bate, me bateu, me agrediu, me espancou, me ameaça em casa, bate na minha, me xinga em casa, maltrata meu, me empurrou',
      en: 'hits me, beat me, attacks me, hurts me, threatens me at home, pushed me, abuses my, slapped me',
      es: 'me pega, me golpea, me pego, me maltrata, me agrede, me amenaza en casa, le pega a mi, me empujo',
      fr: 'me frappe, m a frappé, me bat, m agresse, me maltraite, me menace à la maison, bat ma, m a giflé',
    },
  },
  violencia_contra_mulher: {
    partner: {
      pt: 'me bateu, me bate, me agrediu, apanhei do meu, me ameaça, me ameaçou, me xinga, me humilha, me persegue, me enforcou, quebrou meu celular, tenho medo do, nao me deixa sair, quer me matar',
      en: 'hit me, hits me, beats me, threatens me, insults me, humiliates me, follows me, choked me, broke my phone, afraid of my, wont let me leave, wants to kill me, slapped me',
      es: 'me pego, me pega, me golpea, me amenaza, me insulta, me humilla, me persigue, me ahorco, rompio mi celular, miedo de mi, no me deja salir, me quiere matar',
      fr: 'm a frappée, me frappe, me bat, me menace, m insulte, m humilie, me suit, m a étranglée, a cassé mon telephone, peur de mon, m empêche de sortir, veut me tuer',
    },
  },
  assault: {
    stranger: {
      pt: 'me bateu, me agrediu, me deu um soco, me espancou, bateu em mim, me deu uma facada, apanhei do, briga com, me machucou, bateu no meu filho',
      en: 'hit me, beat me up, punched me, attacked me, kicked me, stabbed me, fight with, hurt me, hit my son',
      es: 'me pego, me golpeo, me agredio, me ataco, me dio un puñetazo, me apuñalo, pelea con, me lastimo, le pego a mi hijo',
      fr: 'm a frappé, m a tapé, m a agressé, m a attaqué, m a poignardé, bagarre avec, m a blessé, a frappé mon fils',
    },
  },
  ameaca: {
    stranger: {
      pt: 'me ameaçou, ta me ameaçando, disse que vai me matar, ameaça do, falou que vai me pegar, quer me matar, mandou mensagem me ameaçando',
      en: 'threatened me, is threatening me, said he will kill me, threats from, wants to kill me, sends me threatening messages',
      es: 'me amenazo, me amenaza, dijo que me va a matar, amenazas de, me quiere matar, me manda mensajes de amenaza',
      fr: 'm a menacé, me menace, dit qu il va me tuer, menaces de, veut me tuer, m envoie des menaces',
    },
  },
  injuria: {
    stranger: {
      pt: 'me xingou, me ofendeu, me humilhou, me chamou de burro, me insultou, cuspiu em mim, falou palavrao, me esculhambou',
      en: 'insulted me, called me names, humiliated me, swore at me, spat at me, called me stupid, cursed me',
      es: 'me insulto, me ofendio, me humillo, me dijo idiota, me escupio, me grito groserias',
      fr: 'm a insulté, m a traité, m a humilié, m a craché dessus, m a injurié, m a dit des gros mots',
    },
  },
  difamacao: {
    stranger: {
      pt: 'espalhou mentira sobre mim, fala mal de mim, fez fofoca de mim, me difamou, postou coisas sobre mim',
      en: 'spread lies about me, talks bad about me, gossips about me, defamed me, posted things about me',
      es: 'difundio mentiras sobre mi, habla mal de mi, chismes de mi, me difamo, publico cosas sobre mi',
      fr: 'répand des mensonges sur moi, dit du mal de moi, ragots sur moi, m a diffamé, publie des choses sur moi',
    },
  },
  calunia: {
    stranger: {
      pt: 'me acusou de roubo, disse que eu roubei, me chamou de ladrao, me acusou de crime, inventou que eu matei',
      en: 'accused me of stealing, says i stole, called me a thief, accused me of a crime, falsely accused me',
      es: 'me acuso de robar, dice que robe, me llamo ladron, me acuso de un delito, me acusa falsamente',
      fr: 'm accuse de vol, dit que j ai volé, me traite de voleur, m accuse d un crime, m accuse à tort',
    },
  },
  perseguicao: {
    stranger: {
      pt: 'me segue, me persegue, me seguindo todo dia, fica me vigiando, nao para de me ligar, me espera na saida, obcecado por mim, me manda mensagem toda hora',
      en: 'follows me, stalks me, is following me, watches me, keeps calling me, waits for me outside, obsessed with me, texts me all the time',
      es: 'me sigue, me persigue, me acosa, me vigila, no para de llamarme, me espera afuera, obsesionado conmigo, me escribe a cada rato',
      fr: 'me suit, me poursuit, me harcèle, me surveille, n arrête pas de m appeler, m attend dehors, obsédé par moi, m écrit sans arrêt',
    },
  },
  perturbacao: {
    stranger: {
      pt: 'me incomoda, me perturba, me provoca, joga lixo na minha porta, joga pedra, bate na minha porta, implica comigo',
      en: 'bothers me, annoys me, provokes me, throws trash at my door, throws stones, knocks at my door, disturbs me',
      es: 'me molesta, me fastidia, me provoca, tira basura en mi puerta, tira piedras, golpea mi puerta',
      fr: 'me dérange, m embête, me provoque, jette des ordures devant ma porte, jette des pierres, tape à ma porte',
    },
  },
  rape: {
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
  homicide: {
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
  suicide: {
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
  missing: {
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
  injured: {
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
  kidnapping: {
    relative: {
      pt: 'sequestraram meu, foi sequestrado, levaram a força meu, pedem resgate, em cativeiro, presa em casa',
      en: 'was kidnapped, kidnapped my, held hostage, ransom for my, taken by force',
      es: 'secuestraron a mi, fue secuestrado, piden rescate por mi, se llevaron a la fuerza a mi',
      fr: 'a été enlevé, a été kidnappé, otage, rançon pour mon, emmené de force',
    },
  },
  obito: {
    relative: {
      pt: 'faleceu, morreu em casa, morreu de infarto, morreu de doença, morreu dormindo, morreu de velhice, veio a obito, morte do meu',
      en: 'died, passed away, died at home, died of a heart attack, died of illness, died in bed, death of my',
      es: 'fallecio, murio en casa, murio de infarto, murio de enfermedad, murio dormido, muerte de mi',
      fr: 'est décédé, est mort à la maison, mort d une crise cardiaque, mort de maladie, mort dans son lit, décès de mon',
    },
  },
  animais: {
    pet: {
      pt: 'bate no, maltrata o, envenenaram meu, mataram meu, abandonaram um, sem comida, amarrado, machucaram, espancou o, chutou o, atiraram no, jogaram fora',
      en: 'beats the, mistreats the, poisoned my, killed my, abandoned, starving, tied up, hurt the, kicked the, shot my, dumped a',
      es: 'golpea al, maltrata al, envenenaron a mi, mataron a mi, abandonaron un, sin comida, amarrado, hirieron, pateo al, dispararon a mi',
      fr: 'bat le, maltraite le, empoisonné mon, tué mon, abandonné, affamé, attaché, blessé le, coup de pied au, tiré sur mon',
    },
  },
  agrarios: {
    cattle: {
      pt: 'roubaram meu, furtaram meu, mataram meu, levaram meu, furto de, destruiram meu, comeu minha',
      en: 'stole my, stolen, killed my, took my, theft of, destroyed my',
      es: 'robaron mi, se llevaron mi, mataron mi, robo de, destruyeron mi',
      fr: 'volé mon, vol de, tué mon, pris mes, détruit ma',
    },
    land: {
      pt: 'invadiram minha, ocuparam meu, entraram na minha, invasao de, mudaram a, derrubaram minha, queimaram meu, tomaram minha',
      en: 'invaded my, occupied my, squatters on my, moved my, destroyed my, burned my, took over my',
      es: 'invadieron mi, ocuparon mi, entraron a mi, invasion de, movieron mi, destruyeron mi, quemaron mi',
      fr: 'envahi ma, occupé mon, occupation de, déplacé ma, détruit ma, brûlé mon, entrés sur ma',
    },
  },
  invasaoinf: {
    account: {
      pt: 'hackearam meu, invadiram meu, clonaram meu, roubaram meu, perdi o acesso do, entraram no meu, trocaram a senha do, hackeado, clonado, invadido, vazaram do meu',
      en: 'hacked my, my hacked, got into my, took over my, lost access to my, changed the password of my, broke into my, leaked from my',
      es: 'hackearon mi, me hackearon el, clonaron mi, entraron a mi, perdi acceso a mi, cambiaron la clave de mi, robaron mi cuenta de, filtraron de mi',
      fr: 'piraté mon, mon piraté, entré dans mon, pris mon compte, perdu l accès à mon, changé le mot de passe de mon, hacké mon, fuite de mon',
    },
  },
  incendio: {
    building: {
      pt: 'tocaram fogo na, pegou fogo, queimaram minha, incendio na, colocaram fogo no, fogo na, incendiaram',
      en: 'set fire to my, caught fire, burned my, fire in the, burning, arson of my',
      es: 'prendieron fuego a mi, se quemo mi, quemaron mi, incendio en, fuego en, incendiaron',
      fr: 'mis le feu à ma, a pris feu, brûlé ma, incendie dans, feu dans, incendié',
    },
    vehicle: {
      pt: 'tocaram fogo no meu, queimaram meu, pegou fogo meu, incendiaram meu',
      en: 'set fire to my, burned my, caught fire',
      es: 'prendieron fuego a mi, quemaron mi, se incendio mi',
      fr: 'mis le feu à ma, brûlé ma, a pris feu',
    },
  },
  'registro-ocorrencia': {
    property: {
      pt: 'quebraram meu, quebrou minha, danificaram meu, jogaram pedra no meu, picharam meu, arrancaram meu, destruiram meu',
      en: 'broke my, smashed my, damaged my, threw a stone at my, painted my, destroyed my',
      es: 'rompieron mi, dañaron mi, tiraron una piedra a mi, pintaron mi, destruyeron mi',
      fr: 'cassé ma, abimé ma, dégradé ma, jeté une pierre sur ma, tagué mon, détruit ma',
    },
    vehicle: {
      pt: 'riscaram meu, danificaram meu, quebraram meu, placa clonada do meu, furaram o pneu do meu',
      en: 'scratched on purpose my, vandalized my, damaged on purpose my, cloned plate of my, slashed the tires of my',
      es: 'rayaron a proposito mi, dañaron a proposito mi, placa clonada de mi, pincharon las llantas de mi',
      fr: 'rayé exprès ma, vandalisé ma, dégradé ma, plaque copiée de ma, crevé les pneus de ma',
    },
  },
  sossego: {
    noise: {
      pt: 'alto do vizinho, a noite toda, de madrugada, nao deixa dormir, incomoda todo dia alto, muito alto',
      en: 'too loud, all night, next door loud, cannot sleep because of, every night noise',
      es: 'muy alto, toda la noche, del vecino alto, no deja dormir, todas las noches ruido',
      fr: 'trop fort, toute la nuit, du voisin fort, empêche de dormir, toutes les nuits bruit',
    },
  },
  estelionato: {
    purchase: {
      pt: 'comprei e nao recebi, paguei e nunca chegou, golpe na compra de, golpe na venda de, vendedor falso de, anuncio falso de',
      en: 'paid for and never got the, bought online never arrived, scam buying a, fake seller of, fake, fraud with',
      es: 'pague y nunca llego el, compre y no recibi, estafa con, vendedor falso de, anuncio falso de',
      fr: 'payé et jamais reçu, acheté et jamais livré, arnaque à, faux vendeur de, fausse annonce de',
    },
  },
  consumo: {
    product: {
      pt: 'vencido, estragado, com defeito loja nao troca, venderam podre, cobraram a mais pelo, cobranca errada de, propaganda enganosa de',
      en: 'expired, rotten, defective store wont exchange, overcharged for, wrong bill for, misleading ad for',
      es: 'vencido, podrido, defectuoso tienda no cambia, cobraron de mas por, cobro indebido de, publicidad engañosa de',
      fr: 'périmé, pourri, défectueux magasin refuse, facturé trop cher, facture fausse de, publicité mensongère de',
    },
  },
  'apropriacao-indebita-erro': {
    thing: {
      pt: 'acharam meu e nao devolvem, achou minha e nao quer devolver, entregaram errado minha',
      en: 'found my and wont return it, refuses to give back the found, delivered by mistake my',
      es: 'encontraron mi y no lo devuelven, hallo mi y no quiere devolver, entregaron por error mi',
      fr: 'trouvé mon et ne le rend pas, refuse de rendre mon trouvé, livré par erreur mon',
    },
  },
  odio: {
    trait: {
      pt: 'me xingaram por ser, sofri preconceito por ser, me chamaram de, discriminado por ser, nao me atenderam por ser, me ofenderam por ser',
      en: 'insulted for being, discriminated because i am, called me a dirty, refused because i am, attacked for being',
      es: 'me insultaron por ser, me discriminan por ser, me dijeron sucio, no me atendieron por ser, atacado por ser',
      fr: 'insulté parce que je suis, discriminé parce que je suis, traité de sale, refusé parce que je suis, attaqué parce que',
    },
  },
  transporte: {
    thing: {
      pt: 'motorista do uber levou meu, esqueci no uber, passageiro levou meu, motorista da 99 ficou com',
      en: 'uber driver took my, left in the uber my, passenger took my, app driver kept my',
      es: 'chofer de uber se llevo mi, olvide en el uber mi, pasajero se llevo mi, conductor de la app se quedo con',
      fr: 'chauffeur uber a pris mon, oublié dans le uber mon, passager a pris mon, chauffeur vtc a gardé',
    },
  },
  'violencia-condominio': {
    friend: {
      pt: 'do apartamento apanhando, do predio batendo na, gritando no condominio, agredida no elevador, do andar de cima bate na',
      en: 'upstairs being beaten in the apartment, in my building hits his, screaming in the condo, hit in the elevator',
      es: 'del edificio golpea a, gritando en el departamento, agredida en el ascensor, del piso de arriba le pega a',
      fr: 'de l immeuble frappe, crie dans l appartement, agressée dans l ascenseur, de l étage du dessus bat',
    },
  },
}
