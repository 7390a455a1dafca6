// npm run papers -- cancel NUMBER --reason dados-incorretos --by "Esc. Ana Lima" [--yes]
// npm run papers -- restore NUMBER --by "Esc. Ana Lima" [--yes]
// npm run papers -- history NUMBER
import { cancelDocuments } from './documents/cancel-documents.ts'
import { runCommand } from './command/run-command.ts'

await runCommand(cancelDocuments)
