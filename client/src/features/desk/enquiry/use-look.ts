import { UNATTENDED_HEADER, type DeskDetail } from '@dealership/shared';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';

/** How often others are told that one still looks, in ms; the server forgets it after `openMs`. */
const EVERY_MS = 5_000;

/** Tells others that one has an enquiry open, as long as the tab is seen. @returns who else has */
export function useLook(reference: string, known: DeskDetail['open_by']): DeskDetail['open_by'] {
  const [openBy, setOpenBy] = useState<{ of: string; people: DeskDetail['open_by'] }>();
  useEffect(() => {
    const ended = new AbortController();
    const tell = async (isOpen: boolean) => {
      try {
        const { open_by: people } = await call('POST /api/desk/enquiries/:reference/open', {
          params: { reference },
          body: { isOpen },
          headers: { [UNATTENDED_HEADER]: '1' },
        });
        if (!ended.signal.aborted) setOpenBy({ of: reference, people });
      } catch {
        // It is told again, and forgotten by itself.
      }
    };
    const look = () => void (document.visibilityState === 'visible' && tell(true));
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look, { signal: ended.signal });
    return () => {
      ended.abort();
      clearInterval(timer);
      void tell(false);
    };
  }, [reference]);
  return openBy?.of === reference ? openBy.people : known;
}
