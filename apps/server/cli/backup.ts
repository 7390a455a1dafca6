// npm run backup [-- list | verify NAME]
import { runBackup } from './run-backup.ts'
import { refused, tell } from './run-command.ts'

try {
  tell(await runBackup(process.argv.slice(2)))
} catch (error) {
  tell(refused(error instanceof Error ? error.message : String(error)))
}
