import { screenAddress, type CountedFilter } from '@dealership/shared';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { Link } from '../../../ui/link.tsx';
import { noFilters } from '../common/desk-address.ts';
import { useDesk } from '../common/desk-context.ts';
import { reasonLabel } from '../common/event-words.ts';
import { groupName, insightParams, useInsights } from './insight-address.ts';

/** Shows which number of Insights a list belongs to, with links to Insights and to the whole desk. */
export function CountedLine({ counted }: { counted: CountedFilter }) {
  const { filters, linkTo } = useDesk();
  // Insights was limited to this kind and branch.
  const { kind, branch, shown } = filters;
  const { from, to, figure, group, reason } = counted;
  const maySeeInsights = useMay('insights.read');
  const choices = useChoices({ isWanted: reason !== undefined }).data;
  const numbers = { from, to, by: group?.by ?? 'kind', kind, branch };
  const before = { ...numbers, ...shown };
  // The keys of models, people and branches are not their names.
  const isNamed = group !== undefined && ['model', 'person', 'branch'].includes(group.by);
  const isWanted = maySeeInsights && isNamed;
  const { data } = useInsights(numbers, { isWanted, staleTime: Infinity });
  const named = data?.groups.find(({ key }) => key === group?.key);
  const parts = [
    texts.counted[figure],
    ...(reason === undefined ? [] : [reasonLabel(reason, choices)]),
    ...(group ? [groupName(group.by, named ?? group)] : []),
    ...(kind && group?.key !== kind ? [kindNames[kind]] : []),
    texts.period(counted),
  ];
  return (
    <p className="line">
      <span>{texts.behind(parts)}</span>
      {maySeeInsights && (
        <Link to={screenAddress('insights', insightParams(before))} className="tap">
          {texts.back}
        </Link>
      )}
      <Link {...linkTo({ ...noFilters, counted: undefined, enquiry: '' })} className="tap">
        {texts.wholeDesk}
      </Link>
    </p>
  );
}
