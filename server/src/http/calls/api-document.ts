import { toJSONSchema } from 'zod/mini';
import {
  allCalls,
  apiErrorBodySchema,
  isKeyRight,
  methodAndPath,
  type Call,
  type CallName,
} from '@dealership/shared';
import type { NamedHandlers } from './add-calls.ts';

type JsonSchema = Record<string, unknown>;
type Schema = NonNullable<Call['body']>;

/** `GET /api/openapi.json`: the list of calls for other programs. */
export function apiDocumentHandlers() {
  // Few ever ask, and a server starts 0.1 s sooner without it.
  let document: ReturnType<typeof createApiDocument> | undefined;
  return {
    'GET /api/openapi.json': () => (document ??= createApiDocument()),
  } satisfies Partial<NamedHandlers>;
}

/** All calls as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html). */
export function createApiDocument() {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, call] of Object.entries(allCalls)) {
    const { method, path } = methodAndPath(name as CallName);
    const item = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {});
    item[method.toLowerCase()] = toOperation(path, call);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Dealership',
      version: '1',
      description:
        'Answers may gain keys. Names of the keys of a problem are those of the body that was sent.',
    },
    paths,
    components: {
      schemas: { Failure: toSchema(apiErrorBodySchema) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function toOperation(path: string, call: Call): JsonSchema {
  const { summary, permission, query, body, form } = call;
  const parameters = [...pathParameters(path), ...queryParameters(query)];
  return {
    summary,
    ...(permission !== 'public' && {
      'x-permission': permission,
      security: [isKeyRight(permission) ? { key: [] } : { session: [] }],
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { content: { 'application/json': { schema: toSchema(body) } } } }),
    ...(form && {
      requestBody: { content: { 'multipart/form-data': { schema: toSchema(form) } } },
    }),
    responses: {
      [call.status ?? 200]: { description: 'Done', ...contentOf(call.response) },
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function contentOf(response: Call['response']): JsonSchema {
  if (response === null) return {};
  if ('media' in response) {
    return { content: { [response.media]: { schema: { type: 'string' } } } };
  }
  return { content: { 'application/json': { schema: toSchema(response, 'output') } } };
}

function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } };
  });
}

function queryParameters(schema: Schema | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties = {} } = toSchema(schema) as { properties?: Record<string, JsonSchema> };
  return Object.entries(properties).map(([name, own]) => {
    return { name, in: 'query', required: false, schema: own };
  });
}

/** Checks that JSON Schema cannot express are left out; additional keys are allowed. */
function toSchema(schema: Schema, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema, ...rest } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });
  return rest;
}
