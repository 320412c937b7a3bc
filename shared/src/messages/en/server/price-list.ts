/** What stands in the file of a price list. */
export const priceListFileTexts = {
  sheet: 'Prices',
  columns: {
    key: 'Key',
    model: 'Model',
    name: 'Variant or accessory',
    partNo: 'Part No.',
    price: 'Price (₹)',
  },
};
