import type { AnswerOf, NamedCalls } from '@dealership/shared';
import { schemaText, type JsonSchema } from './schema-text.ts';

export type ListedCall = ReturnType<typeof toListed>;

type Content = Readonly<Record<string, { schema: JsonSchema }>>;

interface Operation {
  summary: string;
  'x-permission'?: string;
  parameters?: readonly { name: string; in: string }[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
}

/** All calls of the OpenAPI document, in its order. */
export function callsOf({ paths }: AnswerOf<NamedCalls['GET /api/openapi.json']>): ListedCall[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      toListed(`${method.toUpperCase()} ${path}`, operation as Operation),
    ),
  );
}

/** One call as the screen shows it. */
function toListed(name: string, operation: Operation) {
  const { summary, parameters = [], requestBody, responses } = operation;
  const [status = '', response] =
    Object.entries(responses).find(([key]) => key !== 'default') ?? [];
  const [bodyType, sent] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [answerType, answered] = Object.entries(response?.content ?? {})[0] ?? [];
  return {
    /** `PATCH /api/bikes/{id}/status`. */
    name,
    summary,
    status,
    /** The login or right that it needs; `undefined`: none. */
    permission: operation['x-permission'],
    parameters: parameters.filter((each) => each.in === 'query').map((each) => each.name),
    body: bodyType && sent ? { type: bodyType, text: schemaText(sent.schema) } : undefined,
    /** `''` when the answer is empty. */
    answer:
      answerType === 'application/json' && answered
        ? schemaText(answered.schema)
        : (answerType ?? ''),
  };
}
