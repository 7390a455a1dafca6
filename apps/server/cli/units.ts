import { runCommand } from './run-command.ts'
import { loadUnits } from './units-load.ts'

await runCommand(loadUnits)
