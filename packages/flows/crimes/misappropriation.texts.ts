import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Apropriação por erro',
    en: 'Received by mistake and kept',
    es: 'Apropiación por error',
    fr: 'Appropriation par erreur',
  },
  description: {
    pt: 'Para dinheiro ou objeto seu que foi parar com outra pessoa por engano e ela não devolve. Se foi Pix, fale antes com o seu banco e tenha à mão o comprovante. Leva uns 12 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For money or a thing of yours that ended up with someone by mistake and is not given back. If it was a Pix transfer, talk to your bank first and have the receipt at hand. It takes about 12 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para dinero u objeto suyo que llegó a otra persona por error y no lo devuelve. Si fue por Pix, hable antes con su banco y tenga a mano el comprobante. Lleva unos 12 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour de l’argent ou un bien à vous arrivé chez quelqu’un par erreur et non rendu. Si c’était un Pix, parlez d’abord à votre banque et ayez le reçu sous la main. Cela prend environ 12 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  isVictim: {
    pt: 'O dinheiro ou o objeto é seu?',
    en: 'Is the money or thing yours?',
    es: '¿El dinero o el objeto es suyo?',
    fr: 'L’argent ou le bien est-il à vous ?',
  },
  victim: {
    pt: 'É dono(a) do dinheiro ou objeto',
    en: 'Owns the money or thing',
    es: 'Es dueño(a) del dinero u objeto',
    fr: 'Possède l’argent ou le bien',
  },
})
