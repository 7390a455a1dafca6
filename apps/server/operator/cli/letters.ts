// npm run letters -- show | hold | sent FILE… | send
import { keepLetters } from './letters/keep-letters.ts'
import { runCommand } from './command/run-command.ts'

await runCommand(keepLetters)
