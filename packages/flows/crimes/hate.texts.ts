import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Racismo e outros crimes de ódio',
    en: 'Racism and other hate crimes',
    es: 'Racismo y otros delitos de odio',
    fr: 'Racisme et autres crimes de haine',
  },
  description: {
    pt: 'Para ofensas e discriminação por causa de raça, cor, religião, origem, orientação sexual ou identidade de gênero, pessoalmente ou pela internet. Se puder, guarde mensagens e imagens. Leva uns 15 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For insults and discrimination because of race, color, religion, origin, sexual orientation or gender identity, in person or online. If you can, keep messages and pictures. It takes about 15 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para ofensas y discriminación por raza, color, religión, origen, orientación sexual o identidad de género, en persona o por internet. Si puede, guarde mensajes e imágenes. Lleva unos 15 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour les offenses et discriminations liées à la race, la couleur, la religion, l’origine, l’orientation sexuelle ou l’identité de genre, en personne ou en ligne. Si vous le pouvez, gardez messages et images. Cela prend environ 15 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
})
