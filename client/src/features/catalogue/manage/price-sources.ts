import { call } from '../../../lib/call.ts';
import { checkedList } from '../../../lib/checked-list.ts';
import { priceTexts } from '@dealership/shared/messages/staff/manage.ts';

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
  /**
   * Sets a price, as somebody typed it.
   * @returns the price as the server now has it, in rupees
   * @throws {ApiError}
   */
  save: (item: PricedItem, typed: string) => Promise<number>;
}

export const bikePrices: PriceSource = {
  hasModel: false,
  texts: priceTexts.price,
  fetchList: async ({ signal }) => {
    const rows = checkedList(await call('GET /api/managePrice', { signal }));
    return rows.map(({ bike_name, name, bike_price }) => ({
      key: bike_name,
      name,
      price: bike_price,
      model: '',
      partNo: '',
    }));
  },
  save: async ({ key }, price) => {
    const request = { params: { bike_name: key }, body: { price } };
    return (await call('PATCH /api/managePrice/:bike_name', request)).bike_price;
  },
};

export const accessoryPrices: PriceSource = {
  hasModel: true,
  texts: priceTexts.accessories,
  fetchList: async ({ signal }) => {
    const rows = checkedList(await call('GET /api/manageAccessories', { signal }));
    return rows.map(({ id, heading, part_no, price, model_name }) => ({
      key: String(id),
      name: heading,
      price,
      model: model_name,
      partNo: part_no,
    }));
  },
  save: async ({ key }, price) => {
    const request = { params: { id: key }, body: { price } };
    return (await call('PATCH /api/manageAccessories/:id', request)).price;
  },
};
