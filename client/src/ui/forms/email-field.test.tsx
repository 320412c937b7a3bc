import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { EmailField } from './email-field.tsx';

function Form() {
  const [email, setEmail] = useState('');
  return (
    <>
      <EmailField label="Email" value={email} error={undefined} onChange={setEmail} />
      <button type="button">Save</button>
    </>
  );
}

function liveRegion() {
  return document.querySelector('[aria-live=polite]');
}

test('asks about a slip when the field is left, and the keyboard takes what was meant', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByLabelText('Email');
  const suggestion = liveRegion();
  await user.type(field, 'rai@rediffmail.con');
  await user.tab();
  expect(suggestion).toHaveTextContent('Did you mean rai@rediffmail.com?');
  expect(field).toBeValid();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Did you mean rai@rediffmail.com?' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('rai@rediffmail.com');
  expect(field).toHaveFocus();
  expect(suggestion).toBeEmptyDOMElement();
});

test('asks about a slip once nobody types any more', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByLabelText('Email'), 'rai@gmail.co');
  await screen.findByRole('button', { name: 'Did you mean rai@gmail.com?' });
  await user.type(screen.getByLabelText('Email'), 'm');
  expect(liveRegion()).toBeEmptyDOMElement();
});
