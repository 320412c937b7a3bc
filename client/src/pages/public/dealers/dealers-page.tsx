import { FIRST_BRANCH } from '@dealership/shared';
import { lookedAt } from '../../../lib/page/branch-looked-at.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import { readPageData } from '../../../lib/page/page-data.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { dealersTexts as texts } from '@dealership/shared/texts/public/pages/dealers.ts';
import { DealerDetails } from './dealer-details.tsx';
import { useVisit } from './use-visit.ts';
import { WayMap } from './way-map.tsx';
import { Columns, Section } from '../parts/columns.tsx';
import { iconPaths } from '../../../ui/icon.tsx';
import { Points } from '../parts/lists.tsx';
import { PageHead } from '../parts/page-head.tsx';

export function DealersPage() {
  const { id = '' } = useParams();
  const isHydrated = useHydrated();
  const { branches, address, areaPlan, directions } = dealership();
  // A document without data of a further branch, such as while the database is down, was rendered for the first one.
  const isAsSent = isHydrated || readPageData('visit') !== undefined;
  const branch = branches.find((each) => isAsSent && String(each.id) === id);
  const first = branches.find((each) => each.id === FIRST_BRANCH);
  // The drawn and described way leads to the first branch; an unknown dealer gets the same way.
  const isFirst = (branch?.id ?? FIRST_BRANCH) === FIRST_BRANCH;
  useEffect(() => {
    if (branch) lookedAt.branch = id;
  }, [branch, id]);
  const visit = useVisit(isFirst ? String(FIRST_BRANCH) : id).data;
  return (
    <>
      <PageHead
        kind={texts.kind}
        title={texts.title((branch ?? first)?.place ?? address.city)}
        lead={isFirst ? texts.lead : texts.branchLead}
        glyph={iconPaths.pin}
      />
      <Columns first="side" side={<DealerDetails key={id} id={id} />}>
        {visit && (
          <Section heading={texts.way.heading}>
            <WayMap key={id} visit={visit} hasPlan={isFirst && areaPlan !== null} />
          </Section>
        )}
        {isFirst && directions.length > 0 && <Points points={directions} />}
      </Columns>
    </>
  );
}
