// npm run numbers -- show | skip --above 2026/1234 [--yes] | clock | year 2027 | moved
import { keepNumbers } from './keep-numbers.ts'
import { runCommand } from './run-command.ts'

await runCommand(keepNumbers)
