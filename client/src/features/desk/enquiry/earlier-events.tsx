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

/** The loaded events, with those above them at the time: newer events may have pushed some out of the detail since. */
interface Loaded {
  events: readonly DeskEvent[];
  isAll: boolean;
}

/** The events before those of the detail, loaded in parts on request. */
export function EarlierEvents({ detail, context }: { detail: DeskDetail; context: WordsContext }) {
  const [loaded, setLoaded] = useState<Loaded>({ events: [], isAll: false });
  const more = useRef<HTMLLIElement>(null);
  const { reference } = detail.enquiry;
  const oldest = detail.events.at(-1)?.id ?? 0;
  // If so many events came since that the two parts do not meet, loading begins again.
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
