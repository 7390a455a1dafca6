import type { ByLabel } from '../labels.ts'

/** How people in Pará tell what happened, one story a line: written by hand for the search, no person is meant. */
export const portuguese = {
  extravio: `
perdi meu rg
perdi minha carteira com todos os documentos
perdi a cnh no onibus
meu celular sumiu acho q caiu na rua
extraviei minha carteira de trabalho
nao acho minha certidao de nascimento
perdi o titulo de eleitor
deixei minha bolsa no taxi e nao sei onde ta
caiu meu celular do bolso da bermuda na praia
perdi o passaporte
perda de documento
sumiu meu cartao do banco dentro de casa
esqueci a mochila na lancha pra marajo
perdir minha identidade
perdi a chave do carro e o documento da moto
meu cpf e rg se perderam na mudança
documento perdido
minha carteira caiu na feira do ver o peso
molhou e estragou meu rg preciso tirar outro
perdi a placa da minha moto na chuva
perdi os documento tudo
extravio de cnh
meu crachá da empresa desapareceu
nao sei onde deixei meu telefone
perdi a carteira com rg e cartao do sus na balsa
nao acho a certidao de nascimento do meu filho
meu titulo e minha carteira de trabalho sumiram na mudança
deixei a mochila no onibus pra maraba com todos os documentos
meu celular caiu no rio guama quando eu descia do barco
`,
  furto: `
me roubaram o celular no onibus e nem vi
furtaram minha bicicleta na porta de casa
levaram minha botija de gas do quintal
entraram em casa de madrugada e levaram a tv
abriram minha bolsa na parada e tiraram a carteira
bateram minha carteira no ver o peso
sumiram com meu celular na festa
o ladrao arrombou minha loja durante a noite
roubaram os fios de cobre da minha casa
quebraram o vidro do carro e levaram o som
furto
pegaram meu notebook na faculdade
robaro minha bike
minha empregada levou minhas joias
levaram meu motor de rabeta
roubaram as galinha do vizinho nao as minhas roupa do varal
cheguei do trabalho e a casa tava arrombada
furtaram meu estepe
meteram a mao no meu bolso no círio e levaram o celular
levaram a bomba d agua do poço
furto de fiação na escola
roubaram minha caixa de ferramenta
levaram minha mala na rodoviaria quando eu dormia
levaram o celular da minha mesa no bar sem eu perceber
deixei o celular carregando na lanchonete e quando vi nao tava mais
entraram no meu quintal e levaram a bomba dagua e o botijao
arrombaram minha casa quando eu tava no interior
pegaram minha mochila na praia de mosqueiro enquanto eu tomava banho
cortaram o cadeado e levaram minha bicicleta
a empregada pegou meu ouro e foi embora
mexeram na minha bolsa no onibus e levaram a carteira
levaram os fios de cobre do meu comercio
o ladrao pulou o muro e levou as galinha e a roupa do varal
`,
  violencia: `
apanhei
meu pai me bate
meu filho drogado me agride dentro de casa
meu irmao ameaçou minha mae com faca
minha nora maltrata meu avo
meu padrasto bateu na minha irma
minha companheira me agrediu
minha esposa quebrou tudo e me bateu
violencia domestica
meu neto pega meu dinheiro e me xinga
meu tio me espanca
meu filho me ameaça pra dar dinheiro pra droga
minha cunhada me deu um tapa na cara
briga de familia com agressao
meu ex namorado me bateu sou homem
abandonaram o vovo sozinho em casa sem comida
minha mae bate muito nas crianças
meu marido me bate e eu sou gay
o pai dos meus filho agride as criança
meu cunhado me empurrou na frente dos meus filhos
agressao do meu irmao
maus tratos com idoso em casa
minha sogra me humilha e me empurra
quebrou minhas coisas dentro de casa o meu enteado
meu neto grita comigo e tira meu dinheiro da aposentadoria
meu neto me maltrata e vive gritando
meu filho fica com o cartao da minha aposentadoria e me xinga
meu sobrinho que mora comigo me deu um tapa
minha nora grita e empurra minha mae que é idosa
meu irmao bebado quebrou tudo em casa e partiu pra cima de mim
minha mulher me bate e sou homem
meu pai me bateu de cinto porque tirei nota baixa
meu cunhado vive gritando e ja me deu um soco
cuido da minha avo e o neto dela bate nela
`,
  violencia_contra_mulher: `
meu marido me bateu
meu ex nao aceita o fim do namoro
meu companheiro me ameaça de morte
ele descumpriu a medida protetiva
apanho do meu marido ha anos
meu esposo me humilha todo dia e nao deixa eu trabalhar
preciso de medida protetiva
meu ex marido me bateu na frente dos filhos
meu namorado me deu um soco
ele nao deixa eu sair de casa e pega meu celular
lei maria da penha
meu ex postou minhas fotos intimas
meu marido quebrou meu celular e me enforcou
mulher agredida pelo marido
o pai da minha filha me agrediu
meu ex fica me ameaçando que se eu nao voltar ele me mata
meu namorado controla minhas roupas e minha senha
meu homem me espancou bebado
vizinho bate na mulher dele toda noite
minha filha apanha do marido
ele me chama de vagabunda e me puxa pelo cabelo
meu ex invadiu minha casa e me bateu
meu marido chega bebado e quer me bater
delegacia da mulher
ele chega bebado me xinga e me da tapa na frente dos meninos
meu marido nao me deixa trabalhar nem falar com minha mae
quebrou meu celular e me segurou pelo braço
meu ex fica indo na minha casa e ja arrombou a porta
to com medo dele, ele ja me deu na cara e diz que se eu largar ele me mata
o pai das crianças me tranca em casa
ele descumpriu a medida protetiva e veio aqui
meu namorado me puxou pelo cabelo e me jogou no chao
`,
  'violencia-condominio': `
ouço minha vizinha do apartamento de cima apanhando
sou sindico e tem um morador batendo na mulher
briga de casal no predio todo dia
sou porteiro e vi uma agressao no elevador
vizinho do 302 bate nos filhos
o morador do bloco b agride a esposa
escuto gritos de socorro no apartamento do lado
violencia no condominio
sindica quer comunicar agressao de morador
mulher gritando no apto vizinho todo dia
crianca apanhando no ap de baixo
a camera do predio pegou ele batendo na namorada
sou zelador vi o marido empurrar ela na garagem do predio
comunicar violencia domestica no residencial
idosa maltratada no apartamento do meu andar
morador do condominio espancou a companheira
`,
  roubo: `
fui assaltada
assalto
me roubaram o celular com arma na cabeça
dois caras numa moto levaram minha bolsa
me assaltaram na parada de onibus
botaram uma faca em mim e levaram tudo
o ladrao apontou o revolver e pediu o celular
fui roubado agora na esquina
meteram o cano em mim e levaram meu cordao
assaltaram a minha loja armados
arrastao no onibus
puxaram meu cordao do pescoço e me derrubaram
os ratos dagua roubaram nosso barco
pirata assaltou a balsa com arma
me renderam dentro de casa e levaram dinheiro
me bateram pra roubar meu telefone
tentaram me assaltar mas corri
o cara puxou a arma e mandou eu passar a carteira
fui asaltado
entraram armados na farmacia onde trabalho
mano me tomaram o celular na marra
roubo a mao armada
levaram minha mochila com ameaça
assaltaram o onibus do satelite
dois cara numa moto mandaram eu passar o celular com arma na mao
encostaram a faca em mim na passarela e levaram tudo
puxaram minha bolsa com força e cai no chao
renderam minha familia dentro de casa e levaram tv e celular
assaltaram o onibus que eu tava e levaram o celular de todo mundo
os ratos dagua atacaram nosso barco e levaram o motor
o cara fingiu que tava armado e mandou eu dar o dinheiro
bateram em mim e tomaram minha mochila
`,
  acidente: `
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
  estelionato: `
cai num golpe do pix
fiz um pix e a loja nao entregou
golpe do falso emprestimo
me ligaram dizendo que era do banco e limparam minha conta
comprei no instagram e nunca chegou
clonaram meu cartao de credito
passaram compra no meu cartao que nao fiz
golpe do aluguel de temporada em salinas
alugaram uma casa que nao existe
falso advogado pediu dinheiro do meu processo
fizeram emprestimo no meu nome
golpista se passou pelo meu filho no zap e pediu dinheiro
fui enganada na olx
cai no golpe do bilhete premiado
piramide financeira nao me pagou
mandei dinheiro pra uma pessoa que conheci na internet
sacaram dinheiro da minha conta
falsa central do banco
transferi dinheiro e era golpe
estelionato
caí em golpi
comprei um carro e o vendedor sumiu com o dinheiro
boleto falso
golpe do whatsapp pedindo pix
desconto no meu beneficio do inss que nao autorizei
ganharam minha confiança e nao devolveram o dinheiro do investimento
paguei o boleto e era falso
comprei pela internet e nunca chegou, o vendedor sumiu
ligaram dizendo que era do banco e fizeram minha mae passar a senha
mandaram comprovante de pix falso e levaram a mercadoria
me ofereceram emprego e pediram dinheiro adiantado
paguei a entrada da casa e o dono era falso
caí no golpe do falso advogado
me venderam um terreno que nao existe
`,
  ameaca: `
meu vizinho me ameaçou de morte
to sendo ameaçado
ameaça pelo whatsapp
o cara disse que vai me matar
agiota ta me ameaçando
ameaçaram minha familia
recebi mensagem dizendo que vao me pegar
um colega do trabalho disse que vai me quebrar
ele falou que vai tocar fogo na minha casa
o traficante da rua me ameaçou
ameassa de morte
mandaram audio me ameaçando
fui jurado de morte
disse que vai me dar um tiro
facçao mandou eu sair do bairro
ameaça no trabalho pelo patrao
ex funcionario ameaça me matar
vizinho mostrou a faca pra mim
um homem falou que sabe onde eu moro e que vai me pegar
me ameaçaram por causa de divida
o agiota disse que vai me matar se eu nao pagar
mandou audio dizendo que vai quebrar minhas pernas
meu vizinho falou que vai meter bala em mim
falou que sabe onde meus filhos estudam e que eu vou me arrepender
prometeu tocar fogo na minha casa
`,
  injuria: `
me xingaram na rua
fui xingada de vagabunda pela vizinha
fui ofendida no grupo do whatsapp
me humilharam na frente de todo mundo
minha vizinha me chama de ladra e de puta
o cliente me xingou no trabalho
me chamaram de gorda
injuria
falaram palavrao pra mim
cuspiram na minha cara
me ofenderam no facebook
ofensa verbal
o chefe me chama de burro
fizeram gesto obsceno pra mim
me esculhambaram no meio da rua
recebi mensagem com xingamento
me chingaram
zombam de mim e me botam apelido
me chamou de burra e gorda no grupo do trabalho
me xingou de tudo quanto é nome na frente dos meus filhos
o gerente me humilha todo dia na frente dos clientes
`,
  difamacao: `
estao falando mal de mim na cidade
espalharam fofoca que eu traio meu marido
postaram mentira de mim no facebook
inventaram que tenho doença
difamaçao na internet
minha ex espalhou boato sobre mim
fizeram um video falando mal da minha loja
sujaram meu nome no bairro
estao me difamando no grupo da familia
fizeram post me expondo
tao espalhando que sou amante do prefeito
fofoca da vizinha acabando com minha reputacao
me expuseram nas redes sociais
criaram pagina pra falar mal de mim
falaram pro meu patrao que bebo no serviço
fui difamada
expuseram minha vida pessoal no status
mentira sobre mim no tiktok
inventaram na igreja que eu tenho amante
espalham no bairro que eu sou caloteira
postou no grupo que eu sou vagabunda e que traio meu marido
`,
  calunia: `
me acusaram de roubo e eu nao fiz nada
falaram que eu sou ladrao
disseram que eu matei uma pessoa
me acusam de pedofilia e é mentira
patroa me acusou de furtar dinheiro
inventaram que eu vendo droga
calunia
fui acusado injustamente
estao me acusando de um crime que nao cometi
espalharam que eu roubei a igreja
falsa acusaçao de estupro contra mim
a vizinha diz que eu roubei a bicicleta dela
me caluniaram no facebook
disseram pra todos que desviei dinheiro da associação
me chamou de ladrao na frente dos clientes dizendo que peguei mercadoria
fizeram denuncia falsa contra mim
falam que sou traficante sem prova
me culparam por crime
a patroa diz que eu peguei o dinheiro do caixa e nao fui eu
tao dizendo que eu vendo droga e é mentira
me acusaram de roubar o celular da colega
`,
  perseguicao: `
tem um homem me seguindo
um cara me persegue todo dia no trabalho
recebo ligaçao o dia todo da mesma pessoa
stalker
estou sendo perseguida
um desconhecido fica na porta da minha casa
ele me segue no instagram com perfil fake toda hora
me vigiam
um ex colega nao para de mandar mensagem
um rapaz me segue ate o ponto de onibus
cria conta nova toda vez que eu bloqueio
puseram rastreador no meu carro
uma mulher fica me perseguindo por causa do meu namorado
sendo perseguido por vizinho
fica passando de moto na frente de casa pra me vigiar
perseguiçao na internet
um cliente fica me esperando na saida do serviço
nao me deixa em paz liga e manda mensagem sem parar
ele fica me esperando na saida do trabalho todo dia
bloqueei e ele cria outro perfil pra me mandar mensagem
um homem me segue da escola ate em casa faz semanas
fica passando de carro na frente de casa e tirando foto de mim
nao para de ligar e de ir atras de mim
`,
  invasaoinf: `
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
  'falsa-identidade': `
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
  'apropriacao-indebita-erro': `
fiz pix errado e a pessoa nao devolve
mandei pix pra pessoa errada
transferi pra conta errada
depositei dinheiro na conta errada
pix por engano
meu pacote foi entregue na casa errada e o vizinho ficou
acharam meu celular e nao querem devolver
errei a chave pix
quem achou minha carteira nao quer entregar
digitei o numero errado do pix
a pessoa ficou com o dinheiro que mandei por engano
encomenda entregue errado e nao devolvem
pix enviado para desconhecido sem querer
paguei duas vezes sem querer e nao devolveram
meu salario caiu na conta de outra pessoa
o boi passou pro terreno do vizinho e ele nao devolve
caiu na conta de outro por erro do banco
meu celular ta com quem achou e pede recompensa
mandei o pix do aluguel pra pessoa errada e ela nao devolve
o dinheiro caiu na conta de outro e ele gastou
`,
  sossego: `
som alto do vizinho
barulho a noite toda
vizinho com aparelhagem ate de madrugada
festa com som alto na rua
cachorro late a noite inteira
bar com musica alta do lado da minha casa
obra fazendo barulho de madrugada
poluiçao sonora
igreja com som muito alto
vizinho barulhento
nao consigo dormir com a zuada
o vizinho liga a caixa de som no ultimo volume
paredao de som
oficina batendo lata de noite
moto com escapamento barulhento de madrugada
gritaria na casa do lado
zoada de festa
perturbacao do sossego
galo cantando barulho do vizinho
algazarra na praça toda noite
aparelhagem toca ate de manha na minha rua
o bar da esquina poe o som no talo toda noite
o vizinho faz festa de segunda a segunda e ninguem dorme
`,
  perturbacao: `
vizinho joga lixo na minha porta
ficam batendo na minha porta e correndo
um homem me incomoda de proposito
passam trote pra minha casa
o vizinho joga pedra no meu telhado
ele faz de tudo pra me irritar
perturbacao da tranquilidade
vizinha fica me provocando
jogam agua na minha calçada pra me perturbar
joga urina no meu quintal
vizinho implica comigo
me ligam de madrugada e desligam
apontam laser e camera pra minha janela
uma senhora vem perturbar na minha porta
colega me incomoda e tira minha paz
vizinho encrenqueiro
ficam tocando a campainha
a vizinha joga coisa no meu muro de maldade
o vizinho solta rojao na minha janela de pirraça
ficam batendo no meu portao e correndo
vizinha joga agua suja no meu quintal so de maldade
`,
  odio: `
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
  transporte: `
o motorista do uber levou meu celular
esqueci o celular no uber e o motorista nao devolve
passageiro me assaltou no uber
sou motorista de aplicativo e fui roubado
roubo na corrida da 99
motorista da 99 ficou com minha mala
motorista de aplicativo me roubou
dois passageiros anunciaram assalto na corrida
uber moto levou minha bolsa
passageiro furtou meu celular do suporte
indrive motorista me assaltou
levaram meu dinheiro numa corrida por aplicativo
o moto uber fugiu com minha encomenda
assalto a motorista de app
entregador do ifood levou meu pedido e celular
peguei um uber e me roubaram dentro do carro
sou uber e o passageiro levou minha carteira
corrida do maxim fui assaltado
`,
  consumo: `
produto vencido no supermercado
comprei com defeito e a loja nao troca
propaganda enganosa
cobrança abusiva
o posto vende gasolina adulterada
a loja nao quer me vender
preço abusivo do gas
escola se recusa a matricular meu filho
comi comida estragada no restaurante
cobraram duas vezes
empresa de internet cobra e nao funciona
carne podre no açougue
plano de saude negou atendimento
me cobram divida no trabalho e me expoem
farmacia vendeu remedio vencido
banco nao cancela a conta
comprei na loja e nao entregam nem devolvem
venda casada
o preço da prateleira era diferente do caixa
crime contra o consumidor
procon
equatorial cobrando conta de luz absurda
a farmacia me vendeu remedio vencido
comprei geladeira com defeito e a loja nao troca
o mercado cobrou preço diferente da prateleira
`,
  animais: `
maus tratos a animais
meu vizinho bate no cachorro
cachorro amarrado no sol sem agua
envenenaram meu gato
deram chumbinho pro meu cachorro
abandonaram uma ninhada na rua
mataram meu cachorro
rinha de galo
cavalo magro puxando carroça machucado
vizinho deixa o cachorro sem comida
chutaram o gato
jogaram agua quente no cachorro
tem um cachorro preso passando fome
atiraram no meu cachorro
vi um homem espancando um cavalo
vendem papagaio e macaco
abandono de animal
dono viajou e largou os bichos
cortaram o rabo do cachorro
atropelou o cachorro de proposito
o cachorro do vizinho fica amarrado no sol sem agua e sem comida
o carroceiro bate no cavalo ate sangrar
jogaram filhote no lixo
`,
  agrarios: `
invadiram minha terra
mudaram a cerca do meu sitio
roubaram meu gado
mataram meu boi no pasto
grileiro na minha area
derrubaram minha roça
vizinho avançou a divisa do terreno
gado do vizinho comeu minha plantaçao
invasao de fazenda
roubaram meu bufalo
desviaram o igarape da minha terra
tiram açai do meu açaizal
colocaram fogo no meu pasto
conflito de terra
madeireiro entrou na minha area
sem terra ocuparam o lote
queimada ilegal na roça do lado
levaram meus porco do chiqueiro
arrancaram os marcos do terreno
furto de gado
invadiro meu lote
tao roubando cacau da minha roça
soltaram o boi na minha plantaçao de proposito
levaram as vaca do meu sitio de madrugada
roubaram 10 cabeça de gado da fazenda
`,
  incendio: `
tocaram fogo na minha casa
minha casa pegou fogo
incendio
queimaram minha moto
botaram fogo no mato atras de casa
incendio criminoso
o fogo do lixo do vizinho passou pro meu quintal
pegou fogo na loja
curto circuito queimou a casa
explodiu o botijao e queimou tudo
queimaram meu carro
mata pegando fogo
alguem jogou gasolina e tocou fogo no meu comercio
barco pegou fogo
fogo no terreno baldio
queima de lixo todo dia do vizinho
minha barraca foi incendiada
perdi tudo no incendio
tocaram fogo na minha roça
botaram fogo no terreno e pegou na minha casa
o vizinho queima lixo e o fogo passou pro meu quintal
`,
  'falso-alarme': `
passaram trote pra policia
trote no 190
falsa ameaça de bomba na escola
disseram que tinha bomba no shopping
espalharam que ia ter massacre na escola
noticia falsa que a barragem rompeu
chamaram o bombeiro sem ter fogo
falso alarme
gritaram fogo no cinema e causou panico
fake news de ataque na escola
acionaram o alarme de incendio por brincadeira
chamaram samu a toa
boato de arrastao causou correria
mentiram que tinha atirador
audio falso de ataque na creche
inventaram acidente pra chamar ambulancia
`,
  obito: `
meu pai faleceu em casa
minha avo morreu dormindo
morte natural
minha mae morreu de cancer em casa
preciso de bo pra atestado de obito
meu marido morreu de infarto
faleceu de velhice
encontrei meu tio morto na cama ele era doente
declaracao de obito
morreu em casa sem medico
minha sogra idosa faleceu hoje
meu avô morreu
obito
bebe morreu em casa
morreu sem assistencia medica
meu irmao teve um avc e faleceu
pessoa falecida em casa
bo de falecimento para funeraria
minha avo morreu em casa dormindo de velhice
meu pai tava doente e faleceu em casa sem medico
meu avo morreu e nao tem quem de o atestado
`,
  atipico: `
quero registrar so pra me resguardar
sai de casa e quero deixar registrado
registrar que sai do imovel
so para constar
abandono de lar
quero fazer um bo preventivo
registrar desentendimento sem crime
nao é crime mas quero registrar
devolvi a chave do imovel e quero prova
meu inquilino foi embora e deixou as coisas
preservacao de direitos
minha mulher saiu de casa e quero registrar
arvore caiu no meu muro
chuva alagou e perdi meus moveis
pai nao veio buscar a criança na visita
fato atipico
raio queimou meus aparelhos
ele nao pagou a pensao quero registrar
`,
  'registro-ocorrencia': `
quebraram o vidro da minha janela
riscaram meu carro
entraram na minha casa sem permissao
clonaram a placa do meu carro
vandalismo na escola
pixaram meu muro
quebraram meu portao
dano ao patrimonio
invasao de domicilio
falsificaram minha assinatura
documento falso
desmatamento ilegal
estao me obrigando a assinar um papel
estou sendo chantageado com fotos
extorsao pedem dinheiro pra nao divulgar
recebi multa de carro clonado
derrubaram meu muro
jogaram pedra e quebraram minha telha
pescador com rede na epoca do defeso
despejam esgoto no igarape
diploma falso
quero registrar outra coisa
nao sei qual escolher
outros
furaram os pneus do meu carro
chantagem com nudes
picharam o muro da minha loja
riscaram a pintura do meu carro com prego
quebraram o vidro da minha casa com pedra
picharam a fachada do comercio
derrubaram meu portao de proposito
`,
  assault: `
briga de rua me bateram
levei um soco de um desconhecido
vizinho me agrediu com pau
me deram uma facada
apanhei na festa
fui agredido pelo segurança da boate
lesao corporal
o colega do meu filho bateu nele na escola
me agrediram no bar
levei uma pedrada na cabeça
dei uma briga e me machucaram
vizinha me bateu e me arranhou
levei um tiro na perna
fui espancado por varios homens
agressao fisica
me furaram
levei uma terçadada
bateram no meu filho na escola
levei uma garrafada numa festa
um cara que nunca vi me deu um murro no bar
fui espancado na saida do jogo por uns torcedores
os seguranças da boate me encheram de porrada
`,
  rape: `
estupro
fui estuprada
fui abusada
abuso sexual
meu padrasto abusa da minha filha
passaram a mao em mim no onibus
meu tio mexeu comigo quando eu era criança
um homem mostrou o penis na rua
me obrigou a fazer sexo
forçaram relaçao comigo
tentaram me estuprar
minha filha de 10 anos foi abusada
assedio sexual no trabalho
se esfregou em mim no onibus
pedofilia
me drogaram e abusaram de mim
meu marido me força a ter relaçao
estrupo
meu professor me tocou
homem se masturbando no onibus
meu chefe pede sexo
menor de idade gravida de adulto
meu padrasto passa a mao em mim de noite
minha filha disse que o vizinho mexe com ela nas partes
acordei pelada e nao lembro de nada acho que botaram coisa na bebida
ele me forçou a ter relaçao
o tio da minha filha fica tocando nela
`,
  suicide: `
quero morrer
vou me matar
suicidio
nao aguento mais viver
pensando em tirar minha vida
minha filha quer se matar
meu amigo tentou suicidio
tomei remedio pra morrer
minha irma se cortou
meu filho ta falando em se matar
nao quero mais viver
nao vejo mais sentido na vida
minha mae tomou veneno
quero sumir pra sempre
to pensando besteira
me enforcar
depressao quero acabar com tudo
se jogou da ponte
nao vejo mais saida quero acabar com tudo
penso em me matar todo dia
minha filha se corta e fala que quer morrer
`,
  homicide: `
mataram meu irmao
homicidio
assassinato
encontrei um corpo
mataram um homem na minha rua
meu filho foi morto a tiros
tem um cadaver no igarape
assassinaram meu vizinho
roubaram e mataram meu pai
latrocinio
feminicidio mataram minha filha
vi um assassinato
um corpo boiando no rio
mataro meu primo
tiroteio com morte
meu marido foi assassinado
a policia matou meu filho
encontraram ossos no terreno
deram facada no meu vizinho e ele morreu
mataram um rapaz a tiro aqui na rua
acharam um corpo no igarape
`,
  kidnapping: `
sequestro
sequestraram minha filha
fui sequestrado
estou presa em casa ele trancou a porta
carcere privado
me mantiveram refem
me colocaram no porta malas
levaram meu irmao a força num carro
sequestro relampago
pedem resgate pelo meu pai
meu vizinho mantem a mulher trancada
pegaram meu filho e nao devolvem pedindo dinheiro
me prenderam num quarto
criança raptada
minha irma foi raptada
nao me deixam sair do garimpo
trabalho escravo na fazenda
trafico de pessoas
ligaram pedindo dinheiro pra soltar meu irmao
levaram minha prima num carro a força
ele ta com ela trancada e nao deixa sair
`,
  vehicle: `
roubaram meu carro
roubaram minha moto
furtaram minha moto
levaram minha moto com arma
meu carro foi roubado
tomaram minha moto no assalto
furto de veiculo
roubo de veiculo
levaram o carro da garagem
minha moto sumiu da frente do trabalho
levaram meu caminhao
minha biz foi roubada
tomaram meu carro de assalto
robaram minha moto titan
carro furtado no estacionamento
roubo de moto
achei meu carro roubado
levaram minha pop 100
levaram minha biz de dentro de casa
sumiu meu carro que tava estacionado na rua
me tomaram a moto com arma
`,
  missing: `
meu filho sumiu
minha filha desapareceu
pessoa desaparecida
meu pai saiu e nao voltou
desaparecimento
meu avo com alzheimer se perdeu
minha irma nao da noticia ha dois dias
criança desaparecida
minha filha fugiu de casa
meu marido ta sumido desde ontem
nao sei onde minha mae ta
adolescente sumiu da escola
meu tio sumiu no rio de canoa
encontrei meu filho que estava desaparecido
meu irmao saiu pra trabalhar e nao voltou
procuro meu pai que nao vejo ha anos
desapareceu minha amiga
meu sobrinho sumiu
minha filha saiu pra escola e nao voltou
meu pai tem alzheimer saiu de casa e nao sabemos onde ta
meu sobrinho foi pescar e nao voltou mais
`,
  injured: `
acidente com ferido
atropelaram minha mae
fui atropelado
bati a moto e quebrei a perna
acidente com vitima
tem gente machucada no acidente
atropelamento
cai da moto e me machuquei
acidente com morte na estrada
um carro me atropelou e fugiu
meu filho foi atropelado de bicicleta
motorista bebado bateu e feriu gente
capotamento com ferido
preciso de ambulancia
to ferido no acidente
bateram na minha moto e eu fui parar no hospital
sangrando muito
dpvat acidente de moto fratura
atropelaram uma moça e ela nao acorda
meu colega caiu da moto e quebrou a perna
tem gente ferida na batida aqui na br
`,
  drugs: `
tem boca de fumo na minha rua
trafico de drogas
vendem droga na esquina
denunciar traficante
meu vizinho vende droga
ponto de venda de drogas
denuncia anonima
usam maconha na porta de casa
quero denunciar sem me identificar
plantacao de maconha
vendendo pedra na praça
homem armado na rua
foragido na minha rua
venda de arma
tem um bandido procurado morando aqui
bocada
`,
  secondCopy: `
segunda via do boletim
segunda via do bo
perdi o papel do boletim
quero imprimir meu bo
como consultar meu boletim
cade meu bo
reimprimir boletim de ocorrencia
2 via bo
nao recebi o email do boletim
baixar pdf do boletim
ver meu boletim de ocorrencia
consultar ocorrencia registrada
andamento do meu bo
quero corrigir meu boletim
acompanhar ocorrencia
cancelar bo
`,
  validate: `
validar documento
verificar se o boletim é verdadeiro
conferir autenticidade
codigo de verificacao
validar bo
qr code do boletim
esse documento da policia é verdadeiro
checar autenticidade de documento
validação de documento assinado
ver se o bo é falso ou original
validar assinatura digital
autenticar documento
`,
} satisfies ByLabel<string>
