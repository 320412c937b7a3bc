import {
  formatRupees,
  rupeesToPaise,
  type AnswerOf,
  type NamedCalls,
  type PartKey,
} from '@dealership/shared';
import { call } from '../../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { priceTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';

/** A row with prices: a model or an accessory. */
export interface PricedItem {
  key: string;
  name: string;
  /** Rupees, like every price on the wire. The lowest of a model with variants. */
  price: number;
  /** At least one: the variants, or else the item itself. */
  parts: readonly PricedPart[];
  /** For an accessory: its model, and its part number. */
  model: string;
  partNo: string;
  modelId: number;
}

/** A variant, an accessory, or a model without variants. */
export interface PricedPart {
  key: PartKey;
  /** `''`: the item itself. */
  variant: string;
  price: number;
  /** In the order of their days, as the server sends them: `priceOn` takes the last one that has begun. */
  planned: readonly PlannedPrice[];
}

/** A price that begins on a day (`YYYY-MM-DD`), and the number of its plan. */
export interface PlannedPrice {
  plan: number;
  day: string;
  price: number;
}

/** A new price as typed for a part, and the price that the person saw. */
export interface TypedPrice {
  key: PartKey;
  old: number;
  price: string;
}

/** The tabs above the price lists, the stock, and the list that puts models on sale (`bikes`), in their order. */
export const priceScreens = ['price', 'accessories-price', 'stock', 'bikes'] as const;

/**
 * One of the two price lists of *Manage*, models or accessories, for the screen that both share (tests: price-list
 * beside it, admin-prices).
 */
export interface PriceSource {
  screen: 'price' | 'accessories-price';
  hasModel: boolean;
  texts: typeof priceTexts.accessories;
  fetchList: (options: { signal: AbortSignal }) => Promise<PricedItem[]>;
  /**
   * Stores the new prices now, all or none; `typed` has at least one, for an accessory exactly one.
   * @returns the item as now stored on the server
   * @throws {ApiError} its `fields` are `price`, or with variants `variants.0.price` or `variants.0.id`, by the
   *   position in `typed`; `changed_meanwhile` when a price is not the one seen (rules: seen-prices)
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
  save: async ({ key: name }, typed) => {
    const variants = typed.flatMap(({ key, old, price }) =>
      key.startsWith('V') ? [{ id: Number(key.slice(1)), old, price }] : [],
    );
    const [{ old, price } = { old: 0, price: '' }] = typed;
    const body = variants.length > 0 ? { variants } : { old, price };
    return toModel(
      await call('PATCH /api/managePrice/:bike_name', { params: { bike_name: name }, body }),
    );
  },
};

type NewRow = AnswerOf<NamedCalls['GET /api/managePrice']>[number];
/** The specification knows only `bike_name` and `bike_price`; the other keys are ours. */
type PriceRow = Omit<NewRow, 'model_id' | 'variants' | 'name' | 'planned'> &
  Partial<Pick<NewRow, 'model_id' | 'variants' | 'name' | 'planned'>>;

function toModel(row: PriceRow): PricedItem {
  const { bike_name: key, name = key, bike_price: price, variants = [], planned = [] } = row;
  const { model_id: modelId = 0 } = row;
  const itself = {
    key: `M${modelId}` as const,
    variant: '',
    price,
    planned: planned
      .filter((each) => each.variants.length === 0)
      .map(({ plan, valid_from: day, price: then }) => ({ plan, day, price: then })),
  };
  const parts = variants.map(({ id, name: variant, price: now }): PricedPart => ({
    key: `V${id}`,
    variant,
    price: now,
    planned: planned.flatMap(({ plan, valid_from: day, variants: coming }) =>
      coming.filter((each) => each.id === id).map((each) => ({ plan, day, price: each.price })),
    ),
  }));
  const isWhole = parts.length === 0;
  return { key, name, price, parts: isWhole ? [itself] : parts, model: '', partNo: '', modelId };
}

type NewAccessoryRow = AnswerOf<NamedCalls['GET /api/manageAccessories']>[number];
/** A row has `id` or `_id` (specification: Price accessory); only our server also sends models and plans. */
type AccessoryRow = Omit<NewAccessoryRow, 'id' | 'model_id' | 'model_name' | 'planned'> &
  Partial<Pick<NewAccessoryRow, 'id' | 'model_id' | 'model_name' | 'planned'>> & {
    _id?: number | string;
  };

export const accessoryPrices: PriceSource = {
  screen: 'accessories-price',
  hasModel: true,
  texts: priceTexts.accessories,
  fetchList: async ({ signal }) => {
    const rows: AccessoryRow[] = await call('GET /api/manageAccessories', { signal });
    return rows.map(toAccessory);
  },
  save: async ({ key: id }, [typed]) => {
    const body = { old: typed?.old, price: typed?.price ?? '' };
    return toAccessory(await call('PATCH /api/manageAccessories/:id', { params: { id }, body }));
  },
};

function toAccessory(row: AccessoryRow): PricedItem {
  const { heading, part_no: partNo, price, model_id: modelId = 0, model_name = '' } = row;
  const key = String(row.id ?? row._id);
  const planned = (row.planned ?? []).map(({ plan, valid_from: day, price: then }) => ({
    plan,
    day,
    price: then,
  }));
  const parts = [{ key: `A${key}` as PartKey, variant: '', price, planned }];
  return { key, name: heading, price, parts, model: model_name, partNo, modelId };
}

/** The price of a part on a day (`YYYY-MM-DD`; `''`: today), as it is planned so far. */
export function priceOn({ price, planned }: PricedPart, day: string): number {
  return planned.findLast((each) => each.day <= day)?.price ?? price;
}

export function rupees(price: number): string {
  return formatRupees(rupeesToPaise(price));
}

/** Names the price, in rupees, and its first day (`YYYY-MM-DD`). */
export function plannedText({ day, price }: { day: string; price: number }): string {
  return priceTexts.price.from(rupees(price), timeTexts.date(day));
}
