import { importStreets } from './import-streets.ts'
import { runCommand } from './run-command.ts'

await runCommand(importStreets)
