import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Racismo e outros crimes de ódio',
    en: 'Racism and other hate crimes',
    es: 'Racismo y otros delitos de odio',
    fr: 'Racisme et autres crimes de haine',
  },
  description: {
    pt: 'Ofensa ou discriminação por raça, cor, religião, origem, orientação sexual ou identidade de gênero. Guarde mensagens e imagens. Leva uns 12 minutos.',
    en: 'Insults or discrimination: race, color, religion, origin, sexual orientation, gender identity. Keep messages and pictures. It takes about 12 minutes.',
    es: 'Ofensa o discriminación por raza, color, religión, origen, orientación sexual o identidad de género. Guarde mensajes e imágenes. Unos 12 minutos.',
    fr: 'Offense ou discrimination : race, couleur, religion, origine, orientation sexuelle, identité de genre. Gardez messages et images. Environ 12 minutes.',
  },
})
