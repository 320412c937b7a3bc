import { useSyncExternalStore } from 'react';
import type { ModelChoice } from '@dealership/shared';
import { readPageData } from '../../lib/page/page-data.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';

const none: readonly ModelChoice[] = [];
const listeners = new Set<() => void>();
let choices: readonly ModelChoice[] | undefined;

/**
 * The models on sale, for forms. From the document, or else from the API once the phone is idle. Empty in the first
 * render, which has to equal the server's markup.
 */
export function useModelChoices(): readonly ModelChoice[] {
  return useSyncExternalStore(subscribe, current, () => none);
}

function current(): readonly ModelChoice[] {
  choices ??= readPageData('models') as readonly ModelChoice[] | undefined;
  return choices ?? none;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const callOff = choices ? undefined : whenIdle(() => void load());
  return () => {
    listeners.delete(listener);
    callOff?.();
  };
}

async function load() {
  if (choices) return;
  try {
    const { call } = await import('../../lib/calls/call.ts');
    choices = await call('GET /api/models', {});
    for (const listener of listeners) listener();
  } catch {
    // A form works without the list. It is fetched again when somebody uses a form.
    document.addEventListener('focusin', () => void load(), { once: true });
  }
}
