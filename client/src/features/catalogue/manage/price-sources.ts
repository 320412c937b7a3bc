import { formatRupees, rupeesToPaise, type AnswerOf, type NamedCalls } from '@dealership/shared';
import { call } from '../../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { priceTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';

/** Something with a price: a model or an accessory. */
export interface PricedItem {
  key: string;
  name: string;
  /** Rupees, like every price on the wire. The lowest of a model with variants. */
  price: number;
  /** Those of a model, each with its own price; an accessory has none. */
  variants: readonly { id: number; name: string; price: number }[];
  /** For an accessory: its model, and its part number. */
  model: string;
  partNo: string;
  planned: readonly PlannedPrice[];
}

/** A price from a day (`YYYY-MM-DD`) on; for a model with variants the lowest, and the variants that get one. */
export interface PlannedPrice {
  day: string;
  price: number;
  variants: readonly { id: number; price: number }[];
}

/** A new price as typed, of a variant or else of the item itself. */
export interface TypedPrice {
  variantId: number | undefined;
  price: string;
}

/**
 * One of the two price lists of *Manage*, models or accessories, for the screen that both share (tests: price-list
 * beside it, admin-prices). A new price applies at once. Planned prices come from a file or the model's editor, and
 * are only shown here.
 */
export interface PriceSource {
  screen: 'price' | 'accessories-price';
  hasModel: boolean;
  texts: typeof priceTexts.accessories;
  fetchList: (options: { signal: AbortSignal }) => Promise<PricedItem[]>;
  /**
   * Sets at least one new price.
   * @returns the item as now stored on the server
   * @throws {ApiError} its `fields` are `price`, or with variants `variants.0.price` or `variants.0.id`, by the
   *   position in `typed`
   */
  save: (item: PricedItem, typed: readonly TypedPrice[]) => Promise<PricedItem>;
}

export const bikePrices: PriceSource = {
  screen: 'price',
  hasModel: false,
  texts: priceTexts.price,
  fetchList: async ({ signal }) => {
    return (await call('GET /api/managePrice', { signal })).map(toModel);
  },
  save: async ({ key }, typed) => {
    const variants = typed.flatMap(({ variantId: id, price }) =>
      id === undefined ? [] : [{ id, price }],
    );
    const body = variants.length > 0 ? { variants } : { price: typed[0]?.price };
    return toModel(
      await call('PATCH /api/managePrice/:bike_name', { params: { bike_name: key }, body }),
    );
  },
};

type NewRow = AnswerOf<NamedCalls['GET /api/managePrice']>[number];
/** During an upgrade a server of the earlier version may answer, without the newer keys. */
type PriceRow = Omit<NewRow, 'variants' | 'name' | 'planned'> &
  Partial<Pick<NewRow, 'variants' | 'name' | 'planned'>>;

function toModel(row: PriceRow): PricedItem {
  const { bike_name: key, name = key, bike_price, variants = [], planned = [] } = row;
  return {
    key,
    name,
    price: bike_price,
    variants,
    model: '',
    partNo: '',
    planned: planned.map(({ valid_from: day, ...rest }) => ({ day, ...rest })),
  };
}

type NewAccessoryRow = AnswerOf<NamedCalls['GET /api/manageAccessories']>[number];
/** Some servers name a row's number as a database does; one of the version before plans no prices. */
type AccessoryRow = Omit<NewAccessoryRow, 'id' | 'model_name' | 'planned'> &
  Partial<Pick<NewAccessoryRow, 'id' | 'model_name' | 'planned'>> & { _id?: number | string };

export const accessoryPrices: PriceSource = {
  screen: 'accessories-price',
  hasModel: true,
  texts: priceTexts.accessories,
  fetchList: async ({ signal }) => {
    const rows: AccessoryRow[] = await call('GET /api/manageAccessories', { signal });
    return rows.map(({ heading, part_no, price, model_name = '', planned = [], ...row }) => ({
      key: String(row.id ?? row._id),
      name: heading,
      price,
      variants: [],
      model: model_name,
      partNo: part_no,
      planned: planned.map((each) => ({ day: each.valid_from, price: each.price, variants: [] })),
    }));
  },
  save: async (item, [typed]) => {
    const request = { params: { id: item.key }, body: { price: typed?.price ?? '' } };
    return { ...item, price: (await call('PATCH /api/manageAccessories/:id', request)).price };
  },
};

/** A price in rupees, and the day (`YYYY-MM-DD`) from which it is planned. */
export function plannedText({ day, price }: { day: string; price: number }): string {
  return priceTexts.price.from(formatRupees(rupeesToPaise(price)), timeTexts.date(day));
}
