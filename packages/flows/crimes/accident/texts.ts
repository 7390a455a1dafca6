import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Acidente de trânsito sem vítima',
    en: 'Traffic accident without victims',
    es: 'Accidente de tránsito sin víctimas',
    fr: 'Accident de la route sans victime',
  },
  description: {
    pt: 'Para batida, saída de pista ou outro acidente sem feridos. Tenha à mão os dados dos veículos. Leva uns 15 minutos.',
    en: 'For a crash or other accident with nobody hurt. Have the vehicles’ details at hand. It takes about 15 minutes.',
    es: 'Para choque, salida de vía u otro accidente sin heridos. Tenga a mano los datos de los vehículos. Lleva unos 15 minutos.',
    fr: 'Pour une collision ou un autre accident sans blessé. Ayez les informations des véhicules sous la main. Environ 15 minutes.',
  },
  official: {
    pt: 'Havia um veículo oficial no acidente, como viatura ou ambulância?',
    en: 'Was an official vehicle involved, such as a police car or an ambulance?',
    es: '¿Hubo un vehículo oficial en el accidente, como un patrullero o una ambulancia?',
    fr: 'Un véhicule officiel était-il impliqué, comme une voiture de police ou une ambulance ?',
  },
  saidOfficial: {
    pt: 'Havia veículo oficial',
    en: 'An official vehicle was involved',
    es: 'Hubo un vehículo oficial',
    fr: 'Un véhicule officiel était impliqué',
  },
  officialWrong: {
    pt: 'Acidente com veículo oficial pede perícia, e por isso não se registra por aqui. Se você ainda está no local, ligue 190 e espere em lugar seguro; se já saiu, vá à delegacia mais próxima.',
    en: 'An accident with an official vehicle needs a forensic examination, so it cannot be reported here. If you are still there, call 190 and wait in a safe place; if you have left, go to the nearest police station.',
    es: 'Un accidente con vehículo oficial exige un peritaje, y por eso no se registra aquí. Si aún está en el lugar, llame al 190 y espere en un sitio seguro; si ya se fue, acuda a la comisaría más cercana.',
    fr: 'Un accident avec un véhicule officiel exige une expertise et ne se déclare donc pas ici. Si vous êtes encore sur place, appelez le 190 et attendez en lieu sûr ; sinon, allez au commissariat le plus proche.',
  },
  public: {
    pt: 'O acidente estragou algo público, como poste, placa ou semáforo?',
    en: 'Was public property damaged, such as a lamp post, sign or traffic light?',
    es: '¿Se dañó algo público, como un poste, una señal o un semáforo?',
    fr: 'Un bien public a-t-il été abîmé, comme un poteau, un panneau ou un feu ?',
  },
  saidPublic: {
    pt: 'Estragou algo público',
    en: 'Public property was damaged',
    es: 'Se dañó algo público',
    fr: 'Un bien public a été abîmé',
  },
  publicWrong: {
    pt: 'Dano a bem público pede perícia, e por isso não se registra por aqui. Ligue 190. Se um fio caiu, não chegue perto e ligue também 193. Se você já saiu do local, vá à delegacia mais próxima.',
    en: 'Damage to public property needs a forensic examination, so it cannot be reported here. Call 190. If a cable is down, keep away from it and call 193 as well. If you have left the place, go to the nearest police station.',
    es: 'El daño a un bien público exige un peritaje, y por eso no se registra aquí. Llame al 190. Si cayó un cable, no se acerque y llame también al 193. Si ya se fue del lugar, acuda a la comisaría más cercana.',
    fr: 'Un dommage à un bien public exige une expertise et ne se déclare donc pas ici. Appelez le 190. Si un câble est tombé, ne vous approchez pas et appelez aussi le 193. Si vous avez quitté les lieux, allez au commissariat le plus proche.',
  },
  cargo: {
    pt: 'Derramou carga perigosa, como combustível ou produto químico?',
    en: 'Was dangerous cargo spilled, such as fuel or chemicals?',
    es: '¿Se derramó carga peligrosa, como combustible o productos químicos?',
    fr: 'Une cargaison dangereuse s’est-elle répandue, comme du carburant ou un produit chimique ?',
  },
  saidCargo: {
    pt: 'Caiu carga perigosa',
    en: 'Dangerous cargo was spilled',
    es: 'Se derramó carga peligrosa',
    fr: 'Une cargaison dangereuse s’est répandue',
  },
  cargoWrong: {
    pt: 'Carga perigosa pode ferir quem está perto. Afaste-se, avise os outros e ligue 193 (Bombeiros) e 190 (polícia). Eles cuidam do local; depois, a delegacia mais próxima registra o acidente.',
    en: 'Dangerous cargo can hurt anyone nearby. Move away, warn the others and call 193 (fire department) and 190 (police). They will deal with it; afterwards the nearest police station takes the report.',
    es: 'La carga peligrosa puede herir a quien esté cerca. Aléjese, avise a los demás y llame al 193 (bomberos) y al 190 (policía). Ellos se ocupan del lugar; después, la comisaría más cercana registra el accidente.',
    fr: 'Une cargaison dangereuse peut blesser les personnes proches. Éloignez-vous, prévenez les autres et appelez le 193 (pompiers) et le 190 (police). Ils s’occupent des lieux ; ensuite, le commissariat le plus proche enregistre l’accident.',
  },
  alone: {
    pt: 'O seu veículo era o único no acidente?',
    en: 'Was yours the only vehicle in the accident?',
    es: '¿Su vehículo era el único en el accidente?',
    fr: 'Votre véhicule était-il le seul impliqué ?',
  },
  fled: {
    pt: 'Outro motorista fugiu do local?',
    en: 'Did another driver flee?',
    es: '¿Huyó otro conductor?',
    fr: 'Un autre conducteur a-t-il pris la fuite ?',
  },
  saidFled: {
    pt: 'O outro motorista fugiu',
    en: 'The other driver fled',
    es: 'El otro conductor huyó',
    fr: 'L’autre conducteur a fui',
  },
  fledWrong: {
    pt: 'Fugir para não responder pelo acidente é crime (artigo 305 do Código de Trânsito Brasileiro). Acabou de acontecer? Ligue 190, com a placa se você a anotou. Depois registre por aqui: no fim, escolha “Motorista bateu e fugiu”.',
    en: 'Fleeing so as not to answer for an accident is a crime (Article 305 of the Brazilian Traffic Code). Has it just happened? Call 190, with the plate number if you noted it. Then report it here: near the end, choose “Hit and run”.',
    es: 'Huir para no responder por el accidente es delito (artículo 305 del Código de Tránsito Brasileño). ¿Acaba de ocurrir? Llame al 190, con la placa si la anotó. Después regístrelo aquí: al final, elija «Conductor chocó y huyó».',
    fr: 'Fuir pour ne pas répondre de l’accident est un délit (article 305 du Code de la route brésilien). Cela vient d’arriver ? Appelez le 190, avec la plaque si vous l’avez notée. Puis déclarez-le ici : vers la fin, choisissez « Délit de fuite ».',
  },
  goToOther: {
    pt: 'Registrar que o motorista fugiu',
    en: 'Report that the driver fled',
    es: 'Registrar que el conductor huyó',
    fr: 'Déclarer la fuite du conducteur',
  },
  isVictim: {
    pt: 'O prejuízo foi seu?',
    en: 'Was the damage yours?',
    es: '¿El daño fue suyo?',
    fr: 'Le dommage est-il le vôtre ?',
  },
  victim: { pt: 'Teve o prejuízo', en: 'Suffered the damage', es: 'Sufrió el daño', fr: 'A subi le dommage' },
})
