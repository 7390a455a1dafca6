// npm run restore [-- NAME | latest] [--at 2026-11-22T10:00:00-03:00] [--into FOLDER] [--above 2026/1234]
import { runRestore } from './backup/run-restore.ts'
import { refused, print } from './command/run-command.ts'

try {
  print(await runRestore(process.argv.slice(2)))
} catch (error) {
  print(refused(error instanceof Error ? error.message : String(error)))
}
