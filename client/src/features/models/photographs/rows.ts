import type { ModelDetail, ModelRow, SectionInput } from '@dealership/shared';
import { photographTexts as texts } from '@dealership/shared/texts/staff/catalogue/photographs.ts';
import { stateOf } from '../use-section.ts';
import { findColour, findModel } from './sort-photographs.ts';

/** In place of a colour's number: the main picture of the model. */
export const LEAD = 0;

/** A chosen photograph. */
export interface Photograph {
  /** The same for the same file, chosen again. */
  key: string;
  path: string;
  file: File;
  /** Address of the file in this browser. */
  url: string;
}

/** What a person has decided about a photograph; absent: what its name says. */
export interface Answer {
  model?: number;
  place?: number;
  isTicked?: boolean;
}

export interface Row extends Photograph {
  /** Of the file: it can be the main picture of its model, too, in a row of its own. */
  fileKey: string;
  /** The model under which it is listed; `undefined`: its name does not say model and colour for certain. */
  group: number | undefined;
  model: number | undefined;
  /** Number of the colour, or `LEAD`. */
  place: number | undefined;
  /** Path of the picture that is there now; `''`: none. */
  before: string;
  state: 'loading' | 'unsure' | 'new' | 'replaces' | 'unused' | 'added';
  /** Another photograph is used in this place. */
  hasRival: boolean;
}

/** The pictures of a model that photographs can replace: those of its colours, and the main one. */
export function placesOf(
  model: ModelDetail | undefined,
): { id: number; name: string; image: string }[] {
  if (!model) return [];
  const colours = stateOf(model, 'colours').value as SectionInput<'colours'>;
  const { lead } = stateOf(model, 'pictures').value as SectionInput<'pictures'>;
  return [
    ...colours.map(({ id, name, image }) => ({ id, name, image })),
    { id: LEAD, name: texts.lead, image: lead },
  ];
}

const namesOf = ({ name, bike_name: bikeName }: ModelRow) => [name, bikeName];

interface Known {
  models: readonly ModelRow[];
  details: readonly ModelDetail[];
  answers: Readonly<Partial<Record<string, Answer>>>;
  /** The path of a photograph that was stored, by its key. */
  stored: ReadonlyMap<string, string>;
  /** The photograph of the first colour of each model that has one is its main picture, too. */
  withLead: boolean;
}

/** The models that photographs name, or that somebody has chosen for them. */
export function modelsOf(
  photographs: readonly Photograph[],
  { models, answers }: Pick<Known, 'models' | 'answers'>,
): { named: number | undefined; model: number | undefined }[] {
  const all = models.map((model) => ({ id: model.id, names: namesOf(model) }));
  return photographs.map(({ key, path }) => {
    const named = findModel(path, all);
    return { named, model: answers[key]?.model ?? named };
  });
}

/** Where photographs belong, and which are used: of several for one place the first (rules: photographs-by-name). */
export function rowsOf(photographs: readonly Photograph[], known: Known): Row[] {
  const { models, details, answers, stored } = known;
  const found = modelsOf(photographs, known);
  const detailOf = (model?: number) => details.find(({ id }) => id === model);
  const placeByName = (path: string, model?: number) => {
    const row = models.find(({ id }) => id === model);
    const detail = detailOf(model);
    if (!row || !detail) return undefined;
    return findColour(path, namesOf(row), placesOf(detail).filter(isColour));
  };
  const placed = photographs.map((photograph, at) => {
    const { key, path } = photograph;
    const { named, model } = found[at] ?? {};
    const detail = detailOf(model);
    const wanted = answers[key]?.place ?? placeByName(path, model);
    const place = placesOf(detail).find(({ id }) => id === wanted);
    const isLoading = model !== undefined && !detail;
    const group = placeByName(path, named) === undefined ? undefined : named;
    const before = place?.image ?? '';
    return { ...photograph, fileKey: key, group, model, place: place?.id, before, isLoading };
  });
  const chosen = placed.filter(({ key }) => answers[key]?.isTicked === true);
  const rows = placed.map(({ isLoading, ...row }, at) => {
    const earlier = [...placed.slice(0, at), ...chosen.filter(({ key }) => key !== row.key)];
    const isFirst = !earlier.some((each) => isSamePlace(each, row));
    const isTicked = answers[row.key]?.isTicked ?? isFirst;
    const isAdded = row.before !== '' && row.before === stored.get(row.key);
    return { ...row, state: stateFor(row, { isLoading, isAdded, isTicked }) };
  });
  const used = rows.filter(({ state }) => state !== 'unused');
  return rows.flatMap((row) => {
    const hasRival = used.some((other) => other !== row && isSamePlace(other, row));
    const shown = { ...row, hasRival };
    return known.withLead ? [shown, ...leadOf(shown, used, known)] : [shown];
  });
}

/** The row of the main picture, if that came with the website, and no earlier colour has a photograph. */
function leadOf(row: Row, used: readonly PlaceOf[], { details, answers, stored }: Known): Row[] {
  const places = placesOf(details.find(({ id }) => id === row.model));
  const own = used.filter(({ model }) => model === row.model).map(({ place }) => place);
  const first = places.find(({ id }) => own.includes(id));
  const before = places.at(-1)?.image ?? '';
  const isAdded = before === stored.get(row.fileKey);
  if (own.includes(LEAD) || row.place === undefined || row.place !== first?.id) return [];
  if (row.state === 'unused' || !(isAdded || isBuiltIn(before))) return [];
  const key = `${row.key} lead`;
  const is = { isAdded, isLoading: false, isTicked: answers[key]?.isTicked ?? true };
  const lead = { ...row, key, place: LEAD, before, hasRival: false };
  return [{ ...lead, state: stateFor(lead, is) }];
}

/** Whether a picture came with the website. */
export const isBuiltIn = (path: string) => path.startsWith('/pictures/');

const isColour = ({ id }: { id: number }) => id !== LEAD;

type PlaceOf = Pick<Row, 'model' | 'place'>;

function isSamePlace(one: PlaceOf, other: PlaceOf): boolean {
  return one.place !== undefined && one.place === other.place && one.model === other.model;
}

function stateFor(
  { place, before }: Pick<Row, 'place' | 'before'>,
  is: { isLoading: boolean; isAdded: boolean; isTicked: boolean },
): Row['state'] {
  if (is.isLoading) return 'loading';
  if (place === undefined) return 'unsure';
  if (is.isAdded) return 'added';
  if (!is.isTicked) return 'unused';
  return before === '' ? 'new' : 'replaces';
}

/** Whether it would be added now. */
export function isWanted({ state }: Row): boolean {
  return state === 'new' || state === 'replaces';
}
