import { createRoot } from 'react-dom/client';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast-host.css';
import { toastTexts } from '@dealership/shared/messages/common/toasts.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastOptions {
  /** Milliseconds until it goes by itself, 5 s unless said; false: it stays until it is closed. */
  autoClose?: number | false;
  /** A toast of an id that is still shown says the new text in its place. */
  toastId?: string;
  /** Leads to where something can be done about it. */
  link?: { href: string; text: string };
}

// A root of its own: toasts outlive the page that asked for them, and no layout has to place them.
const host = document.body.appendChild(document.createElement('div'));
host.className = 'toast-host';
host.popover = 'manual';
createRoot(host).render(
  <ToastContainer
    position="top-right"
    autoClose={5000}
    draggable
    draggablePercent={80}
    newestOnTop
    aria-label={toastTexts.region}
    hotKeys={({ altKey, code }) => altKey && code === 'KeyT'}
  />,
);

/** Shows a text as a toast: React writes it, so markup in it stays text. */
export function show(kind: ToastKind, text: string, { link, ...options }: ToastOptions): void {
  const content = link ? (
    <span>
      {text} <a href={link.href}>{link.text}</a>
    </span>
  ) : (
    text
  );
  const { toastId } = options;
  if (toastId !== undefined && toast.isActive(toastId)) {
    toast.update(toastId, { ...options, render: content, type: kind });
  } else toast[kind](content, options);
  raise();
}

export function dismiss(id: string): void {
  toast.dismiss(id);
}

/** Above a modal dialog that has opened since, whose backdrop would cover the toasts. */
function raise(): void {
  // Browsers from before the popover show them where they stand.
  if (!('showPopover' in host)) return;
  host.hidePopover();
  host.showPopover();
}
