import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from './fixtures.ts';

/** Reads axe once: reading it for every check would take half of the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Options {
  /** Selector of the part to check; default: the whole page. */
  part?: string;
  /** Rules to leave out. */
  without?: string[];
}

/** Expects that axe finds nothing on the page. */
export async function expectAccessible(
  page: Page,
  { part = 'html', without = [] }: Options = {},
): Promise<void> {
  // A page that is still loading has neither.
  if (part === 'html') await page.locator('h1, dialog').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    // A colour in transition has no valid contrast, and one may begin while axe reads.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    // A target that is half behind a bar at this scroll position would count as too small.
    for (const bar of document.querySelectorAll<HTMLElement>('header, nav')) {
      if (getComputedStyle(bar).position === 'sticky') bar.style.position = 'static';
    }
  });
  const { violations } = await new AxeBuilder({ page, axeSource })
    // Passed checks are only counted: naming all their elements takes most of the time.
    .options({ resultTypes: ['violations'] })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Otherwise each check opens a tab for pages with frames, and we have none.
    .setLegacyMode()
    .disableRules(without)
    .analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
    for (const bar of document.querySelectorAll<HTMLElement>('header, nav'))
      bar.style.position = '';
  });
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    page.url(),
  ).toEqual([]);
}
