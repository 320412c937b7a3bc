import { expect, test } from 'vitest';
import { schemaText, type JsonSchema } from './schema-text.ts';

const text: JsonSchema = { type: 'string' };

test.each<[JsonSchema, string]>([
  [text, 'string'],
  [{}, 'anything'],
  [{ enum: [0, 1] }, '0 | 1'],
  [{ const: 'clock' }, '"clock"'],
  [{ anyOf: [text, { type: 'null' }, text] }, 'string | null'],
  [{ type: 'array', items: text }, 'list of string'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'each key: boolean'],
  [{ type: 'object' }, 'object'],
  [{ type: 'object', properties: {} }, '{}'],
])('%j reads %j', (schema, read) => {
  expect(schemaText(schema)).toBe(read);
});

test('keys are on lines of their own, those that may be absent with a question mark', () => {
  const row: JsonSchema = {
    type: 'object',
    properties: { id: { type: 'number' }, note: text },
    required: ['id'],
  };
  expect(schemaText({ type: 'array', items: row })).toBe(
    'list of {\n  id: number\n  note?: string\n}',
  );
  expect(schemaText({ type: 'object', properties: { data: { type: 'array', items: row } } })).toBe(
    '{\n  data?: list of {\n    id: number\n    note?: string\n  }\n}',
  );
});

test('what several schemas describe together reads as one object', () => {
  const part = (key: string): JsonSchema => ({
    type: 'object',
    properties: { [key]: text },
    required: [key],
  });
  const schema = { allOf: [{ allOf: [part('page'), part('limit')] }, part('kind')] };
  expect(schemaText(schema)).toBe('{\n  page: string\n  limit: string\n  kind: string\n}');
});
