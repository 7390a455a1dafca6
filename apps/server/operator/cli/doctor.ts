import { runDoctor } from './run-doctor.ts'

const { code, lines } = await runDoctor(process.argv.slice(2))
process.stdout.write(`${lines.join('\n')}\n`)
process.exit(code)
