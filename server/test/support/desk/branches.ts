import type { Setting } from '@dealership/shared';
import { expect } from 'vitest';
import type { Browser } from '../requests/browser.ts';

/** Adds a branch, as an owner does. @returns its number */
export async function addBranch(owner: Browser, city: string): Promise<number> {
  const branch = {
    branchName: '',
    street: '12 Rabindra Avenue',
    city,
    state: 'West Bengal',
    pinCode: '732101',
    phone: '+91 3512 25 1234',
  };
  const { status, text, body } = await owner.send<{ id: number }>('POST', '/api/branches', branch);
  expect(status, text).toBe(201);
  return body.id;
}

/** Changes a setting of a branch, as an owner does. */
export async function setOfBranch(
  owner: Browser,
  branch: number,
  { name, value }: { name: string; value: unknown },
): Promise<void> {
  const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
  const known = body.settings.find((each) => each.branch === branch && each.name === name);
  const changes = [{ branch, name, version: known?.version ?? 1, value }];
  const { status, text } = await owner.send('PATCH', '/api/settings', { changes });
  expect(status, text).toBe(200);
}
