import { apiTexts } from '@dealership/shared/texts/staff/api.ts';

const { types } = apiTexts;

/** The parts of a JSON Schema that the screen shows, as in `GET /api/openapi.json`. */
export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  $ref?: string;
}

/** Writes a schema like a TypeScript type, one key per line: shorter to read than JSON Schema. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  const { enum: values, const: value, anyOf, oneOf, allOf } = schema;
  if (values) return values.map((each) => JSON.stringify(each)).join(' | ');
  if (value !== undefined) return JSON.stringify(value);
  const choices = anyOf ?? oneOf;
  if (choices) {
    return [...new Set(choices.map((each) => schemaText(each, indent)))].join(' | ');
  }
  if (allOf) return schemaText(merged(allOf), indent);
  if (schema.properties) return objectText(schema, indent);
  if (schema.type === 'array') return types.listOf(schemaText(schema.items ?? {}, indent));
  if (schema.type === 'object') {
    const { additionalProperties: each } = schema;
    return typeof each === 'object' ? types.eachKey(schemaText(each, indent)) : types.object;
  }
  return [schema.type ?? types.anything].flat().join(' | ');
}

function objectText({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([key, own]) => `${inner}${key}${required.includes(key) ? '' : '?'}: ${schemaText(own, inner)}`,
  );
  return lines.length === 0 ? '{}' : ['{', ...lines, `${indent}}`].join('\n');
}

/** The keys of all of them, as if of one object. */
function merged(schemas: readonly JsonSchema[]): JsonSchema {
  const parts = schemas.map((each) => (each.allOf ? merged(each.allOf) : each));
  return {
    properties: Object.fromEntries(
      parts.flatMap(({ properties = {} }) => Object.entries(properties)),
    ),
    required: parts.flatMap(({ required = [] }) => required),
  };
}
