import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findVisit } from './visit.ts';

const site = 'http://localhost:3000';

/** As if a document had been loaded in this tab. */
function load(address: string, from = '') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: site + address } as PerformanceEntry,
  ]);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('it is the first page, the host that led to it and the campaign', () => {
  load('/offers?utm_source=fb&utm_campaign=Puja%202026&bike=X#a', 'https://l.facebook.com/a?b=c');
  expect(findVisit()).toEqual({
    page: '/offers',
    referrer: 'l.facebook.com',
    source: 'fb',
    campaign: 'Puja 2026',
  });
  load('/contact', `${site}/offers`);
  expect(findVisit()).toMatchObject({ page: '/offers', campaign: 'Puja 2026' });
});

test('the last campaign begins a visit of its own; another site alone does not', () => {
  load('/?utm_source=sms');
  findVisit();
  load('/gallery', 'https://www.google.com/');
  expect(findVisit()).toEqual({ page: '/', source: 'sms' });
  load('/amc?utm_source=mail', 'https://mail.example/');
  expect(findVisit()).toEqual({ page: '/amc', referrer: 'mail.example', source: 'mail' });
});

test.each([
  ['/?gclid=EAIaIQ', { source: 'google', medium: 'cpc' }],
  ['/?gbraid=0AAAA', { source: 'google', medium: 'cpc' }],
  ['/?wbraid=Cj8K', { source: 'google', medium: 'cpc' }],
  ['/?gad_source=1&gad_campaignid=2', { source: 'google', medium: 'cpc' }],
  ['/?msclkid=a1b2', { source: 'bing', medium: 'cpc' }],
  // The advertiser's own words count.
  ['/?gclid=EAIaIQ&utm_campaign=Puja', { campaign: 'Puja' }],
  ['/?gclid=&utm_source=', {}],
  ['/?fbclid=IwAR1', {}],
])(
  'a click on an advertisement is a campaign, and its mark is not kept: %s',
  (address, campaign) => {
    load(address, 'https://www.google.com/');
    expect(findVisit()).toEqual({ page: '/', referrer: 'www.google.com', ...campaign });
  },
);

test('a click on an advertisement begins a visit of its own', () => {
  load('/offers', 'https://www.google.com/');
  findVisit();
  load('/scooters?gclid=EAIaIQ', 'https://www.google.com/');
  expect(findVisit()).toMatchObject({ page: '/scooters', medium: 'cpc' });
});

test('a tab that was opened from the site itself records no visit', () => {
  load('/finance', `${site}/`);
  expect(findVisit()).toBeUndefined();
});

test('parts are cut, between letters', () => {
  load(`/?utm_campaign=${encodeURIComponent('🏍'.repeat(150))}`);
  expect(findVisit()).toEqual({ page: '/', campaign: '🏍'.repeat(100) });
});

test('where the browser keeps nothing, nothing is sent', () => {
  load('/');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  expect(findVisit()).toBeUndefined();
});
