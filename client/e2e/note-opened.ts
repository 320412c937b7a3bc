import type { Page } from '@playwright/test';

/** The test machine cannot write to anybody: addresses that would open another program are collected. */
export async function noteOpened(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[href]:not([href^="/"])');
      if (!link) return;
      opened.push(link.getAttribute('href') ?? '');
      event.preventDefault();
    });
  });
  return () => page.evaluate(() => (window as Window & { opened?: string[] }).opened ?? []);
}
