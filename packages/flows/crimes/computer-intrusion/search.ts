import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
whatsapp clonado
hackearam meu instagram
invadiram meu facebook
perdi o acesso da minha conta trocaram a senha
meu celular foi hackeado
invadiram minha conta do gov br
roubaram meu instagram
clonaram meu zap
vazaram meus dados
instalaram um aplicativo espiao no meu celular
entraram no meu email
vazaram minhas fotos intimas
invadiram meu computador
tomaram meu whatsap
minha rede social foi invadida e tao pedindo pix
mexeram no meu celular sem permissao e pegaram as conversas
mudaram a senha do meu gmail
clonaram meu chip
insta hackeado
raquearam minha conta
meu facebook ta postando coisa que nao fui eu
virus no pc pedindo bitcoin
mudaram a senha do meu instagram e tao vendendo coisa
entraram no meu email e no meu banco
tomaram meu zap e tao pedindo pix pros meus contatos
`,
    en: `
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
    es: `
me hackearon el whatsapp
me robaron la cuenta de instagram
hackearon mi facebook
entraron a mi correo
cambiaron mi contraseña
mi celular esta hackeado
filtraron mis datos
me clonaron el whatsapp
perdi acceso a mi cuenta
virus en mi computadora
filtraron mis fotos
espian mi telefono
me clonaron el chip
`,
    fr: `
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
  },
  words:
    'hackeado, hackeada, hackearam, hackeou, hacker, hackers, raqueado, raquearam, raker, invadido, invadida, invadiram minha conta, clonado, clonaram, clonagem, whatsapp clonado, zap clonado, instagram, insta, facebook, face, tiktok, gmail, email, conta, senha, perdi o acesso, nao consigo entrar, sem acesso, trocaram o email, gov br, dados vazados, vazou, vazaram, vazamento, nudes vazados, fotos vazadas, espiao, virus, malware, computador, sistema invadido, chip clonado, sim swap, icloud, hacked, hacker, hack, account, accounts, password, login, locked out, lost access, email, leaked, leak, data breach, spyware, malware, virus, computer, sim swap, cloned whatsapp, hackeado, hackeada, hackearon, jaquearon, cuenta, contraseña, clave, correo, filtraron, filtracion, espia, virus, perdi acceso, whatsapp clonado, piraté, piratée, piratage, hacké, hackée, pirate, compte, mot de passe, boite mail, fuite, fuité, espionné, logiciel espion, virus, accès perdu, ordinateur, virus no celular, link que cliquei, telegram, meu instagram foi hackeado, meu facebook foi invadido, meu whatsapp foi clonado, perdi minha conta do instagram, perdi meu facebook, roubaram minha conta, roubaram meu facebook, roubaram meu whatsapp, entraram na minha conta, mudaram minha senha, trocaram minha senha, postando coisa no meu perfil, meu perfil ta postando sozinho, acessaram meu email, acessaram meu celular, leram minhas mensagens, minha conta foi invadida, my account was hacked, my facebook was hacked, my email was hacked, my instagram got stolen, cannot log in, cant log in to my account, hacker got into my phone, someone reads my messages, somebody took over my profile, changed my password, my nudes were leaked, me robaron la cuenta, me robaron el facebook, me hackearon la cuenta, hackearon mi correo, hackearon mi instagram, no puedo entrar a mi cuenta, me cambiaron la clave, leen mis mensajes, publican en mi facebook, mon compte a été piraté, mon facebook a été piraté, mon instagram a été piraté, ma boite mail piratée, on a volé mon compte, on a changé mon mot de passe, on lit mes messages, plus accès à mon compte, mon profil publie tout seul, mon portable a été hacké, hacker pegou meu instagram, perdi meu insta, zap clonado, meu zap foi clonado, clonaram o whats, whats clonado, roubaram meu whats, pedindo dinheiro pelo meu whatsapp, pedindo dinheiro no meu nome pelo zap, caiu na mão de hacker, me jaquearon, jaquearon mi face, hackearon, mi whats, insta got hacked, meu celular ta sendo espionado, alguem le minhas conversas, tem virus no meu celular, conta do banco invadida, roubaram meu email, perdi conta do facebook, nao entro mais no meu instagram, fotos intimas vazaram do celular, dados vazaram, alguem entrou no meu icloud, my snapchat was hacked, someone logged into my account, got locked out, my sim was cloned, virus on my phone, stalkerware, private pictures were leaked, data leaked, nao consigo entrar na minha conta, nao consigo entrar no insta, ta postando venda no meu perfil, trocaram meu email e senha, escreveram pros meus amigos pela minha conta, somebody writes to my friends from my account, my account posts things for sale, escriben a mis amigos desde mi cuenta, écrit à mes amis depuis mon compte',
  patterns: {
    account: {
      pt: 'hackearam meu, invadiram meu, clonaram meu, roubaram meu, perdi o acesso do, entraram no meu, trocaram a senha do, hackeado, clonado, invadido, vazaram do meu',
      en: 'hacked my, my hacked, got into my, took over my, lost access to my, changed the password of my, broke into my, leaked from my',
      es: 'hackearon mi, me hackearon el, clonaron mi, entraron a mi, perdi acceso a mi, cambiaron la clave de mi, robaron mi cuenta de, filtraron de mi',
      fr: 'piraté mon, mon piraté, entré dans mon, pris mon compte, perdu l accès à mon, changé le mot de passe de mon, hacké mon, fuite de mon',
    },
  },
}
