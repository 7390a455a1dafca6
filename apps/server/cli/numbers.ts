// npm run numbers -- show | skip --above 2026/1234 [--yes] | restored FILE… [--since MOMENT] | clock | year 2027 | moved
import { keepNumbers } from './keep-numbers.ts'
import { runCommand } from './run-command.ts'

await runCommand(keepNumbers)
