import type { ListLook, PageSection } from '@dealership/shared';
import { Section } from './columns.tsx';
import { Figures, Points, TickList, Years } from './lists.tsx';
import { langOf } from '../../../lib/page/lang-of.ts';

/** Parts of a page with texts by the dealership. */
export function WrittenSections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map(({ id, heading, look, blocks }) => (
    <Section key={id} id={id} heading={heading}>
      {blocks.map((block, at) =>
        'text' in block ? (
          <p key={at} {...langOf(block.text)}>
            {block.text}
          </p>
        ) : (
          <WrittenList key={at} look={look} items={block.items} />
        ),
      )}
    </Section>
  ));
}

interface WrittenListProps {
  look: ListLook;
  /** The parts of each line, at most as many as the look has. */
  items: readonly (readonly string[])[];
}

function WrittenList({ look, items }: WrittenListProps) {
  if (look === 'ticks') return <TickList items={items.map((parts) => parts.join(': '))} />;
  if (look === 'years') {
    return (
      <Years steps={items.map(([year = '', title = '', text = '']) => ({ year, title, text }))} />
    );
  }
  const pairs = items.map(([title = '', text = '']) => ({ title, text }));
  return look === 'points' ? <Points points={pairs} /> : <Figures figures={pairs} />;
}
