import type { ModelDetail, SectionState, VehicleSectionName } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { failure, stubApi, type ApiCall } from '../../../test/stub-api.ts';
import { ModelEditor } from './model-editor.tsx';

vi.mock('../../lib/toasts.ts', () => ({ showToast: vi.fn() }));

const figures = {
  ...{ fuel: null, engineCc: null, motorKw: null, mileage: null, rangeKm: null },
  ...{ seatHeight: null, kerbWeight: null },
};
const values: Record<VehicleSectionName, unknown> = {
  about: {
    ...{ type: 'scooter', name: 'Metro', class: null, details: { en: 'Light.' }, engine: '109 cc' },
    ...{ power: '', transmission: '', figures, price: null },
  },
  variants: [{ id: 7, name: 'Standard', price: 78_500 }],
  ...{ colours: [], specs: [], features: [], accessories: [] },
  pictures: { lead: '', side: '', icon: '', name: '', frames: [] },
};

function state(section: VehicleSectionName, value: unknown, version = 0): SectionState {
  return {
    ...{ section, value, version, published: values[section], is_draft: version > 0 },
    ...{ by: version > 0 ? 'asha' : '', date: '2026-11-24', time: '10:00:00' },
  };
}

/** The model with some of its sections as drafts. */
function model(
  drafts: Partial<Record<VehicleSectionName, [value: unknown, version: number]>> = {},
) {
  const names = Object.keys(values) as VehicleSectionName[];
  const sections = names.map((name) =>
    state(name, ...(drafts[name] ?? ([values[name], 0] as const))),
  );
  return {
    ...{ id: 5, name: 'Metro', bike_name: 'Metro', type: 'scooter', on_sale: true },
    ...{ is_published: true, has_draft: false, publish_at: '', days_left: null },
    ...{ sections, planned_prices: [], pictures: [] },
  } satisfies ModelDetail;
}

function open(answer: (call: ApiCall) => ReturnType<Parameters<typeof stubApi>[0]>) {
  const calls = stubApi((call) => (call.method === 'get' ? { data: model() } : answer(call)));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ModelEditor id={5} listAddress="/admin/dashboard?screen=models" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const saves = () => calls.filter(({ method }) => method === 'patch').map(({ body }) => body);
  return { saves, person: userEvent.setup() };
}

/** All at once: a slow machine would make several pauses, and saves, of single keys. */
function type(field: HTMLElement, text: string) {
  field.focus();
  fireEvent.change(field, { target: { value: text } });
}

const engine = () => screen.findByLabelText('Engine, in short');
const withEngine = (text: string) => ({ ...(values.about as object), engine: text });

test('what is typed while a section is being saved is saved after it, from its new version', async () => {
  let release = () => {};
  let version = 0;
  const { saves } = open(async ({ body }) => {
    const { value } = body as { value: unknown };
    version += 1;
    if (version === 1) await new Promise<void>((resolve) => (release = resolve));
    return { data: { message: 'Draft saved', ...model({ about: [value, version] }) } };
  });
  type(await engine(), '110');
  await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 3000 });
  type(await engine(), '110 cc');
  release();
  await waitFor(() => expect(saves()).toHaveLength(2), { timeout: 3000 });
  expect(saves()).toMatchObject([
    { version: 0, value: { engine: '110' } },
    { version: 1, value: { engine: '110 cc' } },
  ]);
  expect(await engine()).toHaveValue('110 cc');
  expect(await screen.findByText('Saved in the draft')).toBeVisible();
});

test('a figure keeps the focus and what was typed when it is saved', async () => {
  const { saves } = open(({ body }) => {
    const { value, version } = body as { value: unknown; version: number };
    return { data: { message: 'Draft saved', ...model({ about: [value, version + 1] }) } };
  });
  const field = await screen.findByLabelText('Motor (kW)');
  type(field, '4.');
  await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 3000 });
  await screen.findByText('Saved in the draft');
  expect(field).toHaveFocus();
  type(field, '4.5 kW');
  expect(field).toHaveValue('4.5 kW');
  await waitFor(() => expect(saves()).toHaveLength(2), { timeout: 3000 });
  expect(saves()).toMatchObject([
    { value: { figures: { motorKw: 4 } } },
    { value: { figures: { motorKw: '4.5 kW' } } },
  ]);
});

test('of two people both versions are shown, and the chosen one is stored', async () => {
  const { saves, person } = open(({ body }) => {
    const { version, value } = body as { version: number; value: unknown };
    if (version === 4) return { data: { message: 'Draft saved', ...model({ about: [value, 5] }) } };
    const refusal = failure(409, 'changed_meanwhile', 'Somebody else has changed this.');
    const current = model({ about: [withEngine('125 cc'), 4] });
    return { ...refusal, data: { ...(refusal.data as object), current } };
  });
  type(await engine(), '110 cc');
  const heading = await screen.findByRole(
    'heading',
    { name: 'Somebody else has changed this section' },
    { timeout: 3000 },
  );
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText('Engine, in short: 125 cc')).toBeVisible();
  expect(screen.getByText('Engine, in short: 110 cc')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep yours' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ version: 4, value: { engine: '110 cc' } });
  await waitFor(() => expect(heading).not.toBeInTheDocument());
});

test('a new part keeps its place and the focus when it gets its number', async () => {
  const { saves, person } = open(({ body }) => {
    const { version, value } = body as { version: number; value: { id: number }[] };
    const numbered = value.map((part) => (part.id === 0 ? { ...part, id: 9 } : part));
    return {
      data: { message: 'Draft saved', ...model({ variants: [numbered, version + 1] }) },
    };
  });
  const region = within(await screen.findByRole('region', { name: 'Variants and prices' }));
  await person.click(region.getByRole('button', { name: 'Add a variant' }));
  const [, name] = region.getAllByLabelText('Variant');
  type(name as HTMLElement, 'Smart');
  await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 3000 });
  await region.findByText('Saved in the draft');
  expect(name).toHaveFocus();
  type(name as HTMLElement, 'Smart Key');
  await waitFor(() => expect(saves()).toHaveLength(2), { timeout: 3000 });
  expect(saves()[1]).toMatchObject({
    version: 1,
    value: [{ id: 7 }, { id: 9, name: 'Smart Key' }],
  });
  await person.click(region.getByRole('button', { name: 'Remove Smart Key' }));
  expect(region.getByRole('button', { name: 'Add a variant' })).toHaveFocus();
});
