import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enquiryDefinitions } from '@dealership/shared';
import type { Page } from '@playwright/test';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';

const contact = enquiryBody('contact', 'Forged');

/** Changes that another site may try in the name of a signed-in person. */
const changes: readonly { method: string; path: string; body: Record<string, unknown> }[] = [
  { method: 'POST', path: '/api/logout', body: {} },
  { method: 'POST', path: '/api/login', body: { userId: 'staff', password: 'guessed' } },
  { method: 'POST', path: enquiryDefinitions.contact.path, body: contact },
  { method: 'POST', path: '/api/erasures', body: { mobile: contact.contact } },
  { method: 'POST', path: '/api/bookingReports/export', body: { format: 'PDF', rows: 1 } },
  { method: 'POST', path: '/api/createOffers', body: { title: 'Forged', description: 'Forged' } },
  { method: 'DELETE', path: '/api/deleteOffers/1', body: {} },
  { method: 'DELETE', path: '/api/sessions/others', body: {} },
  { method: 'PATCH', path: '/api/profile/staff', body: { userName: 'Forged' } },
];

/** Calls that it may try to read, or to trigger by reading. */
const reads: readonly string[] = [
  '/api/me',
  '/api/dashboard',
  '/api/manageAccount',
  '/api/sessions',
  '/api/retention',
  '/api/bookingReports/export',
  '/api/allEnquiries/export',
  '/admin/dashboard',
];

interface Attack {
  site: string;
  changes: typeof changes;
  reads: typeof reads;
}

/**
 * Runs on the other site's page: tries everything that a page can.
 *
 * @returns everything that it could read or distinguish
 */
async function attack({ site, changes: wanted, reads: addresses }: Attack): Promise<string[]> {
  const found: string[] = [];
  const tries: Promise<unknown>[] = [];
  const attempt = (what: string, answer: Promise<Response>) => {
    const note = async (response: Response) => {
      if (response.type !== 'opaque') found.push(`${what} ${response.status}`);
      const text = await response.text();
      if (text !== '') found.push(`${what}: ${text.slice(0, 80)}`);
    };
    tries.push(answer.then(note, () => undefined));
  };
  const loaded = (element: HTMLElement, what: string) => {
    tries.push(
      new Promise<void>((resolve) => {
        element.onload = () => {
          found.push(what);
          resolve();
        };
        element.onerror = () => resolve();
      }),
    );
    document.body.append(element);
  };
  for (const { method, path, body } of wanted) {
    const url = site + path;
    const json = JSON.stringify(body);
    for (const mode of ['cors', 'no-cors'] as const) {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const headers = { 'Content-Type': type };
        const isSimple = mode === 'no-cors' && method !== 'POST' ? 'POST' : method;
        const init: RequestInit = { method: isSimple, mode, headers, body: json };
        try {
          attempt(`${mode} ${path}`, fetch(url, { ...init, credentials: 'include' }));
        } catch {
          // A method that the mode does not know.
        }
      }
    }
    navigator.sendBeacon(url, json);
    if (method !== 'POST') continue;
    for (const enctype of [
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'text/plain',
    ]) {
      const form = document.createElement('form');
      const target = document.createElement('iframe');
      target.name = `${enctype} ${path}`;
      Object.assign(form, { method, action: url, enctype, target: target.name });
      // Sent as plain text this is the JSON, with an equals sign in a value that nobody reads.
      const fields =
        enctype === 'text/plain'
          ? [[`${json.slice(0, -1)}${json === '{}' ? '' : ','}"x":"`, '"}']]
          : Object.entries(body);
      for (const [name = '', value] of fields) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value: String(value) });
        form.append(input);
      }
      document.body.append(target, form);
      form.submit();
    }
  }
  // A frame without an origin, whose requests send `Origin: null`.
  const nowhere = document.createElement('iframe');
  nowhere.setAttribute('sandbox', 'allow-scripts');
  nowhere.srcdoc = `<script>
    const init = { method: 'POST', mode: 'no-cors', credentials: 'include' };
    const send = ({ path, body }) =>
      fetch(${JSON.stringify(site)} + path, { ...init, body: JSON.stringify(body) }).catch(() => 0);
    Promise.all(${JSON.stringify(wanted)}.map(send)).then(() => parent.postMessage('sent', '*'));
  </script>`;
  tries.push(new Promise((resolve) => window.addEventListener('message', resolve, { once: true })));
  document.body.append(nowhere);

  for (const path of addresses) {
    const url = site + path;
    attempt(`cors ${path}`, fetch(url, { credentials: 'include' }));
    attempt(`no-cors ${path}`, fetch(url, { mode: 'no-cors', credentials: 'include' }));
    const script = Object.assign(document.createElement('script'), { src: url });
    const image = Object.assign(new Image(), { src: url });
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
    loaded(script, `script ${path}`);
    loaded(image, `image ${path}`);
    loaded(sheet, `style sheet ${path}`);
    const frame = Object.assign(document.createElement('iframe'), { src: url });
    document.body.append(frame);
    const isLoaded = new Promise((resolve) => (frame.onload = resolve));
    tries.push(
      isLoaded.then(() => {
        if (frame.contentDocument !== null) found.push(`frame ${path}`);
        if (frame.contentWindow !== null && frame.contentWindow.length > 0) found.push(path);
      }),
    );
  }
  await Promise.all(tries);
  return found;
}

test.use({ expectedErrors: [/./] });

test.describe('a page of another origin, with a member of staff signed in', () => {
  let server: Server;
  let port: number;
  test.beforeAll(async () => {
    server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Prizes</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  test.afterAll(() => server.close());

  // The cookie is sent from another port of the same host; from another host it must not be.
  for (const host of ['127.0.0.1', 'localhost']) {
    test(`on ${host} changes nothing and reads nothing`, async ({
      page,
      context,
      site,
      logIn,
      submitEnquiry,
    }) => {
      await submitEnquiry('contact', contact);
      await logIn(page);
      const ask = async (path: string, data?: object) => {
        const call = context.request;
        const answer = await (data
          ? call.post(site.url + path, { data })
          : call.get(site.url + path));
        expect(answer.status(), path).toBe(200);
        return answer.text();
      };
      const state = () =>
        Promise.all([
          ask('/api/manageAccount'),
          ask('/api/allEnquiries', { page: 1, limit: 10 }),
          ask('/api/auditEvents', { page: 1, limit: 10 }),
          ask('/api/getOffers'),
        ]);
      const before = await state();

      await page.goto(`http://${host}:${port}/`);
      const answered = watchAnswers(page, site.url);
      // A frame with a download never finishes loading.
      const download = page
        .waitForEvent('download', { timeout: 0 })
        .then((file) => [`download ${file.url()}`])
        // A closed page has downloaded nothing: then the other one decides.
        .catch(() => new Promise<never>(() => {}));
      const found = page.evaluate(attack, { site: site.url, changes, reads });
      expect(await Promise.race([found, download])).toEqual([]);
      await page.waitForLoadState('networkidle');
      for (const { path } of changes.filter(({ method }) => method === 'POST')) {
        const statuses = answered.get(`POST ${path}`) ?? [];
        expect(statuses, path).not.toEqual([]);
        expect(new Set(statuses), path).toEqual(new Set([403]));
      }

      const opened = context.waitForEvent('page');
      await page.evaluate((address) => {
        Object.assign(window, { opened: window.open(address) });
      }, `${site.url}/admin/dashboard`);
      const victim = await opened;
      await expect(victim.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      expect(await victim.evaluate(() => window.opener === null)).toBe(true);
      const isSevered = await page.evaluate(() => {
        const { opened: other } = window as unknown as { opened: Window };
        other.postMessage({ token: 'x' }, '*');
        return other.closed;
      });
      expect(isSevered, 'the opened window as the opener sees it').toBe(true);
      await victim.close();
      expect(await state()).toEqual(before);
    });
  }
});

/** Statuses of the site's answers to the attacking page, by method and path. */
function watchAnswers(page: Page, url: string): Map<string, number[]> {
  const answers = new Map<string, number[]>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== url) return;
    const key = `${response.request().method()} ${pathname}`;
    answers.set(key, [...(answers.get(key) ?? []), response.status()]);
  });
  return answers;
}
