import { pause } from './pause.ts';

const PAUSE_MS = 1000;

/** Fetches a style again that failed to load: Vite asks for it once, and then shows the component without it. */
export function refetchStyles(): void {
  const refetch = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    void pause(PAUSE_MS).then(() => target.replaceWith(target.cloneNode()));
  };
  // The error event of a style does not bubble.
  window.addEventListener('error', refetch, true);
}
