import { mapTexts, type EditedPage } from '@dealership/shared';
import { standardPages } from '@dealership/shared/texts/common/standard-pages/index.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { SettingValues } from './sections/form-settings.ts';
import { SpecialDays } from './hours-screen.tsx';
import { PageEditor } from './pages-screen.tsx';

/** Keyboard users continue from there. */
const expectFocusOn = (name: string) => expect(screen.getByRole('button', { name })).toHaveFocus();

function Days() {
  const holiday = (day: string, en: string) => ({
    firstDay: day,
    lastDay: day,
    intervals: [],
    reason: { en, bn: `${en} (bn)` },
  });
  const [values, setValues] = useState<Pick<SettingValues, 'specialDays'>>({
    specialDays: [holiday('2027-01-26', 'Republic Day'), holiday('2027-03-22', 'Holi')],
  });
  const set = (changed: Partial<SettingValues>) => setValues({ ...values, ...changed });
  return <SpecialDays values={values} set={set} problems={{}} />;
}

function Page() {
  const [values, setValues] = useState({ about: null } as Pick<SettingValues, EditedPage>);
  const set = (changed: Partial<SettingValues>) => setValues({ ...values, ...changed });
  const standard = mapTexts(standardPages.about, (en) => ({ en }));
  return <PageEditor page="about" standard={standard} values={values} set={set} problems={{}} />;
}

test('a holiday that is removed leaves the focus at the way to add one', async () => {
  const person = userEvent.setup();
  render(<Days />);
  await person.click(screen.getByRole('button', { name: 'Remove Holi' }));
  expectFocusOn('Add a holiday');
  await person.click(screen.getByRole('button', { name: 'Remove Republic Day' }));
  expectFocusOn('Add a holiday');
  expect(screen.getByText('None yet.')).toBeVisible();
});

test('the holiday after a removed one keeps its translations, and none is said to be old', async () => {
  const person = userEvent.setup();
  render(<Days />);
  await person.click(screen.getByRole('button', { name: 'Remove Republic Day' }));
  expect(screen.queryByText(/The English text has changed/)).toBeNull();
  await person.type(screen.getByLabelText('Reason that visitors read'), ' 2027');
  expect(screen.getByText(/The English text has changed/)).toBeVisible();
  expect(screen.getByLabelText('Reason that visitors read in Bengali')).toHaveValue('Holi (bn)');
});

test('a section that is removed leaves the focus at the way to add one', async () => {
  const person = userEvent.setup();
  render(<Page />);
  await person.click(screen.getByRole('button', { name: 'Add a section' }));
  await person.click(screen.getByRole('button', { name: 'Remove New section' }));
  expectFocusOn('Add a section');
});
