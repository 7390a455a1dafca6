/** Written once the search had learned, and for judging it alone: the language, the label and the story, one a line. */
export const writtenLater = `
pt extravio onde tiro bo de rg perdido
pt extravio minha cnh ficou em algum lugar da viagem
pt extravio celular caiu no mar
pt furto tiraram o celular da mochila da minha filha na escola
pt furto ladrao levou a bateria da minha moto
pt furto mexeram no meu armario e sumiu 500 reais
pt furto robaro minha casa enquanto eu tava viajando
pt roubo fui assaltada por um cara de bicicleta com faca
pt roubo renderam o cobrador e levaram os celular de todo mundo no onibus
pt roubo levaram minha corrente no puxao
pt roubo os piratas abordaram a lancha de noite
pt violencia meu primo que mora comigo me deu um murro
pt violencia meu neto vive gritando comigo e tomando minha aposentadoria
pt violencia_contra_mulher o pai do meu bebe me empurrou na parede
pt violencia_contra_mulher marido ciumento nao deixa trabalhar
pt violencia_contra_mulher ele ta descumprindo a protetiva
pt violencia-condominio sou sindica e ouvi uma moradora pedindo socorro
pt acidente fecharam meu carro na almirante barroso e amassou tudo
pt acidente moto colidiu com minha bike so arranhao
pt estelionato comprei um ps5 no facebook e a pessoa sumiu
pt estelionato golpe do emprego pediram taxa
pt estelionato clonaram o cartao da minha mae
pt ameaca recebi um audio falando que vao me matar
pt ameaca meu vizinho disse que vai me dar um tiro
pt injuria fui humilhado pelo gerente na frente da equipe
pt difamacao minha ex cunhada ta espalhando mentira minha no bairro
pt calunia tao me acusando de um roubo na empresa
pt perseguicao um ex aluno fica me seguindo e tirando foto
pt invasaoinf roubaram meu whats e tao pedindo dinheiro
pt invasaoinf conta do instagram invadida
pt falsa-identidade abriram uma conta com meu cpf
pt apropriacao-indebita-erro pix foi pra pessoa errada
pt sossego vizinho faz culto com caixa amplificada
pt perturbacao vizinho joga entulho no meu quintal so pra irritar
pt odio me xingaram de preto imundo
pt odio fui expulso do bar por ser gay
pt transporte o cara da 99 levou minha mala
pt consumo açougue vendendo carne estragada
pt animais mataram meu gato com veneno
pt agrarios o fazendeiro derrubou minha cerca e soltou o gado
pt incendio incendiaram o carro do meu irmao
pt falso-alarme mentiram que ia ter ataque na escola
pt obito minha tia morreu em casa de cancer
pt atipico quero fazer um boletim so pra constar
pt registro-ocorrencia picharam a parede da minha loja
pt assault um desconhecido me deu um soco na rua
pt rape meu vizinho tentou abusar da minha filha
pt suicide meu irmao tomou veneno quer se matar
pt homicide assassinaram meu sobrinho
pt kidnapping minha prima ta em carcere privado
pt vehicle furtaram meu gol
pt missing meu filho de 8 anos desapareceu
pt injured acidente de moto com gente ferida
pt drugs denunciar boca de fumo
pt secondCopy perdi meu boletim de ocorrencia
pt validate ver se o boletim é autentico
en extravio i left my wallet in a cafe
en furto stolen backpack
en roubo mugged on the street by two teenagers
en estelionato fake airbnb took my money
en acidente rear ended by a motorbike
en ameaca a guy texts me that he will kill me
en violencia_contra_mulher boyfriend choked me
en rape i think i was drugged and raped
en vehicle scooter stolen
en missing my brother is missing since last night
en sossego noisy party next door
es extravio perdi mi celular en la playa
es furto me robaron la mochila del hotel
es roubo me asaltaron con pistola
es estelionato me estafaron con un alquiler
es acidente choque con una moto
es violencia_contra_mulher mi novio me empujo y me insulta
es odio me insultaron por ser negra
es missing mi amiga desaparecio
es invasaoinf hackearon mi instagram
fr extravio j'ai oublié mon passeport dans le bateau
fr furto on m'a volé mon appareil photo à l'hôtel
fr roubo braqué par deux hommes en moto
fr estelionato arnaque sur un site de location
fr acidente un taxi nous est rentré dedans
fr ameaca un voisin menace de me frapper
fr rape on a abusé de moi
fr invasaoinf on a piraté mon compte instagram
fr missing ma femme n'est pas rentrée à l'hôtel
pt extravio sai da balsa em santarem e so em casa vi que tava sem a carteira com rg cpf e cartao do sus, nao sei onde caiu
pt extravio minha mae é idosa e nao acha mais a certidao de nascimento dela
pt extravio cade meu titulo de eleitor sumiu na mudança
pt furto deixei a bike amarrada na frente do mercado e quando voltei so tava o cadeado cortado
pt furto entraram la em casa pelo telhado e carregaram botijao, tv e ate a comida
pt furto a diarista sumiu com minhas joias
pt furto bateram minha carteira no ver o peso
pt roubo dois muleque numa moto me puseram a arma na cara e levaram o cel na pedreira
pt roubo tava na parada do onibus e o cara encostou a faca na minha barriga pediu tudo
pt roubo arrancaram o cordao do meu pescoço e sairam correndo
pt violencia meu filho usa droga e quando nao dou dinheiro quebra as coisa e me empurra
pt violencia minha irma bate na nossa mae que tem alzheimer
pt violencia padrasto espanca meus irmaos pequenos
pt violencia_contra_mulher ele chega porre me chama de vagabunda e ja me deu na cara na frente das crianças
pt violencia_contra_mulher meu ex nao aceita o fim e quebrou a porta de casa
pt violencia_contra_mulher meu companheiro tomou meu celular e nao me deixa ver minha familia
pt violencia-condominio no apartamento de cima a gente escuta uma mulher gritando toda noite e pancada
pt acidente um onibus arranhou meu carro no transito da augusto montenegro e nao quis pagar
pt acidente derrapei a moto na piçarra e quebrou o retrovisor so estrago
pt estelionato paguei o boleto falso da faculdade
pt estelionato minha vó recebeu ligação dizendo que era do banco e passou a senha, sumiu 3 mil
pt estelionato me passaram um pix falso pelo açai que vendi
pt ameaca o agiota mandou recado que se eu nao pagar vai tocar fogo na minha casa comigo dentro
pt ameaca disse que vai acabar com a minha raça quando me encontrar na rua
pt injuria no grupo do zap do trabalho me chamou de burra e gorda pra todo mundo ver
pt difamacao estao espalhando na igreja que eu traio meu marido
pt calunia o patrao ta dizendo que fui eu que peguei o dinheiro do caixa e eu nao peguei nada
pt perseguicao ele aparece todo dia na porta do meu serviço e manda mensagem de numero diferente, ja bloqueei um monte
pt invasaoinf perdi o acesso do meu instagram, mudaram email e senha e tao vendendo coisa no meu nome
pt falsa-identidade tem um perfil com minha foto e meu nome pedindo ajuda em dinheiro
pt apropriacao-indebita-erro caiu na conta de outro o pix do aluguel e ele nao quer devolver
pt sossego aparelhagem na rua ate 5 da manha nao da pra dormir
pt perturbacao o vizinho solta foguete todo dia de madrugada na minha janela so de pirraça
pt odio fui xingado de macaco no jogo de futebol
pt odio quebraram as imagens do nosso terreiro de umbanda
pt transporte esqueci minha bolsa no uber e o motorista nao responde
pt consumo comprei remedio vencido na farmacia
pt animais o vizinho deixa o cachorro sem agua no sol amarrado o dia inteiro
pt agrarios invadiram meu sitio de noite e roubaram 12 cabeça de gado
pt incendio botaram fogo no mato e pegou na minha roça
pt falso-alarme passaram trote que tinha bomba no shopping
pt obito meu avo faleceu dormindo em casa e o medico nao quer dar atestado
pt atipico quero deixar registrado que sai de casa por minha vontade
pt registro-ocorrencia riscaram meu carro de proposito no estacionamento
pt assault levei uma garrafada na festa de um cara que nem conheço
pt rape minha filha de 12 contou que o tio passa a mao nela
pt rape acordei sem roupa depois da festa e nao lembro de nada
pt suicide nao aguento mais, penso em acabar com tudo
pt homicide deram tiro no meu irmao e ele morreu na calçada
pt kidnapping ligaram dizendo que pegaram meu filho e querem dinheiro pra soltar
pt vehicle levaram minha moto honda biz da garagem
pt missing minha sobrinha de 15 anos saiu pra escola ontem e nao voltou
pt injured atropelaram um senhor aqui na br e ele ta desacordado
pt drugs vende po e pedra na casa da esquina
pt secondCopy preciso da segunda via do bo que fiz mes passado
pt validate o documento que recebi da delegacia é verdadeiro
en extravio i think my passport fell out of my pocket on the ferry to marajo
en extravio cant find my driving license anywhere
en furto somebody took my laptop from the hostel dorm while i was sleeping
en furto my bag was snatched from the chair at a restaurant and nobody saw
en roubo two guys with a gun took our phones near the docks
en roubo held at knifepoint walking back to the hotel
en estelionato i paid for a tour and the agency does not exist
en estelionato someone used my credit card details to buy stuff
en acidente a car scratched my rental in the parking lot and drove off
en ameaca my landlord says he will hurt me if i dont leave
en violencia my brother punches me when he drinks
en violencia_contra_mulher my ex came to my place and slapped me and broke my phone
en difamacao my coworker is spreading lies about me
en perseguicao a man from the gym follows me home every week and sends me messages
en invasaoinf someone got into my email and changed the password
en odio they shouted slurs at us because we are two men holding hands
en animais someone is starving a horse on the next lot
en rape he forced himself on me
en suicide i cant go on i want it all to end
en vehicle my rental car has been stolen
en missing my friend went hiking two days ago and we havent heard from her
es extravio deje mi mochila con el pasaporte en la lancha y ya no esta
es furto me sacaron el celular del bolsillo en el mercado
es roubo unos tipos me quitaron la plata con un cuchillo
es estelionato alquile un departamento por internet y no existe
es acidente un taxi choco mi auto y solo hay daños
es ameaca mi exjefe me manda mensajes diciendo que me va a matar
es violencia mi padre me grita y me golpea con el cinturon
es violencia_contra_mulher mi esposo me encierra y me jala del pelo
es perseguicao mi ex me sigue a todas partes
es falsa-identidade alguien creo una cuenta con mis fotos
es sossego la musica del vecino no nos deja dormir
es rape abusaron de mi en una fiesta
es suicide ya no quiero vivir
es vehicle se llevaron mi moto
es missing mi hijo no volvio del colegio
fr extravio j'ai perdu mes papiers dans le bus pour belem
fr furto on a fouillé ma chambre d'hôtel et pris mon ordinateur
fr roubo deux hommes m'ont menacé avec un couteau et ont pris mon sac
fr estelionato j'ai payé une location qui n'existe pas
fr acidente on a eu un accrochage avec un scooter, juste de la tôle
fr ameaca mon propriétaire dit qu'il va me casser la figure
fr violencia mon frère me frappe à la maison
fr violencia_contra_mulher mon copain m'a étranglée hier soir
fr calunia on m'accuse d'avoir volé alors que c'est faux
fr perseguicao un homme m'attend tous les soirs devant chez moi
fr invasaoinf mon whatsapp a été piraté
fr odio on m'a insulté parce que je suis noir
fr rape il m'a forcée à coucher avec lui
fr suicide j'ai envie d'en finir
fr missing mon mari a disparu depuis hier
`
