import { dealership } from '../../../lib/page/dealership.ts';

declare global {
  interface WindowEventMap {
    /** An enquiry of this browser was accepted, once for each. */
    'enquiry-accepted': CustomEvent<{ kind: string }>;
  }
}

/** Notifies the page's listeners that an enquiry was accepted; the event contains no personal data. */
export function announceConversion(kind: string): void {
  window.dispatchEvent(new CustomEvent('enquiry-accepted', { detail: { kind } }));
  if (!dealership().tracking) return;
  const page = window as { dataLayer?: object[] };
  (page.dataLayer ??= []).push({ event: 'conversion', form: kind });
}
