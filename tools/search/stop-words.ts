/** Words that say nothing of what happened; no weight is learned for them. */
export const stopWords = `
a o e as os um uma uns de da do das dos em no na nos nas ao aos que q se me te eu ele ela eles elas meu minha meus minhas seu sua
com pra para pro por pelo pela é ta to tao estao esta foi ser fui sou tem ter ha ja so muito mais isso esse essa este quem qual
i my you he she it they we the an of to in on at and or is was are were be been has have had for with from that this his her their
our some someone somebody there el la los las lo le les un unos unas mi mis tu su sus del al y en con yo es son fue estan hay mas
muy je j m l d s c n ma mon mes ton tes sa ses une des du et ou dans sur au aux ai est sont ete etait il elle ils elles nous qui
qu ce cette pas ne plus pour par avec quelqu if si ni am im us ia 2021 278 3 302 316 4am 9 91 b20
`
