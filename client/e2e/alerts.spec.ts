import type { Page, Worker } from '@playwright/test';
import { startPushReceiver } from '../../scripts/test-run/push-receiver.mjs';
import { arrive } from './desk-arrivals.ts';
import { expect, test } from './fixtures.ts';
import { doubleText, expectTextsFit } from './page-fit.ts';
import { expectClean } from './staff-page.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  serviceWorkers: 'allow',
  environment: { WEBHOOK_ALLOW_PRIVATE: 'on' },
});

/**
 * Headless Chromium never allows notifications and reaches no push service: the permission is faked, and a receiver
 * with the device's keys replaces the service.
 */
async function bePhone(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((keys) => {
    const { endpoint, ...rest } = keys as { endpoint: string };
    let isOn = false;
    let applicationServerKey = new ArrayBuffer();
    const made = {
      toJSON: () => ({ endpoint, keys: rest }),
      options: {
        get applicationServerKey() {
          return applicationServerKey;
        },
      },
      unsubscribe: () => {
        isOn = false;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.getSubscription = () => Promise.resolve(isOn ? made : null);
    PushManager.prototype.subscribe = (options) => {
      const key = options?.applicationServerKey as string;
      const text = key.replaceAll('-', '+').replaceAll('_', '/');
      applicationServerKey = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0)).buffer;
      isOn = true;
      return Promise.resolve(made);
    };
  }, subscription);
}

/** The worker, once it controls the page; its notifications are collected and not shown. */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    }
  });
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no worker');
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown: object[] = [];
    Object.assign(self, { shown });
    registration.showNotification = (title, { tag, data } = {}) => {
      shown.push([title, tag, data]);
      return Promise.resolve();
    };
  });
  return worker;
}

/** Sends a push to the worker, in the way of the browser. */
async function pushTo(page: Page, url: string): Promise<(data: string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data });
  };
}

/** Presses a notification: DevTools cannot do that, so the worker gets an event of the same name. */
async function press(worker: Worker, data: unknown): Promise<void> {
  await worker.evaluate(async (path) => {
    const event = new Event('notificationclick');
    let work: Promise<unknown> = Promise.resolve();
    Object.assign(event, {
      notification: { data: path, close: () => undefined },
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    self.dispatchEvent(event);
    await work;
  }, data);
}

/** Whether the worker subscribes again after its push service has ended the subscription. */
async function renews(worker: Worker): Promise<boolean> {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    let isAsked = false;
    registration.pushManager.subscribe = () => {
      isAsked = true;
      return Promise.reject(new Error('no service'));
    };
    const event = new Event('pushsubscriptionchange');
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    self.dispatchEvent(Object.assign(event, { waitUntil }));
    await work.catch(() => undefined);
    return isAsked;
  });
}

test(
  'a phone shows it on its lock screen, the alert leads to the enquiry, and a reply answers it in two taps',
  { tag: '@core' },
  async ({ page, ownSite, logIn }) => {
    const { url, staff } = ownSite;
    const receiver = await startPushReceiver();
    try {
      await bePhone(page, receiver.subscribe('/phone'));
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/alerts`);
      const devices = page.getByRole('region', { name: 'Alerts on this device' });
      await devices.getByRole('button', { name: 'Switch alerts on' }).tap();
      await expect(devices).toContainText('Alerts are on.');
      await expect(devices.getByRole('listitem')).toContainText('This device');
      await devices.getByRole('button', { name: 'Send a test' }).tap();
      await expect(devices.getByRole('status')).toContainText('the test is on its way');
      await expectClean(page);
      expect(receiver.wrong).toEqual([]);
      const sent = receiver.pushed[0]?.payload as { id: string; title: string; path: string };

      // So that the hour does not matter.
      await page.getByLabel('Hold alerts until quiet hours end').uncheck();
      await page.getByRole('button', { name: 'Save', exact: true }).tap();
      await expect(page.getByText('Saved.')).toBeVisible();
      await page.getByRole('switch', { name: 'On duty' }).tap();
      const reference = await arrive(ownSite, 'sales', 'Ananya Das', '9832012345');
      await expect.poll(() => receiver.pushed.length).toBe(2);
      const second = receiver.pushed[1]?.payload as typeof sent;
      expect(JSON.stringify(second)).not.toMatch(/Ananya|98320/);
      expect(second.title).toMatch(/sales enquiry/i);

      const worker = await workerOf(page);
      const push = await pushTo(page, url);
      for (const data of [
        ...[sent, second].map((each) => JSON.stringify(each)),
        'what nobody can read',
      ])
        await push(data);
      const shown = () => worker.evaluate(() => (self as unknown as { shown: object[] }).shown);
      await expect.poll(shown).toEqual([
        ['A test: alerts reach this device.', sent.id, sent.path],
        [second.title, second.id, second.path],
        ['Something waits for you on the desk.', undefined, undefined],
      ]);

      // The page goes there without a reload.
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await press(worker, second.path);
      // The page has a changed choice: leaving it needs confirmation.
      await page.getByRole('button', { name: 'Open it' }).tap();
      await expect(page.getByRole('heading', { name: 'Ananya Das' })).toBeVisible();
      expect(page.url()).toContain(reference);
      await page
        .getByRole('group', { name: 'Actions' })
        .getByRole('button', { name: 'Message' })
        .tap();
      await page.getByRole('link', { name: 'SMS: Thank you' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Your message: Ananya Das' });
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('blockquote')).toContainText(`(${reference})`);

      // An open dialog blocks everything else: its input stays, and the link is offered afterwards.
      await page
        .getByRole('group', { name: 'Actions' })
        .getByRole('button', { name: 'Note' })
        .tap();
      const note = page.getByRole('dialog').getByRole('textbox');
      await note.fill('Wants it in blue');
      // An alert from before screens had their own addresses.
      await press(worker, '/admin/dashboard?screen=alerts');
      await expect(note).toHaveValue('Wants it in blue');
      const offered = page.getByText('You opened an alert.');
      await expect(offered).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open it' }).tap();
      await expect(devices).toBeVisible();
      await expect(offered).toHaveCount(0);
      const renewed = () => renews(worker);
      expect(await renewed()).toBe(true);
      await press(worker, 'https://elsewhere.example/admin/dashboard');
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      await press(worker, '/optain');
      expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

      await page.getByRole('button', { name: /^Account/ }).tap();
      await page.getByRole('menuitem', { name: 'Logout' }).tap();
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await logIn(page, staff, url);
      await page.goto(`${url}/admin/alerts`);
      await expect(devices).toContainText('Alerts are off.');
      await expect(devices.getByRole('listitem')).toHaveCount(0);
      expect(await renewed()).toBe(false);
      await devices.getByRole('button', { name: 'Switch alerts on' }).tap();
      await expect(devices.getByRole('listitem')).toHaveCount(1);
      await doubleText(page);
      await expectTextsFit(page, 'alerts');
    } finally {
      await receiver.stop();
    }
  },
);
