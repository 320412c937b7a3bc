import { enquiryDefinitions } from '@dealership/shared';
import { fireEvent } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepAnswers } from './features/enquiries/queue/kept-answers.ts';

const { kind } = enquiryDefinitions.contact;

/** The form as the server sends it; the models have not arrived yet. */
const FORM = `<form data-early="${kind}"><fieldset>
  <input name="name"><input name="website"><input type="hidden" name="offer" value="Puja">
  <select name="model"><option value="">Choose…</option><option>Other</option></select>
  <input type="checkbox" name="agree">
</fieldset><button>SUBMIT</button><div data-held-text></div></form>`;

/** The value of `document.readyState`. */
let phase: DocumentReadyState = 'loading';

beforeAll(async () => {
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => phase });
  await import('./first-lines.ts');
});

/** jsdom scrolls nothing. */
const scrollIntoView = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = FORM;
});

function control<T extends Element = HTMLInputElement>(name: string): T {
  const found = document.querySelector<T>(`[name=${name}]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const form = () => document.forms[0]!;
const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });
const press = () => fireEvent.submit(form());
/** The document is complete; its scripts may never come, nor the events that wait for them. */
function parse() {
  phase = 'interactive';
  document.dispatchEvent(new Event('readystatechange'));
}
const kept = () =>
  JSON.parse(sessionStorage.getItem(`enquiry-draft:${kind}`) ?? 'null') as Record<string, unknown>;

test('what is typed is kept from the first letter, under one key, and nothing that was not asked', () => {
  type('name', 'A');
  const { key } = kept();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  control('website').value = 'robot';
  fireEvent.click(control('agree'));
  type('name', 'Ananya');
  expect(kept()).toEqual({ key, answers: { name: 'Ananya', model: '', agree: 'on' } });
});

test('a press is kept: it is shown, nothing can be changed, and nothing else happens', () => {
  type('name', 'Ananya');
  expect(press()).toBe(false);
  expect(form().dataset.held).toBe(kept().key);
  expect(scrollIntoView.mock.contexts).toEqual([document.querySelector('[data-held-text]')]);
  expect(document.querySelector('fieldset')?.inert).toBe(true);
  expect(kept()).toMatchObject({ pressed: { page: '/' } });
});

test('a held press keeps its key, though another document has sent the kept answers meanwhile', () => {
  type('name', 'Ananya');
  press();
  const { key } = kept();
  sessionStorage.clear();
  press();
  expect(form().dataset.held).toBe(key);
  expect(kept()).toMatchObject({ key });
});

test('a form whose code is here is left alone', () => {
  delete form().dataset.early;
  type('name', 'Ananya');
  expect(press()).toBe(true);
  expect(form().dataset.held).toBeUndefined();
  expect(kept()).toBeNull();
});

test('kept answers are put back, and what has no place yet is not forgotten by typing', () => {
  const answers = { name: 'Ananya', model: 'Shine 125' };
  keepAnswers(kind, { key: 'k', answers, isPressed: false });
  parse();
  expect(control('name').value).toBe('Ananya');
  expect(control<HTMLSelectElement>('model').value).toBe('');
  expect(form().dataset.held).toBeUndefined();
  type('name', 'Ananya Das');
  expect(kept()).toEqual({ key: 'k', answers: { name: 'Ananya Das', model: 'Shine 125' } });
});

test('as a module, which runs when the document is whole, it puts kept answers back at once', async () => {
  keepAnswers(kind, { key: 'k', answers: { name: 'Ananya' }, isPressed: false });
  phase = 'interactive';
  vi.resetModules();
  const listen = vi.spyOn(document, 'addEventListener').mockImplementation(() => {});
  vi.spyOn(window, 'addEventListener').mockImplementation(() => {});
  await import('./first-lines.ts');
  expect(control('name').value).toBe('Ananya');
  expect(listen).not.toHaveBeenCalledWith('readystatechange', expect.anything());
});

test('kept answers replace nothing that is already there', () => {
  keepAnswers(kind, { key: 'k', answers: { name: 'Ananya', model: 'Other' }, isPressed: false });
  control('name').value = 'Bimal';
  parse();
  expect(control('name').value).toBe('Bimal');
  expect(control<HTMLSelectElement>('model').value).toBe('Other');
});

test('a held press is taken up again on its own page, within a week', () => {
  const hold = () => keepAnswers(kind, { key: 'k', answers: { name: 'Ananya' }, isPressed: true });
  hold();
  parse();
  expect(form().dataset.held).toBe('k');
  expect(kept()).toMatchObject({ key: 'k', pressed: {} });
  expect(scrollIntoView).not.toHaveBeenCalled();

  document.body.innerHTML = FORM;
  window.history.replaceState(null, '', '/?bike=CB350');
  parse();
  window.history.replaceState(null, '', '/');
  expect(form().dataset.held).toBeUndefined();

  hold();
  const loadAfter = (days: number) => {
    vi.setSystemTime(Date.now() + days * 24 * 3_600_000);
    document.body.innerHTML = FORM;
    parse();
    return form().dataset.held;
  };
  expect(loadAfter(4)).toBe('k');
  // Counted from the press, not from the last load.
  expect(loadAfter(4)).toBeUndefined();
  press();
  expect(loadAfter(4)).toBe('k');
  vi.useRealTimers();
});

test('an entry that fails is fetched again, under another address when it goes on failing', () => {
  vi.useFakeTimers();
  document.head.innerHTML = '<script type="text/plain" src="/assets/index.js"></script>';
  const scripts = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src);
  for (let failures = 1; failures <= 4; failures += 1) {
    document.head.lastElementChild?.dispatchEvent(new Event('error'));
    expect(scripts()).toHaveLength(failures);
    vi.advanceTimersByTime(15_000);
  }
  vi.useRealTimers();
  const entry = `${window.location.origin}/assets/index.js`;
  expect(scripts()).toEqual([entry, entry, entry, entry, `${entry}?4`]);
});
