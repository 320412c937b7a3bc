import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { translate } from '../../../e2e/translate.ts';
import { keepTranslated } from './keep-translated.ts';

const endings: (() => void)[] = [];

afterEach(() => {
  endings.splice(0).forEach((end) => end());
  cleanup();
});

/** Shows `draw(0)`, translates the page, and returns the function that draws the next one. */
async function translated(draw: (step: number) => ReactNode) {
  const drawn = (step: number) => <div data-testid="steps">{draw(step)}</div>;
  const { rerender } = render(drawn(0));
  endings.push(keepTranslated(), translate());
  await act(() => Promise.resolve());
  const steps = screen.getByTestId('steps');
  expect(steps.querySelector('font > font')).not.toBeNull();
  return {
    steps,
    next: (step: number) =>
      act(async () => {
        rerender(drawn(step));
        await Promise.resolve();
      }),
  };
}

const isWhollyTranslated = (element: HTMLElement) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentNode } = texts.currentNode as Text;
    if (data.trim() !== '' && parentNode?.nodeName !== 'FONT') return false;
  }
  return true;
};

const shapes: [name: string, draw: (step: number) => ReactNode, ...shown: string[]][] = [
  [
    'a text that changes beside an element',
    (step) => (
      <>
        <input readOnly />
        {`${step} rows`}
      </>
    ),
    '0 rows',
    '1 rows',
    '2 rows',
  ],
  [
    'an element that comes before a text and goes',
    (step) => (
      <>
        {step === 1 && <b>new: </b>}
        {'Asha'}
      </>
    ),
    'Asha',
    'new: Asha',
    'Asha',
  ],
  [
    'a text that comes and goes',
    (step) => (
      <>
        {step !== 1 && `${step} left `}
        <b>of 9</b>
      </>
    ),
    '0 left of 9',
    'of 9',
    '2 left of 9',
  ],
  [
    'texts side by side',
    (step) => (
      <>
        {step} {'of'} {step + 1}
      </>
    ),
    '0 of 1',
    '1 of 2',
    '2 of 3',
  ],
  [
    'lines that change places',
    (step) => (step === 1 ? ['b', 'a'] : ['a', 'b']).map((key) => <Line key={key}>{key}</Line>),
    'ab',
    'ba',
    'ab',
  ],
  [
    'a text and an element in turn',
    (step) => (step === 1 ? <b>one</b> : `no ${step}`),
    'no 0',
    'one',
    'no 2',
  ],
];

/** A component that only returns its children. */
function Line({ children }: { children: string }) {
  return children;
}

test.each(shapes)('in a translated page %s is right', async (_, draw, ...shown) => {
  const { steps, next } = await translated(draw);
  for (const [step, text] of shown.entries()) {
    await next(step);
    expect(steps).toHaveTextContent(new RegExp(`^${text}$`));
    expect(isWhollyTranslated(steps)).toBe(true);
  }
});

test('a translation that is withdrawn leaves the words', async () => {
  const { steps, next } = await translated((step) => (
    <>
      <i>Asha</i> {step} days
    </>
  ));
  endings.splice(1).forEach((end) => end());
  for (const font of steps.querySelectorAll('font:has(> font)')) font.remove();
  await next(0);
  expect(steps).toHaveTextContent(/^Asha 0 days$/);
  await next(1);
  expect(steps).toHaveTextContent(/^Asha 1 days$/);
});
