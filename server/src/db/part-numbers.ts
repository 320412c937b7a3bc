import type { VehicleSections } from '@dealership/shared';
import { raiseCounter } from './dialect.ts';
import type { Database } from './open-database.ts';
import { findRow } from './rows.ts';

type Numbered = Pick<VehicleSections, 'variants' | 'colours' | 'accessories'>;

/** Gives new variants, colours and accessories (`id` 0) numbers that have never been used, inside a transaction. */
export async function withNumbers<Sections extends Partial<Numbered>>(
  transaction: Database,
  sections: Sections,
): Promise<Sections> {
  const { variants = [], colours = [], accessories = [] } = sections;
  const count = [...variants, ...colours, ...accessories].filter(({ id }) => id === 0).length;
  if (count === 0) return sections;
  let next = await takeNumbers(transaction, count);
  const numbered = <Part extends { id: number }>(part: Part) =>
    part.id === 0 ? { ...part, id: next++ } : part;
  return {
    ...sections,
    ...(sections.variants && { variants: variants.map(numbered) }),
    ...(sections.colours && { colours: colours.map(numbered) }),
    ...(sections.accessories && { accessories: accessories.map(numbered) }),
  };
}

/** The first of this many numbers in a row. */
async function takeNumbers(transaction: Database, count: number): Promise<number> {
  await raiseCounter(transaction, 'parts', count);
  const counter = await findRow(transaction, 'counters', { name: 'parts' });
  return (counter?.value ?? 0) - count + 1;
}
