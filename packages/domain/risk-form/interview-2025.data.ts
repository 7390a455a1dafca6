import type { Interview } from './interview-form.ts'

/** Part II of the national form of 2025, in the words of the transcriptions. */
export const interview2025: Interview = {
  version: '2025-ii',
  name: 'Formulário Nacional de Avaliação de Risco, Parte II (entrevista semiestruturada complementar)',
  source: 'Portaria Conjunta CNJ/CNMP 6/2025, anexo, por três transcrições públicas',
  readOn: '2026-11-23',
  comparedBy: null,
  questions: [
    { id: '1', kind: 'words', text: 'Percepção de risco por parte da vítima' },
    { id: '2', kind: 'words', text: 'Contexto atual e risco de novas violências' },
    { id: '3', kind: 'words', text: 'Saúde física, mental e estado emocional' },
    { id: '4', kind: 'words', text: 'Histórico de violência e sobre o(a) agressor(a)' },
    { id: '5', kind: 'words', text: 'Outros fatores de risco' },
    { id: '6', kind: 'words', text: 'Fatores de proteção' },
    { id: '7', kind: 'words', text: 'Orientações e encaminhamentos' },
    { id: '8', kind: 'yesNo', text: 'Manifestou interesse em aderir? Por quê?' },
  ],
}
