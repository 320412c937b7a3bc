import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { request as program } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectClean, followTo } from './staff-page.ts';

test.use({ environment: { WEBHOOK_ALLOW_PRIVATE: 'on' } });

const phone = { width: 360, height: 740 };

test(
  'a key sends a lead to the desk and is revoked; a program gets a message about it',
  { tag: ['@core', '@both'] },
  async ({ logIn, openPage, ownSite }) => {
    const told: { event: string; reference?: string; origin?: string }[] = [];
    const receiver = createServer((request, response) => {
      void text(request).then((body) => {
        told.push(JSON.parse(body) as (typeof told)[number]);
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    const owner = await openPage(phone);
    await logIn(owner, ownSite.staff, ownSite.url);
    await owner.goto(`${ownSite.url}/admin/settings`);
    await expect(owner.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();

    await followTo(owner, 'webhooks', 'Webhooks');
    await owner.getByRole('button', { name: 'Add an address' }).click();
    const address = owner.getByRole('dialog', { name: 'Add an address' });
    await address.getByLabel('Address of the program').fill(`http://127.0.0.1:${port}/in`);
    await address.getByRole('button', { name: 'Add an address' }).click();
    const secret = owner.getByRole('dialog', { name: 'Secret of the address' });
    await expect(secret.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^[\w-]{43}$/);
    await secret.getByRole('button', { name: 'Done' }).click();
    await owner.getByRole('button', { name: /^Send a test/ }).click();
    await expect(owner.getByText('The program has accepted the test.')).toBeVisible();

    await followTo(owner, 'keys', 'Keys for programs');
    await owner.getByRole('button', { name: 'Make a key' }).click();
    const form = owner.getByRole('dialog', { name: 'Make a key' });
    await form.getByLabel('Name of the program').fill('Portal');
    await form.getByRole('button', { name: 'Make a key' }).click();
    const shown = owner.getByRole('dialog', { name: 'Key for Portal' });
    const key = await shown.getByRole('textbox', { name: 'Key' }).inputValue();
    await shown.getByRole('button', { name: 'Done' }).click();
    await expect(shown).toBeHidden();
    await expect(owner.getByText('Never', { exact: true })).toBeVisible();
    await expectClean(owner);

    const portal = await program.newContext({
      baseURL: ownSite.url,
      extraHTTPHeaders: { Authorization: `Bearer ${key}` },
    });
    const lead = { id: 'P-1', name: 'Puja Das', mobile: '9832051315', model: 'Dio' };
    const answer = await portal.post('/api/leads', { data: lead });
    const { leads } = (await answer.json()) as { leads: { reference: string }[] };
    const reference = leads[0]?.reference ?? '';
    await owner.goto(`${ownSite.url}/admin/desk?enquiry=${reference}`);
    await expect(owner.getByText('Portal sent it.')).toBeVisible();
    await expect(owner.getByText('Lead ID: P-1')).toBeVisible();

    await expect
      .poll(() => told.at(-1))
      .toMatchObject({
        event: 'enquiry.new',
        reference,
        origin: 'lead',
      });
    await followTo(owner, 'webhooks', 'Webhooks');
    await owner.getByRole('button', { name: /^What was sent/ }).click();
    await owner.getByRole('button', { name: `Send again: A new enquiry ${reference}` }).click();
    await expect.poll(() => told.filter((each) => each.reference === reference)).toHaveLength(2);
    await expectClean(owner);

    await followTo(owner, 'keys', 'Keys for programs');
    await owner.getByRole('button', { name: 'Revoke: Portal' }).click();
    const question = owner.getByRole('dialog', { name: 'Revoke this key?' });
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(owner.getByText('Revoked', { exact: true })).toBeVisible();
    expect((await portal.post('/api/leads', { data: lead })).status()).toBe(401);
    await portal.dispose();
    receiver.closeAllConnections();
    receiver.close();
  },
);
