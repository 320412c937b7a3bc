import { api } from '../../lib/api-client.ts';
import { checkedList } from './checked-list.ts';
import { priceTexts } from '../../texts/admin-manage.ts';

/** Something with a price: a model or an accessory. */
export interface PricedItem {
  key: string;
  name: string;
  /** Rupees, as is every price on the wire. */
  price: number;
  /** Of an accessory: the model that it is for, and its part number. */
  model: string;
  partNo: string;
}

/** One of the two price lists. */
export interface PriceSource {
  path: string;
  hasModel: boolean;
  texts: {
    title: string;
    list: string;
    name: string;
    edit: string;
    missing: string;
    empty: string;
  };
  fetchList: (options: { signal: AbortSignal }) => Promise<PricedItem[]>;
}

interface BikePrice {
  bike_name: string;
  bike_price: number;
}

/** The specification's server may call the id either way (contract P21). */
interface AccessoryRow {
  id?: number | string;
  _id?: number | string;
  heading: string;
  part_no: string;
  price: number;
  bike_name?: string;
}

export const bikePrices: PriceSource = {
  path: '/api/managePrice',
  hasModel: false,
  texts: priceTexts.price,
  fetchList: async ({ signal }) => {
    const { data } = await api.get<BikePrice[]>('/api/managePrice', { signal });
    return checkedList(data).map(({ bike_name, bike_price }) => ({
      key: bike_name,
      name: bike_name,
      price: bike_price,
      model: '',
      partNo: '',
    }));
  },
};

export const accessoryPrices: PriceSource = {
  path: '/api/manageAccessories',
  hasModel: true,
  texts: priceTexts.accessories,
  fetchList: async ({ signal }) => {
    const { data } = await api.get<AccessoryRow[]>('/api/manageAccessories', { signal });
    return checkedList(data).map(({ id, _id, heading, part_no, price, bike_name }) => ({
      key: String(id ?? _id),
      name: heading,
      price,
      model: bike_name ?? '',
      partNo: part_no,
    }));
  },
};

/**
 * Sets a price, as somebody typed it.
 * @returns the item as the server now has it
 * @throws {ApiError}
 */
export async function savePrice(
  { path }: PriceSource,
  item: PricedItem,
  typed: string,
): Promise<PricedItem> {
  const { data } = await api.patch<{ bike_price?: number; price?: number }>(
    `${path}/${encodeURIComponent(item.key)}`,
    { price: typed },
  );
  return { ...item, price: data.bike_price ?? data.price ?? item.price };
}
