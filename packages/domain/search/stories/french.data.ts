import type { ByLabel } from '../labels.ts'

/** How visitors tell in French what happened, one story a line: written by hand for the search, no person is meant. */
export const french = {
  extravio: `
perdu passeport
j'ai perdu mon passeport
jai perdu mon portefeuille
je ne trouve plus mon telephone
perte de carte d'identite
j'ai oublié mon sac dans un taxi
j'ai égaré mon permis de conduire
perdu mes clés
mon telephone est tombé quelque part
perte de documents
j'ai laissé mon appareil photo dans le bus
carte bancaire perdue
j'ai perdu mes papiers
`,
  furto: `
on m'a volé mon telephone
vol de passeport
on ma volé mon sac sur la plage
pickpocket au marché
mon portefeuille a été volé
cambriolage
vol de velo
ils sont entrés dans ma chambre et ont pris l'ordinateur
mon portable a disparu de ma poche
vol
vitre cassée et sac volé dans la voiture
on a volé ma valise a l'hotel
quelqu'un a pris mon appareil photo
vol d'argent dans la chambre
on m'a piqué mon iphone
on a fouillé mon sac et pris mon portefeuille
ma chambre a été cambriolée
mon vélo a disparu devant le magasin
`,
  violencia: `
mon père me frappe
mon fils m'agresse
violence domestique
violence familiale
ma femme me frappe
mon frère m'a tapé
mon beau pere nous bat
ma mère me maltraite
mon petit fils me prend mon argent et me crie dessus
je suis battu a la maison
maltraitance de ma grand mere
mon oncle menace ma mere
mon compagnon me frappe je suis un homme
mon frère me tape quand il boit
mon fils me crie dessus et me pousse
ma femme me frappe je suis un homme
mon petit fils crie et me vole ma pension
`,
  violencia_contra_mulher: `
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
  'violencia-condominio': `
j'entends le voisin frapper sa femme dans l'appartement
cris dans l'appartement du dessus
je suis gardien d'immeuble et j'ai vu une agression dans l'ascenseur
syndic veut signaler une violence dans la copropriété
dispute de couple tous les soirs dans mon immeuble
une femme appelle au secours dans l'appartement a coté
le voisin de palier bat ses enfants
violence dans l'immeuble
copropriété violence
un résident a frappé sa compagne dans le parking
`,
  roubo: `
on m'a agressé et volé mon sac
braquage
on m'a volé avec un couteau
ils m'ont menacé avec une arme et pris mon telephone
vol à main armée
deux hommes en moto ont arraché mon sac
vol avec violence
j'ai été braqué
agression pour voler mon portable
on m'a arraché mon collier
ils m'ont frappé pour me voler
on a essayé de me voler avec une arme
des pirates ont attaqué notre bateau
racketté dans la rue
un homme avec un pistolet a pris tout mon argent
on m'a menacée avec une arme pour prendre mon sac
ils m'ont poussé et arraché mon collier
`,
  acidente: `
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
  estelionato: `
arnaque
je me suis fait arnaquer
escroquerie
fausse location d'appartement
payé et jamais recu
ma carte a été clonée
debits sur ma carte que je n'ai pas faits
faux conseiller de banque
faux site internet
j'ai envoyé de l'argent a une personne rencontrée en ligne
fausse agence de voyage
arnaque pix
on m'a trompé pour prendre mon argent
fraude à la carte bancaire
faux billets de concert
crédit fait a mon nom
j'ai payé un appartement qui n'existe pas
on m'a vendu de faux billets
le vendeur a disparu avec mon argent
un faux policier m'a fait payer
`,
  ameaca: `
on me menace de mort
menaces
mon voisin me menace
il a dit qu'il va me tuer
je recois des menaces sur whatsapp
un collegue menace de me frapper
ils menacent ma famille
un usurier me menace
menace
il sait ou j'habite et va me trouver
messages menaçants
mon voisin menace de me frapper
il dit qu'il va me tuer
mon propriétaire menace de me casser la figure
on menace de brûler ma maison
`,
  injuria: `
on m'a insulté
insultes
il m'a traitée de pute
humilié en public
ma voisine m'insulte
on m'a craché dessus
insulté sur facebook
mon chef me traite d'idiot
injure
moqueries
gros mots contre moi
`,
  difamacao: `
diffamation
on dit du mal de moi
mensonges sur moi sur internet
rumeurs sur ma vie privée
ils salissent ma réputation
faux avis sur mon commerce
on raconte que je trompe mon mari
publication qui m'expose
ragots
il salit mon nom
faux avis pour salir mon commerce
elle raconte partout que je trompe mon mari
il répand des mensonges sur moi
`,
  calunia: `
on m'accuse de vol et c'est faux
on dit que je suis un voleur
calomnie
accusé d'un crime que je n'ai pas commis
fausse accusation
on dit que je vends de la drogue
mon patron m'accuse d'avoir pris de l'argent
dénonciation mensongère
accusé à tort
on me traite de voleur
mon patron dit que j'ai pris de l'argent et c'est faux
on m'accuse d'un vol que je n'ai pas commis
`,
  perseguicao: `
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
  invasaoinf: `
mon whatsapp a été piraté
compte instagram piraté
piratage
on a pris mon compte facebook
quelqu'un est entré dans ma boite mail
mot de passe changé
mon telephone est espionné
mes données ont fuité
hacké
virus sur mon ordinateur
photos intimes divulguées
je n'ai plus accès à mon compte
mon ordinateur a été piraté
`,
  'falsa-identidade': `
faux profil avec mes photos
quelqu'un se fait passer pour moi
usurpation d'identité
on a utilisé mon passeport
faux compte à mon nom
on a ouvert un compte avec mon nom
faux policier
il utilise ma carte d'identité
faux médecin
vol d'identité
`,
  'apropriacao-indebita-erro': `
j'ai envoyé de l'argent à la mauvaise personne
virement par erreur
pix au mauvais destinataire
mon colis a été livré au mauvais endroit et on ne le rend pas
quelqu'un a trouvé mon telephone et ne veut pas le rendre
erreur de compte
on ne me rend pas l'argent envoyé par erreur
mauvais compte
il a trouvé mon portefeuille et le garde
trompé de numero pour le virement
`,
  sossego: `
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
  perturbacao: `
le voisin jette ses ordures devant ma porte
on sonne à ma porte et on s'enfuit
appels malveillants
il me dérange exprès
on jette des pierres sur mon toit
mon voisin m'embete
trouble de la tranquillité
il me provoque tout le temps
laser dans ma fenetre
une personne vient m'ennuyer
`,
  odio: `
racisme
on m'a traité de singe
insulte raciste
refusé à cause de ma couleur
homophobie
discriminé parce que je suis gay
on m'a dit de rentrer dans mon pays
agression transphobe
insulté à cause de ma religion
discrimination
crime de haine
xenophobie
antisemitisme
on m'a traité de sale noir
insultée à cause de mon voile
ils nous ont frappés parce que nous sommes gays
`,
  transporte: `
le chauffeur uber a volé mon telephone
oublié mon sac dans le uber le chauffeur ne le rend pas
agressé dans un uber
chauffeur vtc voleur
un passager m'a volé je suis chauffeur
braqué pendant une course uber
le chauffeur de l'application est parti avec ma valise
vol dans un vtc
je conduis pour 99 et on m'a braqué
`,
  consumo: `
produit périmé
publicité mensongère
le restaurant m'a trop facturé
le magasin refuse de rembourser
produit défectueux
facturé deux fois
prix abusif
nourriture avariée
refus de vente
consommateur
frais abusifs
`,
  animais: `
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
  agrarios: `
on a envahi mon terrain
cloture déplacée
vol de bétail
des gens occupent ma ferme
les vaches du voisin ont mangé ma récolte
occupation de terre
brulage illegal dans le champ
ils ont détruit mes cultures
on a volé mes poules et mes cochons a la ferme
conflit de bornage
`,
  incendio: `
ma maison a brulé
incendie
on a mis le feu à ma voiture
feu de foret
le feu du voisin est passé chez moi
le magasin a pris feu
court circuit
on a brulé mon bateau
explosion de gaz
incendie criminel
un court circuit a mis le feu à la maison
quelqu'un a brûlé mon champ
le feu a pris dans la cuisine
`,
  'falso-alarme': `
fausse alerte à la bombe
fausse alerte
canular à la police
appel bidon aux pompiers
on a crié au feu pour rien
fausse nouvelle d'attaque dans une ecole
fausse bombe
rumeur panique
`,
  obito: `
mon pere est mort à la maison
ma grand-mère est décédée
mort naturelle
mon mari est mort d'une crise cardiaque
deces
mort dans son sommeil
certificat de décès
ma mere est morte du cancer
mort de vieillesse
`,
  atipico: `
je veux juste laisser une trace
ce n'est pas un crime mais je veux déclarer
j'ai quitté la maison et je veux le déclarer
main courante
un arbre est tombé sur mon mur
la pluie a abimé mes meubles
mon locataire est parti
pour préserver mes droits
ma femme a quitté le domicile
inondation
je veux juste une main courante
je veux laisser une trace que j'ai quitté la maison
`,
  'registro-ocorrencia': `
on a cassé ma fenetre
on a rayé ma voiture exprès
vandalisme
quelqu'un est entré chez moi sans permission
plaque d'immatriculation clonée
tags sur mon mur
signature falsifiée
chantage
on me demande de l'argent pour ne pas publier mes photos
extorsion
deforestation illegale
faux document
autre chose
pneus crevés
dégradation
on m'oblige à signer
`,
  assault: `
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
  rape: `
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
  suicide: `
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
  homicide: `
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
  kidnapping: `
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
  vehicle: `
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
  missing: `
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
  injured: `
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
  drugs: `
trafic de drogue
on vend de la drogue dans ma rue
dénoncer un dealer
dénonciation anonyme
ils fument devant ma porte
mon voisin vend de la drogue
point de deal
un homme armé dans la rue
`,
  secondCopy: `
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
  validate: `
vérifier un document
valider document
authenticité
code de vérification
est ce que ce document est vrai
qr code de la plainte
vérifier la signature
`,
} satisfies ByLabel<string>
