/** Whether a municipality is the seat of a court of its own (comarca), as far as public sources tell. */
export type CourtSeat = {
  /** The municipality, by its code of the IBGE. */
  readonly id: number
  readonly seat: 'yes' | 'no' | 'unsure'
  /** Three sources and more say it, two do, or they contradict each other. */
  readonly certainty: 'confirmed' | 'likely' | 'unsure'
  /** M19 IBGE MUNIC 2019, J09 press list after a letter of the court of 2009, MP21 table of the public prosecutor of 2021, PID digital points of the court of 2022 and 2023, TJ21 orders of the court of 2021; + says seat, - none. */
  readonly evidence: string
}

const row = (
  id: number,
  seat: CourtSeat['seat'],
  certainty: CourtSeat['certainty'],
  evidence: string,
): CourtSeat => ({ id, seat, certainty, evidence })

/** The 144 municipalities of Pará, read on 2026-11-27; no list of the court itself was found. It speaks only once the operator has confirmed it with the court (COURT_SEATS). */
export const courtSeats: readonly CourtSeat[] = [
  row(1500107, 'yes', 'confirmed', 'M19+ TJ21+'), // Abaetetuba
  row(1500131, 'no', 'confirmed', 'M19- J09- MP21- PID-'), // Abel Figueiredo
  row(1500206, 'yes', 'confirmed', 'M19+ MP21+'), // Acará
  row(1500305, 'yes', 'confirmed', 'M19+ MP21+'), // Afuá
  row(1500404, 'yes', 'confirmed', 'M19+ MP21+'), // Alenquer
  row(1500503, 'yes', 'confirmed', 'M19+ MP21+'), // Almeirim
  row(1500602, 'yes', 'confirmed', 'M19? MP21+ TJ21+'), // Altamira
  row(1500701, 'yes', 'confirmed', 'M19+ MP21+ TJ21+'), // Anajás
  row(1500800, 'yes', 'confirmed', 'M19+ MP21+'), // Ananindeua
  row(1500859, 'yes', 'confirmed', 'M19+ J09- TJ21+'), // Anapu
  row(1500909, 'yes', 'confirmed', 'M19+ MP21+'), // Augusto Corrêa
  row(1500958, 'yes', 'confirmed', 'M19+ MP21+'), // Aurora do Pará
  row(1501006, 'no', 'likely', 'M19- J09 termo PID- MP21+'), // Aveiro
  row(1501105, 'no', 'likely', 'M19- J09 termo TJ21 named under Breves MP21+'), // Bagre
  row(1501204, 'yes', 'confirmed', 'M19+ MP21+ TJ21+'), // Baião
  row(1501253, 'no', 'confirmed', 'M19- J09- MP21- PID-'), // Bannach
  row(1501303, 'yes', 'confirmed', 'M19+ MP21+'), // Barcarena
  row(1501451, 'no', 'confirmed', 'M19- J09- MP21- PID-'), // Belterra
  row(1501402, 'yes', 'confirmed', 'M19+ MP21+'), // Belém
  row(1501501, 'yes', 'likely', 'M19- MP21+'), // Benevides
  row(1501576, 'no', 'likely', 'M19+ J09- MP21-'), // Bom Jesus do Tocantins
  row(1501600, 'yes', 'confirmed', 'M19+ MP21+'), // Bonito
  row(1501709, 'yes', 'confirmed', 'M19+ MP21+'), // Bragança
  row(1501725, 'yes', 'confirmed', 'M19+ TJ21+'), // Brasil Novo
  row(1501758, 'no', 'confirmed', 'M19- J09- MP21-'), // Brejo Grande do Araguaia
  row(1501782, 'yes', 'confirmed', 'M19+ TJ21+'), // Breu Branco
  row(1501808, 'yes', 'confirmed', 'M19+ MP21+ TJ21+'), // Breves
  row(1501907, 'yes', 'likely', 'M19+'), // Bujaru
  row(1502004, 'yes', 'likely', 'M19+'), // Cachoeira do Arari
  row(1501956, 'no', 'likely', 'M19- J09-'), // Cachoeira do Piriá
  row(1502103, 'yes', 'confirmed', 'M19+ TJ21+'), // Cametá
  row(1502152, 'yes', 'confirmed', 'M19+ J09- TJ21+'), // Canaã dos Carajás
  row(1502202, 'yes', 'likely', 'M19+'), // Capanema
  row(1502301, 'yes', 'likely', 'M19+'), // Capitão Poço
  row(1502400, 'yes', 'likely', 'M19+'), // Castanhal
  row(1502509, 'yes', 'likely', 'M19+'), // Chaves
  row(1502608, 'no', 'likely', 'M19- J09 termo'), // Colares
  row(1502707, 'yes', 'confirmed', 'M19+ TJ21+'), // Conceição do Araguaia
  row(1502756, 'yes', 'likely', 'M19+'), // Concórdia do Pará
  row(1502764, 'no', 'confirmed', 'M19- J09- PID-'), // Cumaru do Norte
  row(1502772, 'yes', 'confirmed', 'M19+ TJ21+'), // Curionópolis
  row(1502806, 'yes', 'confirmed', 'M19+ TJ21+'), // Curralinho
  row(1502855, 'no', 'confirmed', 'M19- J09- PID-'), // Curuá
  row(1502905, 'yes', 'likely', 'M19+'), // Curuçá
  row(1502939, 'yes', 'confirmed', 'M19+ TJ21+'), // Dom Eliseu
  row(1502954, 'yes', 'confirmed', 'M19+ J09- TJ21+'), // Eldorado do Carajás
  row(1503002, 'yes', 'likely', 'M19+'), // Faro
  row(1503044, 'no', 'likely', 'M19- J09-'), // Floresta do Araguaia
  row(1503077, 'yes', 'likely', 'M19+'), // Garrafão do Norte
  row(1503093, 'yes', 'confirmed', 'M19+ J09- TJ21+'), // Goianésia do Pará
  row(1503101, 'yes', 'confirmed', 'M19+ TJ21+'), // Gurupá
  row(1503200, 'yes', 'likely', 'M19+'), // Igarapé-Açu
  row(1503309, 'yes', 'likely', 'M19+'), // Igarapé-Miri
  row(1503408, 'unsure', 'unsure', 'M19+ J09 termo'), // Inhangapi
  row(1503457, 'yes', 'likely', 'M19+ J09-'), // Ipixuna do Pará
  row(1503507, 'yes', 'likely', 'M19+'), // Irituia
  row(1503606, 'yes', 'likely', 'M19+'), // Itaituba
  row(1503705, 'yes', 'confirmed', 'M19+ TJ21+'), // Itupiranga
  row(1503754, 'yes', 'likely', 'M19+ J09-'), // Jacareacanga
  row(1503804, 'yes', 'confirmed', 'M19+ TJ21+'), // Jacundá
  row(1503903, 'yes', 'likely', 'M19+ J09-'), // Juruti
  row(1504000, 'yes', 'confirmed', 'M19+ TJ21+'), // Limoeiro do Ajuru
  row(1504109, 'no', 'likely', 'M19- J09 termo'), // Magalhães Barata
  row(1504208, 'yes', 'confirmed', 'M19+ TJ21+'), // Marabá
  row(1504307, 'yes', 'likely', 'M19+'), // Maracanã
  row(1504406, 'yes', 'likely', 'M19+'), // Marapanim
  row(1504422, 'yes', 'likely', 'M19+'), // Marituba
  row(1504455, 'yes', 'confirmed', 'M19+ TJ21+'), // Medicilândia
  row(1504505, 'yes', 'confirmed', 'M19+ TJ21+'), // Melgaço
  row(1504604, 'yes', 'likely', 'M19+'), // Mocajuba
  row(1504703, 'yes', 'likely', 'M19+'), // Moju
  row(1504752, 'no', 'confirmed', 'M19- PID- asked for one in 2025'), // Mojuí dos Campos
  row(1504802, 'yes', 'likely', 'M19+'), // Monte Alegre
  row(1504901, 'yes', 'likely', 'M19+'), // Muaná
  row(1504059, 'yes', 'likely', 'M19+'), // Mãe do Rio
  row(1504950, 'no', 'likely', 'M19- J09-'), // Nova Esperança do Piriá
  row(1504976, 'no', 'likely', 'M19- J09-'), // Nova Ipixuna
  row(1505007, 'yes', 'likely', 'M19+'), // Nova Timboteua
  row(1505031, 'yes', 'likely', 'M19+'), // Novo Progresso
  row(1505064, 'yes', 'confirmed', 'M19+ TJ21+'), // Novo Repartimento
  row(1505205, 'yes', 'likely', 'M19+'), // Oeiras do Pará
  row(1505304, 'yes', 'likely', 'M19+'), // Oriximiná
  row(1505437, 'yes', 'confirmed', 'M19+ TJ21+'), // Ourilândia do Norte
  row(1505403, 'yes', 'likely', 'M19+'), // Ourém
  row(1505486, 'yes', 'confirmed', 'M19+ TJ21+'), // Pacajá
  row(1505494, 'unsure', 'unsure', 'M19+ J09-'), // Palestina do Pará
  row(1505502, 'yes', 'likely', 'M19+'), // Paragominas
  row(1505536, 'yes', 'confirmed', 'M19+ TJ21+'), // Parauapebas
  row(1505551, 'no', 'confirmed', 'M19- J09- PID-'), // Pau D'Arco
  row(1505601, 'yes', 'likely', 'M19+'), // Peixe-Boi
  row(1505635, 'no', 'likely', 'M19- J09-'), // Piçarra
  row(1505650, 'no', 'likely', 'M19- J09-'), // Placas
  row(1505700, 'yes', 'likely', 'M19+'), // Ponta de Pedras
  row(1505809, 'yes', 'confirmed', 'M19+ TJ21+'), // Portel
  row(1505908, 'yes', 'confirmed', 'M19+ TJ21+'), // Porto de Moz
  row(1506005, 'yes', 'likely', 'M19+'), // Prainha
  row(1506104, 'yes', 'likely', 'M19+'), // Primavera
  row(1506112, 'no', 'likely', 'M19- J09-'), // Quatipuru
  row(1506138, 'yes', 'confirmed', 'M19+ TJ21+'), // Redenção
  row(1506161, 'yes', 'confirmed', 'M19+ TJ21+'), // Rio Maria
  row(1506187, 'yes', 'confirmed', 'M19+ TJ21+'), // Rondon do Pará
  row(1506195, 'yes', 'likely', 'M19+'), // Rurópolis
  row(1506203, 'yes', 'likely', 'M19+'), // Salinópolis
  row(1506302, 'yes', 'likely', 'M19+'), // Salvaterra
  row(1506351, 'no', 'likely', 'M19- J09-'), // Santa Bárbara do Pará
  row(1506401, 'no', 'confirmed', 'M19- J09 termo PID-'), // Santa Cruz do Arari
  row(1506500, 'yes', 'likely', 'M19+'), // Santa Izabel do Pará
  row(1506559, 'yes', 'likely', 'M19+'), // Santa Luzia do Pará
  row(1506583, 'no', 'confirmed', 'M19- J09- PID-'), // Santa Maria das Barreiras
  row(1506609, 'yes', 'likely', 'M19+'), // Santa Maria do Pará
  row(1506708, 'yes', 'confirmed', 'M19+ TJ21+'), // Santana do Araguaia
  row(1506807, 'yes', 'likely', 'M19+'), // Santarém
  row(1506906, 'yes', 'likely', 'M19+'), // Santarém Novo
  row(1507003, 'yes', 'likely', 'M19+'), // Santo Antônio do Tauá
  row(1507755, 'no', 'likely', 'M19- J09-'), // Sapucaia
  row(1507805, 'yes', 'confirmed', 'M19+ TJ21+'), // Senador José Porfírio
  row(1507904, 'yes', 'likely', 'M19+'), // Soure
  row(1507102, 'yes', 'likely', 'M19+'), // São Caetano de Odivelas
  row(1507151, 'yes', 'confirmed', 'M19+ TJ21+'), // São Domingos do Araguaia
  row(1507201, 'yes', 'likely', 'M19+'), // São Domingos do Capim
  row(1507409, 'yes', 'likely', 'M19+'), // São Francisco do Pará
  row(1507300, 'yes', 'confirmed', 'M19+ TJ21+'), // São Félix do Xingu
  row(1507458, 'yes', 'confirmed', 'M19+ TJ21+'), // São Geraldo do Araguaia
  row(1507466, 'no', 'likely', 'M19- J09-'), // São João da Ponta
  row(1507474, 'no', 'likely', 'M19- J09-'), // São João de Pirabas
  row(1507508, 'yes', 'confirmed', 'M19+ TJ21+'), // São João do Araguaia
  row(1507607, 'yes', 'likely', 'M19+'), // São Miguel do Guamá
  row(1507706, 'yes', 'likely', 'M19+'), // São Sebastião da Boa Vista
  row(1507953, 'yes', 'confirmed', 'M19+ TJ21+'), // Tailândia
  row(1507961, 'no', 'likely', 'M19- J09-'), // Terra Alta
  row(1507979, 'yes', 'likely', 'M19+'), // Terra Santa
  row(1508001, 'yes', 'likely', 'M19+'), // Tomé-Açu
  row(1508035, 'no', 'likely', 'M19- J09-'), // Tracuateua
  row(1508050, 'no', 'confirmed', 'M19- J09- PID-'), // Trairão
  row(1508084, 'yes', 'confirmed', 'M19+ TJ21+'), // Tucumã
  row(1508100, 'yes', 'confirmed', 'M19+ TJ21+'), // Tucuruí
  row(1508126, 'yes', 'likely', 'M19+'), // Ulianópolis
  row(1508159, 'yes', 'confirmed', 'M19+ TJ21+'), // Uruará
  row(1508209, 'yes', 'likely', 'M19+'), // Vigia
  row(1508308, 'yes', 'likely', 'M19+'), // Viseu
  row(1508357, 'yes', 'confirmed', 'M19+ J09- TJ21+ installed 2020-10-06'), // Vitória do Xingu
  row(1508407, 'yes', 'confirmed', 'M19+ TJ21+'), // Xinguara
  row(1500347, 'no', 'confirmed', 'M19- J09- MP21-'), // Água Azul do Norte
  row(1505106, 'yes', 'likely', 'M19+'), // Óbidos
]
