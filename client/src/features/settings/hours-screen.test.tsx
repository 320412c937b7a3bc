import type { OpeningHours } from '@dealership/shared';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Week } from './hours-screen.tsx';

test('a day from midnight to midnight is open 24 hours, and says so', () => {
  let stored: OpeningHours['week'] = [];
  function Entered() {
    const day = [{ opens: '10:00', closes: '19:00' }];
    const [week, setWeek] = useState<OpeningHours['week']>(Array.from({ length: 7 }, () => day));
    stored = week;
    return (
      <Week values={{ week }} set={(changed) => setWeek(changed.week ?? week)} problems={{}} />
    );
  }
  render(<Entered />);
  expect(screen.queryByText('Open 24 hours')).toBeNull();
  fireEvent.change(screen.getByLabelText('Monday opens'), { target: { value: '00:00' } });
  fireEvent.change(screen.getByLabelText('Monday closes'), { target: { value: '00:00' } });
  expect(screen.getByLabelText('Monday closes')).toHaveValue('00:00');
  expect(stored[0]).toEqual([{ opens: '00:00', closes: '24:00' }]);
  expect(screen.getByText('Open 24 hours')).toBeInTheDocument();
});
