/**
 * Neighbourhoods by municipality (IBGE code). An id is that code and the place in the row, from 1, in three digits:
 * Abaetetuba's first is 1500107001. A new one goes to the end of its row, so that no id ever changes.
 */
// prettier-ignore
export const neighbourhoodTable: Readonly<Record<number, string>> = {
  1500107: 'Algodoal;Aviação;Castanhal;Centro;Cristo Redentor;Francilândia;Mutirão;Santa Clara;Santa Rosa;São Domingos da Angélica;São João;São José;São Lourenço;São Sebastião',
  1500305: 'Capim Marinho',
  1500602: 'Alberto Soares;Aparecida;Bela Vista;Boa Esperança;Brasília;Centro;Colinas;Esplanada do Xingu;Ibiza;Jardim Altamira;Jardim Independente I;Jardim Independente II;Jardim Uirapuru;Liberdade;Multirão;Nova Altamira;Premem;Sudam I;Sudam II',
  1500800: 'Águas Brancas;Águas Lindas;Atalaia;Aurá;Centro;Cidade Nova;Coqueiro;Curuçambá;Distrito Industrial;Geraldo Palmeira;Guajará;Guanabara;Heliolândia;Icuí-Guajará;Icuí-Laranjeira;Jaderlândia;Jibóia Branca;Júlia Seffer;Levilândia;Maguari;PAAR;Providência;Quarenta Horas;Una',
  1501402: 'Aeroporto;Água Boa;Águas Lindas;Águas Negras;Agulha;Arirambá;Aurá;Baía do Sol;Barreiro;Batista Campos;Bengui;Bonfim;Brasília;Cabanagem;Campina;Campina de Icoaraci;Canudos;Carananduba;Caruara;Castanheira;Chapéu Virado;Cidade Velha;Condor;Coqueiro;Cremação;Cruzeiro;Curió-Utinga;Farol;Fátima;Guamá;Guanabara;Itaiteua;Jurunas;Mangueirão;Mangueiras;Maracacuera;Maracajá;Maracangalha;Marahú;Marambaia;Marco;Miramar;Montese (Terra Firme);Murubira;Natal do Murubira;Nazaré;Paracuri;Paraíso;Parque Guajará;Parque Verde;Pedreira;Ponta Grossa;Porto Arthur;Praia Grande;Pratinha;Reduto;Sacramenta;São Brás;São Clemente;São Francisco;São João do Outeiro;Souza;Sucurijuquara;Tapanã;Telégrafo;Tenoné;Umarizal;Una;Universitário;Val-de-Cães;Vila',
  1501501: 'Begolândia;Cajueiro;Centro;Duque de Caxias;Flores;Independente;Liberdade;Madre Teresa;Maguari;Neópolis;Novo Bairro;Presidente Médici;Santa Rosa;Santos Dumont',
  1501709: 'Aldeia;Alegre;Centro;Cereja;Morro;Padre Luís;Perpétuo Socorro;Riozinho;Samaumapara;Taíra;Vila Nova;Vila Sinhá',
  1501782: 'Bela Vista;Centro;Conquista;Continental;Felicidade;Japonês;Liberdade;Novo Horizonte;Novo Paraíso',
  1502103: 'Aldeia;Baixa Verde;Brasília;Cidade Nova;Jardim Primavera;Marambaia;Matinha;Nova Cametá;Novo;Santa Maria;São Benedito;São João Batista;São Pedro',
  1502400: 'Apeú;Bairro Novo;Betânia;Bom Jesus;Caiçara;Cariri;Centro;Conjunto Ipês;Cristo;Distrito Industrial;Estrela;Florestal;Fonte Boa;Heliolândia;Ianetama;Imperador;Imperial;Jaderlândia;Japiim;Jardim das Acácias;Milagre;Nova Olinda;Novo Caiçara;Novo Estrela;Pantanal;Pirapora;Propira;Rouxinol;Sales Jardim;Salgadinho;Santa Catarina;Santa Helena;Santa Lídia;São José;Saudade I;Saudade II;Titanlândia;Tókio',
  1502707: 'Canudinho;Capelinha;Centro;Cruzeiro;Dos Pescadores;Emerêncio;Giovamira;Jardim Petrópolis;Morada do Sol;Novo Araguaia;Olaria Norte;São Luiz I;São Luiz II;Tancredo Neves;Universitário;Vila Amizade;Vila Nova;Vila Real',
  1502855: 'Centro;Cidade Nova;Curuá Velho;Nossa Senhora do Carmo;Nova Floresta;Planalto;Ribeirinho;Santa Maria Goretti;Santa Terezinha',
  1503002: 'Campina;Centro da Cidade;Morumbi;Nossa Senhora de Aparecida;Porto de Cima',
  1503309: 'Boa Esperança;Centro;Cidade Nova;Jatuíra;Matinha;Perpétuo Socorro;Santa Clara',
  1503606: 'Bela Vista;Boa Esperança;Bom Jardim;Bom Remédio;Campo Belo;Comercial;Floresta;Incra;Jardim Aeroporto;Jardim América;Jardim das Araras;Jardim do Éden;Jardim Tapajós;Liberdade;Maria Magdalena;Nossa Senhora do Perpétuo Socorro;Nova Itaituba;Nova Miritituba;Paz;Piracanã;Santo Antônio;São Francisco;São José;São Tomé;União;Vale do Piracanã;Vale do Tapajós;Vitória Régia;Viva Itaituba',
  1504208: 'Amapá;Bairro da Paz;Bela Vista;Belo Horizonte;Bom Planalto;Cidade Jardim;Cidade Nova;Filadélfia;Francisco Coelho (Cabelo Seco);Independência;Industrial;Infraero;Jardim União;Jardim Vitória;Km 7;Laranjeiras;Liberdade;Marabá Pioneira (Velha Marabá);Morada Nova;Nova Marabá;Novo Horizonte;Novo Planalto;Santa Rita;Santa Rosa;São Félix I;São Félix II;São Félix III;São Miguel da Conquista',
  1504422: 'Almir Gabriel;Bairro Novo;Bela Vista;Boa Vista;Canaã;Centro;Decoville;Dom Aristides;Miritizal;Nova Marituba;Novo Horizonte;Oriboca;Pedreirinha;Riacho Doce;Santa Clara;Santa Lúcia;São Francisco;São João;São José;União',
  1504802: 'Cidade Baixa;Curaxi;Pajuçara;Papagaio;Planalto;Serra Ocidental;Serra Oriental;Turu',
  1505064: 'Parque da Ladeira;Parque Espigão;Parque Morumbi;Parque Uirapuru;Parque Vale do Sol;Parque Vila Nova;Parque Vila Tucuruí',
  1505106: 'Bela Vista;Centro;Cidade Nova;Fátima;Lourdes;Perpétuo Socorro;Santa Terezinha;São Francisco',
  1505486: 'Alto Bonito;Bela vista;Centro;Colinas;Novo Horizonte;São Francisco;Sol Nascente;Tozzeti',
  1505502: 'Açaizal;Angelim;Camboatã;Célio Miranda;Industrial;Jardim Atlântico;Juparanã;Nagibão;Nova Conquista;Presidente Juscelino;Promissão;Tião Mineiro;Uraim',
  1505536: 'Altamira;Alto Bonito;Alvorá;Amazônia;Apoena;Beira Rio;Betânia;Brasília;Caetanópolis;Cidade Jardim;Cidade Nova;Da Paz;Esplanada;FAP;Guanabara;Habitar Feliz;Jardim América;Jardim Canadá;Jardim Planalto;Liberdade I;Liberdade II;Linha Verde;Maranhão;Minérios;Morada Nova;Nova Carajás;Nova Vida;Novo Brasil;Novo Horizonte;Novo Viver;Paraíso;Parque das Nações;Parque dos Carajás;Polo Moveleiro;Primavera;Rio Verde;Santa Luzia;São Lucas;Tropical;União;Vale do Sol;Vila Rica',
  1506302: 'Cajú;Centro;Coqueirinho;Marabá;Paes de Carvalho',
  1506807: 'Aeroporto Velho;Aldeia;Alvorada;Amparo;Aparecida;Área Verde;Cambuquira;Caranazal;Centro;Conquista;Diamantino;Elcione Barbalho;Esperança;Fátima;Floresta;Interventoria;Ipanema;Jaderlândia;Jardim Santarém;Jutaí;Laguinho;Liberdade;Livramento;Maicá;Mapiri;Maracanã;Maracanã I;Mararú;Matinha;Nova República;Nova Vitória;Novo Horizonte;Pérola do Maicá;Prainha;Salé;Santa Clara;Santana;Santarenzinho;Santíssimo;Santo André;São Cristóvão;São Francisco;São José Operário;Uruará;Urumanduba;Urumari;Vigia;Vitória Régia',
  1507904: 'Central;Macacheira;Matinha;Novo;Pacoval;São Pedro;Tucumanaúba;Umirizal',
  1507953: 'Aeroporto;Centro;Greenville;Nossa Senhora de Fátima;Novo;Piçarreira;Santa Maria;Vila Macarrão',
  1507979: 'Aparecida;Centro;Juvenil;Santa Clara;São Francisco',
  1508001: 'Campina;Centro;Maranhense',
}
