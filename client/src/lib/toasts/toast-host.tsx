import { createRoot } from 'react-dom/client';
import { toast, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast-host.css';
import { toastTexts } from '@dealership/shared/texts/common/toasts.ts';

/** The kinds that were ordered (rules: given-figures); `loading` stays until it is replaced or dismissed. */
export type ToastKind = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading';

export interface ToastOptions {
  /** Milliseconds until it closes automatically, by default 5 s; false: it stays until it is closed. */
  autoClose?: number | false;
  /** Replaces the text of a toast with this id that is still shown. */
  toastId?: string;
  /** A link to the place where the person can solve the problem. */
  link?: { href: string; text: string };
  /** A button that solves the problem. It works once: the toast then closes. */
  action?: { text: string; act: () => void };
}

// A root of its own: toasts outlive the page that showed them, and need no place in a layout.
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

/** For a toast that replaces a loading one, which could not be closed. */
const asUsual = { autoClose: null, closeButton: null, closeOnClick: null, draggable: null };

/** Shows a text as a toast: React writes it, so markup in it stays text. */
export function show(
  kind: ToastKind,
  text: string,
  { link, action, ...options }: ToastOptions,
): void {
  const withMore = ({ closeToast }: ToastContentProps) => (
    <span>
      <span>{text} </span>
      {link && <a href={link.href}>{link.text}</a>}
      {action && (
        <button
          type="button"
          onClick={() => {
            closeToast();
            action.act();
          }}
        >
          {action.text}
        </button>
      )}
    </span>
  );
  const content = link || action ? withMore : text;
  const { toastId } = options;
  if (toastId !== undefined && toast.isActive(toastId)) {
    const isLoading = kind === 'loading';
    const type = isLoading ? 'default' : kind;
    toast.update(toastId, { ...asUsual, ...options, render: content, type, isLoading });
  } else if (kind === 'default') toast(content, options);
  else toast[kind](content, options);
  raise();
}

export function dismiss(id: string): void {
  toast.dismiss(id);
}

/** Moves the toasts above a modal dialog that has opened since. */
function raise(): void {
  // Browsers without popover support leave them below.
  if (!('showPopover' in host)) return;
  host.hidePopover();
  host.showPopover();
}
