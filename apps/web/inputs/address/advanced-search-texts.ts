import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Busca avançada', en: 'Advanced search', es: 'Búsqueda avanzada', fr: 'Recherche avancée' },
  cep: { pt: 'CEP', en: 'Postal code (CEP)', es: 'Código postal (CEP)', fr: 'Code postal (CEP)' },
  street: { pt: 'Logradouro', en: 'Street', es: 'Calle', fr: 'Rue' },
  pais: { pt: 'País', en: 'Country', es: 'País', fr: 'Pays' },
  estado: { pt: 'Estado', en: 'State', es: 'Estado', fr: 'État' },
  cidade: { pt: 'Município', en: 'City', es: 'Municipio', fr: 'Commune' },
  bairro: { pt: 'Bairro', en: 'Neighborhood', es: 'Barrio', fr: 'Quartier' },
  above: {
    pt: 'Primeiro o campo acima',
    en: 'Fill in the field above first',
    es: 'Primero el de arriba',
    fr: 'Remplissez d’abord celui du dessus',
  },
  empty: { pt: 'Sem opções aqui', en: 'No options here', es: 'Sin opciones aquí', fr: 'Aucune option ici' },
  elsewhere: {
    pt: 'Fora do Pará não temos as ruas: escolha o município e depois escreva a rua e o CEP.',
    en: 'Outside Pará we do not have the streets: choose the city, then write the street and the postal code.',
    es: 'Fuera de Pará no tenemos las calles: elija el municipio y escriba la calle y el código postal.',
    fr: 'Hors du Pará, nous n’avons pas les rues : choisissez la commune, puis écrivez la rue et le code postal.',
  },
  abroad: {
    pt: 'Não temos endereços de outros países. Se você mora fora do Brasil, escolha “Em outro país” na pergunta sobre a moradia e escreva o endereço com as suas palavras.',
    en: 'We have no addresses in other countries. If you live outside Brazil, choose “In another country” where we ask where you live, and write the address in your own words.',
    es: 'No tenemos direcciones de otros países. Si vive fuera de Brasil, elija «En otro país» donde se pregunta por la vivienda y escriba la dirección con sus palabras.',
    fr: 'Nous n’avons pas d’adresses dans d’autres pays. Si vous vivez hors du Brésil, choisissez « Dans un autre pays » à la question du domicile, et écrivez l’adresse avec vos mots.',
  },
  otherCode: {
    pt: 'Este CEP não é do Pará: os do Pará vão de 66000-000 a 68899-999. Se o endereço é de outro Estado, escolha o Estado.',
    en: 'This postal code is not in Pará: those in Pará go from 66000-000 to 68899-999. If the address is in another State, choose the State.',
    es: 'Este código postal no es de Pará: los de Pará van de 66000-000 a 68899-999. Si la dirección es de otro Estado, elija el Estado.',
    fr: 'Ce code postal n’est pas au Pará : là, ils vont de 66000-000 à 68899-999. Si l’adresse est dans un autre État, choisissez l’État.',
  },
  ourCode: {
    pt: 'Este CEP é do Pará. Escolha Pará ou confira o CEP.',
    en: 'This postal code is in Pará. Choose Pará or check the postal code.',
    es: 'Este código postal es de Pará. Elija Pará o revise el código.',
    fr: 'Ce code postal est au Pará. Choisissez Pará ou vérifiez le code.',
  },
  search: { pt: 'Buscar', en: 'Search', es: 'Buscar', fr: 'Rechercher' },
  clear: { pt: 'Limpar', en: 'Clear', es: 'Limpiar', fr: 'Effacer' },
  waiting: { pt: 'Procurando…', en: 'Searching…', es: 'Buscando…', fr: 'Recherche…' },
  none: {
    pt: 'Nenhum resultado encontrado. Tente só o município ou só o nome da rua.',
    en: 'No results found. Try only the city or only the street name.',
    es: 'Ningún resultado. Pruebe solo el municipio o solo el nombre de la calle.',
    fr: 'Aucun résultat. Essayez seulement la commune ou seulement le nom de la rue.',
  },
  found: {
    pt: 'Endereços encontrados: {count}. Escolha um.',
    en: 'Addresses found: {count}. Choose one.',
    es: 'Direcciones encontradas: {count}. Elija una.',
    fr: 'Adresses trouvées : {count}. Choisissez-en une.',
  },
  results: {
    pt: 'Endereços encontrados',
    en: 'Addresses found',
    es: 'Direcciones encontradas',
    fr: 'Adresses trouvées',
  },
  failed: {
    pt: 'A busca não respondeu.',
    en: 'The search did not answer.',
    es: 'La búsqueda no respondió.',
    fr: 'La recherche n’a pas répondu.',
  },
})
