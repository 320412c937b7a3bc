import type { ToastKind, ToastOptions } from './toast-host.tsx';

/**
 * Says something briefly in the corner of the screen. The library comes with the first toast; where
 * it cannot be fetched (no network) the toast is dropped, so say what matters in its place as well.
 */
export async function showToast(
  kind: ToastKind,
  text: string,
  options: ToastOptions = {},
): Promise<void> {
  const host = await loadToasts();
  host?.show(kind, text, options);
}

/** Fetches the library ahead, so that a toast about a lost network can still be shown. */
export async function loadToasts() {
  try {
    return await import('./toast-host.tsx');
  } catch {
    return undefined;
  }
}

/** Takes back a toast that is no longer true; `id` is its `toastId`. */
export async function dismissToast(id: string): Promise<void> {
  const host = await loadToasts();
  host?.dismiss(id);
}
