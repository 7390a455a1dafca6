import type { Text } from '@delegacia/domain/language/text'
import type { Thing } from '@delegacia/domain/search/told'

/** Whom and what the stories are about, by what they have in common: any of them may stand where one does. */
export const things: Readonly<Record<Thing, Text>> = {
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
}
