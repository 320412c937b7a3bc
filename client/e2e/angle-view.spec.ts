import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { desktop, expectNoSidewaysScroll, phone, stubPictures } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

const HORNET = '/angle-view?bike=Hornet2.0';

function view(page: Page) {
  return page.getByRole('slider', { name: 'Turn the Hornet 2.0' });
}

/** Loads all frames; the first one is visible. */
async function start(page: Page) {
  const pictures = await stubPictures(page);
  await page.goto(HORNET);
  await page.getByRole('button', { name: 'Turn it around' }).click();
  await expect(page.getByText('Drag to turn, or use the arrow keys.')).toBeVisible();
  return pictures;
}

async function drag(page: Page, pixels: number) {
  const box = await view(page).boundingBox();
  if (!box) throw new Error('the view is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 3 });
  await page.mouse.move(x + pixels, y, { steps: 3 });
  await page.mouse.up();
}

test('no frame is fetched before it is asked for; then every third one first @both-long', async ({
  page,
}) => {
  const pictures = await stubPictures(page);
  const frames = () => pictures.filter((path) => path.endsWith('.avif'));
  await page.goto(HORNET);
  await expect(page.getByRole('img', { name: 'Hornet 2.0' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(frames()).toEqual([]);
  const note = page.getByText('Illustration. See the real one in the showroom.');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Turn it around' }).click();
  await expect(page.getByText('Drag to turn')).toBeVisible();
  expect(frames()).toHaveLength(36);
  await expect(note).toBeVisible();
  const numbers = frames().map((path) => Number(/(\d+)\.avif$/.exec(path)?.[1]));
  expect(numbers.slice(0, 12).sort((a, b) => a - b)).toEqual([
    0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33,
  ]);
});

for (const viewport of [phone, desktop]) {
  test(`one frame for 10 px, around and around, at ${viewport.width} px`, async ({ openPage }) => {
    const page = await openPage(viewport);
    await start(page);
    const frame = (number: number) =>
      expect(view(page)).toHaveAttribute('data-frame', String(number));
    await frame(0);
    await drag(page, 9);
    await frame(0);
    await drag(page, 10);
    await frame(1);
    await drag(page, 55);
    await frame(6);
    await drag(page, -80);
    await frame(34);
    await drag(page, 30);
    await frame(1);
    await view(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await frame(35);
    await page.getByRole('button', { name: 'Turn right' }).click();
    await frame(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('nothing moves when it begins to turn, and no keys are spoken of', async ({ page }) => {
    await stubPictures(page);
    await page.goto(HORNET);
    const button = page.getByRole('button', { name: 'Turn it around' });
    await expect(button).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await button.click();
    await expect(page.getByText('Swipe to turn.')).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await expect(
      page.getByRole('navigation', { name: 'Contact us' }).getByRole('link', { name: 'WhatsApp' }),
    ).toHaveAttribute('href', /wa\.me.*Hornet%202\.0/);
  });
});

test('the view is 800 x 600 where there is room, and a finger can scroll past it', async ({
  openPage,
}) => {
  const page = await openPage(desktop);
  await start(page);
  expect(await view(page).boundingBox()).toMatchObject({ width: 800, height: 600 });
  await expect(view(page)).toHaveCSS('touch-action', 'pan-y');
});

test('by the link Angle View the frames come at once', async ({ page }) => {
  await stubPictures(page);
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/turn/*.avif', async (route) => {
    await opened;
    await route.fallback();
  });
  await page.goto('/motorcycle?bike=Hornet2.0');
  await page.getByRole('link', { name: 'Angle View' }).click();
  await expect(page.getByText('Loading images...')).toBeVisible();
  await expect(view(page)).toBeDisabled();
  open();
  await expect(view(page)).toBeEnabled();
});

test('a model without frames says so', async ({ page }) => {
  await stubPictures(page);
  await page.goto('/angle-view?bike=XBLADE');
  await expect(page.getByRole('button', { name: 'Turn it around' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Ask us about the X-Blade' })).toBeVisible();
});

test.describe('with frames that fail', () => {
  test.use({ expectedErrors: [/404/] });

  test('they are left out of the turn', async ({ page }) => {
    await stubPictures(page);
    await page.route(/turn\/0[1-3]\.avif/, (route) => route.fulfill({ status: 404 }));
    await page.goto(HORNET);
    await page.getByRole('button', { name: 'Turn it around' }).click();
    await expect(page.getByText('Drag to turn')).toBeVisible();
    await view(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(view(page)).toHaveAttribute('data-frame', '4');
  });

  test('without any there is an error with Retry', async ({ page }) => {
    await page.goto(HORNET);
    await page.route('**/turn/*.avif', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Turn it around' }).click();
    await expect(page.getByRole('alert')).toContainText('The pictures could not be loaded.');
    await page.unroute('**/turn/*.avif');
    await stubPictures(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Drag to turn')).toBeVisible();
  });
});
