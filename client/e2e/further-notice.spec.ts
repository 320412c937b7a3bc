import { NOTICE_VERSION } from '@dealership/shared';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, phone } from './catalogue-page.ts';
import { fillIn, openForm, shownReference, submitButton } from './enquiry-page.ts';
import { expect, test } from './fixtures.ts';
import { expectTextsFit } from './page-fit.ts';
import { expectClean } from './staff-page.ts';

test.use({ viewport: phone, expectedErrors: [/status of 400/] });

const nepali = {
  title: 'हामी तपाईंबारे के जान्दछौँ',
  text: `यो {firm} को सूचना हो।

# के राख्छौँ
- नाम र फोन नम्बर
- तपाईंले लेख्नुभएको कुरा

# सम्पर्क
{email}, संस्करण {version}`,
};
const urdu = { title: 'ہم آپ کے بارے میں کیا جانتے ہیں', text: '# رابطہ\n{email}' };

test(
  'the notice is read in Nepali at a form, and the enquiry says so',
  { tag: '@core' },
  async ({ page, ownSite, logIn, openPage, browser }) => {
    const { url, staff } = ownSite;
    await logIn(page, staff, url);
    await page.goto(`${url}/admin/settings`);
    await page.getByRole('link', { name: 'Privacy notice in more languages' }).click();
    await expect(page).toHaveURL(/\/admin\/pages#notices$/);
    const paste = async (language: string, name: string, { title, text }: typeof nepali) => {
      await page.getByLabel('Language', { exact: true }).selectOption(language);
      const part = page.getByRole('region', { name });
      await part.getByLabel('Heading of the notice').fill(title);
      await part.getByLabel('Text of the notice').fill(text);
      await part.getByRole('button', { name: 'Save' }).click();
      return part.getByRole('link', { name: 'See the page on the website' });
    };
    // Words of the site's own languages.
    await paste('ne', 'नेपाली (Nepali)', { ...nepali, text: '{kept}' });
    await expect(page.getByText(/^In braces use only \{name\}, /)).toBeVisible();
    await expect(await paste('ne', 'नेपाली (Nepali)', nepali)).toBeVisible();
    await expect(await paste('ur', 'اردو (Urdu)', urdu)).toBeVisible();
    await expectClean(page);

    const visitor = await openPage(phone);
    const form = await openForm(visitor, 'sales', ownSite);
    await fillIn(form, 'sales');
    const link = form.getByRole('link', { name: 'नेपालीमा पढ्नुहोस्' });
    await expect(link).toHaveAttribute('lang', 'ne');
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
    await link.click();
    const heading = visitor.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(nepali.title);
    await expect(visitor).toHaveURL(`${url}/privacy-policy/ne`);
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
    await expect(heading).toHaveAttribute('lang', 'ne');
    await expect(visitor.getByText(`संस्करण ${NOTICE_VERSION}.ne2`)).toBeVisible();
    await expectAccessible(visitor);
    await expectTextsFit(visitor, 'the notice in Nepali');

    // It is a document of its own, also on the way back to it.
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(heading).toHaveText('What we know about you');
    await visitor.goBack();
    await expect(heading).toHaveText(nepali.title);
    await visitor.getByRole('link', { name: 'اردو میں پڑھیں' }).click();
    await expect(heading).toHaveText(urdu.title);
    await expect(heading).toHaveAttribute('dir', 'rtl');
    await expectAccessible(visitor);
    await expectTextsFit(visitor, 'the notice in Urdu');
    await visitor.goBack();
    await expect(heading).toHaveText(nepali.title);
    // When the page is whole.
    await visitor.waitForFunction(() => sessionStorage.getItem('notice-read') === 'ne2');

    const again = await openForm(visitor, 'sales', ownSite);
    await expect(again.locator('[name=name]')).toHaveValue('Ananya Das');
    await submitButton(again).click();
    const reference = await shownReference(visitor).innerText();
    const row = await page.request.get(`${url}/api/allEnquiries/${reference}`);
    expect(await row.json()).toMatchObject({
      details: { noticeVersion: `${NOTICE_VERSION}.ne2` },
    });

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(`${url}/bn/contact`);
    await plain.getByRole('link', { name: 'नेपालीमा पढ्नुहोस्' }).click();
    await expect(plain).toHaveURL(`${url}/bn/privacy-policy/ne`);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(nepali.title);
    await plain.context().close();
  },
);

test('a page is written in Bengali beside English, and its history says in which language', async ({
  page,
  ownSite,
  logIn,
  openPage,
}) => {
  const { url, staff } = ownSite;
  await logIn(page, staff, url);
  await page.goto(`${url}/admin/pages`);
  const part = page.getByRole('region', { name: 'About us' });
  await part.getByLabel('Heading of the page', { exact: true }).fill('Two wheels, one family');
  await expect(part.getByText('The English text has changed. Check these too.')).toBeVisible();
  const bengali = part.getByLabel('Heading of the page in Bengali');
  await bengali.fill('');
  await expect(bengali).toHaveAttribute('placeholder', 'Two wheels, one family');
  await bengali.fill('দুই চাকা, এক পরিবার');
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await expectClean(page);
  await part.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of About us' });
  await expect(history.getByText('বাংলা: দুই চাকা, এক পরিবার')).toBeVisible();

  const visitor = await openPage(phone);
  const heading = visitor.getByRole('heading', { level: 1 });
  await visitor.goto(`${url}/bn/about`);
  await expect(heading).toHaveText('দুই চাকা, এক পরিবার');
  await visitor.goto(`${url}/hi/about`);
  // The demo has translated its own words; the heading is still theirs.
  await expect(heading).toHaveText('एक सड़क, एक वर्कशॉप, एक शोरूम');
  await visitor.goto(`${url}/about`);
  await expect(heading).toHaveText('Two wheels, one family');
});
