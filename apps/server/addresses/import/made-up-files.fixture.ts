import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const latin1 = (lines: readonly string[]) =>
  Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1')

/** A made-up e-DNE Básico folder with the traps of the real one: names of files, quotes, blanks, missing numbers. */
export function makeEdneFolder(folder: string, streets: readonly string[] = edneStreets): string {
  const path = join(folder, 'Delimitado')
  mkdirSync(path, { recursive: true })
  const write = (name: string, lines: readonly string[]) => writeFileSync(join(path, name), latin1(lines))
  write('LOG_LOCALIDADE.TXT', [
    '4565@PA@Belém@@1@M@@Belém@1501402',
    '4567@PA@Abaetetuba@68440000@0@M@@Abaetetuba@1500107',
    '4600@PA@Icoaraci@@2@D@4565@Icoaraci@',
    '4700@PA@Perdida@68999000@0@P@@Perdida@',
  ])
  write('Log_Bairro.txt', [
    '101@PA@4565@Nazaré@Nazaré',
    '102@PA@4565@São Brás@S Brás',
    '103@PA@4567@Boca D"Água   @B D"Água',
  ])
  write('LOG_LOGRADOURO_PA.TXT', streets)
  write('Log_Var_Log.txt', [
    '2@1@Avenida@Tito Franco   ',
    '2@2@Estrada@Estrada de Bragança',
    '6@1@Rua@Do "Trapiche"',
    '6@2@Rua@',
    '888@1@Rua@De Nenhuma',
  ])
  write('log_logradouro_ap.txt', ['900@AP@4565@101@@Fora@@68900000@Rua@S@Fora'])
  return path
}

export const edneStreets = [
  '1@PA@4565@101@@Nazaré@- até 999 - lado ímpar@66035115@Avenida@S@Av Nazaré',
  '2@PA@4565@102@@Almirante Barroso@@66090000@Avenida@S@Av Alm Barroso   ',
  '3@PA@4565@999@@Do Poço "Velho"   @@66090001@Passagem@S@Pass Poço "Velho"',
  '4@PA@4600@@@Manoel Barata@@66810000@Rua@S@R M Barata',
  '5@PA@4565@101@@Praça da República@@66015000@Praça@N@Pç República',
  '6@PA@4567@103@@Quinze de Agosto@@68440000@Rua@S@R 15 Ago',
  '7@PA@4565@101@@Sem Código@@660@Rua@S@R Sem',
  '8@PA@5555@101@@Sem Lugar@@66000001@Rua@S@R Sem',
  '9@PA@4700@@@Sem Município@@68999001@Rua@S@R Sem',
  '10@PA@4565@101@@@@66000002@Rua@S@',
  '11@PA@4565',
  'x@PA@4565@101@@Sem Chave@@66000003@Rua@S@R Sem',
]

const columns =
  'COD_UNICO_ENDERECO;COD_UF;COD_MUNICIPIO;CEP;DSC_LOCALIDADE;NOM_TIPO_SEGLOGR;NOM_TITULO_SEGLOGR;NOM_SEGLOGR;' +
  'NUM_ENDERECO;LATITUDE;LONGITUDE;NV_GEO_COORD'

/** A made-up piece of CNEFE 2022: several addresses a street, capitals, some without name, place or code. */
export function makeCnefeFile(folder: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  const path = join(folder, '1500107_ABAETETUBA.csv')
  const lines = [
    columns,
    '1;15;1500107;68440000;CENTRO;RUA;;QUINZE DE AGOSTO;10;-1.7210;-48.8780;1',
    '2;15;1500107;68440000;CENTRO;RUA;;QUINZE DE AGOSTO;12;-1.7220;-48.8790;1',
    '3;15;1500107;68440000;CENTRO;RUA;;QUINZE DE AGOSTO;14;-1.9000;-48.9000;6',
    '4;15;1500107;68440000;ALGODOAL  ;TRAVESSA;PADRE;JOSE "ZE" MARIA;1;-1.73;-48.88;2',
    '5;15;1500107;68440000;;RAMAL;;DO "BACURI;0;;;6',
    '6;15;1500107;68440000;SÃO JOÃO;RUA;DOM;JOÃO VI;0;;;6',
    '7;15;1500107;68440000;CENTRO;RUA;;SEM DENOMINACAO;0;;;6',
    '8;15;1500107;6844;CENTRO;RUA;;DO CODIGO;0;;;6',
    '9;15;9999999;68440000;CENTRO;RUA;;DE NINGUEM;0;;;6',
    '10;15;1500107;68440000;CENTRO',
    '11;16;1600303;68900000;CENTRO;RUA;;DO AMAPA;0;;;6',
  ]
  writeFileSync(path, Buffer.from(`${lines.join('\n')}\n`, encoding))
  return path
}
