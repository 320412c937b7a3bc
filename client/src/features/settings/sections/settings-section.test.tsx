import type { Setting } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { failure, stubApi, type ApiCall } from '../../../../test/stub-api.ts';
import { TextField, NumberField } from './setting-fields.tsx';
import { SettingsSection } from './settings-section.tsx';

vi.mock('../../../lib/toasts/toasts.ts');

const stored = (name: Setting['name'], branch: number, value: unknown): Setting => ({
  name,
  branch,
  value,
  version: 2,
  is_sample: false,
});
const settings = [
  stored('whatsapp', 0, '919800000001'),
  stored('email', 1, 'old@hill.example'),
  stored('position', 1, { latitude: 27, longitude: 88 }),
];

function open(answer: Parameters<typeof stubApi>[0], isFolded?: boolean) {
  const calls = stubApi(answer);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SettingsSection
          title="Reach"
          names={['whatsapp', 'email', 'position']}
          settings={settings}
          isFolded={isFolded}
        >
          {({ field, part }) => (
            <>
              <TextField {...field('whatsapp')} label="WhatsApp" />
              <TextField {...field('email')} label="Email" />
              <NumberField {...part('position', 'latitude')} label="Latitude" />
            </>
          )}
        </SettingsSection>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { calls, person: userEvent.setup() };
}

/** All settings of a change as the server would store them. */
function storedOf({ body }: ApiCall): Setting[] {
  const { changes } = body as { changes: Setting[] };
  return changes.map((change) => ({
    ...change,
    version: change.version + 1,
    is_sample: false,
    value: change.name === 'whatsapp' ? `91${String(change.value)}` : change.value,
  }));
}

test('Enter saves and leaves the focus in its field; what is typed meanwhile stays', async () => {
  let answerNow = () => {};
  const { person } = open(async (call) => {
    await new Promise<void>((resolve) => (answerNow = resolve));
    return { data: { message: '', settings: storedOf(call) } };
  });
  const whatsapp = screen.getByLabelText('WhatsApp');
  await person.clear(whatsapp);
  await person.type(whatsapp, '9832012345{Enter}');
  await person.clear(screen.getByLabelText('Email'));
  await person.type(screen.getByLabelText('Email'), 'new@hill.example');
  answerNow();
  await waitFor(() => expect(screen.getByLabelText('WhatsApp')).toHaveValue('919832012345'));
  expect(screen.getByLabelText('Email')).toHaveValue('new@hill.example');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('a value that is brought back takes nothing of what is being typed beside it', async () => {
  const before = { latitude: 26.5, longitude: 88 };
  const { person } = open((call) => {
    if (call.method === 'patch') return { data: { message: '', settings: storedOf(call) } };
    if (call.url === '/api/settings') return { data: { settings } };
    const change = { before, after: settings[2]?.value, by: 'staff' };
    return { data: { changes: [{ id: 1, ...change, date: '2026-11-23', time: '10:00:00' }] } };
  });
  await person.clear(screen.getByLabelText('Email'));
  await person.type(screen.getByLabelText('Email'), 'new@hill.example');
  await person.click(screen.getByRole('button', { name: /Place on the map/ }));
  await person.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.getByLabelText('Latitude')).toHaveValue('26.5'));
  expect(screen.getByLabelText('Email')).toHaveValue('new@hill.example');
});

test('what is wrong with a setting as a whole is shown', async () => {
  const words = 'There is no such detail any more';
  const { person } = open(() => failure(400, 'invalid_input', 'Check', { position: words }));
  await person.type(screen.getByLabelText('Latitude'), '.5{Enter}');
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(words),
  );
});

test('an error opens a folded section; closed, it says beside its title what waits in it', async () => {
  const { person } = open(
    () => failure(400, 'invalid_input', 'Check', { email: 'Enter an address' }),
    true,
  );
  const fold = screen.getByRole('group');
  expect(fold).not.toHaveAttribute('open');
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nobody' } });
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  fireEvent.submit(screen.getByLabelText('Email'));
  await waitFor(() => expect(fold).toHaveAttribute('open'));
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await person.click(screen.getByRole('heading', { name: 'Reach' }));
  expect(await screen.findByText('Not saved: see below')).toBeInTheDocument();
});
