// npm run receipt -- RECEIPT.json KEY.pem   (needs neither server nor database)
import { readFile } from 'node:fs/promises'
import { checkReceipt } from './documents/check-receipt.ts'
import { refused, print } from './command/run-command.ts'

const files = process.argv.slice(2)
const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))
const [receipt, key] = texts
print(
  files.length === 2 && receipt !== undefined && key !== undefined
    ? checkReceipt(receipt, key)
    : refused('RECEIPT.json KEY.pem   tells whether the station signed that receipt'),
)
