import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Carousel, type CarouselProps } from './carousel.tsx';

const ITEM_PX = 100;
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

/** jsdom lays nothing out: items 100 px wide side by side, in a track that shows two of them. */
beforeEach(() => {
  scrollTo.mockReset();
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Array.from(this.parentElement?.children ?? []).indexOf(this) * ITEM_PX;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(2 * ITEM_PX);
  Element.prototype.scrollTo = scrollTo as typeof Element.prototype.scrollTo;
});

function show(props: Partial<CarouselProps> = {}) {
  const items = ['a', 'b', 'c', 'd', 'e'].map((key) => ({
    key,
    content: key,
    name: `Model ${key}`,
  }));
  render(<Carousel label="Models" ends="stop" items={items} {...props} />);
}

/** Index of the item that the last move brought to the front. */
function moved() {
  return (scrollTo.mock.lastCall?.[0].left ?? Number.NaN) / ITEM_PX;
}

function pass(seconds: number) {
  act(() => void vi.advanceTimersByTime(seconds * 1000));
}

const next = () => screen.getByRole('button', { name: 'Next' });
const previous = () => screen.getByRole('button', { name: 'Previous' });

test('one that stops moves by pages, and holds at both ends', async () => {
  const user = userEvent.setup();
  show();
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  await user.click(next());
  expect(moved()).toBe(2);
  await user.click(next());
  expect(moved()).toBe(3);
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  await user.click(next());
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('the end of an earlier move takes no step from the next', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(ITEM_PX);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(5 * ITEM_PX);
  show();
  fireEvent.click(next());
  fireEvent.click(next());
  const track = screen.getByRole('list');
  track.scrollLeft = 1.2 * ITEM_PX;
  fireEvent(track, new Event('scrollend'));
  fireEvent.click(next());
  expect(moved()).toBe(3);
});

test('one that wraps goes on at the other end', async () => {
  const user = userEvent.setup();
  show({ ends: 'wrap' });
  await user.click(previous());
  expect(moved()).toBe(3);
  await user.click(next());
  expect(moved()).toBe(0);
});

test('keys and dots move it, and what is shown is announced', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(moved()).toBe(2);
  expect(screen.getByText('3 to 4 of 5')).toBeInTheDocument();
  await user.keyboard('{End}');
  expect(moved()).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Show 1' }));
  expect(moved()).toBe(0);
});

test('what a hand brings to the front is announced once it rests, where one is shown at a time', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1.2 * ITEM_PX);
  const onShown = vi.fn();
  show({ shownKey: 'a', onShown });
  const track = screen.getByRole('list', { name: 'Models' });
  const scroll = (index: number) => {
    track.scrollLeft = index * ITEM_PX;
    fireEvent.scroll(track);
    fireEvent(track, new Event('scrollend'));
  };
  scroll(1);
  expect(onShown).not.toHaveBeenCalled();
  fireEvent.pointerDown(track);
  scroll(3);
  expect(onShown.mock.calls).toEqual([['d']]);
  scroll(0);
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('where several are shown none is the one', () => {
  const onShown = vi.fn();
  show({ shownKey: 'a', onShown });
  const track = screen.getByRole('list', { name: 'Models' });
  fireEvent.pointerDown(track);
  track.scrollLeft = 2 * ITEM_PX;
  fireEvent(track, new Event('scrollend'));
  expect(onShown).not.toHaveBeenCalled();
});

test('it moves automatically until somebody stops it', () => {
  vi.useFakeTimers();
  show({ ends: 'wrap', rotateEveryMs: 5000 });
  pass(5);
  expect(moved()).toBe(2);
  act(() => screen.getByRole('button', { name: 'Pause the pictures' }).click());
  pass(20);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('under reduced motion it does not move', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: true, onchange: null }),
  );
  show({ ends: 'wrap', rotateEveryMs: 5000 });
  pass(20);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.useRealTimers();
});
