// npm run keys -- rotate
import { rotateStationKey } from './rotate-station-key.ts'
import { runCommand } from './run-command.ts'

await runCommand(rotateStationKey)
