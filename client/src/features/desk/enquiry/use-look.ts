import { UNATTENDED_HEADER, type DeskDetail } from '@dealership/shared';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';

/** Interval of this report to the server, in ms; the server drops a report after `openMs`. */
const EVERY_MS = 5_000;

/** Shows colleagues that the user has an enquiry open, while the tab is visible. @returns the others who have it */
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
        // The next report repeats it, and old ones expire.
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
