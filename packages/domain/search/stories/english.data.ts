import type { ByLabel } from '../labels.ts'

/** How visitors tell in English what happened, one story a line: written by hand for the search, no person is meant. */
export const english = {
  extravio: `
lost my passport
i lost my wallet
cant find my phone
left my bag in a taxi
lost id card
my drivers license is missing
lost passport in belem
dropped my phone somewhere on the beach
misplaced my credit card
lost my backpack on the boat
i forgot my camera on the bus
lost documents
my keys are gone i think i dropped them
`,
  furto: `
someone stole my phone
pickpocketed at the market
my wallet was stolen
bike stolen
they broke into my hotel room and took my laptop
purse stolen from my chair
stolen passport
theft
my luggage was taken at the airport
burglary at my airbnb
somebody took my camera while i was sleeping
they stole my iphone from my pocket
car window smashed and bag taken
thief took my backpack on the beach
stole my money from the room
`,
  violencia: `
my father hits me
my son attacks me
domestic violence
my wife hit me
my brother beat me up
my boyfriend hit me im a guy
my stepdad beats us
my grandson takes my money and yells at me
family member threatened me
my mother is abusive
got hit by my partner
abuse at home
my uncle beats my cousin
`,
  violencia_contra_mulher: `
my husband beats me
my boyfriend hit me
my ex threatens to kill me
he wont let me leave the house
my husband chokes me
restraining order violated by my ex
my ex husband is threatening me
he controls my phone and money
my boyfriend punched me in the face
my husband hurts me when he drinks
afraid of my husband
ex boyfriend posted my nudes
woman beaten by her husband
`,
  'violencia-condominio': `
i hear my neighbor hitting his wife in the next apartment
screaming in the apartment upstairs
building manager reporting domestic violence
neighbor beats his kids in my building
doorman saw a man hit a woman in the elevator
couple fighting in my condo every night
woman crying for help next door apartment
violence in my apartment building
resident hit his girlfriend in the garage
condo violence
`,
  roubo: `
i was robbed
mugged at gunpoint
two guys on a motorcycle took my bag
robbed with a knife
they pointed a gun at me and took my phone
armed robbery
i got mugged
someone grabbed my necklace and pushed me
held up at the bus stop
pirates robbed our boat
they beat me and took my wallet
robbery
tried to rob me
thief with a gun took everything
got jumped and they took my stuff
`,
  acidente: `
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
`,
  estelionato: `
i was scammed
scam
fake rental apartment
paid and never got the item
fraud
my card was cloned
credit card charges that i did not make
someone pretending to be the bank took my money
fake tour agency took my deposit
sent money to a person i met online
pix scam
online shopping fraud
atm skimmer stole my card data
fake ticket seller
they tricked me and kept my money
investment scam crypto
`,
  ameaca: `
someone threatened to kill me
i am being threatened
death threats
neighbor threatens me
he said he will shoot me
threatening messages on whatsapp
loan shark threatening me
coworker said he will hurt me
they threatened my family
threat
a man said he knows where i live and will get me
`,
  injuria: `
someone insulted me
called me names
neighbor called me a whore
i was humiliated in public
verbal abuse by a stranger
he spat on me
swore at me in the street
insulted me on facebook
mocked me and called me fat
my boss calls me stupid
offensive words
`,
  difamacao: `
someone is spreading rumors about me
defamation
posted lies about me online
they are ruining my reputation
gossip about my private life
fake review about my business
exposed me on social media
telling everyone i cheat on my husband
bad mouthing me at work
character assassination
`,
  calunia: `
falsely accused of stealing
they said i am a thief
accused me of a crime i didnt do
false accusation
neighbor says i sell drugs which is a lie
slander
blamed for a crime
accused of rape falsely
boss accused me of taking money
told police lies about me
`,
  perseguicao: `
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
`,
  invasaoinf: `
my whatsapp was hacked
instagram account hacked
someone got into my email
i lost access to my facebook
hacked
my phone has spyware
someone changed my password
my data was leaked
they took over my account
my laptop was hacked
private photos leaked
ransomware on my computer
sim swap
`,
  'falsa-identidade': `
fake profile with my photos
someone is impersonating me
identity theft
someone used my passport
fake account using my name
they opened an account with my name
man pretending to be a police officer
used my id
catfish using my pictures
someone pretends to be me on whatsapp
`,
  'apropriacao-indebita-erro': `
sent money to the wrong person
wrong transfer
pix sent by mistake
my package was delivered to the wrong house and they kept it
someone found my phone and wont give it back
transferred to the wrong account
paid the wrong person by accident
they wont return the money i sent by mistake
found my wallet and refuses to return it
sent it to a wrong number
`,
  sossego: `
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
`,
  perturbacao: `
neighbor throws trash at my door
someone keeps ringing my doorbell
prank calls
neighbor bothers me on purpose
throws stones at my roof
a person annoys me all the time
disturbing my peace
someone shines a laser in my window
kids knock and run
neighbor provokes me
`,
  odio: `
racism
someone called me a monkey
racial slur
they refused me because i am black
homophobic insult
discriminated because im gay
attacked for being trans
hate crime
insulted my religion
told me to go back to my country
xenophobia
not let in because of my skin color
nazi symbols
`,
  transporte: `
uber driver stole my phone
left my phone in the uber and driver wont return it
robbed in an uber
taxi app driver took my bag
my passenger robbed me
ride share robbery
99 driver drove away with my luggage
im an uber driver and got robbed
stolen during an uber ride
`,
  consumo: `
sold me expired food
restaurant overcharged me
misleading advertising
shop refuses refund
product was broken and they wont exchange
hotel charged me twice
price gouging
rotten food in the restaurant
abusive bill
they refused to serve me
consumer rights
`,
  animais: `
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
`,
  agrarios: `
land invasion
they moved my fence
cattle stolen
someone invaded my farm
neighbors cows ate my crops
squatters on my land
illegal burning on the farm
they destroyed my plantation
my buffalo was stolen
land grabbers
`,
  incendio: `
my house burned down
fire
someone set fire to my car
arson
forest on fire
neighbor burning trash spread to my yard
shop caught fire
short circuit fire
they burned my boat
gas explosion
`,
  'falso-alarme': `
fake bomb threat
false alarm
prank call to the police
someone shouted fire and there was no fire
fake news about a school attack
hoax
false bomb alert at the airport
called firefighters for nothing
`,
  obito: `
my father died at home
my husband died of a heart attack
natural death
my grandmother passed away
someone died in his sleep
friend died of illness in the hotel
death certificate
my mother died
he died from cancer
`,
  atipico: `
i just want it on record
not a crime but i need a report
i left the house and want it recorded
for the record
tree fell on my wall
flood damaged my furniture
tenant left without notice
report to protect my rights
my wife moved out
rain damaged my things
`,
  'registro-ocorrencia': `
they broke my window
someone scratched my car
vandalism
someone entered my house without permission
cloned license plate
graffiti on my wall
forged signature
blackmail
they want money or they will publish my nudes
illegal logging
trespassing
fake document
something else
slashed my tires
property damage
extortion
`,
  assault: `
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
`,
  rape: `
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
`,
  suicide: `
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
`,
  homicide: `
my brother was murdered
murder
i found a dead body
someone was killed
they shot and killed my friend
homicide
saw a man get killed
corpse in the river
killed during a robbery
`,
  kidnapping: `
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
`,
  vehicle: `
my car was stolen
motorcycle stolen
they took my car at gunpoint
stolen vehicle
carjacking
my rental car was stolen
someone stole my motorbike
car theft
my truck was stolen
`,
  missing: `
my son is missing
missing person
my friend disappeared
my daughter did not come home
my husband has not been seen since yesterday
grandfather with dementia wandered off
cant find my child
my friend is not answering for two days
runaway teenager
`,
  injured: `
accident with injuries
i was hit by a car
run over by a motorcycle
crash and people are hurt
i broke my leg in an accident
need an ambulance
pedestrian hit
drunk driver hurt someone
bleeding after a crash
`,
  drugs: `
drug dealing on my street
someone sells drugs
report drug dealer anonymously
anonymous tip
people smoking weed at my door
drug trafficking
wanted criminal lives here
man with a gun on the street
`,
  secondCopy: `
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
  validate: `
check if a police report is real
validate document
verify authenticity
verification code
is this report authentic
qr code on the report
check document signature
`,
} satisfies ByLabel<string>
