import { OFFICE_SCOPE, OFFICE_WORKER } from '@dealership/shared';
import { deviceTexts as texts } from '@dealership/shared/texts/staff/desk/devices.ts';
import { endAlertsHere, findSubscription, setAlertsOwner } from '../../../lib/staff/alerts-here.ts';
import { call } from '../../../lib/calls/call.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';

/** Why this browser cannot show alerts, as a text; `undefined`: it can. */
export function alertsObstacle(): string | undefined {
  if (!window.isSecureContext) return texts.insecure;
  if (
    !('serviceWorker' in navigator) ||
    !('PushManager' in window) ||
    !('Notification' in window)
  ) {
    // iPhones and iPads support them only after the page was added to the home screen.
    const isOfApple = /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent) || isIpadAsMac();
    if (!isOfApple) return texts.unsupported;
    return matchMedia('(display-mode: standalone)').matches ? texts.oldSystem : texts.install;
  }
  return Notification.permission === 'denied' ? texts.denied : undefined;
}

function isIpadAsMac(): boolean {
  return /\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}

/**
 * Subscribes this browser to a person's alerts; the browser asks for permission first.
 * @throws {Refusal} when permission is refused, or the browser's push service cannot be reached
 */
export async function switchAlertsOn(userId: string, publicKey: string): Promise<void> {
  const answer = await Notification.requestPermission();
  if (answer === 'denied') throw new Refusal(texts.denied);
  if (answer !== 'granted') throw new Refusal(texts.notAllowed);
  await subscribe(userId, publicKey);
}

/** @throws {Refusal} when the worker is not ready yet, or the browser's push service cannot be reached */
async function subscribe(userId: string, publicKey: string): Promise<void> {
  const subscription = await subscriptionFor(publicKey);
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call('POST /api/push/devices', { body: { endpoint, p256dh, auth } });
  setAlertsOwner(userId);
}

async function subscriptionFor(publicKey: string): Promise<PushSubscription> {
  const found = await findSubscription();
  if (found && keyOf(found) === publicKey) return found;
  await found?.unsubscribe();
  const registration = await readyWorker().catch(refusing(texts.notReady));
  return registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(refusing(texts.notSubscribed));
}

function refusing(text: string) {
  return (error: unknown) => {
    console.warn('This browser could not be subscribed.', error);
    throw new Refusal(text);
  };
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(OFFICE_WORKER, {
    scope: OFFICE_SCOPE,
  });
  // A worker of an earlier build, waiting for its windows to be closed, shows no alerts.
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (next) await putInCharge(next);
  return registration;
}

/** Longest time until a worker is in charge, ms: on a slow line its files take a while. */
const TAKING_OVER_MS = 60_000;

function putInCharge(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('The worker was not installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
    worker.postMessage('take-over');
    setTimeout(() => reject(new Error('The worker is not in charge yet.')), TAKING_OVER_MS);
  });
}

/** The server key that a subscription was made for, base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Keeps alerts working where they are on: the browser may have a new subscription, or the server a new key.
 * They end where they were switched off elsewhere, or belong to another person.
 */
export async function renewAlerts(userId: string, owner: string): Promise<void> {
  if (userId !== owner) return endAlertsHere();
  if (alertsObstacle() !== undefined || Notification.permission !== 'granted') return;
  const [found, { public_key: publicKey, devices }] = await Promise.all([
    findSubscription(),
    call('GET /api/push', {}),
  ]);
  const isKnown = devices.some(({ current }) => current);
  if (!isKnown && found && keyOf(found) === publicKey) await endAlertsHere();
  else await subscribe(userId, publicKey);
}
