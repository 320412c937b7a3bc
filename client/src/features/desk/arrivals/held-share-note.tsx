import { readShare } from '@dealership/shared';
import { sharingTexts as texts } from '@dealership/shared/texts/staff/sharing.ts';
import { useHeldShare } from '../../../lib/sharing/held-share.ts';

/** Says on a page in front of the back office that a share waits in this window, and for what. */
export function HeldShareNote({ waitsFor }: { waitsFor: 'line' | 'sign-in' }) {
  const held = useHeldShare();
  if (typeof held !== 'object') return null;
  const { name, mobile } = readShare(held.share);
  return (
    <p role="status" className="notice">
      {texts.held[waitsFor]([name, mobile].filter(Boolean).join(', '))}
    </p>
  );
}
