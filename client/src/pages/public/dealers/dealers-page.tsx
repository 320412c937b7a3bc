import { locale } from '@dealership/shared/messages/common/locale.ts';
import { pagePaths, pathIn } from '@dealership/shared';
import { dealership } from '../../../lib/dealership.ts';
import { matchPath, useLocation } from 'react-router-dom';
import { dealersTexts as texts } from '@dealership/shared/messages/public/dealers.ts';
import { DealerDetails } from './dealer-details.tsx';
import { WayMap } from './way-map.tsx';
import { Columns, Section } from '../parts/columns.tsx';
import { pinGlyph } from '../parts/glyphs.ts';
import { Points } from '../parts/lists.tsx';
import { PageHead } from '../parts/page-head.tsx';

export function DealersPage() {
  const { id = '' } =
    matchPath(pathIn(locale, pagePaths.dealers), useLocation().pathname)?.params ?? {};
  return (
    <>
      <PageHead
        kind={texts.kind}
        title={texts.title(dealership().address.city)}
        lead={texts.lead}
        glyph={pinGlyph}
      />
      <Columns first="side" side={<DealerDetails id={id} />}>
        <Section heading={texts.way.heading}>
          <WayMap />
        </Section>
        <Points points={texts.way.from} />
      </Columns>
    </>
  );
}
