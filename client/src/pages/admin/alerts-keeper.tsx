import { OFFICE_SCOPE } from '@dealership/shared';
import { pressedTexts } from '@dealership/shared/texts/staff/desk/alerts.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { alertsOwner } from '../../lib/staff/alerts-here.ts';
import { dismissToast, showToast } from '../../lib/toasts/toasts.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';

const TOAST = 'alert';

/** Keeps alerts working if they are on in this browser, and opens the subject of a pressed alert. */
export function AlertsKeeper({ userId }: { userId: string }): null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const isTyped = useRef(false);
  /** The alert that was pressed during typing, until the person goes elsewhere. */
  const [pressed, setPressed] = useState<{ path: string; from: string }>();
  if (pressed && pressed.from !== here) setPressed(undefined);
  useEffect(() => {
    isTyped.current = false;
  }, [here]);
  useEffect(() => {
    const note = () => {
      isTyped.current = true;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  const open = useEffectEvent((event: MessageEvent<unknown>) => {
    const path = pathIn(event.data);
    if (path === undefined) return;
    // So that the worker does not reload the page, which would lose the input on it.
    event.ports[0]?.postMessage('opened');
    if (path === here) return;
    if (isTyped.current) setPressed({ path, from: here });
    else void navigate(path);
  });
  const offer = useEffectEvent((path: string) => {
    const action = { text: pressedTexts.open, act: () => void navigate(path) };
    void showToast('info', pressedTexts.typed, { autoClose: false, toastId: TOAST, action });
  });
  useEffect(() => {
    if (!pressed) return undefined;
    const stop = whenNoDialog(() => offer(pressed.path));
    return () => {
      stop();
      void dismissToast(TOAST);
    };
  }, [pressed]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const handle = (event: MessageEvent) => open(event);
    serviceWorker.addEventListener('message', handle);
    return () => serviceWorker.removeEventListener('message', handle);
  }, []);
  useEffect(
    () =>
      whenIdle(() => {
        const owner = alertsOwner();
        if (owner !== null) void renew(userId, owner);
      }),
    [userId],
  );
  return null;
}

/**
 * Acts once no modal dialog is open: while one is open, nothing else can be pressed.
 * @returns a function that ends the waiting
 */
function whenNoDialog(act: () => void): () => void {
  const look = () => {
    if (document.querySelector('dialog:modal')) return;
    observer.disconnect();
    act();
  };
  // A dialog that is removed from the page sends no event when it ends.
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  look();
  return () => observer.disconnect();
}

/** The address of an alert, from the worker (client/worker/office-worker.ts). */
function pathIn(data: unknown): string | undefined {
  const { open } = (data ?? {}) as { open?: unknown };
  return typeof open === 'string' && open.startsWith(OFFICE_SCOPE) ? open : undefined;
}

async function renew(userId: string, owner: string): Promise<void> {
  try {
    const devices = await import('../../features/alerts/devices/subscribe.ts');
    await devices.renewAlerts(userId, owner);
  } catch {
    // The next visit tries again.
  }
}
