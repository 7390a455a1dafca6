import { runCommand } from './command/run-command.ts'
import { loadUnits } from './desk/units-load.ts'

await runCommand(loadUnits)
