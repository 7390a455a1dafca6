import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
estao falando mal de mim na cidade
espalharam fofoca que eu traio meu marido
postaram mentira de mim no facebook
inventaram que tenho doença
difamaçao na internet
minha ex espalhou boato sobre mim
fizeram um video falando mal da minha loja
sujaram meu nome no bairro
estao me difamando no grupo da familia
fizeram post me expondo
tao espalhando que sou amante do prefeito
fofoca da vizinha acabando com minha reputacao
me expuseram nas redes sociais
criaram pagina pra falar mal de mim
falaram pro meu patrao que bebo no serviço
fui difamada
expuseram minha vida pessoal no status
mentira sobre mim no tiktok
inventaram na igreja que eu tenho amante
espalham no bairro que eu sou caloteira
postou no grupo que eu sou vagabunda e que traio meu marido
`,
    en: `
someone is spreading rumors about me
defamation
posted lies about me online
they are ruining my reputation
gossip about my private life
fake review about my business
exposed me on social media
telling everyone i cheat on my husband
bad mouthing me at work
character assassination
telling everyone that i am cheating
spreading rumors to ruin my name
posted lies about me in a facebook group
she tells the whole neighborhood i am a prostitute
fake reviews to destroy my reputation
assassination of my character online
`,
    es: `
hablan mal de mi
difamacion
publicaron mentiras sobre mi en internet
chismes que dañan mi reputacion
me difaman en redes
me exponen en facebook
dicen que engaño a mi marido
hablan mal de mi negocio
rumores sobre mi vida privada
estan ensuciando mi nombre
hablan mal de mi y ensucian mi nombre en el barrio
dicen mentiras de mi en facebook
inventan que engaño a mi marido
`,
    fr: `
diffamation
on dit du mal de moi
mensonges sur moi sur internet
rumeurs sur ma vie privée
ils salissent ma réputation
faux avis sur mon commerce
on raconte que je trompe mon mari
publication qui m'expose
ragots
il salit mon nom
faux avis pour salir mon commerce
elle raconte partout que je trompe mon mari
il répand des mensonges sur moi
`,
  },
  words:
    'difamacao, difamou, difamaram, difamando, difamada, fofoca, fofocas, fofoqueira, boato, boatos, falando mal, falam mal de mim, mentira, mentiras, inventaram, espalharam, espalhando, reputacao, sujar meu nome, exposiçao, exposta, expuseram, expoed, exposed na internet, publicaram, postaram, comentario, avaliacao falsa, honra, denegrir, video me difamando, pagina de fofoca, defamation, defamed, rumor, rumors, gossip, lies about me, spreading lies, reputation, exposed online, posted about me, bad review, talking behind my back, smear, libel, difamacion, difamaron, difaman, chisme, chismes, rumor, rumores, hablan mal, mentiras, reputacion, publicaron, exponen, diffamation, diffamé, diffame, rumeur, rumeurs, ragot, ragots, commérages, mensonges, réputation, dit du mal, publié sur moi, salir mon nom, falam mal de mim, falou mal de mim, fala mal de mim no trabalho, espalhou mentira, espalhou boato, espalharam mentiras sobre mim, inventou coisas sobre mim, fazendo fofoca, vizinha fofoqueira, postou minha foto falando mal, postou video sobre mim, me difamou, me difamaram, me expos na internet, estao acabando com a minha imagem, talks bad about me, spreads rumors about me, spread lies, lies on facebook, posted a video about me, made up stories about me, bad things about me online, ruined my name, hablan mal de mi en el trabajo, inventaron cosas de mi, publico mi foto hablando mal, publicaron un video de mi, esparcen rumores, chismes de la vecina, mentiras en facebook, on raconte des mensonges sur moi, on parle mal de moi, il répand des rumeurs, vidéo sur moi en ligne, inventé des histoires sur moi, mauvais commentaires sur mon entreprise, exposé sur les réseaux, video com mentiras no grupo, circulando mentira sobre mim, falso boato meu, caluniosa no grupo, minha imagem, meu nome na lama, print meu no grupo, me difamando no trabalho, postaram print meu, falam coisas de mim na igreja, acabaram com meu nome, me queimaram na cidade, boato que sou amante, talked trash about me, spreads gossip that i am cheating, post about me going viral, lied about me to my boss, false comments about my shop, ruin my image, bad mouthing, colocaram meu nome na pagina de fofoca, dizendo que tenho amante, publicaram no status que eu nao presto, stories falando de mim, audio falando mal de mim no grupo, wrote on a gossip page about me, posted that i cheat, pusieron mi nombre en una pagina de chismes, page de ragots avec mon nom',
  patterns: {
    stranger: {
      pt: 'espalhou mentira sobre mim, fala mal de mim, fez fofoca de mim, me difamou, postou coisas sobre mim',
      en: 'spread lies about me, talks bad about me, gossips about me, defamed me, posted things about me',
      es: 'difundio mentiras sobre mi, habla mal de mi, chismes de mi, me difamo, publico cosas sobre mi',
      fr: 'répand des mensonges sur moi, dit du mal de moi, ragots sur moi, m a diffamé, publie des choses sur moi',
    },
  },
}
