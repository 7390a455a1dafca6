// npm run desk -- invite --role chefia --unit "Delegacia de Salinópolis" --name "M. Lobato" --registration 5912345
// npm run desk -- audit verify [--head 48210:d77e…]
// npm run desk -- audit head
import { keepDesk } from './desk/keep-desk.ts'
import { runCommand } from './command/run-command.ts'

await runCommand(keepDesk)
