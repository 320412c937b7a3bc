import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/base/run-process.mjs';
import type { Site } from './site.ts';

/** Slow 4G of Lighthouse; the processor runs four times slower than this one. */
const slow4g = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const PROCESSOR_SLOWDOWN = 4;

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: chromiumFlags,
  });
}

/** A new browser for one visit on a phone: its cache is empty. */
export function openPhone(browser: Browser, site: Site): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
}

/** Signs the pages of a context in as a member of staff. */
export async function signInBrowser(context: BrowserContext, site: Site): Promise<void> {
  const answer = await context.request.post(`${site.url}/api/login`, { data: site.staff });
  const { token } = (await answer.json()) as { token: string };
  await context.addInitScript((marker) => localStorage.setItem('adminToken', marker), token);
}
