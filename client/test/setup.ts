import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { dealership } from '../../shared/test/dealership.ts';
import { providePageData } from '../src/lib/page/page-data.ts';

// A part that is still being fetched would come to life in the next test, and make calls there.
afterEach(async () => {
  cleanup();
  await vi.dynamicImportSettled();
});

// What a screen needs its second for when it is alone takes longer beside the API tests: each part that is fetched late
// waits for the process that runs all tests.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lays nothing out and lacks what follows. A test that needs more than silence stubs its own.
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

beforeEach(() => {
  providePageData({ dealership });
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  );
  fillIn(Document.prototype, { fonts: { load: async () => [], check: () => false } });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('scrollTo', () => {});
  fillIn(Element.prototype, { scrollIntoView: () => {}, scrollTo: () => {} });
  fillIn(HTMLDialogElement.prototype, { show: open, showModal: open, close });
});

/** Adds the members that the prototype lacks. */
function fillIn(prototype: object, members: Record<string, unknown>) {
  for (const [name, member] of Object.entries(members)) {
    if (!(name in prototype)) Object.assign(prototype, { [name]: member });
  }
}

function open(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement, returnValue?: string) {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.returnValue = returnValue ?? this.returnValue;
  this.dispatchEvent(new Event('close'));
}
