import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { StageOptions } from '../stage/stage.ts';
import '../stage/page-types.ts';

/** Debian's chromium draws on SwiftShader: no GPU, and the same picture on every run. */
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export interface Studio {
  readonly page: Page;
  close(): Promise<void>;
}

let bundled: Promise<string> | null = null;
const bundle = (): Promise<string> =>
  (bundled ??= build({
    entryPoints: [new URL('../stage/page.ts', import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'chrome120',
    loader: { '.woff2': 'dataurl' },
    logLevel: 'error',
  }).then((r) => r.outputFiles[0].text));

let browser: Browser | null = null;

/** Opens an empty page of this size in pixels. */
export async function openPage(viewport: { width: number; height: number }): Promise<Page> {
  browser ??= await chromium.launch({
    executablePath: process.env['IMAGERY_CHROMIUM'] ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return browser.newPage({ viewport });
}

/** Opens one page with the stage in it. One at a time: SwiftShader already uses every core. */
export async function openStudio(o: StageOptions): Promise<Studio> {
  const script = await bundle();
  const page = await openPage({ width: 1280, height: 720 });
  page.setDefaultTimeout(0);
  page.on('console', (m) => {
    const text = m.text();
    if (!/GPU stall|GL Driver/.test(text)) console.error('[page]', text.slice(0, 600));
  });
  page.on('pageerror', (e) => console.error('[page error]', e.message));
  await page.setContent('<html><body></body></html>');
  await page.addScriptTag({ content: script });
  await page.evaluate((opt) => window.imagery.init(opt), o);
  return { page, close: () => page.close() };
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = null;
}
