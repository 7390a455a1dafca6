import { importStreets } from './streets/import-streets.ts'
import { runCommand } from './command/run-command.ts'

await runCommand(importStreets)
