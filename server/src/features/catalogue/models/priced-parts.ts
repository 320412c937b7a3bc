import { textIn, type Locale, type PartKey, type VehicleSections } from '@dealership/shared';

/** A variant, an accessory, or a model without variants: each has a price. */
export interface PricedPart {
  key: PartKey;
  model: string;
  /** `''`: the model itself. */
  name: string;
  /** Of an accessory. */
  partNo: string;
  pricePaise: number;
}

/** The name of a part with that of its model. */
export function wholeName({ model, name }: Pick<PricedPart, 'model' | 'name'>): string {
  return name === '' ? model : `${model}, ${name}`;
}

/** The part of a model that identifies it and has its prices. */
interface Priced {
  id: number;
  sections: VehicleSections;
}

/** In the order in which lists show them: variants first. */
export function pricedParts({ id, sections }: Priced, locale: Locale): PricedPart[] {
  const { about, variants, accessories } = sections;
  const partOf = (key: PartKey, name: string, pricePaise: number, partNo = ''): PricedPart => {
    return { key, model: about.name, name, partNo, pricePaise };
  };
  return [
    ...(variants.length > 0 ? [] : [partOf(`M${id}`, '', about.pricePaise ?? 0)]),
    ...variants.map((each) => partOf(`V${each.id}`, each.name, each.pricePaise)),
    ...accessories.map(({ id: number, heading, pricePaise, partNo }) =>
      partOf(`A${number}`, textIn(heading, locale), pricePaise, partNo),
    ),
  ];
}

/** The same model with these prices (paise); the others stay, and keys of other models mean nothing. */
export function withPrices(
  { id, sections }: Priced,
  prices: Readonly<Record<PartKey, number>>,
): VehicleSections {
  const { about, variants, accessories } = sections;
  const own = variants.length > 0 ? undefined : prices[`M${id}`];
  const priced =
    (kind: 'V' | 'A') =>
    <Part extends { id: number; pricePaise: number }>(part: Part) => ({
      ...part,
      pricePaise: prices[`${kind}${part.id}`] ?? part.pricePaise,
    });
  return {
    ...sections,
    about: { ...about, pricePaise: own ?? about.pricePaise },
    variants: variants.map(priced('V')),
    accessories: accessories.map(priced('A')),
  };
}
