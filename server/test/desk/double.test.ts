import { beforeEach, describe, expect, test } from 'vitest';
import { useCustomerDesk } from '../support/desk/customer-desk.ts';
import { deskOf, done, listed, runDesk, step } from '../support/desk/desk-work.ts';

const { servers, people, arrive, customerOf, joined } = useCustomerDesk();
const mobile = '9800000117';

/** The next enquiry arrives a minute later. */
function later(): void {
  for (const server of [servers.first, servers.second]) server.passTime(60_000);
}

describe('an enquiry that was sent twice', () => {
  let earlier = '';
  let second = '';
  beforeEach(async () => {
    earlier = await arrive('sales', { mobile });
    later();
    second = await arrive('sales', { mobile, pinCode: '734003' });
    await runDesk(servers.first);
  });

  test('is closed as a double of the earlier one, for no reason of loss, and can be taken back', async () => {
    const { enquiry, events } = await done(people.rina, second, {
      do: 'double',
      of: earlier,
      note: 'Sent again',
    });
    expect(enquiry).toMatchObject({ status: 'lost', standing: 'closed', lost_reason: null });
    expect(events[0]).toMatchObject({
      kind: 'double',
      detail: { of: earlier, note: 'Sent again' },
    });
    expect((await deskOf(people.rina, earlier)).enquiry.status).toBe('new');
    expect((await listed(people.rina, 'open')).map(({ reference }) => reference)).toEqual([
      earlier,
    ]);

    const undone = await done(people.rina, second, { do: 'undo', event: events[0]?.id });
    expect(undone.enquiry).toMatchObject({ status: 'new', standing: 'open', assignee: null });
  });

  test('is one of another number too, once both are one person', async () => {
    later();
    const other = await arrive('sales', { mobile: '9800000118' });
    const refused = await step(people.rina, other, { do: 'double', of: earlier });
    expect(refused.status, refused.text).toBe(400);
    await joined(await customerOf(earlier), await customerOf(other));
    await done(people.rina, other, { do: 'double', of: earlier });
  });

  test.each([
    ['a later one', async () => [earlier, second] as const],
    ['itself', async () => [second, second] as const],
    ['one of another kind', async () => [second, await arrive('amc', { mobile })] as const],
    ['one that is closed', async () => [second, await closed(earlier)] as const],
    ['one that is not there', async () => [second, 'AAAAAAAA'] as const],
  ])('is no double of %s', async (_, choose) => {
    const [reference, of] = await choose();
    await runDesk(servers.first);
    const { status, text } = await step(people.owner, reference, { do: 'double', of });
    expect(status, text).toBe(400);
    expect(text).toContain('earlier enquiry');
    expect((await deskOf(people.owner, reference)).enquiry.status).toBe('new');
  });

  async function closed(reference: string): Promise<string> {
    await done(people.owner, reference, { do: 'close', then: { to: 'done' } });
    return reference;
  }
});
