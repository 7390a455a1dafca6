/**
 * Brands by what they are brands of; an id is the table's number and the place in the row, from 1: new ones go to the end.
 * Those of vehicles are the names of the FIPE table.
 */
export const brandTable = {
  phone: [
    100,
    'Samsung;Motorola;Apple;Xiaomi;Redmi;POCO;Realme;Infinix;TECNO;Itel;LG;Asus;Nokia;Positivo;Multilaser / Multi;Philco;OPPO;vivo / Jovi;Honor;Huawei;OnePlus;Google;Sony;TCL;Alcatel;Lenovo;Quantum;BLU;ZTE',
  ],
  computer: [200, 'Dell;Lenovo;HP;Acer;Asus;Apple;Samsung;Positivo;Vaio;Multi;Avell;LG'],
  electronics: [
    300,
    'Samsung;LG;Sony;Philips;TCL;Philco;AOC;Semp;Panasonic;Toshiba;JBL;Mondial;Britânia;Electrolux;Brastemp;Consul;Midea;Elgin;Microsoft (Xbox);Sony PlayStation;Nintendo;Intelbras;DJI;GoPro;Canon;Nikon',
  ],
  bicycle: [
    400,
    'Caloi;Monark;Houston;Sense;Oggi;Specialized;Trek;Scott;Cannondale;Giant;GTS;TSW;Soul;Audax;Groove;KSW;South;Track & Bikes;Colli;Verden;Poti',
  ],
  cardNetwork: [500, 'Visa;Mastercard;Elo;American Express;Hipercard;Diners Club;Cabal'],
  watch: [
    600,
    'Casio;Technos;Orient;Seiko;Citizen;Mondaine;Condor;Fossil;Invicta;Rolex;Omega;Tag Heuer;Apple Watch;Samsung Galaxy Watch;Garmin',
  ],
  boatEngine: [700, 'Yamaha;Mercury;Suzuki;Honda;Branco;Toyama;Buffalo'],
  firearm: [800, 'Taurus;CBC;Imbel;Rossi;Glock;Beretta;Smith & Wesson;SIG Sauer;CZ;Boito;Artesanal'],
  tool: [
    900,
    'Bosch;Makita;DeWalt;Black+Decker;Stanley;Skil;Einhell;Milwaukee;Metabo;Vonder;Tramontina;Gedore;Schulz;Motomil;Nagano;Mondial;Wap;Kärcher;Intech Machine;Stihl;Husqvarna;Toyama;Branco;Buffalo;Honda;Yamaha',
  ],
  clothing: [
    1000,
    "Nike;Adidas;Olympikus;Mizuno;Puma;Fila;Asics;New Balance;Oakley;Lacoste;Havaianas;Melissa;Vans;Converse;Kenner;Cartago;Rider;Beira Rio;Vizzano;Levi's;Calvin Klein;Tommy Hilfiger;Hering;Reserva;Colcci",
  ],
  jewellery: [1100, 'Vivara;Pandora;H.Stern;Rommanel;Monte Carlo;Cartier;Tiffany & Co.;Swarovski'],
  eyewear: [1200, 'Ray-Ban;Oakley;Chilli Beans;Vogue;Prada;Carrera;Persol;Evoke;HB'],
  bag: [
    1300,
    'Louis Vuitton;Michael Kors;Arezzo;Schutz;Victor Hugo;Kipling;Samsonite;Sestini;Santino;Le Postiche;Primicia;American Tourister;Nike;Adidas',
  ],
  vehiclePart: [
    1400,
    'Pirelli;Goodyear;Michelin;Firestone;Bridgestone;Continental;Dunlop;Moura;Heliar;Pioneer;Positron;Bosch',
  ],
  car: [
    2000,
    'Acura;Agrale;Alfa Romeo;AM Gen;Asia Motors;Aston Martin;Audi;Baby;BMW;BRM;Bugre;BYD;CAB Motors;Cadillac;Caoa Chery;Caoa Chery/Chery;CBT Jipe;Chana;Changan;Chrysler;Citroën;Cross Lander;D2D Motors;Daewoo;Daihatsu;DFSK;Dodge;Effa;Engesa;Envemo;Ferrari;Fiat;Fibravan;Ford;Foton;Fyber;Geely;GM - Chevrolet;Great Wall;Gurgel;GWM;Hafei;Hitech Electric;Honda;Hyundai;Isuzu;Iveco;JAC;Jaguar;Jeep;Jinbei;JPX;Kia Motors;Lada;Lamborghini;Land Rover;Lexus;Lifan;Lobini;Lotus;Mahindra;Maserati;Matra;Mazda;McLaren;Mercedes-Benz;Mercury;MG;MINI;Mitsubishi;Miura;Nissan;Peugeot;Plymouth;Pontiac;Porsche;RAM;Rely;Renault;Rolls-Royce;Rover;Saab;Saturn;Seat;Seres;Shineray;smart;SsangYong;Subaru;Suzuki;TAC;Toyota;Troller;Volvo;VW - Volkswagen;Wake;Walk',
  ],
  motorcycle: [
    2100,
    "Adly;Agrale;Amazonas;Aprilia;Atala;Avelloz;Bajaj;Bee;Benelli;Beta;Bimota;BMW;Brandy;Brava;BRP;Buell;Bueno;Bull;byCristo;Cagiva;Caloi;Daelim;Dafra;Dayang;Dayun;Derbi;Ducati;Emme;Fever;Fox;Fusco Motosegura;FYM;Garinni;Gas Gas;Green;Haobao;Haojue;Harley-Davidson;Hartford;Hero;Honda;Husaberg;Husqvarna;Indian;Iros;Jiapeng Volcano;JohnnyPag;Jonny;Kahena;Kasinski;Kawasaki;KTM;Kymco;Landum;L'Aquila;Lavrale;Lerivo;Lifan;Lon-V;Magrão Triciclos;Malaguti;Miza;Moto Guzzi;Motocar;Motorino;MRX;MV Agusta;MVK;NIU;Orca;Pegassi;Peugeot;Piaggio;Polaris;Regal Raptor;Riguete;Royal Enfield;Sanyang;Shineray;Siamoto;Sundown;Super Soco;Suzuki;Targos;Tiger;Traxx;Triumph;Ventane Motors;Vento;Voltz;Watts;Wuyang;Yamaha;Zontes",
  ],
  truck: [
    2200,
    'Agrale;Bepobus;Chevrolet;Ciccobus;DAF;Effa-JMC;Fiat;Ford;Foton;GMC;Hyundai;Iveco;JAC;MAN;Marcopolo;Mascarello;Maxibus;Mercedes-Benz;Navistar;Neobus;Puma-Alfa;Saab-Scania;Scania;Shacman;Sinotruk;Volkswagen;Volvo;Walkbus',
  ],
} as const satisfies Record<string, readonly [base: number, names: string]>
