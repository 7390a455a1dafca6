import { open } from 'node:fs/promises'

export type Encoding = 'utf8' | 'latin1'

const sample = 4 << 20

/** Latin 1 where the beginning of the file is no UTF-8: the makers of such files change their mind from year to year. */
export async function encodingOf(file: string): Promise<Encoding> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sample), 0, sample, 0)
    // The sample may end within a character.
    const whole = buffer.subarray(0, Math.max(0, bytesRead === sample ? bytesRead - 4 : bytesRead))
    new TextDecoder('utf-8', { fatal: true }).decode(whole, { stream: bytesRead === sample })
    return 'utf8'
  } catch {
    return 'latin1'
  } finally {
    await handle.close()
  }
}

const mark = '\uFEFF'

/** The text of a line, without the mark that some programs write at the beginning of a file. */
export function decodeLine(bytes: Buffer, encoding: Encoding): string {
  const text = bytes.toString(encoding)
  return text.startsWith(mark) ? text.slice(1) : text
}
