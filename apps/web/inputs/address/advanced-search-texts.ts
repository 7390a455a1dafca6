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
    en: 'First the field above',
    es: 'Primero el de arriba',
    fr: 'D’abord celui du dessus',
  },
  empty: { pt: 'Sem opções aqui', en: 'No options here', es: 'Sin opciones aquí', fr: 'Aucune option ici' },
  elsewhere: {
    pt: 'Fora do Pará não temos as ruas: escreva o CEP, escolha o município e conte a rua no complemento.',
    en: 'Outside Pará we do not have the streets: write the postal code, choose the city and give the street in the further details.',
    es: 'Fuera de Pará no tenemos las calles: escriba el código postal, elija el municipio y cuente la calle en el complemento.',
    fr: 'Hors du Pará, nous n’avons pas les rues : écrivez le code postal, choisissez la commune et indiquez la rue dans le complément.',
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
