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
`
