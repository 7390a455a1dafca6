// npm run keys -- rotate
import { rotateStationKey } from './keys/rotate-station-key.ts'
import { runCommand } from './command/run-command.ts'

await runCommand(rotateStationKey)
