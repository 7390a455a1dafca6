import type { Stories } from '@delegacia/domain/search/told'

export const told: Stories = {
  stories: {
    pt: `
me acusaram de roubo e eu nao fiz nada
falaram que eu sou ladrao
disseram que eu matei uma pessoa
me acusam de pedofilia e é mentira
patroa me acusou de furtar dinheiro
inventaram que eu vendo droga
calunia
fui acusado injustamente
estao me acusando de um crime que nao cometi
espalharam que eu roubei a igreja
falsa acusaçao de estupro contra mim
a vizinha diz que eu roubei a bicicleta dela
me caluniaram no facebook
disseram pra todos que desviei dinheiro da associação
me chamou de ladrao na frente dos clientes dizendo que peguei mercadoria
fizeram denuncia falsa contra mim
falam que sou traficante sem prova
me culparam por crime
a patroa diz que eu peguei o dinheiro do caixa e nao fui eu
tao dizendo que eu vendo droga e é mentira
me acusaram de roubar o celular da colega
`,
    en: `
falsely accused of stealing
they said i am a thief
accused me of a crime i didnt do
false accusation
neighbor says i sell drugs which is a lie
slander
blamed for a crime
accused of rape falsely
boss accused me of taking money
told police lies about me
my boss says i stole money and it is not true
falsely accused of a crime by my neighbor
she told the police i hit her child which is a lie
they say i am a drug dealer and i am not
`,
    es: `
me acusan de robar y es mentira
dicen que soy ladron
calumnia
me acusaron de un delito que no cometi
acusacion falsa
dicen que vendo droga y es mentira
mi jefe me acuso de robar dinero
me culpan de un crimen
denuncia falsa en mi contra
me llaman ladron
`,
    fr: `
on m'accuse de vol et c'est faux
on dit que je suis un voleur
calomnie
accusé d'un crime que je n'ai pas commis
fausse accusation
on dit que je vends de la drogue
mon patron m'accuse d'avoir pris de l'argent
dénonciation mensongère
accusé à tort
on me traite de voleur
mon patron dit que j'ai pris de l'argent et c'est faux
on m'accuse d'un vol que je n'ai pas commis
`,
  },
  words:
    'calunia, caluniou, caluniaram, caluniado, acusado, acusada, acusaram, acusou, acusacao falsa, falsa acusacao, acusam, culpam, culparam, levar a culpa, inocente, sou inocente, nao fiz isso, nao roubei, nao fui eu, me chamou de ladrao, me chamou de bandido, dizem que eu roubei, imputaram crime, denuncia falsa, denunciacao caluniosa, injustamente, crime que nao cometi, accused, accuse, accusation, falsely, blamed, innocent, i didnt do it, crime i did not commit, said i stole, slander, called me a thief, wrongly, calumnia, calumniaron, acusado, acusada, acusaron, acusacion, acusan, culpan, inocente, falsamente, delito que no cometi, dicen que robe, me llamo ladron, calomnie, calomnié, accusé, accusée, accuser, accusation, accuse, faussement, innocent, à tort, crime pas commis, que j ai volé, voleur, me acusaram de roubar, me acusaram de furto, me acusaram de matar, me acusou de roubo, acusado sem provas, falou que eu roubei, disse que eu roubei, diz que eu sou ladra, me chamaram de traficante, me chamaram de estuprador, me denunciou sem eu ter feito nada, inventaram crime, accused me of stealing, accused me of theft, says i stole his money, says i am a criminal, false police report about me, told people i stole, i am accused of something i didnt do, me acusaron de robo, me acusan de robo, dice que le robe, dicen que soy un criminal, me denuncio falsamente, invento que robe, m accuse d avoir volé, on m a accusé de vol, dit que j ai volé, accusé de crime, on me prend pour un voleur, plainte mensongère contre moi, accusation mensongère, me chamaram de ladrao, me chamam de ladrona, dizem que roubei, disse pra policia que fui eu, me acusou de ter pegado, jogaram a culpa em mim, estao dizendo que eu matei, acusado de estupro sem ter feito, acusada de trafico, acusado de desviar dinheiro, boatos de que roubei, levaram meu nome na delegacia por crime que nao fiz, said i am a thief, told everyone i am a drug dealer, accuses me of robbery, false charge, police came because someone lied that i stole, accused of stealing at work, ex patrao anda dizendo que roubei, dizem que peguei dinheiro e nao peguei, espalha que sou traficante, says that i stole from the shop and it is a lie, anda diciendo que robe, raconte que j ai volé au magasin',
  patterns: {
    stranger: {
      pt: 'me acusou de roubo, disse que eu roubei, me chamou de ladrao, me acusou de crime, inventou que eu matei',
      en: 'accused me of stealing, says i stole, called me a thief, accused me of a crime, falsely accused me',
      es: 'me acuso de robar, dice que robe, me llamo ladron, me acuso de un delito, me acusa falsamente',
      fr: 'm accuse de vol, dit que j ai volé, me traite de voleur, m accuse d un crime, m accuse à tort',
    },
  },
}
