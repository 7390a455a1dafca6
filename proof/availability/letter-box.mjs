// @ts-check
import { createServer } from 'node:net'

/** A mail server that keeps nothing but how often each letter came, by the name in its Message-ID. @param {number} port */
export async function openLetterBox(port) {
  /** @type {Map<string, number>} */
  const letters = new Map()
  const server = createServer((socket) => {
    let text = ''
    let isLetter = false
    /** One command or one letter; false when more must come first. */
    const step = () => {
      const mark = isLetter ? '\r\n.\r\n' : '\r\n'
      const end = text.indexOf(mark)
      if (end < 0) return false
      const part = text.slice(0, end)
      text = text.slice(end + mark.length)
      socket.write(isLetter ? keep(part) : answerTo(part))
      isLetter = !isLetter && /^data/i.test(part)
      return true
    }
    socket.setEncoding('utf8').on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += String(chunk)
      while (step());
    })
    socket.write('220 box\r\n')
  })
  /** @param {string} letter */
  function keep(letter) {
    const id = /^message-id:\s*<([^@>]+)/im.exec(letter)?.[1] ?? ''
    letters.set(id, (letters.get(id) ?? 0) + 1)
    return '250 kept\r\n'
  }
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return { letters, close: () => void server.close() }
}

/** @param {string} command */
const answerTo = (command) => (/^data/i.test(command) ? '354 go on\r\n' : '250 ok\r\n')
