// npm run backup [-- list | verify NAME]
import { runBackup } from './backup/run-backup.ts'
import { refused, print } from './command/run-command.ts'

try {
  print(await runBackup(process.argv.slice(2)))
} catch (error) {
  print(refused(error instanceof Error ? error.message : String(error)))
}
