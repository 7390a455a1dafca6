import { parse } from 'csv-parse/sync'

/** The fields of one line; a name with a quote in it, which no rule of CSV allows, stays as it is. */
export function splitFields(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.split(delimiter)
  try {
    const [fields = []] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true })
    return fields
  } catch {
    return line.split(delimiter)
  }
}
