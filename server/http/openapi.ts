import { z } from 'zod'
import { type Endpoint, endpoints, errorStatus, failureSchema, fieldFailureSchema } from '../../contract/index.ts'
import { version } from '../version.ts'

type Json = Record<string, unknown>

/** The contract as OpenAPI 3.1, made from the endpoint table alone. */
export function openApiDocument(sessionCookie: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Candid', version, description: 'Every score rests on sentences quoted out of the resume.' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } } },
  }
}

function operation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...requestBody(endpoint),
    responses: responses(endpoint),
  }
}

const inputSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' })

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = inputSchema(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function requestBody({ body, multipart, raw }: Endpoint): Json {
  if (raw) return { requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } } }
  if (multipart === 'files') {
    const file = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' }, minItems: 1 }
    const schema = { type: 'object', properties: { file }, required: ['file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!body) return {}
  const type = multipart === 'form' ? 'multipart/form-data' : 'application/json'
  return { requestBody: { required: true, content: { [type]: { schema: inputSchema(body) } } } }
}

function responses({ status, answer, access, flatErrors, stream }: Endpoint): Json {
  const success =
    answer === 'bytes'
      ? { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } }
      : { 'application/json': { schema: z.toJSONSchema(answer, { io: 'output' }) } }
  const failure = { 'application/json': { schema: z.toJSONSchema(flatErrors ? fieldFailureSchema : failureSchema) } }
  return {
    [status]: {
      description: 'Success',
      content: { ...success, ...(stream && { 'text/event-stream': { schema: { type: 'string' } } }) },
    },
    ...(access !== 'public' && { [errorStatus.unauthorized]: { description: 'Not signed in', content: failure } }),
    ...(access === 'admin' && { [errorStatus.forbidden]: { description: 'Not an administrator', content: failure } }),
    default: { description: 'A failure, with a sentence that says what to do', content: failure },
  }
}
