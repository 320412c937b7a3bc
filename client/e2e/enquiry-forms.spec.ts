import { enquiryDefinitions, enquiryKinds, type EnquiryKind } from '@dealership/shared';
import { phone } from './catalogue-page.ts';
import {
  answer,
  control,
  fillIn,
  openForm,
  readEnquiries,
  SAVED,
  shownReference,
  submitButton,
  watchSubmissions,
} from './enquiry-page.ts';
import { formSamples } from './enquiry-samples.ts';
import { expect, test } from './fixtures.ts';

/** All kinds on both engines take a minute more: only in `npm run test:long`. */
const onBoth: readonly EnquiryKind[] =
  process.env.ON_BOTH === 'all' ? enquiryKinds : ['service-booking', 'finance', 'contact'];

for (const kind of enquiryKinds) {
  const sample = formSamples[kind];
  const call = `**${enquiryDefinitions[kind].path}`;

  test.describe(`the form of ${kind}`, () => {
    test(
      'tapped twice is stored once, as it was typed, and says so',
      {
        tag: [
          ...(onBoth.includes(kind) ? ['@both'] : []),
          ...(kind === 'service-booking' ? ['@core'] : []),
        ],
      },
      async ({ openPage, site }) => {
        const page = await openPage(phone);
        const sent = watchSubmissions(page);
        const form = await openForm(page, kind);
        await page.getByRole('navigation', { name: 'Contact us' }).getByText('Enquire').click();
        await expect(form).toBeInViewport();
        await fillIn(form, kind);
        await submitButton(form).dblclick();
        await expect(page.getByRole('status').getByText(sample.success)).toBeVisible();
        const reference = await shownReference(page).innerText();
        await expect(page.getByText('What happens next')).toBeVisible();
        expect(sent).toHaveLength(1);
        const rows = await readEnquiries(page, site, reference);
        expect(rows).toMatchObject([
          { reference, kind, name: 'Ananya Das', mobile: '9832012345', ...sample.stored },
        ]);
      },
    );

    test.describe('that is not sent', () => {
      test.use({ expectedErrors: [/400|502|net::ERR_FAILED/] });

      test('names each answer that is missing, beside it; then the literal text of each failure, and loses no answer', async ({
        openPage,
      }) => {
        const page = await openPage(phone);
        const sent = watchSubmissions(page);
        const form = await openForm(page, kind);
        await fillIn(form, kind);
        for (const [wire, message] of Object.entries(sample.missing)) {
          const question = control(form, wire);
          const typed = sample.answers[wire] ?? '';
          if (typed === true) await question.uncheck();
          else if (
            (await question.getAttribute('type')) === null &&
            typed !== sample.answers.message
          )
            await question.selectOption('');
          else await question.fill('');
          await submitButton(form).click();
          await expect(form.getByText(message, { exact: true })).toBeVisible();
          await expect(question).toBeFocused();
          await expect(question).toHaveAccessibleDescription(message);
          await answer(form, wire, typed);
          await expect(form.getByText(message, { exact: true })).toHaveCount(0);
        }
        expect(sent).toEqual([]);

        // A removed field may have removed other answers with it.
        await fillIn(form, kind);
        const expectStatus = async (text: string) => {
          await submitButton(form).click();
          await expect(form.getByRole('alert')).toHaveText(text);
          await expect(page.locator('.Toastify').getByText(text).first()).toBeVisible();
          await expect(form.getByRole('link', { name: 'Call' })).toBeVisible();
          await expect(form.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
          await expect(control(form, 'name')).toHaveValue('Ananya Das');
        };
        await page.route(call, (route) =>
          route.fulfill({
            status: 400,
            json: { message: 'No such thing.', code: 'invalid_input', fields: {} },
          }),
        );
        await expectStatus(sample.refused);
        await expect(form.getByText(SAVED)).toHaveCount(0);
        await page.unroute(call);
        await page.route(call, (route) =>
          route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
        );
        await expectStatus(sample.failed);
        await expect(form.getByText(SAVED)).toBeVisible();
        await page.unroute(call);
        await page.route(call, (route) => route.abort());
        await expectStatus(sample.unreachable);
        await expect(form.getByText(SAVED)).toBeVisible();
        await expect(form.getByRole('button', { name: 'Send now' })).toBeVisible();
      });
    });
  });
}
