import type { Text } from '../language/text.ts'
import type { CrimeRoute } from './routes.ts'

type CrimeRow = {
  readonly id_crime: number
  /** The citizen's crime where none was chosen; see citizen-crimes.ts. */
  readonly id_crime_cidadao: number
  readonly name: Text
  readonly card: Text
}

/**
 * Every crime by the route of its flow, without the slash: what is kept for each route has the type of these keys. In the
 * order of use, except that violence always comes after the first row of cards (two), and the generic form last.
 */
export const crimeTable = {
  extravio: {
    id_crime: 3,
    id_crime_cidadao: 3,
    name: {
      pt: 'Perda ou extravio',
      en: 'Lost document or object',
      es: 'Pérdida o extravío',
      fr: 'Perte de document ou d’objet',
    },
    card: {
      pt: 'Você perdeu um documento, o celular ou outro objeto, e ninguém o tomou de você.',
      en: 'You lost a document, your phone or another object, and nobody took it from you.',
      es: 'Perdió un documento, el teléfono u otro objeto, y nadie se lo quitó.',
      fr: 'Vous avez perdu un document, votre téléphone ou un autre objet, et personne ne vous l’a pris.',
    },
  },
  furto: {
    id_crime: 1,
    id_crime_cidadao: 101,
    name: { pt: 'Furto', en: 'Theft', es: 'Hurto', fr: 'Vol' },
    card: {
      pt: 'Levaram algo de você sem violência e sem ameaça.',
      en: 'Something was taken from you without violence or threats.',
      es: 'Le quitaron algo sin violencia ni amenazas.',
      fr: 'On vous a pris quelque chose sans violence ni menace.',
    },
  },
  violencia: {
    id_crime: 5,
    id_crime_cidadao: 1,
    name: {
      pt: 'Violência doméstica e familiar',
      en: 'Domestic and family violence',
      es: 'Violencia doméstica y familiar',
      fr: 'Violence domestique et familiale',
    },
    card: {
      pt: 'Alguém da família, de casa ou de um relacionamento agride, ameaça ou humilha. Em perigo agora, ligue 190.',
      en: 'Somebody in the family, home or a relationship hurts, threatens or humiliates. In danger now, call 190.',
      es: 'Alguien de la familia, del hogar o de una relación agrede, amenaza o humilla. Si hay peligro ahora, llame al 190.',
      fr: 'Un proche, une personne du foyer ou un partenaire agresse, menace ou humilie. En danger immédiat, appelez le 190.',
    },
  },
  violencia_contra_mulher: {
    id_crime: 27,
    id_crime_cidadao: 1,
    name: {
      pt: 'Violência contra a mulher',
      en: 'Violence against women',
      es: 'Violencia contra la mujer',
      fr: 'Violence contre les femmes',
    },
    card: {
      pt: 'Uma mulher sofreu agressão, ameaça, perseguição ou controle. Você não está só: 180 atende a toda hora.',
      en: 'A woman suffered assault, threats, stalking or control. You are not alone: 180 answers at any hour.',
      es: 'Una mujer sufrió agresión, amenaza, acoso o control. No está sola: el 180 atiende a toda hora.',
      fr: 'Une femme a subi une agression, des menaces, du harcèlement ou un contrôle. Vous n’êtes pas seule : le 180 répond à toute heure.',
    },
  },
  'violencia-condominio': {
    id_crime: 26,
    id_crime_cidadao: 504,
    name: {
      pt: 'Violência em condomínio',
      en: 'Violence in a condominium',
      es: 'Violencia en un condominio',
      fr: 'Violence dans une copropriété',
    },
    card: {
      pt: 'Violência doméstica ou familiar num condomínio, contada por morador, vizinho, síndico ou funcionário (Lei estadual nº 9.278/2021).',
      en: 'Domestic or family violence in a condominium, reported by a resident, neighbor, manager or employee (State law 9.278/2021).',
      es: 'Violencia doméstica o familiar en un condominio, contada por residente, vecino, administrador o empleado (Ley estatal 9.278/2021).',
      fr: 'Violence domestique ou familiale dans une copropriété, signalée par un habitant, un voisin, le syndic ou un employé (loi de l’État 9.278/2021).',
    },
  },
  roubo: {
    id_crime: 2,
    id_crime_cidadao: 2,
    name: { pt: 'Roubo', en: 'Robbery', es: 'Robo', fr: 'Vol avec violence' },
    card: {
      pt: 'Levaram algo de você com violência ou ameaça.',
      en: 'Something was taken from you with violence or a threat.',
      es: 'Le quitaron algo con violencia o amenaza.',
      fr: 'On vous a pris quelque chose avec violence ou menace.',
    },
  },
  acidente: {
    id_crime: 4,
    id_crime_cidadao: 4,
    name: {
      pt: 'Acidente de trânsito sem vítima',
      en: 'Traffic accident without victims',
      es: 'Accidente de tránsito sin víctimas',
      fr: 'Accident de la route sans victime',
    },
    card: {
      pt: 'Houve batida, saída de pista ou outro acidente, e ninguém se feriu.',
      en: 'There was a crash, a run off the road or another accident, and nobody was hurt.',
      es: 'Hubo un choque, una salida de la vía u otro accidente, y nadie resultó herido.',
      fr: 'Il y a eu une collision, une sortie de route ou un autre accident, et personne n’a été blessé.',
    },
  },
  estelionato: {
    id_crime: 13,
    id_crime_cidadao: 13,
    name: {
      pt: 'Golpe ou estelionato',
      en: 'Fraud or scam',
      es: 'Estafa o fraude',
      fr: 'Escroquerie',
    },
    card: {
      pt: 'Enganaram você para ficar com dinheiro, bens ou dados: Pix, compra, cartão, falso funcionário.',
      en: 'You were deceived out of money, goods or data: Pix, purchase, card, false employee.',
      es: 'Le engañaron para quedarse con dinero, bienes o datos: Pix, compra, tarjeta, falso empleado.',
      fr: 'Une tromperie pour obtenir votre argent, vos biens ou vos données : Pix, achat, carte, faux employé.',
    },
  },
  ameaca: {
    id_crime: 6,
    id_crime_cidadao: 6,
    name: { pt: 'Ameaça', en: 'Threat', es: 'Amenaza', fr: 'Menace' },
    card: {
      pt: 'Alguém de fora da família prometeu fazer mal a você ou a outra pessoa.',
      en: 'Somebody outside the family promised to harm you or another person.',
      es: 'Alguien ajeno a la familia prometió hacerle daño a usted o a otra persona.',
      fr: 'Quelqu’un d’extérieur à la famille a promis de vous faire du mal, à vous ou à une autre personne.',
    },
  },
  injuria: {
    id_crime: 7,
    id_crime_cidadao: 7,
    name: { pt: 'Injúria', en: 'Insult', es: 'Injuria', fr: 'Injure' },
    card: {
      pt: 'Xingaram ou humilharam você.',
      en: 'You were insulted or humiliated.',
      es: 'Le insultaron o humillaron.',
      fr: 'Vous avez subi des insultes ou une humiliation.',
    },
  },
  difamacao: {
    id_crime: 9,
    id_crime_cidadao: 9,
    name: { pt: 'Difamação', en: 'Defamation', es: 'Difamación', fr: 'Diffamation' },
    card: {
      pt: 'Espalharam algo que fere a sua reputação, em pessoa ou na internet.',
      en: 'Something that harms your good name was spread, in person or online.',
      es: 'Difundieron algo que daña su reputación, en persona o en internet.',
      fr: 'On a répandu quelque chose qui nuit à votre réputation, de vive voix ou en ligne.',
    },
  },
  calunia: {
    id_crime: 8,
    id_crime_cidadao: 8,
    name: { pt: 'Calúnia', en: 'Slander', es: 'Calumnia', fr: 'Calomnie' },
    card: {
      pt: 'Acusaram você, com mentira, de ter cometido um crime.',
      en: 'You were falsely accused of having committed a crime.',
      es: 'Le acusaron, con mentira, de haber cometido un delito.',
      fr: 'On vous attribue à tort un crime ou un délit.',
    },
  },
  perseguicao: {
    id_crime: 25,
    id_crime_cidadao: 25,
    name: { pt: 'Perseguição', en: 'Stalking', es: 'Acoso persistente', fr: 'Harcèlement obsessionnel' },
    card: {
      pt: 'Alguém de fora da família segue, vigia ou procura você repetidas vezes.',
      en: 'Somebody outside the family follows, watches or seeks you out again and again.',
      es: 'Alguien ajeno a la familia le sigue, vigila o busca una y otra vez.',
      fr: 'Quelqu’un d’extérieur à la famille vous suit, vous surveille ou vous cherche sans cesse.',
    },
  },
  invasaoinf: {
    id_crime: 12,
    id_crime_cidadao: 12,
    name: {
      pt: 'Invasão de conta ou aparelho',
      en: 'Hacked account or device',
      es: 'Cuenta o aparato pirateado',
      fr: 'Compte ou appareil piraté',
    },
    card: {
      pt: 'Tomaram a sua conta, entraram no seu celular ou computador ou vazaram os seus dados.',
      en: 'Your account was taken over, your phone or computer was broken into, or your data leaked.',
      es: 'Tomaron su cuenta, entraron en su teléfono o computador o filtraron sus datos.',
      fr: 'Votre compte a été pris, votre téléphone ou ordinateur piraté, ou vos données divulguées.',
    },
  },
  'falsa-identidade': {
    id_crime: 14,
    id_crime_cidadao: 14,
    name: {
      pt: 'Falsa identidade',
      en: 'False identity',
      es: 'Falsa identidad',
      fr: 'Usurpation d’identité',
    },
    card: {
      pt: 'Alguém se passa por você ou por outra pessoa, ou usa documento de outra pessoa.',
      en: 'Somebody poses as you or another person, or uses a document that is not theirs.',
      es: 'Alguien se hace pasar por usted o por otra persona, o usa un documento ajeno.',
      fr: 'Quelqu’un se fait passer pour vous ou pour un autre, ou utilise un document qui n’est pas le sien.',
    },
  },
  'apropriacao-indebita-erro': {
    id_crime: 24,
    id_crime_cidadao: 24,
    name: {
      pt: 'Apropriação por erro',
      en: 'Received by mistake and kept',
      es: 'Apropiación por error',
      fr: 'Appropriation par erreur',
    },
    card: {
      pt: 'Dinheiro ou objeto seu foi parar com outra pessoa por engano, e ela não devolve.',
      en: 'Money or something of yours went to someone by mistake, and they do not give it back.',
      es: 'Dinero u objeto suyo llegó a otra persona por error, y no lo devuelve.',
      fr: 'De l’argent ou un bien à vous est arrivé chez quelqu’un par erreur, et il n’est pas rendu.',
    },
  },
  sossego: {
    id_crime: 22,
    id_crime_cidadao: 22,
    name: {
      pt: 'Perturbação do sossego',
      en: 'Disturbance of the peace',
      es: 'Perturbación del sosiego',
      fr: 'Tapage',
    },
    card: {
      pt: 'Som alto, gritaria, obra ou animal que não deixa descansar ou trabalhar.',
      en: 'Loud music, shouting, building work or an animal that lets nobody rest or work.',
      es: 'Música alta, gritos, obra o animal que no deja descansar ni trabajar.',
      fr: 'Musique forte, cris, travaux ou animal qui empêchent de se reposer ou de travailler.',
    },
  },
  perturbacao: {
    id_crime: 11,
    id_crime_cidadao: 11,
    name: {
      pt: 'Perturbação da tranquilidade',
      en: 'Disturbance of tranquility',
      es: 'Perturbación de la tranquilidad',
      fr: 'Trouble de la tranquillité',
    },
    card: {
      pt: 'Alguém incomodou você de propósito, de um modo que tirou a sua paz.',
      en: 'Somebody bothered you on purpose, in a way that took away your peace.',
      es: 'Alguien le molestó a propósito, de un modo que le quitó la paz.',
      fr: 'Quelqu’un est venu exprès troubler votre paix.',
    },
  },
  odio: {
    id_crime: 17,
    id_crime_cidadao: 17,
    name: {
      pt: 'Racismo e outros crimes de ódio',
      en: 'Racism and other hate crimes',
      es: 'Racismo y otros delitos de odio',
      fr: 'Racisme et autres crimes de haine',
    },
    card: {
      pt: 'Ofensa ou discriminação por raça, religião, orientação sexual, identidade de gênero, origem ou deficiência.',
      en: 'Insult or discrimination because of race, religion, sexual orientation, gender identity, origin or disability.',
      es: 'Ofensa o discriminación por raza, religión, orientación sexual, identidad de género, origen o discapacidad.',
      fr: 'Offense ou discrimination liée à la race, la religion, l’orientation sexuelle, l’identité de genre, l’origine ou le handicap.',
    },
  },
  transporte: {
    id_crime: 20,
    id_crime_cidadao: 20,
    name: {
      pt: 'Furto ou roubo em transporte por aplicativo',
      en: 'Theft or robbery on a ride-hailing trip',
      es: 'Hurto o robo en transporte por aplicación',
      fr: 'Vol dans un transport par application',
    },
    card: {
      pt: 'Aconteceu numa corrida pedida por aplicativo, com o motorista ou com o passageiro.',
      en: 'It happened on a ride ordered by app, to the driver or to the passenger.',
      es: 'Ocurrió en un viaje pedido por aplicación, al conductor o al pasajero.',
      fr: 'Cela s’est passé lors d’une course commandée par application, au chauffeur ou au passager.',
    },
  },
  consumo: {
    id_crime: 10,
    id_crime_cidadao: 10,
    name: {
      pt: 'Crime contra o consumidor',
      en: 'Consumer offense',
      es: 'Delito contra el consumidor',
      fr: 'Infraction contre le consommateur',
    },
    card: {
      pt: 'Propaganda enganosa, produto vencido, cobrança abusiva, recusa de atendimento ou preço abusivo.',
      en: 'Misleading advertising, expired product, abusive charging, refused service or overpricing.',
      es: 'Publicidad engañosa, producto vencido, cobro abusivo, negativa de atención o precio abusivo.',
      fr: 'Publicité trompeuse, produit périmé, recouvrement abusif, refus de service ou prix abusif.',
    },
  },
  animais: {
    id_crime: 19,
    id_crime_cidadao: 19,
    name: {
      pt: 'Crime contra animais',
      en: 'Offense against animals',
      es: 'Delito contra animales',
      fr: 'Infraction contre les animaux',
    },
    card: {
      pt: 'Maus-tratos, abandono ou envenenamento. Se está acontecendo agora, ligue 190.',
      en: 'Ill-treatment, abandonment or poisoning. If it is happening now, call 190.',
      es: 'Maltrato, abandono o envenenamiento. Si ocurre ahora, llame al 190.',
      fr: 'Maltraitance, abandon ou empoisonnement. Si cela se passe maintenant, appelez le 190.',
    },
  },
  agrarios: {
    id_crime: 18,
    id_crime_cidadao: 18,
    name: { pt: 'Crime no campo', en: 'Agrarian offense', es: 'Delito rural', fr: 'Infraction rurale' },
    card: {
      pt: 'Invasão de terra, cerca mudada, furto de gado, plantação destruída ou queimada ilegal.',
      en: 'Land invasion, moved fence, theft of cattle, damaged crops or illegal burning.',
      es: 'Invasión de tierra, cerca movida, hurto de ganado, cultivos destruidos o quema ilegal.',
      fr: 'Occupation de terre, clôture déplacée, vol de bétail, cultures abîmées ou brûlage illégal.',
    },
  },
  incendio: {
    id_crime: 23,
    id_crime_cidadao: 23,
    name: { pt: 'Incêndio', en: 'Fire', es: 'Incendio', fr: 'Incendie' },
    card: {
      pt: 'Fogo em casa, comércio, veículo ou mata, de propósito, por descuido ou sem causa conhecida. Fogo agora: ligue 193.',
      en: 'Fire in a home, business, vehicle or forest, on purpose, by carelessness or of unknown cause. Fire now: call 193.',
      es: 'Fuego en casa, comercio, vehículo o monte, a propósito, por descuido o sin causa conocida. Fuego ahora: llame al 193.',
      fr: 'Feu dans un logement, un commerce, un véhicule ou un bois, volontaire, par imprudence ou de cause inconnue. Feu en cours : appelez le 193.',
    },
  },
  'falso-alarme': {
    id_crime: 15,
    id_crime_cidadao: 15,
    name: { pt: 'Falso alarme', en: 'False alarm', es: 'Falsa alarma', fr: 'Fausse alerte' },
    card: {
      pt: 'Anunciaram um perigo ou desastre que não existia e causaram pânico.',
      en: 'A danger or disaster that did not exist was announced and caused panic.',
      es: 'Anunciaron un peligro o desastre que no existía y causaron pánico.',
      fr: 'On a annoncé un danger ou un désastre qui n’existait pas, et causé la panique.',
    },
  },
  obito: {
    id_crime: 16,
    id_crime_cidadao: 16,
    name: { pt: 'Morte natural', en: 'Natural death', es: 'Muerte natural', fr: 'Mort naturelle' },
    card: {
      pt: 'Uma pessoa faleceu por doença ou idade, sem sinal de violência. Sentimos muito pela sua perda.',
      en: 'Somebody passed away from illness or age, with no sign of violence. We are sorry for your loss.',
      es: 'Una persona falleció por enfermedad o edad, sin señal de violencia. Sentimos mucho su pérdida.',
      fr: 'Une personne est décédée de maladie ou de vieillesse, sans trace de violence. Toutes nos condoléances.',
    },
  },
  atipico: {
    id_crime: 21,
    id_crime_cidadao: 21,
    name: {
      pt: 'Fato que não é crime',
      en: 'An event that is not a crime',
      es: 'Hecho que no es delito',
      fr: 'Fait sans infraction',
    },
    card: {
      pt: 'Algo aconteceu que não é crime, e você quer um registro para resguardar os seus direitos.',
      en: 'Something happened that is no crime, and you want it on record to safeguard your rights.',
      es: 'Ocurrió algo que no es delito, y quiere un registro para resguardar sus derechos.',
      fr: 'Il s’est passé quelque chose qui n’est pas une infraction, et vous voulez une trace pour préserver vos droits.',
    },
  },
  'registro-ocorrencia': {
    id_crime: 28,
    id_crime_cidadao: 28,
    name: {
      pt: 'Outra ocorrência',
      en: 'Another incident',
      es: 'Otro hecho',
      fr: 'Autre fait',
    },
    card: {
      pt: 'Não achou o seu caso? Registre aqui e escolha o que mais se parece com o que aconteceu.',
      en: 'Did not find your case? Report it here and choose what is most like what happened.',
      es: '¿No encontró su caso? Regístrelo aquí y elija lo que más se parece a lo ocurrido.',
      fr: 'Vous n’avez pas trouvé votre cas ? Déclarez-le ici et choisissez ce qui ressemble le plus à ce qui s’est passé.',
    },
  },
} satisfies { readonly [R in CrimeRoute]: CrimeRow }

/** An occurrence that the portal takes, as the home screen offers it. */
export type Crime = CrimeRow & { readonly url: CrimeRoute }
