import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetTyped, useTyped } from './typed.ts';

const empty = () => '';
const begin = (name: string) => renderHook(() => useTyped(name, empty));

test('what a screen has left behind is there in the next one, and both know of a change', () => {
  const left = begin('note');
  act(() => left.result.current[1]('Wants it in blue'));
  left.unmount();
  const next = begin('note');
  const other = begin('another note');
  expect(next.result.current[0]).toBe('Wants it in blue');
  expect(other.result.current[0]).toBe('');
  // The answer to its call comes only now.
  act(() => left.result.current[1](undefined));
  expect(next.result.current[0]).toBe('');
  act(() => next.result.current[1]((before) => `${before}!`));
  act(() => next.result.current[1]((before) => `${before}!`));
  expect(next.result.current[0]).toBe('!!');
});

test('nothing is left for the next person', () => {
  const left = begin('note');
  act(() => left.result.current[1]('Wants it in blue'));
  left.unmount();
  forgetTyped();
  expect(begin('note').result.current[0]).toBe('');
});
