import { defineTexts } from './text.ts'

/** Messages about objects and vehicles. */
export const thingIssueTexts = defineTexts({
  invalidImei: {
    pt: 'Confira o IMEI: são 15 números, que também estão na caixa e na nota fiscal do aparelho.',
    en: 'Check the IMEI: it has 15 digits, also found on the box and on the receipt of the phone.',
    es: 'Revise el IMEI: son 15 números, que también están en la caja y en la factura del aparato.',
    fr: 'Vérifiez l’IMEI : il a 15 chiffres, inscrits aussi sur la boîte et sur la facture de l’appareil.',
  },
  noVehicle: {
    pt: 'Adicione pelo menos um veículo.',
    en: 'Add at least one vehicle.',
    es: 'Añada al menos un vehículo.',
    fr: 'Ajoutez au moins un véhicule.',
  },
  noAnimal: {
    pt: 'Adicione pelo menos um animal.',
    en: 'Add at least one animal.',
    es: 'Añada al menos un animal.',
    fr: 'Ajoutez au moins un animal.',
  },
  quantity: {
    pt: 'Escreva quantos são: um número a partir de 1, com até 16 algarismos.',
    en: 'Write how many there are: a number from 1 up, with up to 16 digits.',
    es: 'Escriba cuántos son: un número a partir de 1, con hasta 16 cifras.',
    fr: 'Écrivez combien il y en a : un nombre à partir de 1, de 16 chiffres au plus.',
  },
  unidentified: {
    pt: 'Escreva a placa ou o chassi. Se não souber, marque “Não sei” em cada um.',
    en: 'Write the plate or the chassis number. If you do not know, tick “I don’t know” for each.',
    es: 'Escriba la placa o el chasis. Si no lo sabe, marque «No lo sé» en cada uno.',
    fr: 'Écrivez la plaque ou le numéro de châssis. Sinon, cochez « Je ne sais pas » pour chacun.',
  },
  invalidPlate: {
    pt: 'Confira a placa: no Brasil, ABC-1234 ou ABC1D23. De outro país, escreva como está no veículo.',
    en: 'Check the plate: in Brazil, ABC-1234 or ABC1D23. From another country, write it as it stands on the vehicle.',
    es: 'Revise la placa: en Brasil, ABC-1234 o ABC1D23. De otro país, escríbala como está en el vehículo.',
    fr: 'Vérifiez la plaque : au Brésil, ABC-1234 ou ABC1D23. D’un autre pays, écrivez-la comme sur le véhicule.',
  },
  invalidRenavam: {
    pt: 'Confira o RENAVAM: são 11 números. Se o seu tiver só 9, escreva 00 na frente.',
    en: 'Check the RENAVAM: it has 11 digits. If yours has only 9, write 00 before them.',
    es: 'Revise el RENAVAM: son 11 números. Si el suyo tiene solo 9, escriba 00 delante.',
    fr: 'Vérifiez le RENAVAM : il a 11 chiffres. S’il n’en a que 9, écrivez 00 devant.',
  },
  invalidChassis: {
    pt: 'Confira o chassi: são 17 letras e números, sem as letras I, O e Q.',
    en: 'Check the chassis number: it has 17 letters and digits, never the letters I, O or Q.',
    es: 'Revise el chasis: son 17 letras y números, sin las letras I, O y Q.',
    fr: 'Vérifiez le numéro de châssis : 17 lettres et chiffres, sans les lettres I, O et Q.',
  },
  vehicleYear: {
    pt: 'Escreva o ano com 4 números, de {min} a {max}.',
    en: 'Write the year with 4 digits, from {min} to {max}.',
    es: 'Escriba el año con 4 números, de {min} a {max}.',
    fr: 'Écrivez l’année en 4 chiffres, de {min} à {max}.',
  },
})
