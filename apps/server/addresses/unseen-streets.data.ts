/**
 * Streets of six more towns as a directory writes them, by municipality (IBGE code) and neighbourhood, `;` between: plain facts, without
 * postal codes. In a test they stand beside those of four towns and of the starter list.
 */
// prettier-ignore
export const streetsOfSixTowns: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  // Abaetetuba
  1500107: {
    'Centro': 'Avenida Dom Pedro II;Avenida Quinze de Agosto;Rua Siqueira Mendes;Rua Barão do Rio Branco;Travessa Pedro Rodrigues;Rua Magno de Araújo',
    'São Lourenço': 'Rodovia Doutor João Miranda;Rua Dom Ângelo Frosi',
    'Zona Rural': 'Ramal do Maranhão;Ramal do Abaetezinho;Comunidade Itacuruçá;Estrada de Beja',
  },
  // Altamira
  1500602: {
    'Centro': 'Avenida Djalma Dutra;Rua Coronel José Porfírio;Avenida João Pessoa;Travessa Pedro Gomes;Rua Sete de Setembro;Travessa Agrário Cavalcante;Rua Magalhães Barata;Rua Anchieta',
    'Esplanada do Xingu': 'Avenida Tancredo Neves;Avenida Brigadeiro Eduardo Gomes;Rua Coronel José Porfírio',
    'Jardim Independente I': 'Avenida Perimetral;Avenida Alacid Nunes;Travessa Dez',
    'Zona Rural': 'Rodovia Transamazônica;Rodovia Ernesto Acioly;Travessão do Assurini;Vicinal da Firma',
  },
  // Bragança
  1501709: {
    'Centro': 'Avenida Nazeazeno Ferreira;Alameda Leandro Ribeiro;Travessa Senador José Pinheiro;Avenida Marechal Floriano Peixoto;Rua Treze de Maio;Travessa Coronel Antônio Pedro',
    'Ajuruteua': 'Rodovia Bragança-Ajuruteua;Vila dos Pescadores',
  },
  // Castanhal
  1502400: {
    'Centro': 'Travessa Quintino Bocaiúva;Rua Cônego Leitão;Travessa Floriano Peixoto;Rua Paes de Carvalho;Rua Senador Lemos;Travessa Cônego Luiz Leitão',
    'Nova Olinda': 'Rua Kazuma Oyama;Travessa Primeiro de Maio;Rodovia PA-136',
    'Zona Rural': 'Agrovila Iracema;Agrovila Três de Outubro;Ramal do Boa Vista',
  },
  // Marituba
  1504422: {
    'Centro': 'Rua Fernando Guilhon;Rua Antônio Bezerra Falcão;Rodovia BR-316;Rua Cláudio Barbosa da Silva',
    'Decouville': 'Estrada da Pirelli;Rua Jarbas Passarinho;Passagem Bom Sossego',
    'Novo Horizonte': 'Rodovia Alça Viária;Rua João Paulo II;Alameda Uriboca',
  },
  // Parauapebas
  1505536: {
    'Cidade Nova': 'Rua E;Rua F;Rua Quatorze;Rua Araguaia;Avenida Portugal',
    'Rio Verde': 'Rua do Comércio;Rua Sol Poente;Rua Rio de Janeiro;Rua Curió',
    'Beira Rio': 'Avenida Liberdade;Rodovia PA-275;Avenida dos Ipês',
    'União': 'Rodovia Faruk Salmen;Estrada Raimundo Mascarenhas',
    'Palmares Sul': 'Rua Maria Bonita;Vicinal Valentim Serra',
  },
}

/**
 * A hundred and thirty things as upset people type or dictate them on a phone, and the row they mean. They were written before the reader
 * learned from any: the first, the third and so on were then read while it was changed, the others were kept apart until the end.
 */
// prettier-ignore
export const unseenStreets: readonly (readonly [typed: string, meant: string])[] = [
  // told as a sentence
  ['fui assaltada na jose malcher perto do ver o rio', 'Avenida Governador José Malcher//Belém'],
  ['eu estava na travessa humaita quando levaram meu celular', 'Travessa Humaitá'],
  ['aconteceu na duque de caxias em frente a padaria', 'Avenida Duque de Caxias/Marco/Belém'],
  ['foi na rua dos pariquis esquina com a padre eutiquio', 'Rua dos Pariquis'],
  ['roubaram minha moto na mario covas em ananindeua', 'Rodovia do Mário Covas//Ananindeua'],
  ['moro na passagem mucaja casa 12 fundos', 'Passagem Mucajá'],
  ['meu carro estava estacionado na boaventura', 'Rua Boaventura da Silva'],
  ['eu moro na rua nova n 33 pedreira', 'Rua Nova/Pedreira/Belém'],
  ['levaram minha bolsa na frente do banco na pres vargas em belem', 'Avenida Presidente Vargas//Belém'],
  ['tava indo pela estrada da ceasa', 'Estrada da Ceasa'],
  // another type word
  ['rua angustura', 'Travessa Angustura'],
  ['av dos caripunas', 'Rua dos Caripunas'],
  ['rua perebebui 1450', 'Travessa Perebebuí'],
  ['rua marques de herval', 'Avenida Marquês de Herval'],
  ['tv diogo moia', 'Rua Diogo Móia'],
  ['rua djalma dutra altamira', 'Avenida Djalma Dutra//Altamira'],
  ['av joao balbi', 'Rua João Balbi'],
  ['rua dom pedro ii abaetetuba', 'Avenida Dom Pedro II//Abaetetuba'],
  ['av claudio sanders', 'Rua Cláudio Sanders'],
  ['rua turiano meira santarem', 'Travessa Turiano Meira'],
  // crossings
  ['esquina da mauriti com a pedro miranda', 'Travessa Mauriti'],
  ['cruzamento da almirante barroso com a dr freitas', 'Avenida Almirante Barroso//Belém'],
  ['14 de marco entre antonio barreto e diogo moia', 'Travessa Quatorze de Março'],
  ['entre a timbo e a mauriti, na 25 de setembro', 'Avenida Vinte e Cinco de Setembro'],
  ['generalissimo c/ bras de aguiar', 'Avenida Generalíssimo Deodoro//Belém'],
  ['djalma dutra esq com pedro gomes', 'Avenida Djalma Dutra//Altamira'],
  ['canto da conselheiro furtado com a quintino', 'Avenida Conselheiro Furtado//Belém'],
  ['na esquina da turiano com a sao sebastiao', 'Travessa Turiano Meira'],
  ['antonio maia esquina com a 7 de junho velha maraba', 'Avenida Antônio Maia'],
  ['trav vileta entre duque e visconde', 'Travessa Vileta'],
  // landmarks
  ['augusto montenegro em frente ao mangueirao sentido icoaraci', 'Rodovia Augusto Montenegro//Belém'],
  ['br 316 km 8 ananindeua perto da passarela', 'Rodovia BR-316//Ananindeua'],
  ['almirante barroso proximo ao bosque', 'Avenida Almirante Barroso//Belém'],
  ['visconde de souza franco em frente ao shopping', 'Avenida Visconde de Souza Franco//Belém'],
  ['rua do comercio em frente a loja de celular parauapebas', 'Rua do Comércio//Parauapebas'],
  ['fernando guilhon ao lado da prefeitura de marituba', 'Rua Fernando Guilhon//Marituba'],
  ['nazeazeno ferreira atras do mercado braganca', 'Avenida Nazeazeno Ferreira'],
  ['av tapajos na orla de frente pro terminal', 'Avenida Tapajós//Santarém'],
  ['rod faruk salmen depois do posto', 'Rodovia Faruk Salmen'],
  ['barao do rio branco castanhal perto do cristo', 'Avenida Barão do Rio Branco//Castanhal'],
  // house, flat, block
  ['rua antonio barreto 1040 apto 902 ed torre azul', 'Rua Antônio Barreto'],
  ['tv dom romualdo de seixas 820 ap 301 bl b', 'Travessa Dom Romualdo de Seixas'],
  ['folha 28 quadra 15 lote 22', 'Folha 28'],
  ['fl 31 qd 9 lt 4 nova maraba', 'Folha 31'],
  ['we 68 casa 415 cidade nova 5', 'Travessa WE-68'],
  ['trav sn 21 n 88 cidade nova', 'Travessa SN-21'],
  ['rua domingos marreiros, 1322 cobertura', 'Rua Domingos Marreiros'],
  ['passagem popular s/n casa dos fundos altos', 'Passagem Popular'],
  ['rua bernal do couto 545 kitnet 3', 'Rua Bernal do Couto'],
  ['conjunto cidade nova 8 quadra 12 casa 7', 'Conjunto Cidade Nova VIII'],
  // numbers
  ['br trezentos e dezesseis quilometro quatro marituba', 'Rodovia BR-316//Marituba'],
  ['nove de janeiro numero dois mil e cem', 'Travessa Nove de Janeiro'],
  ['tv 14 de abril 1200 sao bras', 'Travessa Quatorze de Abril'],
  ['pa 275 parauapebas', 'Rodovia PA-275'],
  ['rua 7 de setembro altamira', 'Rua Sete de Setembro//Altamira'],
  ['av quinze de agosto abaetetuba', 'Avenida Quinze de Agosto//Abaetetuba'],
  ['rua 24 de outubro santarem', 'Rua Vinte e Quatro de Outubro'],
  ['rodovia pa 136 km 3 castanhal', 'Rodovia PA-136'],
  ['1 de dezembro proximo a humaita', 'Avenida Primeiro de Dezembro/Marco/Belém'],
  ['av joao paulo segundo', 'Avenida João Paulo II//Belém'],
  // spelled as heard, typed in haste
  ['travesa peribebui', 'Travessa Perebebuí'],
  ['boa ventura da silva', 'Rua Boaventura da Silva'],
  ['rua jeronimo pimentel umarisal', 'Rua Jerônimo Pimentel'],
  ['conselhero furtado', 'Avenida Conselheiro Furtado//Belém'],
  ['tv eneias pinheiro', 'Travessa Enéas Pinheiro'],
  ['rua dos apinages', 'Rua dos Apinagés'],
  ['marques de erval pedreira', 'Avenida Marquês de Herval/Pedreira/Belém'],
  ['travessa lomas valentina', 'Travessa Lomas Valentinas'],
  ['nazaseno ferreira braganca', 'Avenida Nazeazeno Ferreira'],
  ['av nagibe mutran maraba', 'Avenida Nagib Mutran'],
  // rural, island, community
  ['ramal do maranhao abaetetuba', 'Ramal do Maranhão'],
  ['comunidade itacuruca', 'Comunidade Itacuruçá'],
  ['travessao do assurini altamira', 'Travessão do Assurini'],
  ['agrovila iracema castanhal', 'Agrovila Iracema'],
  ['ramal do caranazal alter do chao', 'Ramal do Caranazal'],
  ['ilha do combu igarape', 'Ilha do Combu'],
  ['transamazonica km 12 altamira', 'Rodovia Transamazônica//Altamira'],
  ['vicinal da firma zona rural de altamira', 'Vicinal da Firma'],
  ['vila dos pescadores ajuruteua', 'Vila dos Pescadores'],
  ['estrada de beja abaetetuba', 'Estrada de Beja'],
  // part of the name
  ['padre eutiquio belem', 'Travessa Padre Eutíquio'],
  ['na serzedelo', 'Avenida Serzedelo Corrêa//Belém'],
  ['jose porfirio altamira', 'Rua Coronel José Porfírio//Altamira'],
  ['rua joao alfredo comercio', 'Rua Conselheiro João Alfredo'],
  ['manoel barata campina', 'Rua Senador Manoel Barata/Campina/Belém'],
  ['brigadeiro eduardo gomes', 'Avenida Brigadeiro Eduardo Gomes'],
  ['hwaskar', 'Avenida Engenheiro Hwaskar Fagundes'],
  ['bras de aguiar 300', 'Avenida Comandante Brás de Aguiar'],
  ['maximino porpino castanhal', 'Avenida Maximino Porpino da Silva//Castanhal'],
  ['lambezart maraba', 'Avenida Frei Raimundo Lambezart'],
  // the neighbourhood or town told with words
  ['rua fernando guilhon centro de marituba', 'Rua Fernando Guilhon//Marituba'],
  ['travessa quintino bocaiuva em castanhal', 'Travessa Quintino Bocaiúva//Castanhal'],
  ['alcindo cacela bairro da cremacao', 'Avenida Alcindo Cacela/Cremação/Belém'],
  ['rui barbosa bairro fatima santarem', 'Avenida Rui Barbosa/Fátima/Santarém'],
  ['av brasil no bairro independencia em maraba', 'Avenida Brasil/Independência/Marabá'],
  ['rua sol poente rio verde parauapebas', 'Rua Sol Poente//Parauapebas'],
  ['estrada da pirelli decouville marituba', 'Estrada da Pirelli'],
  ['rua e cidade nova parauapebas', 'Rua E//Parauapebas'],
  ['av moaca santarem', 'Avenida Moaçara//Santarém'],
  ['rua manoel barata icoaraci', 'Rua Manoel Barata/Cruzeiro (Icoaraci)/Belém'],
  // dictated in one breath
  ['avenida gentil bittencourt numero mil quinhentos e vinte nazare belem para', 'Avenida Gentil Bittencourt/Nazaré/Belém'],
  ['rua municipalidade novecentos e oitenta e cinco apartamento duzentos e um', 'Rua Municipalidade'],
  ['travessa campos sales virgula numero sessenta e tres', 'Travessa Campos Sales'],
  ['avenida pedro miranda numero oitocentos esquina com a mauriti', 'Avenida Pedro Miranda'],
  ['rua coronel juvencio sarmento icoaraci perto da praia', 'Rua Coronel Juvêncio Sarmento'],
  ['rodovia do tapana ao lado do cemiterio', 'Rodovia do Tapanã'],
  ['avenida liberdade parauapebas numero cento e dez', 'Avenida Liberdade//Parauapebas'],
  ['é na rua silva castro la no guama', 'Rua Silva Castro'],
  ['eh travessa angustura com a duque', 'Travessa Angustura'],
  ['o endereco e rua augusto correa guama perto da ufpa', 'Rua Augusto Corrêa'],
  // more than one of these
  ['assalto no onibus na almirante barroso altura da julio cesar', 'Avenida Almirante Barroso//Belém'],
  ['saindo do trabalho na senador lemos quase canto com a dr freitas', 'Avenida Senador Lemos//Belém'],
  ['rod br 222 km 5 sao felix maraba', 'Rodovia BR-222//Marabá'],
  ['br 163 antes da ponte santarem', 'Rodovia BR-163'],
  ['vp 8 nova maraba perto da feira', 'Avenida VP-08'],
  ['av arterial 18 perto do hospital cidade nova', 'Rua Arterial 18'],
  ['r. dos tamoios 1420 altos (batista campos)', 'Rua dos Tamoios'],
  ['pass sao pedro, coqueiro, ananindeua, cs 9', 'Passagem São Pedro/Coqueiro/Ananindeua'],
  ['sendo perseguida por moto na alca viaria marituba', 'Rodovia Alça Viária//Marituba'],
  ['jarbas passarinho s n marituba', 'Rua Jarbas Passarinho'],
  // short and rough
  ['gov jose malcher', 'Avenida Governador José Malcher//Belém'],
  ['alm barroso c timbo', 'Avenida Almirante Barroso//Belém'],
  ['cid nova we 14', 'Travessa WE-14'],
  ['p alvares cabral sacramenta', 'Avenida Pedro Álvares Cabral/Sacramenta/Belém'],
  ['doca em frente ao mercado visconde de souza franco', 'Avenida Visconde de Souza Franco//Belém'],
  ['pe julio maria icoaraci', 'Rua Padre Júlio Maria'],
  ['cel jose porfirio altamira', 'Rua Coronel José Porfírio//Altamira'],
  ['quarenta horas perto do colegio', 'Rodovia do Quarenta Horas'],
  ['estr do maguari 450', 'Estrada do Maguari'],
  ['tv parsondas de carvalho velha maraba', 'Travessa Parsondas de Carvalho'],
]
