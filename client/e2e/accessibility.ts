import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from './fixtures.ts';

/** The page reads it anew for each look: half of the letters are half of the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Options {
  /** Selector of what is looked at; else the whole page. */
  part?: string;
  /** Rules that are not asked. */
  without?: string[];
}

/** Expects that axe finds nothing on the page. */
export async function expectAccessible(
  page: Page,
  { part = 'html', without = [] }: Options = {},
): Promise<void> {
  // A page that is still on its way has neither.
  if (part === 'html') await page.locator('h1, dialog').first().waitFor({ state: 'attached' });
  // A colour on its way from one to the other is neither. Of what is hidden none arrives.
  await page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // What has just come under the pointer begins with the next frames.
    for (let isAtRest = false; !isAtRest;) {
      await twoFrames();
      const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
      for (const each of moving) each.finish();
      isAtRest = moving.length === 0;
    }
  });
  const { violations } = await new AxeBuilder({ page, axeSource })
    // What passed is counted only: to name every element of it takes most of the time.
    .options({ resultTypes: ['violations'] })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Without it each look opens a tab of its own, for pages with frames: we have none.
    .setLegacyMode()
    .disableRules(without)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    page.url(),
  ).toEqual([]);
}
