import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EnquiryCards } from './enquiry-cards.tsx';

const columns = [
  { key: 'name', header: 'Name' },
  { key: 'created_date', header: 'Date' },
  { key: 'created_time', header: 'Time' },
];

test.each([
  ['2026-11-21', '10:05:30', '2026-11-21 10:05'],
  ['today', '9:45 am', 'today 9:45 am'],
  ['আজ', 'সকাল 9:45', 'আজ সকাল 9:45'],
  ['आज', 'दोपहर 12:05', 'आज दोपहर 12:05'],
])('a card of %s, %s leaves out the seconds alone', (date, time, shown) => {
  render(
    <EnquiryCards
      columns={columns}
      label="Enquiries"
      cells={[['Asha', date, time]]}
      rowKeys={['R-1']}
      onOpen={() => undefined}
      isBusy={false}
      empty=""
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(`Asha${shown}`);
});
