import { NOTICE_VERSION, noticeSettings, type Setting } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { FurtherNotices } from './further-notices.tsx';
import { settingLines } from './sections/setting-lines.ts';

const setting = (name: Setting['name'], value: unknown): Setting => ({
  name,
  branch: 0,
  value,
  version: 4,
  is_sample: false,
});

const nepali = { title: 'गोपनीयता', text: 'हामी के राख्छौँ', basis: '2026-11.9-24' };

function open(stored: Readonly<Record<string, unknown>>) {
  const settings = [
    setting('tracking', false),
    setting('retention', { sales: 24 }),
    setting('privacy-policy', null),
    ...noticeSettings.map((name) => setting(name, stored[name] ?? null)),
  ];
  const calls = stubApi(({ body }) => {
    const { changes } = body as { changes: Setting[] };
    const saved = changes.map(({ name, value }) => ({ ...setting(name, value), version: 5 }));
    return { data: { message: '', settings: saved } };
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FurtherNotices settings={settings} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const part = (name: string) => within(screen.getByRole('region', { name }));
  return { calls, part, person: userEvent.setup() };
}

const sent = (calls: readonly ApiCall[]) =>
  calls.flatMap(({ body }) => (body as { changes: { name: string; value: unknown }[] }).changes);

const now = `${NOTICE_VERSION}-sales:24`;

test('any language of the Eighth Schedule but the site’s own can be pasted, in its own letters', async () => {
  const { calls, part, person } = open({});
  const names = within(screen.getByLabelText('Language')).getAllByRole('option');
  expect(names).toHaveLength(20);
  expect(names.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'नेपाली (Nepali)',
    'اردو (Urdu)',
    'ᱥᱟᱱᱛᱟᱲᱤ (Santali)',
  ]);
  await person.selectOptions(screen.getByLabelText('Language'), 'ur');
  const urdu = part('اردو (Urdu)');
  const title = urdu.getByLabelText('Heading of the notice');
  expect(title).toHaveAttribute('lang', 'ur');
  expect(title).toHaveAttribute('dir', 'auto');
  await person.type(title, 'رازداری');
  await person.type(urdu.getByLabelText('Text of the notice'), 'ہم');
  await person.click(urdu.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(sent(calls)).toMatchObject([
    { name: 'notice-ur', value: { title: 'رازداری', text: 'ہم', basis: now } },
  ]);
});

test('a text for an earlier notice is told, and stays so until somebody has compared it', async () => {
  const { calls, part, person } = open({ 'notice-ne': nepali });
  expect(screen.getByText(/^Written for an earlier notice: नेपाली \(Nepali\)\./)).toBeVisible();
  const notice = part('नेपाली (Nepali)');
  expect(notice.getByText(/it was version 2026-11\.9-24 and is now/)).toBeVisible();
  const text = notice.getByLabelText('Text of the notice');
  await person.type(text, '।');
  const save = notice.getByRole('button', { name: 'Save' });
  await person.click(save);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(sent(calls)[0]?.value).toEqual({ ...nepali, text: `${nepali.text}।` });
  await person.click(notice.getByLabelText(`The text says what version ${now} says`));
  await person.click(save);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(sent(calls)[1]?.value).toMatchObject({ basis: now });
});

test('a text that is current says nothing; without its text a language is not offered', async () => {
  const { calls, part, person } = open({ 'notice-ne': { ...nepali, basis: now } });
  expect(screen.queryByText(/earlier notice/)).toBeNull();
  const notice = part('नेपाली (Nepali)');
  await person.click(notice.getByRole('button', { name: 'Do not offer this language' }));
  expect(notice.getByLabelText('Text of the notice')).toHaveValue('');
  await person.click(notice.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(sent(calls)[0]?.value).toBeNull();
});

test('the history has the lines that differ, and the language of each', () => {
  const before = { title: { en: 'About us' }, lead: { en: '' }, sections: [] };
  const after = { ...before, title: { en: 'About us', bn: 'আমাদের কথা', hi: '' } };
  expect(settingLines('about', after, before)).toEqual(['বাংলা: আমাদের কথা']);
  expect(settingLines('about', before, after)).toEqual(['nothing']);
  expect(settingLines('notice-ne', nepali, { ...nepali, title: '' })).toEqual(['गोपनीयता']);
  expect(settingLines('notice-ne', null, nepali)).toEqual(['nothing']);
  expect(settingLines('directions', { en: 'Up', hi: 'ऊपर\nनीचे' }, undefined)).toEqual([
    'Up',
    'हिन्दी: ऊपर',
    'हिन्दी: नीचे',
  ]);
});
