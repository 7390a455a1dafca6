// @ts-check
import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The root of the repository, from whatever folder the command is run. */
export const root = join(import.meta.dirname, '..')

/** The path of a program that npm installed. @param {string} name */
export const binary = (name) => join(root, 'node_modules/.bin', name)

/**
 * Runs a program in the root without input and waits until it ends; a program that cannot start counts as failed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ stream?: boolean, env?: NodeJS.ProcessEnv }} [options] `stream` shows the output as it comes
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
export function run(program, args, { stream = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    /** @param {Buffer} chunk */
    const receive = (chunk) => {
      output += chunk.toString('utf8')
      if (stream) process.stdout.write(chunk)
    }
    child.stdout.on('data', receive)
    child.stderr.on('data', receive)
    child.on('error', (error) =>
      resolve({ passed: false, output: `${output}${program}: ${error.message}\n` }),
    )
    child.on('close', (code) => resolve({ passed: code === 0, output }))
  })
}
