// npm run retention -- destroy --before 2021-01-01 [--yes]
import { destroyOldReports } from './destroy-old-reports.ts'
import { runCommand } from './run-command.ts'

await runCommand(destroyOldReports)
