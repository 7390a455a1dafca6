/** An account of that length, with letters and signs that forms often lose. */
function accountOf(length: number): string {
  const sentence =
    'perdi a minha carteira com o documento e o celular no ônibus da linha 316 – não sei onde caiu; “ninguém” viu & não há câmera. '
  return `${sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length - 1)}.`
}

/** What the person of the journey types; the names are invented, with the accents common in Pará, and the CPF is a fake. */
export const typed = {
  name: 'conceição ângela araújo gonçalves',
  mother: 'antônia assunção araújo',
  birth: '5/3/1990',
  cpf: '52998224725',
  document: '1234567',
  issuer: 'pc',
  mobile: '91987654321',
  email: 'conceicao.araujo@example.org',
  houseNumber: '209',
  houseDetails: 'casa amarela, fundos',
  placeDetails: 'em frente à praça',
  lostDocument: '7654321-pa',
  lostLine: '91912345678',
  imei: '490154203237518',
  phoneDetails: 'capa azul, tela trincada',
  newPhoneDetails: 'capa vermelha',
  fact: '201120261430',
  account: accountOf(600),
}

/** The same as the report, its summary and its document must show it. */
export const kept = {
  name: 'CONCEIÇÃO ÂNGELA ARAÚJO GONÇALVES',
  mother: 'ANTÔNIA ASSUNÇÃO ARAÚJO',
  birth: '05/03/1990',
  cpf: '529.982.247-25',
  document: '1234567',
  issuer: 'PC',
  mobile: '+55 91 98765-4321',
  email: typed.email,
  street: 'Magalhães Barata',
  postalCode: '66040-170',
  houseNumber: '209',
  houseDetails: 'CASA AMARELA, FUNDOS',
  placeDetails: 'EM FRENTE À PRAÇA',
  lostDocument: '7654321-PA',
  lostLine: '91 91234-5678',
  imei: '490154-20-323751-8',
  phoneDetails: 'CAPA VERMELHA',
  fact: '20/11/2026 14:30',
  account: typed.account.toLocaleUpperCase('pt-BR'),
}
