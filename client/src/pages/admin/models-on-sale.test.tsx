import { enquiryDefinitions } from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '../../../test/stub-api.ts';
import { useModelsOnSale } from '../../lib/calls/use-models-on-sale.ts';
import { AddedField } from '../../features/desk/arrivals/added-field.tsx';

const shine = { name: 'Shine 125', slug: 'shine125', bikeName: 'Shine125' };

function Editor() {
  return useModelsOnSale(true).map(({ key, name }) => <p key={key}>{name}</p>);
}

test('after the content editor, the form for a new enquiry still lists the models', async () => {
  stubApi(({ url }) => ({ data: url === '/api/scooters' ? [] : [shine] }));
  const queries = new QueryClient();
  const editor = render(<Editor />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  await screen.findByText('Shine 125');
  editor.unmount();

  const field = enquiryDefinitions.sales.form.find(({ control }) => control.type === 'model');
  render(
    <QueryClientProvider client={queries}>
      <AddedField
        field={field!}
        hours={{ week: [], special: [] }}
        texts={kindTexts.sales}
        value=""
        error={undefined}
        onChange={() => undefined}
      />
    </QueryClientProvider>,
  );
  const option = await screen.findByRole('option', { name: 'Shine 125' });
  expect(option).toHaveValue(field?.control.type === 'model' ? shine[field.control.wire] : '');
});
