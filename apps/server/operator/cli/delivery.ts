// npm run delivery -- receiver add sisp
// npm run delivery -- receiver add ppe --push https://ppe.example.org/avisos
// npm run delivery -- package 277.20260000019 boletim.tar --receiver sisp
// npm run delivery -- verify boletim.tar --key delivery.pem
import { checkPackage } from './delivery/check-package.ts'
import { keepDelivery } from './delivery/keep-delivery.ts'
import { print, runCommand } from './command/run-command.ts'

const [command, ...rest] = process.argv.slice(2)
// Without a station: anybody who gets a package checks it on a machine of their own.
if (command === 'verify') print(await checkPackage(rest))
else await runCommand(keepDelivery)
