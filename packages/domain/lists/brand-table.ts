/** Brands by what they are brands of; an id is the table's number and the place in the row, from 1: new ones go to the end. */
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
} as const satisfies Record<string, readonly [base: number, names: string]>
