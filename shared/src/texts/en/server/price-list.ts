import type { priceColumns } from '../../../catalogue/price-list.ts';
import { wordList } from '../../../text/word-list.ts';
import { priceListColumns } from '../../parts/english/price-list-columns.ts';

export const priceListFileTexts = {
  ...priceListColumns,
  /** Headings that circulars and people use, as letters alone, the surest first. */
  headings: {
    key: [],
    model: wordList(`
      modelname, vehicle, vehiclename, vehiclemodel, product, productname, bike, models, twowheeler,
      motorcycle, scooter, scooty, scootername
    `),
    name: wordList(`
      variant, variantname, variants, varianttype, version, trim, accessory, accessoryname,
      variantaccessory
    `),
    partNo: ['partnumber', 'partcode', 'itemcode', 'accessorycode'],
    price: wordList(`
      exshowroomprice, exshowroom, exshowroomrs, exshowroompricers, exshowroominr,
      exshowroompriceinr, exshowroompriceinrs, exsrprice, exsr, exsrpricers, newexshowroomprice,
      newprice, revisedprice, pricers, priceinr, priceinrs, mrp, mrprs, mrpinr, rate, amount
    `),
    whole: wordList(`
      modelvariant, modelandvariant, modelvariantname, modelwithvariant, description,
      modeldescription, vehicledescription, itemdescription, particulars, item
    `),
  } satisfies Record<(typeof priceColumns)[number] | 'whole', readonly string[]>,
  /**
   * Words that identify a longer heading; a word in `unless` gives it another meaning, and with one in `last` it is
   * read only where there is no other.
   */
  words: {
    price: {
      within: ['ex showroom', 'ex s r', 'ex sr', 'ex show room', 'mrp', 'price', 'on road'],
      unless: wordList(`
        old, existing, previous, earlier, current, difference, diff, increase, change, hike,
        insurance, rto, registration, tax, gst, accessories, code, date, effective, dealer, landed,
        invoice, ndp, list no
      `),
      last: ['on road', 'total'],
    },
    model: { within: ['model name', 'vehicle model'], unless: ['code', 'year', 'variant'] },
    name: { within: ['variant name', 'variant'], unless: ['code', 'model'] },
    whole: {
      within: ['model variant', 'model and variant', 'model with variant'],
      unless: ['code'],
    },
  },
};
