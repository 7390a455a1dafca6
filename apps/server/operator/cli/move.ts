// npm run move -- to-cluster | to-embedded
import { runMove } from './move/move-station.ts'
import { print, refused } from './command/run-command.ts'

try {
  print(await runMove(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`)))
} catch (error) {
  print(refused(error instanceof Error ? error.message : String(error)))
}
