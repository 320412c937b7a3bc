import type { Page } from '@playwright/test';
import { expect, type OwnSite } from './fixtures.ts';

/** Adds a branch through the API, for the owner who is signed in on a page. @returns its number */
export async function addBranch(owner: Page, { url }: OwnSite): Promise<number> {
  const branch = {
    branchName: 'Malda Motors',
    street: '12 Rabindra Avenue',
    city: 'Malda',
    state: 'West Bengal',
    pinCode: '732101',
    phone: '+91 3512 25 1234',
  };
  const answer = await owner.request.post(`${url}/api/branches`, { data: branch });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
