// npm run letters -- show | hold | sent FILE… | send
import { keepLetters } from './keep-letters.ts'
import { runCommand } from './run-command.ts'

await runCommand(keepLetters)
