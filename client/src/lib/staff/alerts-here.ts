import { OFFICE_SCOPE } from '@dealership/shared';

/** The person who has switched alerts on in this browser. */
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
 * Stops all alerts in this browser, even if the server still has the subscription: the push service informs the server
 * that the subscription is gone.
 */
export async function endAlertsHere(): Promise<void> {
  localStorage.removeItem(KEY);
  try {
    await (await findSubscription())?.unsubscribe();
  } catch {
    // There is no line. The server sends the next person who signs in here no alerts of others (rules: push-devices).
  }
}
