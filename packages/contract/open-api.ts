import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Answer, Call, Parameter } from './http/call.ts'

type Json = Record<string, unknown>

/** The API described in OpenAPI 3.1, whose schemas are JSON Schema. */
export function openApi(calls: readonly Call[], server: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) (paths[call.path] ??= {})[call.method] = operation(call)
  return {
    openapi: '3.1.0',
    info: { title: 'Delegacia Virtual do Pará', version: '1', license: { name: 'AGPL-3.0-or-later' } },
    servers: [{ url: server }],
    paths,
  }
}

function operation(call: Call): Json {
  return {
    summary: call.summary,
    parameters: [
      ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
        parameter('path', name, { required: true, description: call.parameters?.[name] ?? '' }),
      ),
      ...Object.entries(call.query ?? {}).map(([name, given]) => parameter('query', name, given)),
      ...Object.entries(call.headers ?? {}).map(([name, given]) => parameter('header', name, given)),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { [call.body.type]: { schema: jsonSchema(call.body.schema) } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(call.answers).map(([status, answer]) => [status, response(answer)]),
    ),
  }
}

const parameter = (
  location: string,
  name: string,
  { description, required = false }: Partial<Parameter>,
): Json => ({
  in: location,
  name,
  required,
  ...(description && { description }),
  schema: { type: 'string' },
})

function response({ description, schema, type }: Answer): Json {
  if (schema) return { description, content: { 'application/json': { schema: jsonSchema(schema) } } }
  return { description, ...(type && { content: { [type]: {} } }) }
}

function jsonSchema(schema: GenericSchema): Json {
  // What JSON Schema cannot express is only ever stricter, such as that a number is finite.
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Json
  return rest
}
