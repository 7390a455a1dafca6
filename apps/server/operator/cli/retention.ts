// npm run retention -- destroy --before 2021-01-01 [--yes]
import { destroyOldReports } from './keys/destroy-old-reports.ts'
import { runCommand } from './command/run-command.ts'

await runCommand(destroyOldReports)
