import {
  findModels,
  isSpreadsheetError,
  locales,
  problem,
  problemText,
  stockListLimits,
  textIn,
  textsIn,
  toPlainText,
  type Locale,
  type Problem,
  type StockCheck,
} from '@dealership/shared';
import { yieldToOthers } from '../../../db/engines/loop-turns.ts';
import type { Vehicle } from '../../../db/vehicle-row.ts';
import { invalidInput } from '../../../errors/app-error.ts';
import { faultOf } from '../../../sheets/cell-faults.ts';
import { findTable, rowsBelow, type Spellings } from '../../../sheets/headings.ts';
import type { Sheet, SheetToWrite } from '../../../sheets/sheet.ts';
import { spellingOf } from '../models/model-names.ts';
import { placeKey, stockModelOf } from './stock-places.ts';
import type { StoredStock } from './stock-repository.ts';
import { readStockWords, stockInWords } from './stock-words.ts';

const columns = ['model', 'name', 'colour', 'stock'] as const;
type Column = (typeof columns)[number];

const file = textsIn(locales[0]).stockListFile;

/** What a file is compared with: the models on sale, and what was said of them. */
interface Known {
  vehicles: readonly Vehicle[];
  stored: readonly StoredStock[];
  locale: Locale;
}

/** A variant of a model in a colour, with its names. */
type Place = Omit<StockCheck['rows'][number], 'seen' | 'wanted'>;

function placesOf(vehicle: Vehicle, locale: Locale): Place[] {
  const { name: model, variants, colours } = stockModelOf(vehicle, locale);
  return variants.flatMap(({ part, name }) =>
    colours.map((colour) => ({ part, colour: colour.id, model, name, colour_name: colour.name })),
  );
}

function stockByPlace(stored: readonly StoredStock[]) {
  return new Map(stored.map((each) => [placeKey(each), each.stock]));
}

/** The stock as an XLSX, with the names of the language. */
export function toStockSheet({ vehicles, stored, locale }: Known): SheetToWrite {
  const known = stockByPlace(stored);
  const rows = vehicles
    .flatMap((vehicle) => placesOf(vehicle, locale))
    .map((place) => [
      place.model,
      place.name,
      place.colour_name,
      stockInWords(known.get(placeKey(place)) ?? ''),
    ]);
  return {
    name: file.sheet,
    rows: [columns.map((column) => file.columns[column]), ...rows],
    widths: [24, 30, 30, 20],
  };
}

/**
 * Reads the stock from the tables of a file; stores nothing. A model, and its variant, also apply to the rows below
 * that name none, as in merged cells. The columns may be in any order, with others between them.
 *
 * @throws {AppError} `invalid_input` when no table has headings
 * @throws {UnreadableSheet} when there are too many rows
 */
export async function readStockFile(
  sheets: readonly Sheet[],
  { vehicles, stored, locale }: Known,
): Promise<StockCheck> {
  const { sheet, headings } = findStockTable(sheets);
  const { problems } = textsIn(locale);
  const find = finderOf(vehicles, locale);
  const known = stockByPlace(stored);
  const read: StockCheck = {
    sheet: sheet.name,
    hidden: sheet.hidden,
    rows: [],
    blank: 0,
    unknown: [],
    errors: [],
  };
  const rowOf = new Map<string, number>();
  const above = { model: '', name: '' };
  for (const { row, cells, formulas, text } of rowsBelow(sheet, headings)) {
    await yieldToOthers();
    const placeOf = (column: Column) => headings.places[column]?.[0] ?? -1;
    const cell = (column: Column) => toPlainText(cells[placeOf(column)] ?? '');
    const typed = cell('stock');
    if (cell('model') !== '') Object.assign(above, { model: cell('model'), name: '' });
    if (cell('name') !== '') above.name = cell('name');
    const refuse = (wrong: Problem) =>
      read.errors.push({ row, row_text: text, typed, text: problemText(problems, wrong) });
    const place = find({ ...above, colour: cell('colour') });
    const key = place && placeKey(place);
    const wanted = readStockWords(typed);
    if (columns.some((column) => formulas.has(placeOf(column)))) {
      refuse(problem('cell_is_formula'));
    } else if (isSpreadsheetError(typed)) {
      refuse(problem('cell_is_error', { text: typed }));
    } else if (typed === '') {
      // A row of something else, or of signs that cannot be seen, says nothing either.
      if (place) read.blank += 1;
    } else if (!place || key === undefined) {
      read.unknown.push({ row, text });
    } else if (rowOf.has(key)) {
      refuse(problem('row_repeated', { row: rowOf.get(key) ?? 0 }));
    } else {
      rowOf.set(key, row);
      if (wanted === undefined) refuse(faultOf(typed) ?? problem('not_stock_words'));
      else read.rows.push({ ...place, seen: known.get(key) ?? '', wanted });
    }
  }
  return read;
}

const spellings = Object.fromEntries(
  columns.map((column): [Column, Spellings] => {
    const texts = locales.map((locale) => textsIn(locale));
    const whole = texts.flatMap(({ stockListFile, priceListFile }) => {
      const { headings } =
        column === 'colour' || column === 'stock' ? stockListFile : priceListFile;
      const own = (headings as Partial<Record<Column, readonly string[]>>)[column] ?? [];
      return [stockListFile.columns[column], ...own];
    });
    return [column, { whole: [...new Set(whole)] }];
  }),
) as Record<Column, Spellings>;

function findStockTable(sheets: readonly Sheet[]) {
  const isEnough = ({ model, stock }: Partial<Record<Column, unknown>>) =>
    model !== undefined && stock !== undefined;
  const wanted = { spellings, isEnough, isSure: isEnough, mostRows: stockListLimits.rows };
  const found = findTable<Column>(sheets, wanted);
  if (found) return found;
  const names = Object.values(file.columns);
  throw invalidInput({ file: problem('stock_list_without_heads', { columns: names }) });
}

/** Finds what a row names in any spelling; a name that fits several things is none. */
function finderOf(vehicles: readonly Vehicle[], locale: Locale) {
  const models = vehicles.map((vehicle) => ({
    name: vehicle.about.name,
    names: [vehicle.about.name, vehicle.bikeName].map(spellingOf),
    places: placesOf(vehicle, locale),
    spellingsOf: new Map(
      vehicle.colours.map(({ id, name, nameIn }) => [
        id,
        locales.map((each) => spellingOf(textIn({ en: name, ...nameIn }, each))),
      ]),
    ),
  }));

  return ({ model: typed, name, colour }: { model: string; name: string; colour: string }) => {
    const model = modelOf(typed) ?? modelWithVariant(typed);
    const isColour = ({ colour: id }: Place) =>
      model?.spellingsOf.get(id)?.includes(spellingOf(colour)) ?? colour === '';
    const named = [name, typed].map(spellingOf);
    const isVariant = (place: Place) =>
      place.name === '' ||
      named.includes(spellingOf(place.name)) ||
      named.includes(spellingOf(place.model + place.name));
    const inColour = model?.places.filter(isColour) ?? [];
    return only(inColour.filter(isVariant)) ?? (name === '' ? only(inColour) : undefined);
  };

  function modelOf(typed: string) {
    const spelled = spellingOf(typed);
    const same = models.find(({ names }) => names.includes(spelled));
    return same ?? only(findModels(typed, models, { isSure: true }));
  }

  /** Of a cell with both. */
  function modelWithVariant(typed: string) {
    const spelled = spellingOf(typed);
    return models.find(({ places }) =>
      places.some((place) => spellingOf(place.model + place.name) === spelled),
    );
  }
}

function only<Each>(all: readonly Each[]): Each | undefined {
  return all.length === 1 ? all[0] : undefined;
}
