import { menuCountTexts } from '@dealership/shared/texts/staff/office.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeskCounts } from '../../../features/desk/common/use-desk-counts.ts';
import { countText } from '../../../features/desk/list/view-tabs.tsx';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { meets, type Rights } from '../../../lib/staff/rights.ts';
import styles from './menu-counts.module.css';

interface MenuCount {
  /** `45` */
  number: string;
  /** `45 overdue` */
  text: string;
}

/** Counts beside the menu's entries, by the name of the screen. */
export type MenuCounts = Readonly<Partial<Record<string, MenuCount>>>;

/** Overdue enquiries, today's appointments and drafts of models, as far as the person may see them; none where it is 0. */
export function useMenuCounts(user: Rights): MenuCounts {
  const desk = useDeskCounts({ isWanted: meets(user, { kind: 'any' }) });
  const models = useQuery({
    ...callQuery(queryKeys.models, 'GET /api/vehicles'),
    enabled: meets(user, 'catalogue.edit'),
  });
  const drafts = models.data?.models.filter((each) => each.has_draft && each.days_left === null);
  const counts = {
    desk: desk.data?.counts.overdue,
    appointments: desk.data?.counts.appointments,
    models: drafts?.length,
  };
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => {
      if (!count) return [];
      const number = countText(count);
      return [[name, { number, text: menuCountTexts[name as keyof typeof counts](number) }]];
    }),
  );
}

interface CountTextProps {
  count: MenuCount;
  /** Names the text for `aria-describedby` of the link. */
  id: string;
}

export function CountText({ count: { number, text }, id }: CountTextProps) {
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {number}
      </span>
      <span id={id} hidden>
        {text}
      </span>
    </>
  );
}
