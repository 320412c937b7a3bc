import { enquiryDefinitions, type EnquiryKind } from '@dealership/shared';
import type { Locator, Page } from '@playwright/test';
import { formSamples } from './enquiry-samples.ts';
import { expect, type Site } from './fixtures.ts';

export const SAVED = 'Saved on this phone, not sent yet.';

/** Opens the page of a kind's form and shows the form. */
export async function openForm(page: Page, kind: EnquiryKind, site?: Site): Promise<Locator> {
  const { path, tab, form: name } = formSamples[kind];
  await page.goto((site?.url ?? '') + path);
  if (tab !== undefined) await page.getByRole('tab', { name: tab, exact: true }).click();
  return page.getByRole('form', { name });
}

/** The control with a wire name; for radio buttons the one with a value. */
export function control(form: Locator, wire: string, value?: string): Locator {
  const named = form.locator(`[name="${wire}"]`);
  return value === undefined ? named.first() : named.and(form.page().locator(`[value="${value}"]`));
}

/** Answers one question; `*`: any choice. */
export async function answer(form: Locator, wire: string, value: string | true): Promise<void> {
  const question = control(form, wire);
  const type = await question.evaluate((element: HTMLInputElement) => element.type);
  if (type === 'radio') await control(form, wire, String(value)).check();
  else if (value === true) await question.check();
  else if (type !== 'select-one') await question.fill(value);
  else await question.selectOption(value === '*' ? { index: 1 } : value);
}

export async function fillIn(form: Locator, kind: EnquiryKind): Promise<void> {
  const fields = enquiryDefinitions[kind].form;
  for (const [wire, value] of Object.entries(formSamples[kind].answers)) {
    // A question that depends on an answer appears with the form's code.
    const isConditional = fields.some((field) => field.wire === wire && field.requiredWhen);
    if (isConditional) await expect(control(form, wire)).toBeVisible();
    if ((await control(form, wire).count()) > 0) await answer(form, wire, value);
  }
}

export function submitButton(form: Locator): Locator {
  return form.getByRole('button', { name: 'SUBMIT' });
}

/** The reference that the form shows in place of its questions. */
export function shownReference(page: Page): Locator {
  return page.getByRole('status').locator('dl').first().getByRole('definition');
}

/** Collects the submission calls of the page: key and body. */
export function watchSubmissions(page: Page): { key: string; body: string }[] {
  const sent: { key: string; body: string }[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (request.method() === 'POST' && key) sent.push({ key, body: request.postData() ?? '' });
  });
  return sent;
}

interface Row {
  reference: string;
  kind: string;
  name: string;
  mobile: string;
  email: string | null;
  model: string | null;
  message: string | null;
  details: Record<string, unknown>;
}

/** All enquiries that match a search, as staff read them. */
export async function readEnquiries(page: Page, site: Site, search = ''): Promise<Row[]> {
  const limit = 100;
  const headers = { Origin: site.url };
  const login = await page.request.post(`${site.url}/api/login`, { data: site.staff, headers });
  expect(login.ok(), 'login').toBe(true);
  const rows: Row[] = [];
  let found: Row[];
  do {
    const answered = await page.request.post(`${site.url}/api/allEnquiries`, {
      data: { page: 1 + rows.length / limit, limit, search },
      headers,
    });
    found = ((await answered.json()) as { data: Row[] }).data;
    rows.push(...found);
  } while (found.length === limit);
  return rows;
}
