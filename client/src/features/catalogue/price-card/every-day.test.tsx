import { fireEvent, render, screen } from '@testing-library/react';
import { formatRupees, type ModelRates } from '@dealership/shared';
import { runningTexts as texts } from '@dealership/shared/texts/common/price/running.ts';
import { expect, test } from 'vitest';
import { stubApi } from '../../../../test/stub-api.ts';
import { EveryDay } from './every-day.tsx';

const rates = { fuel: 'petrol', running: { price: 106, kmPerUnit: 50, isSample: true } } as const;

function show(bikeName: string, figures: object, data: Partial<ModelRates>) {
  stubApi(() => ({ data }));
  return render(<EveryDay model={{ bikeName, figures }} />);
}

test('reckons the fuel of a distance, and says from which height the seat is low enough', async () => {
  show('One', { seatHeight: 786, kerbWeight: 109 }, rates);
  await screen.findByText(`about ${formatRupees(1060_00)} a month`.replaceAll('\u00a0', ' '));
  screen.getByText('786 mm, flat-footed from about 165 cm');
  screen.getByText('109 kg');
  expect(screen.getByText(/The price is a sample/)).toBeVisible();
  const distance = screen.getByLabelText(texts.distance);
  fireEvent.change(distance, { target: { value: '1000' } });
  screen.getByText(`about ${formatRupees(2120_00)} a month`.replaceAll('\u00a0', ' '));
  fireEvent.change(distance, { target: { value: 'far' } });
  expect(screen.queryByText(/a month$/)).toBeNull();
});

test('without a price there is no cost, and without any figure nothing', async () => {
  const { unmount } = show('Two', { kerbWeight: 109 }, { fuel: 'petrol' });
  await screen.findByText('109 kg');
  expect(screen.queryByLabelText(texts.distance)).toBeNull();
  unmount();
  const { container } = show('Three', {}, { fuel: 'petrol' });
  expect(container).toBeEmptyDOMElement();
});
