import { defineTexts } from '../../language/text.ts'

/** What was decided about something that a person disagreed with; the reason stands below it. */
export const decisionTexts = defineTexts({
  granted: {
    pt: 'O recurso foi aceito: o boletim volta a ser analisado aqui.',
    en: 'The appeal was granted: the report is being reviewed here again.',
    es: 'El recurso fue aceptado: la denuncia vuelve a analizarse aquí.',
    fr: 'Le recours est accepté : la déclaration est de nouveau examinée ici.',
  },
  notGranted: {
    pt: 'O recurso não foi aceito. O boletim continua registrado e mostra que a polícia foi procurada.',
    en: 'The appeal was not granted. The report stays registered and shows that the police were told.',
    es: 'El recurso no fue aceptado. La denuncia sigue registrada y muestra que se acudió a la policía.',
    fr: 'Le recours n’est pas accepté. La déclaration reste enregistrée et montre que la police a été prévenue.',
  },
  proposto: {
    pt: 'Vale o nome que a polícia propôs.',
    en: 'The name that the police proposed stands.',
    es: 'Vale el nombre que propuso la policía.',
    fr: 'Le nom que la police a proposé est retenu.',
  },
  registrado: {
    pt: 'Vale o nome com que o boletim foi registrado.',
    en: 'The name under which the report was registered stands.',
    es: 'Vale el nombre con que se registró la denuncia.',
    fr: 'Le nom sous lequel la déclaration a été enregistrée est retenu.',
  },
})
