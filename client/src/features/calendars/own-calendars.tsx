import {
  branchOfCalendar,
  type AnswerOf,
  type CalendarScope,
  type NamedCalls,
} from '@dealership/shared';
import { ownCalendarTexts as texts } from '@dealership/shared/texts/staff/people/calendar.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { useChange } from '../../lib/calls/use-change.ts';
import { useOwnBranches } from '../../lib/staff/branches.ts';
import { useMay } from '../../lib/staff/rights.ts';
import { Button } from '../../ui/button.tsx';
import { CopiedText } from '../../ui/dialogs/copied-text.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Screen } from '../../ui/screens/screen.tsx';

type Link = AnswerOf<NamedCalls['GET /api/calendars']>['links'][number];

/** A person's private calendar addresses (tests: server: desk/both/calendars; journey: calendars). */
export function OwnCalendars() {
  const mayShareWorkshop = useMay('settings.edit');
  const calendars = useQuery(callQuery(queryKeys.calendars, 'GET /api/calendars'));
  const { data, refetch } = calendars;
  const branches = useOwnBranches();
  const workshops: readonly CalendarScope[] =
    branches.length === 0 ? ['workshop'] : branches.map(({ id }) => `workshop-${id}` as const);
  const made = data?.links.map(({ scope }) => scope as CalendarScope) ?? [];
  const scopes = new Set<CalendarScope>(['own', ...(mayShareWorkshop ? workshops : []), ...made]);
  return (
    <Screen texts={texts} query={calendars} className="narrow">
      {data && (
        <>
          <p>{data.has_names ? texts.names.on : texts.names.off}</p>
          {[...scopes].map((scope) => (
            <Calendar
              key={scope}
              scope={scope}
              place={branches.find(({ id }) => id === branchOfCalendar(scope))?.name}
              link={data.links.find((each) => each.scope === scope)}
              onChanged={() => void refetch()}
            />
          ))}
        </>
      )}
    </Screen>
  );
}

interface CalendarProps {
  scope: CalendarScope;
  /** Name of its branch. */
  place: string | undefined;
  link: Link | undefined;
  onChanged: () => void;
}

function Calendar({ scope, place, link, onChanged }: CalendarProps) {
  const { title, about } = texts.scopes[scope === 'own' ? scope : 'workshop'];
  const [address, setAddress] = useState<string>();
  const make = useRef<HTMLButtonElement>(null);
  const making = useChange({
    mutate: async () => {
      const { path } = await call('POST /api/calendars', { body: { scope } });
      setAddress(window.location.origin + path);
      onChanged();
    },
  });
  const ending = useChange({
    mutate: async () => {
      await call('DELETE /api/calendars/:scope', { params: { scope } });
      setAddress(undefined);
      // The pressed button goes with the address.
      make.current?.focus();
      onChanged();
    },
  });
  return (
    <section className="card stack-12" aria-labelledby={`calendar-${scope}`}>
      <h2 id={`calendar-${scope}`}>{[title, place].filter(Boolean).join(', ')}</h2>
      <p className="hint">{about}</p>
      <p>{link ? stateOf(link) : texts.none}</p>
      {address !== undefined && (
        <CopiedText label={texts.address} text={address} hint={texts.once} texts={texts} />
      )}
      <div className="row">
        <Button ref={make} busy={making.isBusy} onClick={() => void making.change()}>
          {making.isBusy ? texts.making : link ? texts.again : texts.make}
        </Button>
        {link && (
          <Button variant="quiet" busy={ending.isBusy} onClick={() => void ending.change()}>
            {ending.isBusy ? texts.ending : texts.end}
          </Button>
        )}
      </div>
      <Failure>{making.failure || ending.failure}</Failure>
    </section>
  );
}

function stateOf({ made, read }: Link): string {
  const parts = [
    texts.made(timeTexts.at(made)),
    read === null ? texts.unread : texts.read(timeTexts.at(read)),
  ];
  return parts.join(' · ');
}
