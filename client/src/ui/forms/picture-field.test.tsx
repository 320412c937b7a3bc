import type { UploadedPicture } from '@dealership/shared';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { failure, stubApi } from '../../../test/stub-api.ts';
import { PictureField } from './picture-field.tsx';

const picture: UploadedPicture = {
  id: 3,
  path: '/uploads/a.webp',
  width: 4,
  height: 3,
  placeholder: '#ffffff',
  alt: { en: 'A hat' },
  focus: { x: 50, y: 50 },
  version: 1,
};

/** A colleague's later description; changes made from it are stored. */
function open(theirs: Partial<UploadedPicture>) {
  const current = { ...picture, version: 2, ...theirs };
  const calls = stubApi(({ body }) => {
    const { version, ...changes } = body as Partial<UploadedPicture>;
    if (version === 2) return { data: { message: 'Saved', ...current, ...changes, version: 3 } };
    const refusal = failure(409, 'changed_meanwhile', 'Someone else changed this first.');
    return { ...refusal, data: { ...(refusal.data as object), current } };
  });
  render(
    <PictureField
      label="Image"
      path={picture.path}
      known={picture}
      isRequired
      onChange={vi.fn()}
    />,
  );
  fireEvent.change(screen.getByLabelText(/What the picture shows/), { target: { value: 'A cap' } });
  // Components of an earlier test may still send requests.
  const sent = () => calls.filter(({ method }) => method === 'patch').map(({ body }) => body);
  return { sent, person: userEvent.setup() };
}

test('words that somebody else has changed too are shown, and the chosen ones are stored', async () => {
  const { sent, person } = open({ alt: { en: 'A helmet' } });
  expect(await screen.findByText('A helmet')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep yours' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { version: 1, alt: { en: 'A cap' } },
    { version: 2, alt: { en: 'A cap' } },
  ]);
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('theirs may be taken', async () => {
  const { sent, person } = open({ alt: { en: 'A helmet' }, focus: { x: 10, y: 20 } });
  await person.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(screen.getByLabelText(/What the picture shows/)).toHaveValue('A helmet');
  expect(screen.getByText('10 % from the left, 20 % from the top')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('both parts are kept where both differ, and only what differs is shown', async () => {
  const { sent, person } = open({ alt: { en: 'A helmet' }, focus: { x: 10, y: 20 } });
  expect(await screen.findByText('10 % from the left, 20 % from the top')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep yours' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ version: 2, alt: { en: 'A cap' }, focus: { x: 50, y: 50 } });
});

test('words that were taken away are announced', async () => {
  open({ alt: { en: '' } });
  expect(await screen.findByText('No description')).toBeVisible();
  // Only below the picture: both mean the same place.
  expect(screen.getAllByText('50 % from the left, 50 % from the top')).toHaveLength(1);
});

test('who has changed something else of it is in nobody’s way', async () => {
  const { sent } = open({ focus: { x: 10, y: 20 } });
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ version: 2, alt: { en: 'A cap' } });
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByText('Take theirs')).toBeNull();
});

test('the description of a new picture is closed, so that the fields below stay where they are', async () => {
  stubApi(() => ({ data: { message: 'Stored', ...picture } }));
  function Field() {
    const [path, setPath] = useState('');
    return (
      <PictureField label="Image" path={path} known={undefined} isRequired onChange={setPath} />
    );
  }
  const { container } = render(<Field />);
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Choose a picture: Image'), file);
  await waitFor(() => expect(container.querySelector('details')).not.toBeNull());
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});
