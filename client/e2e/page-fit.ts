import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Doubles every text but no box, like a phone with text set to 200 %. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Elements that an earlier call has doubled are skipped.
    for (const { style } of document.querySelectorAll<HTMLElement>('[data-doubled]')) {
      style.removeProperty('font-size');
      style.removeProperty('line-height');
    }
    const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => !element.closest('svg'),
    );
    const sizes = elements.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return [parseFloat(fontSize), parseFloat(lineHeight)] as const;
    });
    for (const [at, { style, dataset }] of elements.entries()) {
      const [font = 0, line = NaN] = sizes[at] ?? [];
      dataset.doubled = '';
      style.setProperty('font-size', `${font * 2}px`, 'important');
      if (!Number.isNaN(line)) style.setProperty('line-height', `${line * 2}px`, 'important');
    }
  });
}

/** Texts that leave their button, card or link, are cut off by one, or are wider than the page. Runs in the page. */
export function textFaults(): string[] {
  const SLACK_PX = 4;
  const found = new Set<string>();
  // What is laid out only when it comes near the screen is laid out now, or its texts would be larger than their box.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { contentVisibility } = getComputedStyle(element);
    if (contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) found.add(`the page is ${wider} px wider than the window`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    const rect = range.getBoundingClientRect();
    // For screen readers only, or above the page until it has the focus.
    if (parent.closest('.visually-hidden, svg, textarea') || rect.bottom + scrollY < 0) continue;
    // Glyphs of tight lines reach beyond the line.
    const slackY = SLACK_PX + parseFloat(getComputedStyle(parent).fontSize) * 0.15;
    let isLifted = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const scrolls =
        /auto|scroll/.test(style.overflow) &&
        (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
      const isHidden = style.overflow !== 'visible' && right - left <= 1;
      // A line that is shortened on purpose with an ellipsis; opening it shows the whole text.
      const isShortened = style.textOverflow === 'ellipsis' && style.overflow === 'hidden';
      if (scrolls || isHidden || isShortened) break;
      const isFramed =
        style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        style.borderTopWidth !== '0px' ||
        /^(A|BUTTON|LI|SUMMARY)$/.test(box.tagName);
      const holds = style.overflow !== 'visible' || (isFramed && !isLifted);
      // A menu is beside the box to which it belongs.
      isLifted ||= /absolute|fixed/.test(style.position);
      if (/inline$|contents/.test(style.display) || !holds) continue;
      const isOut =
        rect.left < left - SLACK_PX ||
        rect.right > right + SLACK_PX ||
        rect.top < top - slackY ||
        rect.bottom > bottom + slackY;
      if (isOut) found.add(`"${text.textContent.trim()}" leaves ${box.tagName}`);
    }
  }
  return [...found];
}

/** Expects that `textFaults` finds none. */
export async function expectTextsFit(page: Page, where: string): Promise<void> {
  // A style or a movement may still be in transition.
  await expect.poll(() => page.evaluate(textFaults), { message: where }).toEqual([]);
}

/** Expects that fixed parts take at most a third of the window, or nothing of a low one. */
export async function expectFixedPartsSmall(page: Page, where: string): Promise<void> {
  const { share, height } = await page.evaluate(async () => {
    scrollTo({ top: 400, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const heights = [...document.querySelectorAll('body *')].map((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      const isBar = /fixed|sticky/.test(position) && width > innerWidth / 2;
      return isBar ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
    });
    const sum = heights.reduce((all, each) => all + each, 0);
    scrollTo({ top: 0, behavior: 'instant' });
    return { share: sum / innerHeight, height: innerHeight };
  });
  expect(share, `${where}: share of the window that is taken`).toBeLessThanOrEqual(
    height < 500 ? 0 : 1 / 3,
  );
}
