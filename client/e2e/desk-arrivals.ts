import { enquiryDefinitions, type DeskDetail, type EnquiryKind } from '@dealership/shared';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, type OwnSite, type Staff } from './fixtures.ts';

/**
 * Sends an enquiry of a new customer.
 * @returns its reference
 */
export async function arrive(
  { url }: OwnSite,
  kind: EnquiryKind,
  name: string,
  mobile: string,
): Promise<string> {
  const { form, path } = enquiryDefinitions[kind];
  const wire = form.find(({ field }) => field === 'mobile')?.wire ?? '';
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...enquiryBody(kind, name), [wire]: mobile }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

/** An enquiry on the desk, for the person who is signed in on a page. */
export async function detailOf(
  page: Page,
  { url }: OwnSite,
  reference: string,
): Promise<DeskDetail> {
  const answer = await page.request.get(`${url}/api/desk/enquiries/${reference}`);
  return (await answer.json()) as DeskDetail;
}

/** Takes a step through the API. */
export async function take(
  page: Page,
  site: OwnSite,
  reference: string,
  step: object,
): Promise<void> {
  const { enquiry } = await detailOf(page, site, reference);
  const answer = await page.request.post(`${site.url}/api/desk/enquiries/${reference}/steps`, {
    data: { key: randomUUID(), version: enquiry.version, step },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Adds a colleague who reads and answers all kinds. */
export async function addColleague(owner: Page, { url, staff }: OwnSite): Promise<Staff> {
  const added = await owner.request.post(`${url}/api/staff`, {
    data: { userId: 'moloy', userName: 'Moloy', role: 'manager' },
  });
  const { token } = (await added.json()) as { token: string };
  const { password } = staff;
  const set = await owner.request.post(`${url}/api/password-link/password`, {
    data: { token, newPassword: password, confirmPassword: password },
  });
  expect(set.ok()).toBe(true);
  return { userId: 'moloy', password };
}
