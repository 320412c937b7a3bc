import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { AdminTable } from '../../ui/lists/admin-table.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Pair } from '../../ui/lists/pair.tsx';

// As in the Bengali back office.
vi.mock(
  '@dealership/shared/texts/common/locale.ts',
  () => import('../../../../shared/src/texts/bn/common/locale.ts'),
);

const ignore = () => undefined;
const typed = ['Saree guard', 'শাড়ি গার্ড', 'Activa-র গার্ড', '₹ 1,200'];

function show(text: string) {
  const columns = [{ key: 'name', header: 'নাম', cell: () => text }];
  const select = { all: ['one'], chosen: 'one', nameOf: () => text };
  render(
    <>
      <dl>
        <Pair name="নাম">{text}</Pair>
      </dl>
      <DataTable label="ক" header={['নাম']} cells={[[text]]} rowKeys={['one']} />
      <AdminTable label="খ" columns={columns} rows={['one']} />
      <TextInput label="ছোট" max={60} value={text} onChange={ignore} />
      <TextInput label="বড়" max={60} lines={3} value={text} onChange={ignore} />
      <InputField label="লাইন" value={text} onChange={ignore} />
      <SelectField label="বাছুন" {...select} onChange={ignore} />
    </>,
  );
}

test.each(typed)('%s is marked as English where it is', (text) => {
  show(text);
  const places = [
    ...screen.getAllByRole('definition'),
    ...screen.getAllByRole('cell'),
    ...screen.getAllByRole('textbox'),
    ...screen.getAllByRole('option'),
  ];
  const wanted = text === 'Saree guard' ? 'en' : null;
  expect(places.map((place) => place.getAttribute('lang'))).toEqual(places.map(() => wanted));
  expect(places).toHaveLength(7);
});

test('what holds more than one text is not marked, nor what says its language', () => {
  render(
    <>
      <dl>
        <Pair name="নাম">
          <span>Saree guard</span>
        </Pair>
      </dl>
      <TextInput label="হিন্দি" max={60} lang="hi" value="Saree guard" onChange={ignore} />
    </>,
  );
  expect(screen.getByRole('definition')).not.toHaveAttribute('lang');
  expect(screen.getByRole('textbox')).toHaveAttribute('lang', 'hi');
});
