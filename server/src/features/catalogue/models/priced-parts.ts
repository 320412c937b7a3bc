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

/** The part of a model that identifies it and has its prices. */
interface Priced {
  id: number;
  sections: VehicleSections;
}

/** In the order in which lists show them: variants first. */
export function pricedParts({ id, sections }: Priced, locale: Locale): PricedPart[] {
  const { about, variants, accessories } = sections;
  const model = about.name;
  const own: PricedPart[] =
    variants.length > 0
      ? []
      : [{ key: `M${id}`, model, name: '', partNo: '', pricePaise: about.pricePaise ?? 0 }];
  return [
    ...own,
    ...variants.map(({ id: number, name, pricePaise }) => ({
      key: `V${number}` as const,
      model,
      name,
      partNo: '',
      pricePaise,
    })),
    ...accessories.map(({ id: number, heading, partNo, pricePaise }) => ({
      key: `A${number}` as const,
      model,
      name: textIn(heading, locale),
      partNo,
      pricePaise,
    })),
  ];
}

/** The same model with these prices (paise); the others stay, and keys of other models mean nothing. */
export function withPrices(
  { id, sections }: Priced,
  prices: Readonly<Record<PartKey, number>>,
): VehicleSections {
  const { about, variants, accessories } = sections;
  const own = variants.length > 0 ? undefined : prices[`M${id}`];
  return {
    ...sections,
    about: { ...about, pricePaise: own ?? about.pricePaise },
    variants: variants.map((part) => ({
      ...part,
      pricePaise: prices[`V${part.id}`] ?? part.pricePaise,
    })),
    accessories: accessories.map((part) => ({
      ...part,
      pricePaise: prices[`A${part.id}`] ?? part.pricePaise,
    })),
  };
}
