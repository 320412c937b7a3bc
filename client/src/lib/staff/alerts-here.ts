import { OFFICE_SCOPE } from '@dealership/shared';

/** Who has switched alerts on in this browser. */
const KEY = 'alertsOf';

export function alertsOwner(): string | null {
  return localStorage.getItem(KEY);
}

export function setAlertsOwner(userId: string): void {
  localStorage.setItem(KEY, userId);
}

/** This browser's subscription at its push service; `undefined`: it has none. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration(OFFICE_SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/**
 * Nobody's alerts are shown in this browser any more, whatever the server knows: its push service tells the server that
 * the subscription is gone.
 */
export async function endAlertsHere(): Promise<void> {
  localStorage.removeItem(KEY);
  try {
    await (await findSubscription())?.unsubscribe();
  } catch {
    // Without a line. Whoever signs in here next is told nothing of others by the server (rules: push-devices).
  }
}
