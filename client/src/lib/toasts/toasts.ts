import { fetchLate } from '../browser/late.ts';
import type { ToastKind, ToastOptions } from './toast-host.tsx';

/**
 * Shows a short message in the corner of the screen. The library is loaded with the first toast; if that
 * fails (no network) the toast is dropped, so anything important must be shown in the page too.
 */
export async function showToast(
  kind: ToastKind,
  text: string,
  options: ToastOptions = {},
): Promise<void> {
  (await loadToasts())?.show(kind, text, options);
}

/** Loads the library ahead, so that a toast about a lost network can still be shown. */
export async function loadToasts() {
  try {
    return await fetchLate(() => import('./toast-host.tsx'));
  } catch {
    return undefined;
  }
}

/** Closes a toast that is no longer true; `id` is its `toastId`. */
export async function dismissToast(id: string): Promise<void> {
  (await loadToasts())?.dismiss(id);
}
