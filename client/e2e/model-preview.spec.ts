import type { ModelDetail, ModelRow, VehicleSectionName } from '@dealership/shared';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

const ADDRESS = '/view-details?bike=Activa6G&draft=1';

/** Saves sections of the Activa 6G as a draft, in the session of a page; returns its number. */
async function draft(
  { request }: Page,
  url: string,
  sections: Partial<Record<VehicleSectionName, (value: never) => unknown>>,
): Promise<number> {
  const listed = await request.get(`${url}/api/vehicles`);
  const { models } = (await listed.json()) as { models: ModelRow[] };
  const id = models.find(({ name }) => name === 'Activa 6G')?.id ?? 0;
  const path = `${url}/api/vehicles/${id}`;
  const detail = (await (await request.get(path)).json()) as ModelDetail;
  for (const { section, version, value } of detail.sections) {
    const change = sections[section];
    if (!change) continue;
    const data = { version, value: change(value as never) };
    const saved = await request.patch(`${path}/sections/${section}`, { data });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  return id;
}

for (const width of [360, 1280]) {
  test(`a draft is looked at as visitors will see it, and by nobody else, at ${width} px`, async ({
    page: editor,
    ownSite,
    logIn,
    openPage,
  }) => {
    const { url, staff } = ownSite;
    await editor.setViewportSize({ width, height: 800 });
    await logIn(editor, staff, url);
    const id = await draft(editor, url, {
      about: (about: object) => ({ ...about, details: { en: 'For the hills and the market.' } }),
      variants: (all: { price: number }[]) => all.map((each) => ({ ...each, price: 64_999 })),
      colours: ([first, ...rest]: { image: string }[]) => [
        { id: 0, name: 'Teesta Blue', swatch: '#1e6091', image: first?.image },
        first,
        ...rest,
      ],
    });
    await editor.goto(`${url}/admin/models?model=${id}`);
    const opened = editor.waitForEvent('popup');
    await editor.getByRole('link', { name: 'Preview' }).click();
    const page = await opened;
    await page.setViewportSize({ width, height: 800 });
    const bar = page.getByRole('region', { name: 'Preview' });
    await expect(bar).toContainText('Visitors do not see it.');
    await expect(bar).not.toContainText('leaves the model open');
    const panel = page.getByRole('tabpanel', { name: 'Activa 6G' });
    await expect(panel).toContainText('For the hills and the market.');
    await expect(panel).toContainText('₹ 64,999');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'COLOURS' }).click();
    await expect(page.getByRole('radio', { name: 'Teesta Blue' })).toBeChecked();

    // The next page about the model is a preview too; the finance page shows the published data.
    await page.getByRole('tab', { name: 'Activa 6G' }).click();
    await page.getByRole('link', { name: 'BOOK TEST RIDE' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeVisible();
    await expect(page).toHaveURL(/\/text-ride-booking\?bike=Activa6G&draft=1$/);
    await expect(page.getByText('₹ 64,999').first()).toBeVisible();
    await expect(page.getByRole('option', { name: 'Teesta Blue' })).toBeAttached();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' }).click();
    await expect(page).toHaveURL(/\/finance/);
    await expect(bar).toHaveCount(0);
    await page.goBack();
    await bar.getByRole('link', { name: 'Edit this model' }).click();
    await expect(page.getByRole('heading', { name: 'Activa 6G' })).toBeVisible();
    await expect(page).toHaveURL(editor.url());

    const visitor = await openPage({ width, height: 800 });
    await visitor.goto(url + ADDRESS);
    await expect(visitor.getByText('₹ 75,480').first()).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Preview' })).toHaveCount(0);
    await expect(visitor.getByText('For the hills and the market.')).toHaveCount(0);
  });
}
