import type { DeskDetail, DeskEvent } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { deskEnquiryTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useRef, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EventLine } from './event-line.tsx';
import type { WordsContext } from '../common/event-words.ts';

/** What has been loaded, with what stood above it then: of that some may have been pushed out of the detail since. */
interface Loaded {
  events: readonly DeskEvent[];
  isAll: boolean;
}

/** What happened before the last events, in parts as somebody asks for them. */
export function EarlierEvents({ detail, context }: { detail: DeskDetail; context: WordsContext }) {
  const [loaded, setLoaded] = useState<Loaded>({ events: [], isAll: false });
  const more = useRef<HTMLLIElement>(null);
  const { reference } = detail.enquiry;
  const oldest = detail.events.at(-1)?.id ?? 0;
  // Where so much has happened meanwhile that they do not meet, it begins anew.
  const meets = loaded.events.some(({ id }) => id === oldest);
  const earlier = meets ? loaded.events.filter(({ id }) => id < oldest) : [];

  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      const before = String(earlier.at(-1)?.id ?? oldest);
      const answer = await call('GET /api/desk/enquiries/:reference/events/:before', {
        params: { reference, before },
      });
      const above = more.current?.previousElementSibling;
      setLoaded({
        events: [...detail.events, ...earlier, ...answer.events],
        isAll: !answer.has_earlier,
      });
      // The button may be gone.
      if (above instanceof HTMLElement) above.focus({ preventScroll: true });
    },
  });

  return (
    <>
      {earlier.map((event) => (
        <EventLine key={event.id} event={event} context={context} />
      ))}
      {!(meets && loaded.isAll) && (
        <li ref={more} data-kind="earlier">
          {failure !== '' && <LoadFailure text={failure} />}
          <Button busy={isBusy} onClick={() => void change()}>
            {isBusy ? deskTexts.loading : deskEnquiryTexts.earlier}
          </Button>
        </li>
      )}
    </>
  );
}
