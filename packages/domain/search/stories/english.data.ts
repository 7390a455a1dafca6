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
my id card must have slipped out of my wallet on the bus
i left my jacket with my documents in a taxi and never saw it again
no idea where my passport is i had it at the airport
my phone dropped into the river from the boat
we lost our travel documents on the way to santarem
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
someone reached into my backpack on the bus and my wallet is gone
i went swimming and when i came back my stuff on the sand was gone
the cleaning lady took cash from my suitcase
they broke the lock of my room and took everything
my bike was taken from outside the store
a thief cut my purse open in the crowd and took my phone
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
my partner hit me and i am a man
my wife throws things at me and hits me
got hit by my boyfriend i am a guy
my uncle beats my little cousins
my son pushes me and takes my pension
my stepdad hurts us when he is drunk
my roommate cousin punched me at home
my mother in law slaps me
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
he locks me in and wont let me leave the house
my husband controls who i talk to and hits me
he grabbed me by the throat
my ex breaks the restraining order and comes to my door
he threatens to kill me if i leave him
he took my phone and my money and says i am worthless
my fiance kicked me in the belly
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
they beat me up and took my watch
got jumped by three guys and they took my stuff
a man pulled a knife on me and demanded my phone
robbed on a motorcycle with a gun pointed at my head
they pushed me to the ground and ripped off my necklace
armed men came on the bus and took everyones phones
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
somebody hit my parked car and left no note
we bumped into another car at the light only a dent
a bus scraped my mirror
i slid on the wet road and hit a pole the car is damaged nobody hurt
a motorbike ran into my door
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
i wired the deposit for a flat that does not exist
the tour agency took our money and vanished
bought tickets online and they were fake
someone charged my card for things i never bought
fake police officer on the phone made me send money
the seller sent me an empty box
paid for a fake rental on the internet
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
he sent me a voice message saying i will be dead soon
the neighbor says he knows where i live and will get me
they threatened to burn my house down
a man says he will shoot my dog and me
someone is threatening to beat me up
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
she called me fat and stupid in front of everyone
my boss insults me and calls me an idiot
he swore at me and humiliated me in public
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
telling everyone that i am cheating
spreading rumors to ruin my name
posted lies about me in a facebook group
she tells the whole neighborhood i am a prostitute
fake reviews to destroy my reputation
assassination of my character online
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
my boss says i stole money and it is not true
falsely accused of a crime by my neighbor
she told the police i hit her child which is a lie
they say i am a drug dealer and i am not
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
he waits outside my work every day
she keeps creating new accounts to message me
a guy follows me everywhere i go
my ex shows up wherever i am
he sends me hundreds of messages and i blocked him
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
someone logged into my email and changed the password
my instagram was taken over and they ask my friends for money
they hacked my facebook
my whatsapp was cloned
i lost access to my account because of a hacker
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
someone uses my photos on a dating profile
a person pretends to be me on the internet
they opened a bank account in my name
fake account with my name and pictures
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
loud speakers all night next to our hotel
the bar below plays music until dawn
dogs barking all night long
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
the neighbor throws trash over my wall to annoy me
kids ring my doorbell every night and run
someone shines a light into my bedroom on purpose
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
they yelled at us because we are gay
called me a monkey because i am black
someone painted a swastika on the synagogue
refused to serve us because of our religion
attacked because i am transgender
insulted for being a foreigner go back to your country
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
the pharmacy sold me expired medicine
the shop refuses to give my money back for a broken tv
they charged me twice at the restaurant
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
they make roosters fight for bets
my neighbor kicks his dog every day
puppies left in a box without food
a horse is beaten and has open wounds
cats are being poisoned on our street
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
i want to note that i left home of my own free will
need a report for my insurance
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
a stranger hit me with a bottle in a bar
got beaten by security at a club
some guy punched me in the face on the street
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
he forced me to have sex
i woke up naked and dont remember the night
my uncle touches me at night
he put something in my drink and abused me
a man exposed himself to me and touched me on the bus
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
i cant take it anymore i want it to end
i am thinking of ending it all
my friend says she wants to kill herself
there is no reason to keep living
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
they shot a man in front of my house and he is dead
somebody was stabbed to death on our street
i found a body by the river
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
they took my brother and ask for ransom
a man is holding a girl against her will
someone dragged my friend into a car
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
the rental car was taken from the street
my scooter is gone from where i parked it
someone drove away with my truck
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
our friend did not come back to the hostel last night
my daughter left school and nobody has seen her
my grandfather with dementia walked off and we cant find him
have not heard from my brother for three days
my son ran away from home
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
a man was run over and is not moving
there are people hurt in a crash
my friend fell off the motorbike and is bleeding
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
