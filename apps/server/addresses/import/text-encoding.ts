import { open } from 'node:fs/promises'

export type TextEncoding = 'utf8' | 'latin1'

const sample = 4 << 20

/** Latin 1 where the start of the file is not UTF-8: the encoding of such files changes from year to year. */
export async function encodingOf(file: string): Promise<TextEncoding> {
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

const byteOrderMark = '\uFEFF'

/** The text of a line, without the byte order mark that some programs write at the start of a file. */
export function decodeLine(bytes: Buffer, encoding: TextEncoding): string {
  const text = bytes.toString(encoding)
  return text.startsWith(byteOrderMark) ? text.slice(1) : text
}
