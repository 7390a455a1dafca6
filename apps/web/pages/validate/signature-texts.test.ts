import { locales, say } from '@delegacia/domain/language/text'
import { expect, test } from 'vitest'
import { texts } from './signature-texts.ts'

// VP-01
test.each(locales)(
  'a stopped check does not say that nothing was sent: the sum of the file was, %s',
  (locale) => {
    const said = say(texts.stopped, locale)
    expect(said).not.toMatch(/nada foi enviado|nothing was sent|no se envió nada|rien n’a été envoyé/i)
    expect(said).toMatch(
      /o arquivo não saiu|the file has not left|el archivo no salió|le fichier n’a pas quitté/i,
    )
  },
)
