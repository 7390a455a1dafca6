import { defineTexts } from '@delegacia/domain/language/text'
import { useState } from 'react'
import { useLoad } from '../../../api/use-load.ts'
import { t } from '../../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import styles from './start-card.module.css'

const texts = defineTexts({
  practise: {
    pt: 'Experimentar a saída',
    en: 'Try the exit',
    es: 'Probar la salida',
    fr: 'Essayer la sortie',
  },
  help: {
    pt: 'Só quero saber o que posso fazer',
    en: 'I only want to know what I can do',
    es: 'Solo quiero saber qué puedo hacer',
    fr: 'Je veux seulement savoir quoi faire',
  },
})

/** Besides telling: to see once what the quick exit does (VI-02), and help without a report (VI-12); loaded once wanted. */
export function BesidesComfort() {
  const [practising, setPractising] = useState(false)
  const [helping, setHelping] = useState(false)
  const practice = useLoad('', () => import('./exit-practice.tsx'), practising)
  const help = useLoad('', () => import('../../../help/what-i-can-do.tsx'), helping)
  return (
    <>
      <div className={styles.besides}>
        <Button kind="quiet" onClick={() => setPractising(true)}>
          {t(texts.practise)}
        </Button>
        <Button kind="quiet" aria-expanded={helping} onClick={() => setHelping(!helping)}>
          {t(texts.help)}
        </Button>
      </div>
      {helping && help.value && <help.value.WhatICanDo />}
      {practising && practice.value && <practice.value.ExitPractice onClose={() => setPractising(false)} />}
    </>
  )
}
