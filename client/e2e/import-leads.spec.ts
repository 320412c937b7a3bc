import { doubleText, expectTextsFit } from './page-fit.ts';
import { expect, test } from './fixtures.ts';
import { expectClean, tabTo } from './staff-page.ts';

test.use({ viewport: { width: 360, height: 740 } });

const LONG = 'Averylongtownnamewithoutanyblank'.repeat(6);

/** A portal's export: three leads, one of a customer with an open enquiry, and rows that are not leads. */
const file = {
  name: 'leads.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Full Name,Phone Number,Model,Campaign,Lead score',
      'Asha Rai,+91 98320-11111,Activa 6G,Puja,7',
      '<b>Bina</b>,9832022222,SP125,Puja,3',
      `Nobody,12345,${LONG},Puja,1`,
      'Chitra,,Dio,#N/A,9',
      '????? ???,9832033333,Dio,Puja,9',
      'Dipa,9832044444,Dio,#N/A,9',
      `Total leads: 6 ${LONG},,,,`,
    ].join('\n'),
  ),
};

test(
  'leads of a file are looked at, imported by keys, and are on the desk',
  { tag: '@core' },
  async ({ page, ownSite, logIn }) => {
    const { url, staff } = ownSite;
    const sent = await page.request.post(`${url}/api/postSalesEnquiry`, {
      data: {
        name: 'Asha',
        email: 'asha@example.com',
        pinCode: '734001',
        mobile: '9832011111',
        model: 'SP125',
      },
    });
    const { reference } = (await sent.json()) as { reference: string };
    await logIn(page, staff, url);
    await page.goto(`${url}/admin/desk?view=unassigned`);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    // A phone's toolbar has no room for it.
    await page.getByRole('button', { name: 'Add enquiry' }).press('Enter');
    await page.getByRole('link', { name: /^Many at once/ }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Import leads' })).toBeVisible();
    const check = page.getByRole('button', { name: 'Check the file' });
    await check.press('Enter');
    await expect(page.getByText('Choose one file with leads')).toBeVisible();
    await expect(page.getByLabel('What are the leads about?')).toBeFocused();
    await page.getByLabel('What are the leads about?').selectOption('Sales');
    await page.getByLabel('File with the leads').setInputFiles(file);
    await tabTo(page, check);
    await page.keyboard.press('Enter');
    // The focus tells screen readers that there is something new.
    await expect(page.getByRole('heading', { name: 'What the file would add' })).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: /add|customer|row/ })).toHaveText([
      '3 enquiries to add.',
      /^1 is from a customer who is known already/,
      /^In 1 case the same customer has an open enquiry/,
      '1 row has neither a number nor an email address and is left out.',
      '1 row is no lead, such as a total, and is left out.',
      '2 rows cannot be read and are left out.',
      /^In 1 row letters are damaged. Save the file .* “CSV UTF-8”/,
    ]);
    await expect(page.getByText(/10.digit/)).toBeVisible();
    await expect(page.getByLabel('Nobody to reach (1)')).toContainText('Chitra');
    await expect(page.getByLabel('No leads (1)')).toContainText('Total leads: 6');
    await expect(page.getByLabel('To be noted, with a fault (1)')).toContainText('Campaign');
    await expect(page.getByRole('link', { name: `Open ${reference}` })).toBeVisible();
    await page.getByText('How the columns were read').click();
    await expect(page.getByText('Lead score')).toBeVisible();
    await expectClean(page);
    await doubleText(page);
    await expectTextsFit(page, 'import of leads');

    const apply = page.getByRole('button', { name: 'Import 3 enquiries' });
    await tabTo(page, apply);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('3 enquiries imported')).toBeVisible();
    await page.getByRole('link', { name: 'See them on the desk' }).press('Enter');
    await expect(page.getByText('<b>Bina</b>')).toBeVisible();
    await page.locator('[data-row]').filter({ hasText: 'Bina' }).first().click();
    await expect(page.getByText('You imported it.')).toBeVisible();
    await expect(page.getByText('Campaign: Puja')).toBeVisible();
  },
);
