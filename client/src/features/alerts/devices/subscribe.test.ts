import { beforeEach, expect, test, vi } from 'vitest';
import { stubApi, type ApiCall } from '../../../../test/stub-api.ts';
import { alertsOwner, setAlertsOwner } from '../../../lib/staff/alerts-here.ts';
import { alertsObstacle, renewAlerts, switchAlertsOn } from './subscribe.ts';

/** Keys of the server: base64url, and the bytes that a browser keeps. */
const KEY = 'BA-_';
const bytes = new Uint8Array([4, 15, 191]).buffer;

let permission: NotificationPermission;
/** The options of the browser's subscription. */
let subscribedWith: ArrayBuffer | undefined;
let isKnown: boolean;
/** A worker of another build that takes over. */
let next: (EventTarget & { state: string; postMessage: (data: unknown) => void }) | null;
let calls: ApiCall[];

const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' } }),
  options: {
    get applicationServerKey() {
      return subscribedWith;
    },
  },
  unsubscribe: () => {
    subscribedWith = undefined;
    return Promise.resolve(true);
  },
};

beforeEach(() => {
  permission = 'granted';
  subscribedWith = bytes;
  isKnown = true;
  next = null;
  localStorage.clear();
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribedWith ? subscription : null),
    subscribe: () => {
      subscribedWith = bytes;
      return Promise.resolve(subscription);
    },
  };
  const registration = {
    pushManager,
    update: () => Promise.resolve(),
    get installing() {
      return next;
    },
    waiting: null,
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', pushManager);
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission),
  });
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    serviceWorker: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  calls = stubApi(({ method }) =>
    method === 'get'
      ? { data: { is_demo: false, public_key: KEY, devices: isKnown ? [{ current: true }] : [] } }
      : { status: 201, data: { message: 'Saved' } },
  );
});

const added = () => calls.filter(({ method }) => method === 'post').length;

test('says in plain words why a browser cannot show alerts', () => {
  expect(alertsObstacle()).toBeUndefined();
  permission = 'denied';
  expect(alertsObstacle()).toMatch(/does not let the site/);
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(window, 'Notification');
  expect(alertsObstacle()).toMatch(/home screen/);
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15)' });
  expect(alertsObstacle()).toMatch(/shows no alerts/);
  vi.stubGlobal('isSecureContext', false);
  expect(alertsObstacle()).toMatch(/https/);
});

test('is on once somebody has said yes, and stays off otherwise', async () => {
  permission = 'default';
  await expect(switchAlertsOn('asha', KEY)).rejects.toThrow(/answer the browser’s question/);
  permission = 'denied';
  await expect(switchAlertsOn('asha', KEY)).rejects.toThrow(/does not let/);
  expect([added(), alertsOwner()]).toEqual([0, null]);
  permission = 'granted';
  await switchAlertsOn('asha', KEY);
  expect([added(), alertsOwner()]).toEqual([1, 'asha']);
});

test('goes on with another subscription or another key of the server', async () => {
  setAlertsOwner('asha');
  await renewAlerts('asha', 'asha');
  subscribedWith = undefined;
  await renewAlerts('asha', 'asha');
  isKnown = false;
  subscribedWith = new Uint8Array([4, 1, 1]).buffer;
  await renewAlerts('asha', 'asha');
  expect([added(), alertsOwner()]).toEqual([3, 'asha']);
  expect(subscribedWith).toBe(bytes);
});

test('ends where it was removed from elsewhere, and with somebody else', async () => {
  setAlertsOwner('asha');
  isKnown = false;
  await renewAlerts('asha', 'asha');
  expect([added(), alertsOwner(), subscribedWith]).toEqual([0, null, undefined]);
  setAlertsOwner('asha');
  subscribedWith = bytes;
  await renewAlerts('bina', 'asha');
  expect([calls.length, alertsOwner(), subscribedWith]).toEqual([1, null, undefined]);
});

test('waits a minute for a worker that takes over, and blames nobody when it is not ready', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  subscribedWith = undefined;
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
  next = worker;
  const become = (state: string) => {
    Object.assign(worker, { state });
    worker.dispatchEvent(new Event('statechange'));
  };
  const inVain = expect(switchAlertsOn('asha', KEY)).rejects.toThrow(/still being set up/);
  await vi.advanceTimersByTimeAsync(60_000);
  await inVain;
  const switched = switchAlertsOn('asha', KEY);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(worker.postMessage).toHaveBeenLastCalledWith('take-over');
  become('activated');
  await switched;
  expect([added(), subscribedWith]).toEqual([1, bytes]);
  vi.useRealTimers();
});
