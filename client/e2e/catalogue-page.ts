import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const phone = { width: 360, height: 740 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1280, height: 800 };

/** Four by three pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAADklEQVR4nGNoQAIMODkAXzYSAY5zHKsAAAAASUVORK5CYII=',
  'base64',
);

/**
 * Answers every built-in picture with a tiny one, so that a test is quick and only about the page.
 * @returns the requested paths, as they come
 */
export async function stubPictures(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/pictures/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'image/png', body: PICTURE });
  });
  return asked;
}

/** Counts the calls of each path of the API. */
export function countCalls(page: Page): Map<string, number> {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.set(pathname, (calls.get(pathname) ?? 0) + 1);
  });
  return calls;
}

/** The router's state in the present history entry. */
export function navigationState(page: Page): Promise<unknown> {
  return page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr);
}

/** Collects requests of the page to other sites, as they come. */
export function watchForeignRequests(page: Page) {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url());
  });
  return foreign;
}

/** Names elements that moved without input, from the first paint on. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources, hadRecentInput } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const text = node?.textContent?.slice(0, 30) ?? '';
          shifts.push(`${node?.nodeName ?? ''} "${text}" ${from.x},${from.y} -> ${to.x},${to.y}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

export async function expectNoSidewaysScroll(page: Page, where = ''): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${where} pixels beyond the window`).toBeLessThanOrEqual(0);
}
