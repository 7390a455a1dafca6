import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
me chamaram de macaco
racismo
sofri preconceito por ser preto
me chamaram de viado e bicho
homofobia
injuria racial no futebol
atacaram meu terreiro de umbanda
nao deixaram eu entrar na loja porque sou negra
me chamaram de macumbeira
sou trans e me expulsaram do banheiro
xingaram meu filho por ser autista
preconceito por eu ser indigena
me chamaram de indio sujo
discriminaçao por ser venezuelano
ofensa contra minha religiao
falaram do meu cabelo de negro
transfobia no trabalho
nao me contrataram por causa da minha cor
apologia ao nazismo
crime de odio na internet
me chamaram de sapatao
quebraram as imagens do terreiro
me chamaram de macaca no onibus
quebraram as coisas do nosso terreiro
me bateram porque sou travesti
nao deixaram eu entrar na loja porque sou indigena
falaram que preto nao entra aqui
`,
    en: `
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
    es: `
racismo
me dijeron mono
me discriminaron por ser negro
insulto racista
homofobia
no me dejaron entrar por mi color
me discriminan por ser venezolano
me dijeron vuelve a tu pais
me insultaron por ser gay
transfobia
ataque a mi religion
discriminacion
crimen de odio
me gritaron maricon y me empujaron
no me dejaron entrar por ser indigena
`,
    fr: `
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
  },
  words:
    'racismo, racista, racistas, preto, preta, negro, negra, macaco, macaca, cor da pele, raça, preconceito, preconceituoso, discriminacao, discriminado, discriminada, discriminaram, intolerancia religiosa, religiao, umbanda, candomble, macumba, terreiro, evangelico, judeu, muçulmano, indigena, indio, quilombola, nordestino, venezuelano, haitiano, estrangeiro, xenofobia, homofobia, homofobico, gay, lesbica, viado, sapatao, bicha, trans, travesti, transfobia, lgbt, deficiente, deficiencia, autista, capacitismo, nazista, nazismo, suastica, odio, ofensa racial, racism, racist, racial, black, skin color, monkey, slur, nigger, gay, homophobic, homophobia, lesbian, trans, transphobic, faggot, religion, muslim, jew, jewish, antisemitism, immigrant, foreigner, xenophobia, disabled, disability, hate, nazi, discrimination, discriminated, prejudice, racista, negro, negra, mono, color de piel, discriminacion, discriminan, discriminado, homofobia, gay, maricon, lesbiana, trans, religion, judio, musulman, indigena, extranjero, xenofobia, odio, discapacidad, prejuicio, raciste, racisme, noir, noire, singe, couleur de peau, nègre, discrimination, discriminé, homophobe, homophobie, pédé, lesbienne, trans, religion, musulman, juif, étranger, xénophobie, haine, handicap, préjugé, me chamaram de preta suja, me chamaram de negro fedido, me chamou de macaco, xingou minha cor, por causa da minha cor, por causa da minha religiao, por ser negro, por ser preta, por ser gay, por ser trans, por ser mulher trans, por ser indigena, por ser estrangeiro, por ser deficiente, volta pro teu pais, expulsa por ser trans, negaram entrada por causa da cor, ofensa por ser nordestino, atacaram meu candomble, xingou minha orientaçao sexual, called me a monkey, because i am black, because of my skin, because i am gay, because i am trans, because of my religion, because i am a foreigner, go back to your country, refused entry because of race, they attacked my temple, insulted for being jewish, me llamaron mono, por ser negro, por mi color, por ser gay, por ser trans, por mi religion, por ser extranjero, por ser indigena, vete a tu pais, no me atendieron por negro, insultos por mi raza, parce que je suis noir, parce que je suis gay, parce que je suis trans, à cause de ma couleur, à cause de ma peau, à cause de mon origine, parce que je suis étranger, rentre dans ton pays, traité de singe, traité de pédé, sale noir, refusé à l entrée, neguinha, neguinho, crioulo, cabelo duro, cabelo ruim, macumbeiro, the n word, called me nigger, slurs, terrorista, traveco, baiano burro, discriminado pela cor, impedida de entrar por ser negra, xingado por ser do candomble, chamou meu filho de retardado, gordofobia, disse que pobre e preto nao entra, racismo no mercado, seguiram por ser negro na loja, racist comments, racist neighbor, called me the n word, treated badly because of my race, denied service for being black, they mocked my accent, told to leave brazil, swastika painted, homophobic comments, attacked because of being gay, preto nao entra, seguiu a gente por ser preto, chutaram o terreiro, xingaram minha religiao, chamou de macaco no jogo, because i am african, insulted us because we are black, because we are asian, por ser africano, nos insultaron por negros, parce qu on est noirs, parce qu on est arabes, traités de sales étrangers',
  patterns: {
    trait: {
      pt: 'me xingaram por ser, sofri preconceito por ser, me chamaram de, discriminado por ser, nao me atenderam por ser, me ofenderam por ser',
      en: 'insulted for being, discriminated because i am, called me a dirty, refused because i am, attacked for being',
      es: 'me insultaron por ser, me discriminan por ser, me dijeron sucio, no me atendieron por ser, atacado por ser',
      fr: 'insulté parce que je suis, discriminé parce que je suis, traité de sale, refusé parce que je suis, attaqué parce que',
    },
  },
}
