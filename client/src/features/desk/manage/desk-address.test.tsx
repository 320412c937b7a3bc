import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { owner } from '../../../../test/rights.ts';
import { RightsContext } from '../../../lib/rights.ts';
import { useDeskAddress, type DeskState } from './desk-address.ts';

function open(state: DeskState) {
  const { result } = renderHook(useDeskAddress, {
    wrapper: ({ children }) => (
      <RightsContext value={owner}>
        <MemoryRouter initialEntries={[{ pathname: '/desk', search: '?enquiry=R1', state }]}>
          {children}
        </MemoryRouter>
      </RightsContext>
    ),
  });
  return result;
}

test('what takes the place of an enquiry that was opened from a day leads back to that day', () => {
  const day = open({ isFromList: true, isFromDay: true });
  expect(day.current.linkTo({ enquiry: 'R2' }).state).toEqual({
    isFromList: true,
    isFromDay: true,
  });
  act(() => day.current.go({ enquiry: 'R2' }, { replace: true }));
  expect(day.current.isFromDay).toBe(true);
  act(() => day.current.go({ enquiry: '' }));
  expect(day.current).toMatchObject({ isFromList: false, isFromDay: false });

  const list = open({ isFromList: true });
  act(() => list.current.go({ enquiry: 'R2' }, { replace: true }));
  expect(list.current).toMatchObject({ isFromList: true, isFromDay: false });
});
