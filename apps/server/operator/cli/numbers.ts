// npm run numbers -- show | skip --above 2026/1234 [--yes] | restored FILE… [--since MOMENT] | settled | clock | year 2027 | moved
import { keepNumbers } from './numbers/keep-numbers.ts'
import { runCommand } from './command/run-command.ts'

await runCommand(keepNumbers)
