import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Crime no campo', en: 'Agrarian offense', es: 'Delito rural', fr: 'Infraction rurale' },
  description: {
    pt: 'Para invasão de terra, cerca mudada, furto de gado, plantação destruída ou queimada ilegal. Fogo agora: ligue 193. Perigo agora: 190. Leva uns 12 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For land invasion, a moved fence, theft of cattle, damaged crops or illegal burning. Fire now: call 193. Danger now: 190. It takes about 12 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para invasión de tierra, cerca movida, hurto de ganado, cultivos destruidos o quema ilegal. Fuego ahora: llame al 193. Peligro ahora: al 190. Lleva unos 12 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour une occupation de terre, une clôture déplacée, un vol de bétail, des cultures abîmées ou un brûlage illégal. Feu en cours : appelez le 193. Danger immédiat : le 190. Cela prend environ 12 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  isVictim: {
    pt: 'O que foi atingido é seu, ou está sob os seus cuidados?',
    en: 'Is what was harmed yours, or in your care?',
    es: '¿Lo afectado es suyo, o está a su cuidado?',
    fr: 'Ce qui a été touché est-il à vous, ou sous votre garde ?',
  },
  victim: {
    pt: 'É dono(a) ou cuida do que foi atingido',
    en: 'Owns or keeps what was harmed',
    es: 'Es dueño(a) o cuida de lo afectado',
    fr: 'Possède ou garde ce qui a été touché',
  },
})
