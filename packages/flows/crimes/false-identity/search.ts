import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
criaram um perfil falso com minha foto
usaram meu cpf pra abrir conta
estao se passando por mim
perfil fake com meu nome
usaram meus documentos
alguem usa meu nome pra vender coisa
fizeram um tinder com as minhas fotos
deu meu nome na delegacia no lugar dele
fingiu ser policial
falso medico atendendo
meu irmao usou minha identidade
alguem abriu empresa no meu nome
numero desconhecido com minha foto falando com meus amigos
um homem se passa por funcionario da prefeitura
usaram meu rg
compraram chip com meu cpf
fake no instagram com meu nome
estao usando a foto da minha filha num perfil
tem gente usando minha foto no zap com outro numero
criaram um facebook com meu nome e pedem dinheiro
alguem ta se passando por mim
`,
    en: `
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
    es: `
perfil falso con mis fotos
se hacen pasar por mi
usaron mi pasaporte
robo de identidad
suplantacion de identidad
cuenta falsa con mi nombre
usan mi cedula
abrieron una cuenta a mi nombre
falso policia
un tipo finge ser medico
`,
    fr: `
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
  },
  words:
    'perfil falso, perfil fake, fake, conta falsa, se passando por mim, se passa por mim, se passou por, passando se por, usando meu nome, usaram meu nome, usando minhas fotos, usou meu nome, minha foto, meus dados pessoais, meu cpf, identidade falsa, falsa identidade, nome falso, falso policial, falso medico, falso agente, fingindo, documento de outra pessoa, uso de documento, abriram conta, abriram empresa, chip no meu nome, linha no meu nome, laranja, cadastro no meu nome, impersonate, impersonating, impersonation, pretending to be me, pretends, fake profile, fake account, using my name, using my pictures, using my photos, identity theft, false identity, my identity, catfish, fake cop, fake doctor, perfil falso, cuenta falsa, se hace pasar, se hacen pasar, suplantacion, suplantan, suplanta, usa mi nombre, usan mis fotos, identidad, falsa identidad, nombre falso, falso medico, faux profil, faux compte, se fait passer, usurpation, usurpé, usurpe, usurpateur, mon nom, mes photos, mon identité, faux nom, fausse identité, faux agent, fizeram um perfil falso meu, criaram conta com meu nome, criaram instagram falso com minha foto, usaram minha foto, usaram meu nome, usando meu cpf, usou meu documento, usam minha identidade, deu meu nome pra policia, se passou por policial, disse que era policial, fingiu ser funcionario, made a fake profile of me, uses my photo, uses my name, used my passport, used my documents, someone acts as me, pretended to be a policeman, said he was a police officer, hicieron un perfil falso, usan mi foto, usan mi nombre, uso mi documento, usaron mi documento, usaron mi identidad, se hizo pasar por policia, se hace pasar por medico, faux compte avec ma photo, utilise mes photos, utilise mon nom, a utilisé mes papiers, a donné mon nom à la police, se fait passer pour un policier, se présente comme policier, fake meu no insta, fake meu, tem um fake, conta fake minha, perfil fake meu, clonaram meu perfil com minha foto, fizeram conta com meus dados, usaram meu nome, usaram meu passaporte, se passa por mim no facebook, abriram conta com meus dados, meu cpf foi usado, compraram no meu cpf, falso fiscal, someone is using my identity, someone uses my id number, used my documents to rent, account opened in my name, pretends to be my daughter online, pretended to be an officer, catfishing with my pictures, usan mis datos, utilise mon identité, outro numero com minha foto pedindo dinheiro, usando minha foto de perfil, usam meu nome pra pedir dinheiro, new number with my photo asks for money, otro numero con mi foto pide dinero, autre numéro avec ma photo',
}
