import { print } from './command/run-command.ts'
import { tellLaw } from './law/tell-law.ts'

print(await tellLaw(process.argv.slice(2), new Date()))
