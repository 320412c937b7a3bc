import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Model } from '../kit/types.ts';
import { POSTERS, type PosterSpec } from '../posters/index.ts';
import { openPage } from './browser.ts';
import { losslessWebp } from './encode.ts';
import { register } from './manifest.ts';
import { PICTURES, ROOT } from './paths.ts';
import { savePicture, saveWebp } from './pictures.ts';

const FONT = `${ROOT}node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2`;

/** Height of a name's picture in pixels; its width follows the name. */
const NAME_HEIGHT = 96;

const POSTER_QUALITY = 80;

/** Every model's name in the site's display type, graphite on nothing. */
export async function drawNames(models: readonly Model[]): Promise<void> {
  const page = await openPage({ width: 1200, height: NAME_HEIGHT });
  for (const model of models) {
    await setContent(
      page,
      `h1 { margin: 0; display: inline-block; font: 600 ${NAME_HEIGHT * 0.8}px/${NAME_HEIGHT}px Display; color: #1b1d1f }`,
      `<h1>${model.name}</h1>`,
    );
    const png = await page.locator('h1').screenshot({ omitBackground: true });
    const file = await savePicture(`${model.id}/name.webp`, await losslessWebp(png));
    await register(`${model.id}/name`, { hash: '', files: [file] });
  }
  await page.close();
}

export async function drawPosters(): Promise<void> {
  const page = await openPage({ width: 1200, height: 1200 });
  for (const poster of POSTERS) {
    await page.setViewportSize({ width: poster.width, height: poster.height });
    await setContent(page, posterStyle(poster), await posterMarkup(poster));
    const png = await page.screenshot();
    const file = await saveWebp(`scenes/${poster.id}.webp`, png, POSTER_QUALITY);
    await register(`scenes/${poster.id}`, { hash: '', files: [file] });
  }
  await page.close();
}

async function setContent(page: Page, style: string, markup: string): Promise<void> {
  const font = await dataUrl(FONT, 'font/woff2');
  await page.setContent(
    `<style>@font-face { font-family: Display; src: url(${font}) } body { margin: 0 } ${style}</style>${markup}`,
  );
  await page.evaluate(() => document.fonts.load('600 40px Display'));
}

async function dataUrl(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}

async function posterMarkup(poster: PosterSpec): Promise<string> {
  const { picture, ground, kicker, lines, note } = poster;
  return `<img class="${ground}" src="${await dataUrl(`${PICTURES}${picture}`, 'image/webp')}">
    ${ground === 'scene' ? '<div class="shade"></div>' : ''}
    <div class="text"><p class="kicker">${kicker}</p>
    <h1>${lines.join('<br>')}</h1><p class="note">${note}</p></div>`;
}

/** Portrait: text above the vehicle; landscape: text on the left. Sizes in pixels of the poster. */
function posterStyle({ width, height, ground }: PosterSpec): string {
  const isTall = height > width;
  const unit = width / 100;
  return `
    body { width: ${width}px; height: ${height}px; overflow: hidden; position: relative;
      font-family: Display; color: ${ground === 'scene' ? '#fff' : '#1b1d1f'};
      background: linear-gradient(#f6f3ec, #e5e0d5 ${isTall ? 72 : 68}%, #cfc9bc ${isTall ? 72 : 68}%, #ece7dd) }
    .text { position: absolute; left: ${6 * unit}px; top: ${(isTall ? 7 : 8) * unit}px }
    .kicker { display: inline-block; margin: 0 0 ${2.2 * unit}px; padding: ${0.5 * unit}px ${1.6 * unit}px;
      background: #c8102e; color: #fff; font-size: ${(isTall ? 4.2 : 2.8) * unit}px }
    h1 { margin: 0; font-size: ${(isTall ? 15 : 8) * unit}px; line-height: .94; text-transform: uppercase; letter-spacing: -.01em }
    .note { margin: ${2 * unit}px 0 0; max-width: ${(isTall ? 88 : 34) * unit}px; font-size: ${(isTall ? 3.7 : 2.5) * unit}px; line-height: 1.25 }
    .vehicle { position: absolute; ${
      isTall
        ? `width: ${88 * unit}px; left: ${6 * unit}px; bottom: ${-2 * unit}px`
        : `width: ${68 * unit}px; right: ${-4 * unit}px; bottom: ${-2 * unit}px`
    } }
    .scene { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
    .shade { position: absolute; inset: 0; background: linear-gradient(100deg, #14161af2 20%, #14161a99 55%, #14161a11 85%) }`;
}
