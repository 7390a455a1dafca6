import type { ByLabel } from '../labels.ts'

/** How visitors tell in Spanish what happened, one story a line: written by hand for the search, no person is meant. */
export const spanish = {
  extravio: `
perdi mi pasaporte
se me perdio la cedula
perdi mi cartera con documentos
se me cayo el celular
no encuentro mi dni
olvide la mochila en el taxi
extravie mi licencia de conducir
deje mi bolso en el barco
perdí las llaves y el carnet
perdida de documentos
no se donde deje mi telefono
se me extravio la tarjeta
perdi mi camara en la playa
`,
  furto: `
me robaron el celular sin darme cuenta
me hurtaron la billetera
me robaron la mochila en la playa
entraron a mi casa y se llevaron la tele
me sacaron el movil del bolsillo
robo de bicicleta
hurto
carterista en el mercado
se llevaron mi maleta del hotel
rompieron el vidrio del auto y se llevaron el bolso
me robaron el pasaporte
ladron entro de noche a la tienda
me robaron dinero de la habitacion
me abrieron el bolso en el bus
desaparecio mi laptop del hostal la robaron
me sacaron la billetera del bolsillo
entraron en mi cuarto y se llevaron la laptop
me abrieron la mochila en el bus y se llevaron el celular
deje la bici afuera y ya no estaba
`,
  violencia: `
mi papa me pega
mi hijo me agrede
violencia domestica
mi hermano me golpeo
mi esposa me pega
mi padrastro nos maltrata
violencia familiar
mi madre me maltrata
mi nieto me quita la plata y me grita
me pegaron en mi casa
mi cuñado me empujo
maltrato a mi abuelo
mi tio amenaza a mi mama
mi papa me pega con el cinturon
mi hijo me grita y me empuja
mi nieto me quita la pension y me grita
mi esposa me pega y soy hombre
`,
  violencia_contra_mulher: `
mi marido me pega
mi esposo me golpea
mi novio me pego
mi ex me amenaza
mi pareja no me deja salir
mi ex no me deja en paz y me quiere matar
violencia de genero
incumplio la orden de alejamiento
mi esposo me humilla y controla mi telefono
mi marido me ahorco
tengo miedo de mi marido
mi exmarido publico mis fotos intimas
violencia contra la mujer
mi esposo me jala del pelo y me encierra
mi novio no me deja salir ni hablar con nadie
mi ex rompio la puerta y me golpeo
`,
  'violencia-condominio': `
mi vecino del edificio le pega a su mujer
escucho gritos en el departamento de arriba
soy portero y vi una agresion en el ascensor
administrador de edificio quiere denunciar violencia
pelea de pareja en el apartamento de al lado
una mujer pide auxilio en el piso de abajo
vecino golpea a sus hijos en el condominio
violencia en el edificio
un residente agredio a su esposa en el garaje
condominio
`,
  roubo: `
me robaron
me asaltaron
me robaron con pistola
dos tipos en moto me quitaron el bolso
me pusieron un cuchillo y me robaron todo
asalto a mano armada
me atracaron
me arrancaron la cadena y me empujaron
me apuntaron con un arma
robo con violencia
me pegaron para robarme
nos asaltaron en el barco
me encañonaron y se llevaron mi telefono
intentaron robarme
atraco en la parada del bus
me quitaron el celular con un cuchillo
dos tipos en moto me apuntaron con un arma
me empujaron y me arrancaron la cadena
`,
  acidente: `
choque el carro
me chocaron
accidente de transito sin heridos
me chocaron el auto estacionado
un bus rayo mi carro
choque leve
me sali de la carretera
atropelle una vaca
colision
un camion golpeo mi espejo
choque el auto alquilado
necesito parte para el seguro del coche
me dieron por detras en el semaforo
un taxi choco mi auto solo daños
me rayaron el carro y se fueron
choque contra un poste nadie herido
`,
  estelionato: `
me estafaron
estafa
compre por internet y no llego
me clonaron la tarjeta
cargos en mi tarjeta que no hice
alquile un apartamento falso
me llamaron del banco falso y me sacaron plata
estafa por pix
me engañaron con una venta
fraude
mande dinero a alguien que conoci por internet
agencia de viajes falsa
hicieron un prestamo a mi nombre
me timaron
pague y nunca me entregaron
cuento del tio
me hicieron el cuento del tio y perdi mi plata
alquile un departamento y no existia
pague un tour falso
me vendieron entradas falsas
me llamaron del banco y era mentira y perdi todo
`,
  ameaca: `
me amenazaron de muerte
estoy recibiendo amenazas
un vecino me amenaza
dijo que me va a matar
amenazas por whatsapp
un prestamista me amenaza
amenazan a mi familia
amenaza
un compañero dijo que me va a golpear
me dijo que sabe donde vivo
me va a pegar un tiro
me dijo que sabe donde vivo y que me va a matar
me mandan mensajes que me van a golpear
mi exjefe dice que me va a hacer daño
amenazo con quemar mi casa
`,
  injuria: `
me insultaron
me dijeron puta
me ofendieron en facebook
me humillaron en publico
la vecina me insulta
me escupio en la cara
mi jefe me dice inutil
insultos
me gritaron groserias
se burlan de mi
injuria
`,
  difamacao: `
hablan mal de mi
difamacion
publicaron mentiras sobre mi en internet
chismes que dañan mi reputacion
me difaman en redes
me exponen en facebook
dicen que engaño a mi marido
hablan mal de mi negocio
rumores sobre mi vida privada
estan ensuciando mi nombre
hablan mal de mi y ensucian mi nombre en el barrio
dicen mentiras de mi en facebook
inventan que engaño a mi marido
`,
  calunia: `
me acusan de robar y es mentira
dicen que soy ladron
calumnia
me acusaron de un delito que no cometi
acusacion falsa
dicen que vendo droga y es mentira
mi jefe me acuso de robar dinero
me culpan de un crimen
denuncia falsa en mi contra
me llaman ladron
`,
  perseguicao: `
un hombre me sigue
me estan acosando
acosador
me persiguen
me llama todo el dia sin parar
me espera a la salida del trabajo
me vigilan la casa
crea cuentas nuevas para escribirme
pusieron un gps en mi carro
un desconocido me persigue
acoso por internet todos los dias
mi ex me espera todos los dias en el trabajo
un hombre me sigue hasta mi casa
`,
  invasaoinf: `
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
  'falsa-identidade': `
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
  'apropriacao-indebita-erro': `
mande dinero a la persona equivocada
transferi a la cuenta equivocada
pix por error
entregaron mi paquete en otra casa y no lo devuelven
encontraron mi celular y no lo quieren devolver
me equivoque de cuenta
deposite por error
no me devuelven el dinero que envie por equivocacion
quien hallo mi billetera no la devuelve
transferencia equivocada
`,
  sossego: `
musica alta
vecinos ruidosos
ruido toda la noche
el bar tiene la musica muy fuerte
perro ladra toda la noche
fiesta del vecino no deja dormir
obra de noche con ruido
gritos de vecinos
parlantes a todo volumen
no puedo dormir por la bulla
iglesia con ruido
`,
  perturbacao: `
el vecino tira basura en mi puerta
me tocan el timbre y corren
llamadas de broma
me molestan a proposito
tiran piedras a mi techo
un vecino me fastidia
perturbacion de la tranquilidad
me provocan todo el tiempo
tira agua a mi patio para molestar
me apuntan con un laser a la ventana
`,
  odio: `
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
  transporte: `
el chofer de uber me robo
deje el celular en el uber y no lo devuelve
me asaltaron en un uber
el conductor de la aplicacion se llevo mi maleta
un pasajero me robo
soy conductor de uber y me asaltaron
robo en viaje de didi
robo en taxi por aplicacion
conductor de 99 me quito el telefono
`,
  consumo: `
me vendieron comida vencida
publicidad engañosa
la tienda no me devuelve el dinero del producto malo
me cobraron doble
cobro abusivo
restaurante me cobro de mas
producto defectuoso
no me quisieron atender en la tienda
precio abusivo
comida podrida en el restaurante
consumidor
`,
  animais: `
maltrato animal
mi vecino golpea a su perro
perro amarrado sin agua
envenenaron a mi gato
abandonaron cachorros
mataron a mi perro
pelea de gallos
caballo flaco y herido
maltratan animales
patearon un perro
venden loros
`,
  agrarios: `
invadieron mi terreno
movieron la cerca
robaron mi ganado
ocuparon mi finca
las vacas del vecino comieron mi cosecha
invasion de tierras
quema ilegal en el campo
destruyeron mi cultivo
se robaron mis gallinas y chanchos de la finca
conflicto de linderos
`,
  incendio: `
se quemo mi casa
incendio
prendieron fuego a mi auto
quemaron mi moto
fuego en el monte
el vecino quema basura y el fuego paso
se incendio la tienda
cortocircuito
quemaron mi bote
exploto el gas
`,
  'falso-alarme': `
falsa amenaza de bomba
falsa alarma
llamada falsa a la policia
broma a los bomberos
gritaron fuego y era mentira
noticia falsa de ataque en escuela
falso aviso de bomba
rumor causo panico
`,
  obito: `
murio mi padre en casa
mi abuela fallecio
muerte natural
mi marido murio de un infarto
fallecimiento
murio mientras dormia
certificado de defuncion
mi madre murio de cancer
murio de viejo
`,
  atipico: `
solo quiero dejar constancia
no es delito pero quiero registrar
me fui de la casa y quiero constancia
dejar constancia
un arbol cayo en mi muro
la lluvia daño mis muebles
mi inquilino se fue
abandono de hogar
para proteger mis derechos
se inundo mi casa
`,
  'registro-ocorrencia': `
me rompieron la ventana
rayaron mi carro a proposito
vandalismo
entraron a mi casa sin permiso
clonaron la placa de mi auto
grafitis en mi pared
falsificaron mi firma
chantaje
me piden dinero para no publicar mis fotos
extorsion
deforestacion ilegal
documento falso
otra cosa
pincharon mis llantas
daños a mi propiedad
me obligan a firmar
`,
  assault: `
me golpearon en la calle
pelea en un bar
me dieron una puñalada
un desconocido me pego
un vecino me golpeo
el guardia me agredio
lesiones
me dispararon en la pierna
me pegaron entre varios
agresion fisica
le pegaron a mi hijo en la escuela
me dieron un botellazo
`,
  rape: `
violacion
me violaron
abuso sexual
me manosearon en el bus
mi hija fue abusada
un hombre se desnudo frente a mi
me obligo a tener sexo
acoso sexual
me toco sin permiso
me drogaron y abusaron de mi
intentaron violarme
abuso de menor
un hombre se desnudo y me mostro sus partes
abuso de mi cuando estaba borracha
me obligo a tener relaciones
un tipo me toco en el bus
`,
  suicide: `
quiero morir
me quiero matar
suicidio
mi amigo intento suicidarse
no quiero vivir mas
mi hermana se corto
pienso en quitarme la vida
tomo pastillas para morir
mi hijo se quiere matar
ya no aguanto la vida
no quiero seguir viviendo
pienso en acabar con todo
no aguanto mas quiero desaparecer
`,
  homicide: `
mataron a mi hermano
homicidio
asesinato
encontre un cadaver
lo mataron a tiros
asesinaron a mi amigo
vi como mataban a un hombre
un cuerpo en el rio
feminicidio
`,
  kidnapping: `
secuestraron a mi hija
secuestro
estoy encerrada y no me dejan salir
me tienen de rehen
piden rescate
se llevaron a mi amigo a la fuerza
me encerro en un cuarto
trata de personas
raptaron a un niño
secuestro express
`,
  vehicle: `
me robaron el carro
me robaron la moto
robaron mi auto
robo de vehiculo
se llevaron mi coche
me quitaron la moto con pistola
robo de moto
robaron el auto alquilado
me robaron la camioneta
`,
  missing: `
mi hijo desaparecio
persona desaparecida
mi amiga no aparece
mi hija no volvio a casa
mi papa salio y no regreso
no encuentro a mi hijo
mi abuelo con alzheimer se perdio
desaparicion
mi esposo no aparece desde ayer
no encuentro a mi hija desde ayer
mi hermano no volvio a casa
mi mama salio y no aparece
mi amigo no ha vuelto al hostal
`,
  injured: `
accidente con heridos
me atropellaron
me atropello un carro
choque y hay heridos
me rompi la pierna en un accidente
necesito ambulancia
atropellaron a mi madre
me cai de la moto y estoy herido
conductor borracho hirio a alguien
`,
  drugs: `
venden droga en mi calle
narcotrafico
denunciar a un narco
denuncia anonima
fuman marihuana en mi puerta
trafico de drogas
vecino vende droga
un hombre armado en la calle
`,
  secondCopy: `
copia de mi denuncia
perdi el papel de mi denuncia
imprimir mi denuncia otra vez
donde esta mi denuncia
descargar pdf de la denuncia
estado de mi denuncia
corregir mi denuncia
segunda copia
no me llego el correo de la denuncia
`,
  validate: `
validar documento
verificar si la denuncia es autentica
codigo de verificacion
comprobar autenticidad
es verdadero este documento
codigo qr de la denuncia
verificar firma
`,
} satisfies ByLabel<string>
