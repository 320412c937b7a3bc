import { stripOf } from './figures.ts';
import type { VehicleAbout, VehicleSections } from './vehicle-sections.ts';

interface Seen {
  /** Whether the model or one of its variants has a price. */
  isPriced: boolean;
  about: Pick<VehicleAbout, 'details'> & Parameters<typeof stripOf>[0];
  colours: readonly { name: string; image: string }[];
  specs: readonly unknown[];
  features: VehicleSections['features'];
  pictures: VehicleSections['pictures'];
}

/** Parts that a model needs before it can be published, and parts that improve its page; `of` names a part. */
export type Missing =
  | { what: 'price' | 'details' | 'strip' | 'specs' | 'lead' | 'side' | 'icon' | 'frames' }
  | { what: 'colour-picture' | 'feature-picture'; of: string };

/** Parts that visitors would miss in a model. Without a price it cannot be published. */
export function missingIn(seen: Seen): Missing[] {
  const { isPriced, about, colours, specs, features, pictures } = seen;
  const wanted: [boolean, Exclude<Missing, { of: string }>['what']][] = [
    [!isPriced, 'price'],
    [about.details.en === '', 'details'],
    [Object.values(stripOf(about)).includes(''), 'strip'],
    [specs.length === 0, 'specs'],
    [pictures.lead === '', 'lead'],
    [pictures.side === '', 'side'],
    [pictures.icon === '', 'icon'],
    [pictures.frames.length === 0, 'frames'],
  ];
  return [
    ...wanted.flatMap(([isMissing, what]) => (isMissing ? [{ what }] : [])),
    ...colours
      .filter(({ image }) => image === '')
      .map(({ name: of }) => ({ what: 'colour-picture' as const, of })),
    ...features
      .filter(({ image }) => image === '')
      .map(({ heading }) => ({ what: 'feature-picture' as const, of: heading.en })),
  ];
}
