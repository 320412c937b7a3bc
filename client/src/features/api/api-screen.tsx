import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { apiTexts as texts } from '@dealership/shared/texts/staff/api.ts';
import { InputField } from '../../ui/forms/input-field.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './api-screen.module.css';
import { callsOf, type ListedCall } from './calls-of-document.ts';

const DOCUMENT = '/api/openapi.json';

/** The calls of the API, for people who write programs against it. */
export function ApiScreen() {
  const [search, setSearch] = useState('');
  const list = useQuery({
    queryKey: queryKeys.api,
    queryFn: async ({ signal }) => callsOf(await call('GET /api/openapi.json', { signal })),
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
          <ul className={styles.calls} aria-label={texts.title}>
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
        <span id={id}>{summary}</span>
      </summary>
      <dl className={styles.parts}>
        <Part term={texts.permission} text={permission ?? texts.public} />
        {parts.parameters.length > 0 && (
          <Part term={texts.parameters} text={parts.parameters.join(', ')} />
        )}
        {parts.body && <Part term={texts.body(parts.body.type)} text={parts.body.text} isCode />}
        <Part term={texts.answer(parts.status)} text={parts.answer || texts.nothing} isCode />
      </dl>
    </details>
  );
}

function Part({ term, text, isCode = false }: { term: string; text: string; isCode?: boolean }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{isCode ? <pre className={styles.code}>{text}</pre> : text}</dd>
    </div>
  );
}
