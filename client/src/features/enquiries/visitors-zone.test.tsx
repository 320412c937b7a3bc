import { FIRST_BRANCH, enquiryDefinitions } from '@dealership/shared';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { outcomeTexts } from '@dealership/shared/texts/public/form-outcomes.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openingText } from '../../lib/page/opening-text.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { Accepted } from './sending/accepted.tsx';

vi.mock('../../lib/toasts/toasts.ts');

afterEach(() => vi.useRealTimers());

// In Siliguri Saturday evening and Sunday, half an hour past midnight: in either zone below one of them is another day.
const evening = Date.parse('2026-11-21T14:30:00Z');
const night = Date.parse('2026-11-21T19:00:00Z');

describe.each(['America/Los_Angeles', 'Pacific/Auckland'])('on a phone in %s', (zone) => {
  test.each([
    {
      instant: evening,
      day: '2026-11-21',
      last: '2027-05-20',
      said: '21 November 2026',
      opens: '11:00 AM tomorrow',
    },
    {
      instant: night,
      day: '2026-11-22',
      last: '2027-05-21',
      said: '22 November 2026',
      opens: '11:00 AM',
    },
  ])("days and hours are India's on $said", async ({ instant, day, last, said, opens }) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ toFake: ['Date'], now: instant });
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);

    expect(outcomeTexts.old({ title: 'Sales Enquiry', savedAt: instant })).toContain(said);
    expect(openingText(instant).text).toBe(`Closed now, opens at ${opens}`);

    const kind = 'service-booking';
    const texts = kindTexts[kind];
    render(<EnquiryForm definition={enquiryDefinitions[kind]} texts={texts} models={[]} />);
    fireEvent.focus(screen.getByRole('form', { name: texts.title }));
    const date = screen.getByLabelText<HTMLInputElement>(texts.labels.bookingDate);
    await waitFor(() => expect([date.min, date.max]).toEqual([day, last]));

    render(
      <Accepted
        kind={kind}
        title={texts.title}
        branch={FIRST_BRANCH}
        answers={[]}
        text=""
        reference="K7QM4X"
        acceptedAt={instant}
        takesFocus={false}
        onReopen={() => {}}
      />,
    );
    const { today, later } = outcomeTexts.next;
    const step = instant === night ? today(opens) : later(opens);
    expect(screen.getByText(step)).toBeInTheDocument();
  });
});
