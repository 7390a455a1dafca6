/**
 * More streets of seven towns of the other lists and of seventeen further towns as a directory writes them, by municipality (IBGE code) and
 * neighbourhood, `;` between: from memory, without postal codes. Many have a namesake in another town, or one with another type.
 */
// prettier-ignore
export const streetsOfMoreTowns: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  // Abaetetuba
  1500107: {
    'Centro': 'Rua Getúlio Vargas;Travessa Santos Dumont',
    'Zona Rural': 'Ramal do Piratuba;Ilha Sirituba;Ilha do Capim;Vila de Beja;Rodovia PA-151',
  },
  // Altamira
  1500602: {
    'Zona Rural': 'Ramal dos Cocos;Ramal do Cupiúba',
  },
  // Ananindeua
  1500800: {
    'Aurá': 'Estrada do Aurá;Estrada Santana do Aurá',
    'Cidade Nova': 'Travessa WE-16;Travessa WE-32;Travessa WE-61;Travessa SN-19;Travessa SN-24;Avenida Dom Vicente Zico;Conjunto Cidade Nova I;Conjunto Cidade Nova III;Conjunto Cidade Nova VI;Conjunto Cidade Nova VII;Conjunto Guajará I',
    'Jaderlândia': 'Rua São Benedito;Passagem Santo Antônio',
    'Júlia Seffer': 'Conjunto Júlia Seffer;Rua Três;Rua Dez',
    'PAAR': 'Conjunto PAAR;Avenida Rio Solimões',
  },
  // Barcarena
  1501303: {
    'Centro': 'Avenida Cronge da Silveira;Rua Lameira Bittencourt',
    'Vila dos Cabanos': 'Avenida Cônego Jerônimo Pimentel;Rodovia PA-481',
    'Zona Rural': 'Ilha das Onças;Ilha Trambioca;Estrada do Caripi;Comunidade Burajuba;Comunidade Bom Futuro',
  },
  // Belém
  1501402: {
    'Bengui': 'Rua Ajax de Oliveira;Rua Betânia;Passagem São João',
    'Cabanagem': 'Rua Olavo Nunes;Passagem São Benedito;Passagem São Sebastião',
    'Campina': 'Travessa Primeiro de Março;Travessa Padre Prudêncio;Travessa São Pedro;Travessa Leão XIII;Travessa Sete de Setembro;Travessa Padre Eutíquio;Rua Riachuelo;Rua General Gurjão;Rua Carlos Gomes;Rua Osvaldo Cruz;Rua Vinte e Oito de Setembro',
    'Canudos': 'Travessa Guerra Passos;Rua Roso Danin;Rua Segunda de Queluz;Travessa Barão de Mamoré',
    'Castanheira': 'Alameda Moça Bonita',
    'Cidade Velha': 'Rua Ângelo Custódio;Rua Doutor Rodrigues dos Santos;Rua São Boaventura;Rua Joaquim Távora;Rua Triunvirato;Rua Padre Champagnat;Travessa Gurupá;Travessa Cametá',
    'Condor': 'Passagem Lauro Malcher;Travessa Padre Eutíquio;Travessa Quintino Bocaiúva',
    'Coqueiro': 'Conjunto Satélite',
    'Cotijuba': 'Ilha de Cotijuba;Comunidade Faveira;Comunidade do Poção;Rua Magalhães Barata',
    'Cremação': 'Rua dos Mundurucus;Rua dos Pariquis;Rua dos Caripunas;Rua dos Timbiras;Travessa Nove de Janeiro;Travessa Três de Maio;Travessa Quatorze de Março;Passagem São Miguel',
    'Cruzeiro (Icoaraci)': 'Rua Siqueira Mendes;Rua Quinze de Agosto;Rua Santa Isabel;Travessa Cristóvão Colombo;Travessa Itaboraí;Travessa dos Andradas;Travessa Pimenta Bueno;Travessa Berredos',
    'Fátima': 'Travessa Antônio Baena;Travessa Nove de Janeiro;Rua Domingos Marreiros;Rua Boaventura da Silva;Rua João Balbi;Rua Diogo Móia;Rua Antônio Barreto',
    'Guamá': 'Rua Barão de Mamoré;Rua dos Mundurucus;Rua Vinte e Cinco de Junho;Rua Paulo Cícero;Rua Liberato de Castro;Passagem Bom Jesus',
    'Jurunas': 'Rua dos Mundurucus;Rua dos Pariquis;Rua dos Caripunas;Rua dos Tamoios;Rua Osvaldo de Caldas Brito;Travessa Carlos de Carvalho;Travessa Bom Jardim;Travessa Honório José dos Santos;Passagem Limoeiro',
    'Mangueirão': 'Conjunto Catalina;Conjunto Panorama XXI',
    'Marambaia': 'Rua da Mata;Rua Anchieta;Avenida Rodolfo Chermont;Conjunto Presidente Médici I;Conjunto Presidente Médici II;Conjunto Gleba I;Passagem São José',
    'Marco': 'Travessa Antônio Baena;Travessa Curuzu;Travessa Estrela',
    'Nazaré': 'Travessa Joaquim Nabuco;Vila Bolonha',
    'Parque Verde': 'Conjunto Benjamin Sodré;Conjunto Satélite',
    'Pedreira': 'Travessa Alferes Costa;Travessa Antônio Baena;Travessa Curuzu;Travessa Estrela;Travessa Angustura;Travessa Lomas Valentinas;Travessa Humaitá;Travessa Enéas Pinheiro;Rua Antônio Everdosa',
    'Reduto': 'Rua Vinte e Oito de Setembro;Rua Tiradentes;Rua Henrique Gurjão;Rua Gaspar Viana;Rua Municipalidade;Travessa Piedade;Travessa Benjamin Constant;Travessa Rui Barbosa;Travessa Quintino Bocaiúva',
    'Telégrafo Sem Fio': 'Travessa Magno de Araújo;Travessa Djalma Dutra;Travessa Coronel Luiz Bentes;Rua Curuçá;Rua do Una',
    'Terra Firme': 'Passagem Brasília;Passagem Comissário;Passagem Liberdade;Rua São Domingos;Rua da Olaria;Avenida Cipriano Santos',
    'Umarizal': 'Travessa Almirante Wandenkolk;Travessa Quatorze de Março;Travessa Nove de Janeiro',
    'Vila (Mosqueiro)': 'Rua Nossa Senhora do Ó;Rua Comandante Ernesto Dias;Rua Coronel José do Ó;Praça da Matriz',
  },
  // Benevides
  1501501: {
    'Centro': 'Avenida Joaquim Pereira de Queiroz;Rodovia BR-316',
    'Murinin': 'Rodovia PA-391;Estrada do Murinin',
  },
  // Breves
  1501808: {
    'Centro': 'Avenida Rio Branco;Rua Presidente Getúlio Vargas;Travessa Castilhos França;Avenida Gurupá',
  },
  // Cametá
  1502103: {
    'Centro': 'Avenida Gentil Bittencourt;Avenida Cônego Siqueira;Rua Coronel Raimundo Leão;Rua Treze de Maio',
    'Nova Cametá': 'Rodovia Transcametá',
    'Zona Rural': 'Vila do Juaba;Vila de Carapajó;Comunidade Mola;Ilha Jaracuera',
  },
  // Capanema
  1502202: {
    'Centro': 'Avenida Barão de Capanema;Avenida João Paulo II;Travessa César Pinheiro;Rodovia BR-308',
  },
  // Castanhal
  1502400: {
    'Centro': 'Rua Lauro Sodré;Rua Comandante Francisco de Assis',
  },
  // Itaituba
  1503606: {
    'Centro': 'Avenida Doutor Hugo de Mendonça;Avenida Getúlio Vargas;Avenida Marechal Rondon;Avenida Nova de Santana;Travessa João Pessoa;Travessa Quinze de Agosto;Travessa Treze de Maio',
    'Zona Rural': 'Rodovia Transamazônica',
  },
  // Mãe do Rio
  1504059: {
    'Centro': 'Rodovia BR-010;Avenida Castelo Branco',
  },
  // Marabá
  1504208: {
    'Nova Marabá': 'Folha 16;Folha 26;Rodovia BR-155',
    'Liberdade': 'Avenida Boa Esperança',
    'Zona Rural': 'Vila Sororó;Vila Brejo do Meio',
  },
  // Moju
  1504703: {
    'Centro': 'Rua Lauro Sodré;Rodovia PA-150;Rodovia PA-252',
    'Zona Rural': 'Comunidade Jambuaçu',
  },
  // Paragominas
  1505502: {
    'Centro': 'Rua do Contorno;Praça Célio Miranda;Rua Santa Terezinha',
    'Industrial': 'Rodovia BR-010;Rodovia PA-256;Rodovia dos Pioneiros',
  },
  // Redenção
  1506138: {
    'Centro': 'Avenida Santa Tereza;Avenida Brasil;Avenida Araguaia;Rua Guarantã;Rodovia BR-155;Rodovia PA-287',
  },
  // Salinópolis
  1506203: {
    'Centro': 'Avenida Miguel Santa Brígida;Rua João Pessoa;Rodovia PA-124',
    'Atalaia': 'Estrada do Atalaia',
  },
  // Santa Bárbara do Pará
  1506351: {
    'Centro': 'Rodovia PA-391;Rua Barão do Rio Branco',
  },
  // Santa Izabel do Pará
  1506500: {
    'Centro': 'Rodovia BR-316;Rodovia PA-140;Avenida Barão do Rio Branco',
  },
  // Santarém
  1506807: {
    'Centro': 'Travessa Assis de Vasconcelos;Travessa Dom Amando;Travessa Luiz Barbosa;Rua Benjamin Constant',
    'Fátima': 'Travessa Frei Ambrósio;Rua Vinte e Quatro de Outubro',
    'Aeroporto Velho': 'Rua Rosa Vermelha',
    'Zona Rural': 'Comunidade Tiningu;Comunidade Arapemã;Comunidade Pajuçara;Comunidade Ponta de Pedras;Rodovia Curuá-Una',
  },
  // Soure
  1507904: {
    'Central': 'Rua Primeira;Rua Segunda;Rua Terceira;Rua Quarta;Travessa Quinze;Travessa Dezesseis;Travessa Dezessete;Rodovia PA-154',
  },
  // Tailândia
  1507953: {
    'Centro': 'Avenida Belém;Avenida Natal;Rodovia PA-150',
  },
  // Tucuruí
  1508100: {
    'Centro': 'Rua Lauro Sodré;Rua Santo Antônio;Travessa Raimundo Ribeiro de Souza;Avenida Raimundo Veridiano Cardoso;Rodovia Transcametá',
  },
  // Ulianópolis
  1508126: {
    'Centro': 'Rodovia BR-010',
  },
}

/**
 * A hundred and twenty things as upset people type or dictate them on a phone, and the row they mean, with its neighbourhood or town where
 * they told it or the rest of it leaves no other. They were written by somebody who had never seen the reader, nor what it finds.
 */
// prettier-ignore
export const thirdStreets: Readonly<Record<string, readonly (readonly [typed: string, meant: string])[]>> = {
  'plain names, without accents or type': [
    ['antonio baena', 'Travessa Antônio Baena'],
    ['itaborai', 'Travessa Itaboraí'],
    ['osvaldo de caldas brito', 'Rua Osvaldo de Caldas Brito'],
    ['roberto camelier', 'Avenida Roberto Camelier'],
    ['guerra passos', 'Travessa Guerra Passos'],
    ['angelo custodio', 'Rua Ângelo Custódio'],
    ['cronge da silveira', 'Avenida Cronge da Silveira'],
    ['sao boaventura', 'Rua São Boaventura'],
  ],
  'the right name with another type': [
    ['rua assis de vasconcelos belem', 'Avenida Assis de Vasconcelos//Belém'],
    ['av assis de vasconcelos santarem', 'Travessa Assis de Vasconcelos//Santarém'],
    ['av alferes costa', 'Travessa Alferes Costa'],
    ['rua bernardo sayao jurunas', 'Avenida Bernardo Sayão/Jurunas/Belém'],
    ['travessa roso danin', 'Rua Roso Danin'],
    ['avenida da mata marambaia', 'Rua da Mata/Marambaia/Belém'],
    ['alameda lauro malcher', 'Passagem Lauro Malcher'],
    ['rodovia pedro alvares cabral', 'Avenida Pedro Álvares Cabral//Belém'],
    ['avenida arthur bernardes pratinha', 'Rodovia Artur Bernardes/Pratinha (Icoaraci)/Belém'],
    ['travessa siqueira mendes icoaraci', 'Rua Siqueira Mendes/Cruzeiro (Icoaraci)/Belém'],
  ],
  'abbreviations': [
    ['tv cel luiz bentes telegrafo', 'Travessa Coronel Luiz Bentes'],
    ['av gov magalhaes barata', 'Avenida Governador Magalhães Barata'],
    ['r dr rodrigues dos santos', 'Rua Doutor Rodrigues dos Santos'],
    ['conj benj sodre', 'Conjunto Benjamin Sodré'],
    ['r cel raimundo leao', 'Rua Coronel Raimundo Leão'],
    ['trav. pe. prudencio', 'Travessa Padre Prudêncio'],
    ['av con jeronimo pimentel vila dos cabanos', 'Avenida Cônego Jerônimo Pimentel'],
    ['rod eng augusto meira filho mosqueiro', 'Rodovia Engenheiro Augusto Meira Filho'],
    ['al moca bonita', 'Alameda Moça Bonita'],
    ['est santana do aura', 'Estrada Santana do Aurá'],
  ],
  'highways': [
    ['br 316 km 24 benevides sentido castanhal', 'Rodovia BR-316//Benevides'],
    ['br-010 km 18 paragominas', 'Rodovia BR-010//Paragominas'],
    ['br 10 belem brasilia em mae do rio', 'Rodovia BR-010//Mãe do Rio'],
    ['pa 150 tailandia depois do posto fiscal', 'Rodovia PA-150//Tailândia'],
    ['pa150 km92 moju', 'Rodovia PA-150//Moju'],
    ['pa 391 indo pra mosqueiro em santa barbara', 'Rodovia PA-391//Santa Bárbara do Pará'],
    ['augusto montenegro km 9 parque verde', 'Rodovia Augusto Montenegro/Parque Verde/Belém'],
    ['br 155 saindo de maraba pra eldorado', 'Rodovia BR-155//Marabá'],
    ['br 230 transamazonica km 28 itaituba', 'Rodovia Transamazônica//Itaituba'],
    ['rod pa 140 sta izabel', 'Rodovia PA-140//Santa Izabel do Pará'],
  ],
  'house, flat, block, plot': [
    ['tv curuzu 2212 apto 1104 torre b', 'Travessa Curuzu'],
    ['passagem limoeiro 14 casa b altos jurunas', 'Passagem Limoeiro'],
    ['conj medici 1 qd 7 cs 22', 'Conjunto Presidente Médici I'],
    ['vila leopoldina kitnet 4 nazare', 'Vila Leopoldina'],
    ['panorama 21 quadra 9 casa 31', 'Conjunto Panorama XXI'],
    ['fl 16 qd 8 lt 3 casa dos fundos', 'Folha 16'],
    ['rua 14 quadra 120 lote 3 parauapebas', 'Rua Quatorze//Parauapebas'],
    ['carlos gomes 300 sala 204 comercio', 'Rua Carlos Gomes'],
    ['pass brasilia s/n kit net 2 terra firme', 'Passagem Brasília'],
  ],
  'crossings': [
    ['entre a mundurucus e a pariquis, na 3 de maio', 'Travessa Três de Maio'],
    ['alferes costa canto com a marques de herval', 'Travessa Alferes Costa'],
    ['na cipriano santos esquina com a guerra passos', 'Avenida Cipriano Santos//Belém'],
    ['antonio baena c/ 25 de setembro', 'Travessa Antônio Baena'],
    ['we 32 entre sn 17 e sn 19', 'Travessa WE-32'],
    ['carlos de carvalho esq caripunas', 'Travessa Carlos de Carvalho'],
    ['joao pessoa canto com a hugo de mendonca itaituba', 'Travessa João Pessoa//Itaituba'],
    ['tv da estrela entre duque e 25', 'Travessa Estrela'],
    ['generalissimo entre joao balbi e boaventura', 'Avenida Generalíssimo Deodoro//Belém'],
    ['entre a dom amando e a luiz barbosa na galdino veloso', 'Rua Galdino Veloso'],
  ],
  'landmarks': [
    ['depois do sinal da jose bonifacio na mundurucus guama', 'Rua dos Mundurucus/Guamá/Belém'],
    ['ao lado da basilica na avenida nazare', 'Avenida Nazaré'],
    ['perto do pronto socorro na 14 de marco umarizal', 'Travessa Quatorze de Março/Umarizal/Belém'],
    ['ponto de onibus da perimetral em frente a ufra terra firme', 'Avenida Perimetral/Terra Firme/Belém'],
    ['rua 25 de junho em frente a feira do guama', 'Rua Vinte e Cinco de Junho'],
    ['atras do supermercado na celso malcher', 'Avenida Celso Malcher'],
    ['miguel santa brigida perto da caixa dagua salinas', 'Avenida Miguel Santa Brígida'],
    ['em frente ao shopping castanheira na br 316', 'Rodovia BR-316/Castanheira/Belém'],
    ['av rio branco em frente ao porto de breves', 'Avenida Rio Branco//Breves'],
    ['rua n sra do o perto da praca da matriz mosqueiro', 'Rua Nossa Senhora do Ó'],
  ],
  'numbers, roman and in words': [
    ['cidade nova cinco', 'Conjunto Cidade Nova V'],
    ['cidade nova 6 perto da feira', 'Conjunto Cidade Nova VI'],
    ['25 de setembro marco', 'Avenida Vinte e Cinco de Setembro/Marco/Belém'],
    ['1 de dezembro castanheira', 'Avenida Primeiro de Dezembro/Castanheira/Belém'],
    ['dezesseis de novembro cidade velha', 'Avenida Dezesseis de Novembro/Cidade Velha/Belém'],
    ['joao paulo segundo capanema', 'Avenida João Paulo II//Capanema'],
    ['leao treze com a padre prudencio', 'Travessa Leão XIII'],
    ['vinte e oito de setembro reduto', 'Rua Vinte e Oito de Setembro/Reduto/Belém'],
    ['quarta rua soure', 'Rua Quarta//Soure'],
    ['tv 15 de agosto itaituba', 'Travessa Quinze de Agosto//Itaituba'],
    ['we sessenta e um cidade nova', 'Travessa WE-61'],
  ],
  'out of town': [
    ['ramal do piratuba', 'Ramal do Piratuba'],
    ['comunidade da faveira cotijuba', 'Comunidade Faveira'],
    ['ilha das oncas beira do rio', 'Ilha das Onças'],
    ['com jambuacu moju', 'Comunidade Jambuaçu'],
    ['juaba cameta', 'Vila do Juaba'],
    ['ponta de pedras santarem', 'Comunidade Ponta de Pedras//Santarém'],
    ['ramal dos cocos km 7', 'Ramal dos Cocos//Altamira'],
    ['moro na ilha do sirituba abaetetuba', 'Ilha Sirituba'],
    ['vila do sororo perto da escola maraba', 'Vila Sororó'],
  ],
  'told as a sentence': [
    ['foi na avenida ceara em canudos', 'Avenida Ceará/Canudos/Belém'],
    ['eu tava na riachuelo quando puxaram minha bolsa', 'Rua Riachuelo'],
    ['assalto na wandenkolk com a diogo moia', 'Travessa Almirante Wandenkolk'],
    ['moro na pass comissario terra firme', 'Passagem Comissário'],
    ['aconteceu ontem de noite na cristovao colombo icoaraci', 'Travessa Cristóvão Colombo'],
    ['eu vinha pela julio cesar perto do aeroporto', 'Avenida Júlio César//Belém'],
    ['ele me bateu em casa na rua anchieta marambaia', 'Rua Anchieta/Marambaia/Belém'],
    ['tomaram meu celular na parada da av dalva', 'Avenida Dalva'],
    ['estou na rua lauro sodre em tucurui', 'Rua Lauro Sodré//Tucuruí'],
  ],
  'one typing error': [
    ['rua henrrique gurjao', 'Rua Henrique Gurjão'],
    ['pimenta boeno icoaraci', 'Travessa Pimenta Bueno'],
    ['avenida bernado sayao condor', 'Avenida Bernardo Sayão/Condor/Belém'],
    ['conjunto catalna', 'Conjunto Catalina'],
    ['av romulo maiorna', 'Avenida Rômulo Maiorana'],
    ['conj julia sefer', 'Conjunto Júlia Seffer'],
    ['av rodolfo chermon', 'Avenida Rodolfo Chermont'],
    ['almirante tamadare', 'Avenida Almirante Tamandaré'],
  ],
  'dictated in one breath': [
    ['travessa joaquim nabuco numero cento e trinta e dois apartamento quinhentos e um nazare belem', 'Travessa Joaquim Nabuco'],
    ['rua antonio everdosa mil e duzentos entre lomas e eneas pinheiro', 'Rua Antônio Everdosa'],
    ['conjunto satelite we dois casa cem', 'Conjunto Satélite'],
    ['avenida conselheiro furtado dois mil trezentos e noventa cremacao belem para', 'Avenida Conselheiro Furtado/Cremação/Belém'],
    ['passagem sao miguel casa vinte e dois cremacao perto do canal', 'Passagem São Miguel'],
    ['rodovia transcameta quilometro dois tucurui', 'Rodovia Transcametá//Tucuruí'],
    ['avenida cuiaba numero mil e dez santarem para', 'Avenida Cuiabá//Santarém'],
    ['eu moro na rua dos timbiras numero oitocentos e dez bairro da cremacao', 'Rua dos Timbiras/Cremação/Belém'],
  ],
  'with town or neighbourhood': [
    ['gentil bittencourt cameta', 'Avenida Gentil Bittencourt//Cametá'],
    ['av getulio vargas itaituba', 'Avenida Getúlio Vargas//Itaituba'],
    ['rua getulio vargas breves', 'Rua Presidente Getúlio Vargas//Breves'],
    ['magno de araujo no telegrafo', 'Travessa Magno de Araújo//Belém'],
    ['castilhos franca breves marajo', 'Travessa Castilhos França//Breves'],
    ['av brasil redencao', 'Avenida Brasil//Redenção'],
    ['av liberdade tenone', 'Avenida Liberdade/Tenoné/Belém'],
    ['rua tiradentes reduto', 'Rua Tiradentes/Reduto/Belém'],
  ],
}
