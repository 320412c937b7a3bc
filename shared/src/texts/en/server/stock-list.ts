import { wordList } from '../../../text/word-list.ts';
import { stockListColumns } from '../../parts/english/stock-list.ts';

export const stockListFileTexts = {
  ...stockListColumns,
  /** Headings that people use, as letters alone. */
  headings: {
    colour: wordList(`
      color, colours, colors, colourname, colorname, vehiclecolour, vehiclecolor, paint, shade
    `),
    stock: wordList(`
      stock, stockstatus, status, availability, available, waiting, waitingperiod, waitingtime,
      delivery, deliverytime, position, stockposition
    `),
  },
  /** What people write in the column of the stock, as letters alone. */
  words: {
    showroom: wordList(`
      inthe showroom, inshowroom, showroom, atshowroom, instock, stock, available, readystock,
      ready, readytodeliver, yes, intheshowroom, physical, exstock, exshowroomstock
    `),
    order: wordList(`
      onorder, order, toorder, byorder, onbooking, booking, afterbooking, tobeordered, ordered
    `),
    days: wordList('day, days, d, din, dys'),
    weeks: wordList('week, weeks, wk, wks, hapta, hafta'),
    /** Beside a number of days. */
    fillers: wordList(`
      in, within, about, approx, approximately, around, after, nearly, up, to, waiting, only, wait,
      time, me, mein, e
    `),
  },
};
