import { hydrateRoot, type Root } from 'react-dom/client';
import { act, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  choosingPages,
  modelAbsences,
  NOTICE_VERSION,
  pagePaths,
  type PageText,
  type PublicPageName,
} from '@dealership/shared';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { dealership, pageTextsOf } from '../../../shared/test/dealership.ts';
import { stubApi } from '../../test/stub-api.ts';
import { pageLoaders, pageNames } from './site/public-pages.ts';
import { PublicRoot } from './public-root.tsx';
import { renderShell } from './render-shell.tsx';

let root: Root | undefined;
/** The data in every document. */
const retention = { sales: 24, insurance: 36 };
const common = { dealership: { ...dealership, retention }, pageTexts: pageTextsOf({ retention }) };
const models = [{ slug: 'honda-dio-110', name: 'Dio 110', type: 'scooter' }];

beforeEach(async () => {
  const home = await renderOnServer('home');
  document.body.innerHTML = `<div id="root">${asServed(home)}</div>
    <script type="application/json" id="page-data">${JSON.stringify({ models, ...common })}</script>`;
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
});

/** Where there is no document. */
async function renderOnServer(
  name: PublicPageName,
  which: Parameters<typeof renderShell>[2] = {},
  data: object = common,
) {
  // Modules that need a document while they load have one.
  await pageLoaders[name]();
  const { document: ofTest } = globalThis;
  vi.stubGlobal('document', undefined);
  try {
    return await renderShell(name, { ...data }, which);
  } finally {
    vi.stubGlobal('document', ofTest);
  }
}

/** The markup with the values that the server puts at the marks. */
function asServed(markup: string, shell: Record<string, string> = {}): string {
  return markup.replace(/\0([\w-]+)\0/g, (_mark, key: string) => shell[key] ?? '');
}

async function takeOver(name: PublicPageName = 'home') {
  const element = document.getElementById('root')!;
  const ready = { [name]: await pageLoaders[name]() };
  await act(async () => {
    root = hydrateRoot(
      element,
      <BrowserRouter>
        <PublicRoot ready={ready} />
      </BrowserRouter>,
      {
        onRecoverableError: (error) => {
          throw error;
        },
      },
    );
  });
}

test('the firm, the grievance contact and what is listed for scripts are where the texts name them', async () => {
  const grievance = { name: 'Mira Rai', post: 'Manager', email: 'mira@example.com', phone: '1234' };
  const legalName = 'Hill Road Motors Pvt. Ltd.';
  const settings = { legalName, grievance, tracking: true };
  const data = {
    dealership: { ...dealership, ...settings },
    pageTexts: pageTextsOf(settings),
  };
  const policy = await renderOnServer('privacy-policy', undefined, data);
  expect(policy).toContain(`Write to Mira Rai, Manager, ${legalName}, at mira@example.com`);
  expect(policy).toContain('a list named dataLayer');
  expect(policy).toContain(`this is version ${NOTICE_VERSION}t;`);
  const terms = await renderOnServer('terms-conditions', undefined, data);
  expect(terms).toContain(`this website is run by ${legalName} in`);
  expect(terms).toContain(`© ${legalName}`);
});

test('the painted page has the heading, the numbers, the form and the address', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('starts on Sevoke Road');
  expect(screen.getAllByRole('link', { name: /Call/ })[0]).toHaveAttribute(
    'href',
    'tel:+910000000001',
  );
  expect(screen.getByRole('form', { name: 'Sales enquiry' })).toHaveAttribute('method', 'dialog');
  expect(screen.getByText('Mon to Sat 10:00 AM to 07:00 PM')).toBeInTheDocument();
});

test('the home page is painted in its order, with the ways to all models before anything else', () => {
  const main = document.querySelector('main')!;
  const parts = main.querySelectorAll('h1, h2');
  expect([...parts].map(({ textContent }) => textContent.trim())).toEqual([
    expect.stringContaining('Your next ride'),
    'Welcome to the showroom',
    'On the showroom floor',
    'Tell us what you need',
    'Come and try one',
  ]);
  const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.slice(0, 3)).toEqual(['/motorcycle', '/scooters', '#enquire']);
});

test('React takes over exactly what was painted, keeps what was typed, and adds the models', async () => {
  const input = screen.getAllByLabelText<HTMLInputElement>('Name')[0]!;
  input.value = 'Asha';
  expect(screen.queryByRole('option', { name: 'Dio 110' })).toBeNull();
  await takeOver();
  expect(input).toBeInTheDocument();
  expect(input).toHaveValue('Asha');
  expect(screen.getByRole('option', { name: 'Dio 110' })).toHaveValue('honda-dio-110');
});

test('React takes over every page as it was painted, whatever its address says', async () => {
  // Only the markup is known: no call is answered.
  stubApi(() => new Promise(() => {}));
  const withAbsences = choosingPages.flatMap((name) =>
    modelAbsences.map((absence) => ({ name, absence })),
  );
  const differences: string[] = [];
  // A name that looks like a template's mark is a name.
  const data = { ...common, dealership: { ...dealership, name: '{{model}} & Co' } };
  for (const { name, absence } of [
    ...pageNames.map((name) => ({ name, absence: undefined })),
    ...withAbsences,
  ]) {
    const path = `${pagePaths[name].replace(':id', '1')}?bike=Dio110&emi=1`;
    window.history.replaceState(null, '', path);
    const shell: Record<string, string> = { model: 'Nobody' };
    const markup = await renderOnServer(name, { absence }, data);
    document.body.innerHTML = `<div id="root">${asServed(markup, shell)}</div>
      <script type="application/json" id="page-data">${JSON.stringify({ shell, absence, ...data })}</script>`;
    // Before any script has loaded, too, *Enquire* leads to the page's own form, if it has one.
    const enquire = [...document.querySelectorAll('header a, nav a')].filter(
      ({ textContent }) => textContent === chromeTexts.enquire,
    );
    const target = document.getElementById('enquire') ? '#enquire' : '/#enquire';
    expect(enquire.map((link) => link.getAttribute('href'))).toEqual([target, target]);
    const ready = { [name]: await pageLoaders[name]() };
    await act(async () => {
      root = hydrateRoot(
        document.getElementById('root')!,
        <BrowserRouter>
          <PublicRoot ready={ready} />
        </BrowserRouter>,
        {
          onRecoverableError: (error) =>
            differences.push(`${name} ${absence ?? ''}: ${String(error)}`),
        },
      );
    });
    expect(document.querySelector('main')).not.toBeEmptyDOMElement();
    expect(document.body).toHaveTextContent('{{model}} & Co');
    act(() => root?.unmount());
    root = undefined;
  }
  window.history.replaceState(null, '', '/');
  expect(differences).toEqual([]);
});

test('React takes over the page of a further branch as it was painted', async () => {
  // Only the data in the document is known.
  stubApi(() => new Promise(() => {}));
  const visit = {
    address: '12 Main Road, Malda',
    hours: dealership.hours,
    position: { latitude: 25.01, longitude: 88.14 },
    phones: [],
  };
  const branches = [...dealership.branches, { id: 2, place: 'Malda' }];
  const data = { ...common, visit, dealership: { ...dealership, branches } };
  const markup = await renderOnServer('dealers', { ownPath: '/dealers/2' }, data);
  expect(markup).toContain('Find us in Malda</h1>');
  expect(markup).toContain('query=25.01%2C88.14');
  window.history.replaceState(null, '', '/dealers/2');
  document.body.innerHTML = `<div id="root">${markup}</div>
    <script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
  await takeOver('dealers');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find us in Malda');
  window.history.replaceState(null, '', '/');
});

test('React takes over a privacy notice in a further language as it was painted, and changes nothing of it', async () => {
  const notices = [{ language: 'ur' as const, offer: 'اردو میں پڑھیں' }];
  const text: PageText = {
    title: 'رازداری',
    lead: '',
    notice: { lang: 'ur', dir: 'rtl', version: 'ur2' },
    sections: [
      { id: 'section', heading: '', inShort: '', look: 'ticks', blocks: [{ text: 'پہلے' }] },
      { id: 'a', heading: 'کون', inShort: '', look: 'ticks', blocks: [{ text: 'ہم' }] },
    ],
  };
  const data = { dealership: { ...dealership, notices } };
  const pageTexts = { 'privacy-policy': text };
  const path = { ownPath: '/privacy-policy' };
  const markup = await renderOnServer('privacy-policy', path, { ...data, pageTexts });
  expect(markup).toMatch(/<h1 lang="ur" dir="rtl"[^>]*>رازداری<\/h1>/);
  expect(markup).toContain('data-notice="ur2"');
  window.history.replaceState(null, '', '/privacy-policy/ur');
  document.body.innerHTML = `<div id="root">${markup}</div>
    <script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
  await takeOver('privacy-policy');
  expect(screen.getByText('ہم').closest('[lang=ur]')).toHaveAttribute('dir', 'rtl');
  // The text before the first heading has no entry.
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  expect(within(contents).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Read in English' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  window.history.replaceState(null, '', '/');
});

const everything = 'Everything you send with a form';
const automatic = (months: number) => `erased automatically ${months} months after we receive it.`;

test.each([
  {
    retention: {},
    policy: `${everything}: kept until you ask us to erase it.`,
    note: 'How long: until you ask us to erase it.',
    version: NOTICE_VERSION,
  },
  {
    retention: { sales: 24 },
    policy: `Sales enquiry: ${automatic(24)} Everything else: kept until you ask us to erase it.`,
    note: 'How long: 24 months, then it is erased automatically. Sooner if you ask.',
    version: `${NOTICE_VERSION}-24m`,
  },
])('visitors read how long enquiries are kept: $policy', async ({ retention, policy, ...home }) => {
  const data = { dealership: { ...dealership, retention }, pageTexts: pageTextsOf({ retention }) };
  expect(await renderOnServer('privacy-policy', undefined, data)).toContain(policy);
  const markup = await renderOnServer('home', undefined, data);
  expect(markup).toContain(home.note);
  expect(markup).toMatch(new RegExp(`${home.version}(?!-)`));
});
