import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { apiTexts as texts } from '@dealership/shared/texts/staff/api.ts';
import { Pair } from '../../ui/lists/pair.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './api-screen.module.css';
import type { AnswerOf, NamedCalls } from '@dealership/shared';
import { langOf } from '../../lib/page/lang-of.ts';
import { schemaText, type JsonSchema } from './schema-text.ts';

const DOCUMENT = '/api/openapi.json';

/** The calls of the API, for people who write programs against it. */
export function ApiScreen() {
  const [search, setSearch] = useState('');
  const list = useQuery({
    ...callQuery(queryKeys.api, 'GET /api/openapi.json'),
    select: callsOf,
    // It changes only with the server's version.
    staleTime: Infinity,
  });
  const wanted = search.trim().toLowerCase();
  const found = (list.data ?? []).filter(({ name, summary }) =>
    `${name} ${summary}`.toLowerCase().includes(wanted),
  );
  const intro = (
    <>
      {texts.intro} <a href={DOCUMENT}>{texts.document}</a>
    </>
  );
  return (
    <Screen texts={{ ...texts, intro }} query={list} isClose>
      {list.data && (
        <>
          <InputField
            label={texts.search}
            hint={texts.count(found.length)}
            className={styles.search}
            type="search"
            value={search}
            onChange={setSearch}
          />
          <ul className="stack-4" aria-label={texts.title}>
            {found.map((each) => (
              <li key={each.name}>
                <CallDetails call={each} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Screen>
  );
}

function CallDetails({ call: { name, summary, permission, ...parts } }: { call: ListedCall }) {
  const id = useId();
  return (
    <details className={styles.call}>
      <summary aria-describedby={id}>
        <code>{name}</code>
        <span {...langOf(summary)} id={id}>
          {summary}
        </span>
      </summary>
      <dl className={styles.parts}>
        <Pair name={texts.permission}>{permission ?? texts.public}</Pair>
        {parts.parameters.length > 0 && (
          <Pair name={texts.parameters}>{parts.parameters.join(', ')}</Pair>
        )}
        {parts.body && (
          <Pair name={texts.body(parts.body.type)}>
            <Code>{parts.body.text}</Code>
          </Pair>
        )}
        <Pair name={texts.answer(parts.status)}>
          <Code>{parts.answer || texts.nothing}</Code>
        </Pair>
      </dl>
    </details>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre {...langOf(children)} className={styles.code}>
      {children}
    </pre>
  );
}

type ListedCall = ReturnType<typeof toListed>;

type Content = Readonly<Record<string, { schema: JsonSchema }>>;

interface Operation {
  summary: string;
  'x-permission'?: string;
  parameters?: readonly { name: string; in: string }[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
}

/** All calls of the OpenAPI document, in its order. */
function callsOf({ paths }: AnswerOf<NamedCalls['GET /api/openapi.json']>): ListedCall[] {
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
    /** Parameters of its address. */
    parameters: parameters.filter((each) => each.in === 'query').map((each) => each.name),
    body: bodyType && sent ? { type: bodyType, text: schemaText(sent.schema) } : undefined,
    /** `''` when the answer is empty. */
    answer:
      answerType === 'application/json' && answered
        ? schemaText(answered.schema)
        : (answerType ?? ''),
  };
}
