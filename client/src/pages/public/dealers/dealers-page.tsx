import { locale } from '@dealership/shared/messages/common/locale.ts';
import { FIRST_BRANCH, pagePaths, pathIn } from '@dealership/shared';
import { dealership } from '../../../lib/dealership.ts';
import { matchPath, useLocation } from 'react-router-dom';
import { dealersTexts as texts } from '@dealership/shared/messages/public/dealers.ts';
import { DealerDetails } from './dealer-details.tsx';
import { useVisit } from './use-visit.ts';
import { WayMap } from './way-map.tsx';
import { Columns, Section } from '../parts/columns.tsx';
import { pinGlyph } from '../parts/glyphs.ts';
import { Points } from '../parts/lists.tsx';
import { PageHead } from '../parts/page-head.tsx';

export function DealersPage() {
  const { id = '' } =
    matchPath(pathIn(locale, pagePaths.dealers), useLocation().pathname)?.params ?? {};
  const { branches, address } = dealership();
  const branch = branches.find((each) => String(each.id) === id);
  // The way that is drawn and told is the one to the first branch; so is that to a dealer whom nobody knows.
  const isFirst = (branch?.id ?? FIRST_BRANCH) === FIRST_BRANCH;
  const visit = useVisit(id).data;
  return (
    <>
      <PageHead
        kind={texts.kind}
        title={texts.title(branch?.place ?? address.city)}
        lead={isFirst ? texts.lead : texts.branchLead}
        glyph={pinGlyph}
      />
      <Columns first="side" side={<DealerDetails key={id} id={id} />}>
        {visit && (
          <Section heading={texts.way.heading}>
            <WayMap key={id} visit={visit} hasPlan={isFirst} />
          </Section>
        )}
        {isFirst && <Points points={texts.way.from} />}
      </Columns>
    </>
  );
}
