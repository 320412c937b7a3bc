import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdWords, pictureFile } from './pictures.ts';
import { openScreen } from './staff-page.ts';

// The list of notifications is the same call as the home page's pop-up.
test.use({ hasNotice: true });

test.beforeEach(async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
});

async function listOf(page: Page, path: string): Promise<{ id: number; title?: string }[]> {
  return (await (await page.request.get(path)).json()) as { id: number; title?: string }[];
}

test(
  'an offer is added with a preview and deleted again @both-long',
  { tag: '@core' },
  async ({ page }) => {
    await openScreen(page, 'offer', 'Manage Offers');
    const before = await listOf(page, '/api/getOffers');
    await expect(page.getByRole('columnheader')).toHaveText([
      'S No.',
      'Title',
      'Image',
      'Description',
      'Action',
    ]);
    await page.getByRole('button', { name: 'New' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Offer' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please fill all fields.')).toBeVisible();
    await expect(dialog.getByText('Enter a title')).toBeVisible();
    await expect(dialog.getByPlaceholder('Enter Offer Title')).toBeFocused();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Choose a picture' })).toBeVisible();

    await dialog.getByPlaceholder('Enter Offer Title').fill('Puja bonus');
    await expect(dialog.getByText('Enter a title')).toHaveCount(0);
    await dialog.getByText('Bengali and Hindi').first().click();
    await dialog.getByLabel('Title in Bengali').fill('পুজো বোনাস');
    await dialog.getByPlaceholder('Enter Description').fill('A helmet\nwith every scooter');
    await dialog.locator('input[type=file]').setInputFiles(pictureFile('puja.png'));
    await expect(dialog.getByText('Uploaded. Save to show it')).toBeVisible();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Choose a picture' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Offer Added Successfully!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const row = page.getByRole('row', { name: /Puja bonus/ });
    await expect(row.getByRole('img', { name: 'Offer' })).toHaveAttribute('width', '50');
    expect(await listOf(page, '/api/getOffers')).toHaveLength(before.length + 1);
    const inBengali = await page.request.get('/api/getOffers', { headers: { 'X-Language': 'bn' } });
    expect(await inBengali.json()).toContainEqual(
      expect.objectContaining({
        title: 'পুজো বোনাস',
        description: 'A helmet\nwith every scooter',
      }),
    );

    await row.getByRole('button', { name: 'Delete Puja bonus' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Offer' });
    await expect(question).toContainText('Are you sure you want to delete this offer?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(row.getByRole('button', { name: 'Delete Puja bonus' })).toBeFocused();
    await row.getByRole('button', { name: 'Delete Puja bonus' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Offer Deleted Successfully!')).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'New' })).toBeFocused();
    expect(await listOf(page, '/api/getOffers')).toEqual(before);
  },
);

test('what was typed of an offer outlives a dialog closed by mistake, not a Cancel', async ({
  page,
}) => {
  await openScreen(page, 'offer', 'Manage Offers');
  const dialog = page.getByRole('dialog', { name: 'Add Offer' });
  const title = dialog.getByPlaceholder('Enter Offer Title');
  await page.getByRole('button', { name: 'New' }).click();
  await title.fill('Half an offer');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'New' }).click();
  await expect(title).toHaveValue('Half an offer');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'New' }).click();
  await expect(title).toHaveValue('');
});

test('a save waits for the picture that is on its way, and nothing that was typed is lost', async ({
  page,
}) => {
  await openScreen(page, 'offer', 'Manage Offers');
  const before = await listOf(page, '/api/getOffers');
  let isHeld = true;
  const held: Route[] = [];
  await page.route('**/api/pictures', (route) => (isHeld ? held.push(route) : route.continue()));
  const dialog = page.getByRole('dialog', { name: 'Add Offer' });
  const input = dialog.locator('input[type=file]');
  await page.getByRole('button', { name: 'New' }).click();
  await input.setInputFiles(pictureFile('slow.png'));
  await dialog.getByPlaceholder('Enter Offer Title').fill('Slow line');
  await dialog.getByPlaceholder('Enter Description').fill('One picture');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Waiting for the picture…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  isHeld = false;
  await page.getByRole('button', { name: 'New' }).click();
  await expect(dialog.getByPlaceholder('Enter Offer Title')).toHaveValue('Slow line');
  await expect(dialog.getByPlaceholder('Enter Description')).toHaveValue('One picture');
  await input.setInputFiles(pictureFile('slow.png'));
  await expect(dialog.getByText('Uploaded. Save to show it')).toBeVisible();
  await dialog.getByText('Description and crop').click();
  const words = dialog.getByLabel('What the picture shows');
  // The answer about the replaced picture arrives after the next picture is there.
  const answerWords = await holdWords(page);
  await words.fill('The wrong picture');
  isHeld = true;
  await input.setInputFiles(pictureFile('right.png'));
  await expect(dialog.getByRole('progressbar', { name: 'Image' })).toBeVisible();
  await expect(dialog.locator('[inert]').getByLabel('What the picture shows')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel: Image' }).click();
  await expect(words).toHaveValue('The wrong picture');
  isHeld = false;
  await input.setInputFiles(pictureFile('right.png'));
  await expect(words).toHaveValue('');
  await answerWords();
  await words.fill('A red field');
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Uploaded. Save to show it')).toBeVisible();
  isHeld = true;
  await input.setInputFiles(pictureFile('best.png'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Waiting for the picture…' })).toBeVisible();
  await held.at(-1)?.continue();
  await expect(page.getByText('Offer Added Successfully!')).toBeVisible();
  const [added, ...others] = await listOf(page, '/api/getOffers');
  expect(added).toMatchObject({ title: 'Slow line' });
  // The latest picture has no description.
  expect(added).not.toHaveProperty('alt');
  expect(others.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  await page.request.delete(`/api/deleteOffers/${added?.id}`);
});

test('a notification is added, is the one that visitors see, and is deleted', async ({ page }) => {
  await openScreen(page, 'notification', 'Manage Notification');
  const before = await listOf(page, '/api/getNotification');
  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Notification' });
  await dialog.locator('input[type=file]').setInputFiles(pictureFile('notice.png'));
  await expect(dialog.getByText('Uploaded. Save to show it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Notification Added Successfully!')).toBeVisible();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(before.length + 1);
  await expect(rows.first()).toContainText('Shown on the home page');
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Delete Notification' });
  await expect(question).toContainText('Are you sure you want to delete this notification?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Notification Deleted Successfully!')).toBeVisible();
  expect(await listOf(page, '/api/getNotification')).toEqual(before);
});

test('several gallery pictures go at once; files that are none are named', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 415/);
  await openScreen(page, 'gallery', 'Manage Gallery');
  const before = await listOf(page, '/api/gallery');
  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Images' });
  const chosen = dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      pictureFile('one.png'),
      pictureFile('two.png'),
      pictureFile('three.png'),
      { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
      { name: 'price.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      { name: 'torn.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    ]);
  await expect(dialog.getByText('price.pdf cannot be used.')).toBeVisible();
  await expect(dialog.getByText(/^torn.png: Choose a JPEG/)).toBeVisible();
  await expect(dialog.getByText(/^empty.jpg is empty/)).toBeVisible();
  await expect(dialog.getByText('3 pictures uploaded.')).toBeVisible();
  await expect(chosen).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Remove two.png' }).click();
  await expect(chosen).toHaveCount(2);
  await expect(dialog.getByLabel('Choose pictures: Images')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Image Added Successfully!')).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(before.length + 2);

  for (let left = 1; left >= 0; left -= 1) {
    await page.getByRole('button', { name: 'Delete Gallery image 1', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete Image' });
    await expect(question).toContainText('Are you sure you want to delete this image?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(before.length + left);
  }
  expect(await listOf(page, '/api/gallery')).toEqual(before);
});

test('pictures can be dropped, twenty at most', async ({ page }) => {
  await openScreen(page, 'gallery', 'Manage Gallery');
  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Images' });
  const { buffer } = pictureFile('');
  await page.evaluate(
    ({ bytes }) => {
      const transfer = new DataTransfer();
      for (let index = 1; index <= 22; index += 1) {
        const name = `dropped-${index}.png`;
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      }
      window.dispatchEvent(
        new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    },
    { bytes: [...buffer] },
  );
  await expect(dialog.getByText('at most 20 pictures at once. 2 not added')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(20);
});

test('what the server refuses keeps what was chosen', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  await openScreen(page, 'notification', 'Manage Notification');
  const text = 'This is no picture of this website';
  await page.route('**/api/content/notifications', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 400,
          json: {
            message: text,
            error: text,
            code: 'invalid_input',
            requestId: 'x',
            fields: { picture: text },
          },
        }),
  );
  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Notification' });
  await dialog.locator('input[type=file]').setInputFiles(pictureFile('odd.png'));
  await expect(dialog.getByText('Uploaded. Save to show it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to add notification. Please try again.')).toBeVisible();
  await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog.locator('img').first()).toHaveAttribute('src', /^\/uploads\//);
});
