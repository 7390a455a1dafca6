import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
bati o carro
bateram no meu carro parado
acidente de transito
colisao na br 316
um onibus arranhou meu carro
a moto bateu na minha porta e foi embora
batida de carro sem ninguem machucado
encostei no carro da frente
bateram na traseira do meu carro
meu carro saiu da pista na chuva
atropelei um boi na estrada
capotei o carro mas to bem
batida leve no estacionamento preciso do bo pro seguro
bati no poste
o caminhao raspou no meu retrovisor
acidente com moto so danos materiais
bateu no meu carro e fugiu
colidi com outro veiculo no cruzamento
preciso de boletim de acidente para o seguro
um carro bateu no muro da minha casa
engavetamento na augusto montenegro
amassaram meu para choque
bati minha moto num cachorro
bateram meu carro
o onibus raspou meu carro e foi embora
bateram na traseira do meu carro no sinal so lataria
escorreguei com a moto no barro e so amassou
o caminhao quebrou meu retrovisor
bateram no meu carro estacionado e nao deixaram recado
`,
    en: `
car accident
someone hit my car
i crashed my rental car
fender bender
traffic accident nobody hurt
a bus scratched my car
hit and run on my parked car
my car went off the road
i hit a cow
rear ended
crash report for insurance
motorcycle bumped into my door
dent in my car from another driver
somebody hit my parked car and left no note
we bumped into another car at the light only a dent
a bus scraped my mirror
i slid on the wet road and hit a pole the car is damaged nobody hurt
a motorbike ran into my door
`,
    es: `
choque el carro
me chocaron
accidente de transito sin heridos
me chocaron el auto estacionado
un bus rayo mi carro
choque leve
me sali de la carretera
atropelle una vaca
colision
un camion golpeo mi espejo
choque el auto alquilado
necesito parte para el seguro del coche
me dieron por detras en el semaforo
un taxi choco mi auto solo daños
me rayaron el carro y se fueron
choque contra un poste nadie herido
`,
    fr: `
accident de voiture
accident de la route sans blessé
on a percuté ma voiture
un bus a rayé ma voiture
accrochage
j'ai eu un accident avec la voiture de location
collision
j'ai heurté une vache
sortie de route
on m'est rentré dedans au feu rouge
constat pour l'assurance
delit de fuite sur ma voiture garée
une moto a tapé ma portière
petit accrochage avec une moto sans blessé
`,
  },
  words:
    'batida, batida de carro, bateu, bateram, bati, colisao, colidiu, colidi, transito, acidente, abalroamento, engavetamento, capotou, capotamento, carro, moto, onibus, caminhao, van, retrovisor, para choque, lataria, amassou, amassado, arranhou, arranhao, traseira, semaforo, cruzamento, rodovia, br, br 316, poste, seguro, seguradora, danos materiais, sem vitima, fugiu do local, nao parou, buraco na pista, animal na pista, crash, crashed, collision, accident, hit my car, bumped, dent, scratch, bumper, mirror, insurance, rear end, traffic, road, bus, truck, skidded, choque, choco, chocaron, chocado, accidente, transito, colision, seguro, aseguradora, espejo, parachoques, golpe al carro, raspon, abollado, semaforo, carretera, volcamiento, accident, collision, accrochage, percuté, heurté, voiture, camion, moto, assurance, constat, pare-choc, rétroviseur, rayure, carrefour, feu rouge, tonneau, dérapé, route, circulation, sinistro, bati meu carro, bati na traseira, bati na mureta, bati minha moto, bateram na minha moto, bateram na minha traseira, bateram no carro e fugiram, um carro bateu em mim, uma moto bateu no meu carro, um caminhao bateu no meu carro, onibus bateu no meu carro, batida de moto, acidente de carro, acidente de moto sem ferido, acidente na estrada, carro amassado, atropelei um cachorro, atropelei um animal, i hit a dog, i hit an animal, hit an animal on the road, car crash, i crashed my car, i crashed my motorcycle, crashed into a wall, crashed into a pole, truck hit my car, bus hit my car, bike hit my car, driver hit my car and left, scratched by a bus, small accident, choque mi carro, choque mi moto, choque contra un poste, chocaron mi auto, chocaron mi moto, me choco un camion, un carro me choco, choque y se fue, atropelle un perro, atropelle un animal, accidente de carro, accidente de moto, accident de voiture, accident de moto, on a embouti ma voiture, une voiture m est rentrée dedans, un camion a tapé ma voiture, un bus a heurté ma voiture, j ai heurté un chien, j ai tapé un poteau, ma voiture a été rayée par un bus, percuté et parti, bateu atras de mim, bateu no sinal, bateu na minha moto, porrada no carro, porrada de carro, trombada, derrapei, fechada no transito, bo de transito, boletim de transito, ran into my car, backed into my car, golpe al auto en el estacionamiento, embouti, tamponné, rentré dans ma voiture, carro bateu no meu, moto bateu no meu carro, arranharam meu carro no estacionamento, bateu no meu portão com o carro, batida na rodovia, carro caiu na vala, escorreguei de moto na pista, pneu furou e bati, someone dented my car, someone backed into me, lost control and hit a tree, minor crash, hit a pothole and crashed, car slid off, driver ran into me at the light, need accident report, the other driver fled, me pegaron el auto por atras, quelqu un a reculé dans ma voiture, veio na contramao e bateu, bateu no meu farol, furou o sinal e bateu, avançou a preferencial e bateu, carro caiu na vala e ninguem se feriu, bati de leve, seguro pede boletim, engavetou, moto bateu no farol, raspou a lateral, scraped the side of my car, clipped my mirror, ran a red light and hit us, went into a ditch, insurance asks for a report, me rozo la puerta, se paso el semaforo y me choco, accroché le rétro, rayé le côté, grillé le feu et percuté',
  patterns: {
    vehicle: {
      pt: 'bati meu, bateram no meu, bateu no meu, colisao com, amassaram meu, batida de, acidente com, bateu e fugiu',
      en: 'crashed my, hit my, bumped my, collision with, dent in my, accident with my, scratched by another',
      es: 'choque mi, chocaron mi, me choco un, colision con, golpearon mi, accidente con, choque con',
      fr: 'accident de, percuté ma, heurté ma, collision avec, embouti ma, accrochage avec, rentré dans ma',
    },
  },
}
