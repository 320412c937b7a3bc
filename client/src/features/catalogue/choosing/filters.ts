import { vehicleClasses, type MonthlyCosts, type VehicleCard } from '@dealership/shared';

/** What filters and orders read of a model. */
type Measured = Pick<VehicleCard, 'bikeName' | 'price' | 'class' | 'figures'>;

export type MonthlyCost = MonthlyCosts['models'][number];
/** What models cost a month, by their `bikeName`. */
export type Costs = ReadonlyMap<string, MonthlyCost>;
const noCosts: Costs = new Map();

/** A choice of a filter: a class, or the figures from and up to a bound. */
export interface Choice {
  /** In the address. */
  value: string;
  from?: number;
  to?: number;
}

interface Filter {
  read: (model: Measured, costs: Costs) => number | string | undefined;
  choices: readonly Choice[];
  /** Models may be in the order of this figure: 1: the lowest first, -1: the highest. */
  order?: 1 | -1;
}

const upTo = (...bounds: number[]) => bounds.map((to) => ({ value: String(to), to }));
const atLeast = (...bounds: number[]) => bounds.map((from) => ({ value: String(from), from }));
/** Bands between the bounds; the last one is open. */
const bands = (...bounds: number[]): Choice[] => [
  ...bounds.map((to, at) => ({
    value: String(to),
    ...(at > 0 && { from: (bounds[at - 1] ?? 0) + 1 }),
    to,
  })),
  { value: 'more', from: (bounds.at(-1) ?? 0) + 1 },
];

/** All filters in their order on the page, by their key in the address: rupees, rupees a month, cc, km a litre, mm, kg, km. */
const definitions = {
  price: {
    read: ({ price }) => price,
    choices: upTo(
      ...[60, 70, 80, 90, 100, 110, 120, 130, 150, 175, 200, 250, 300, 400, 500].map(
        (thousands) => thousands * 1000,
      ),
    ),
    order: 1,
  },
  monthly: {
    read: ({ bikeName }, costs) => costs.get(bikeName)?.monthly,
    choices: upTo(1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000),
  },
  class: {
    read: (model) => model.class,
    choices: vehicleClasses.map((value) => ({ value })),
  },
  engine: {
    // A 124.7 is a 125; without it a figure between two bands would be in none.
    read: ({ figures: { engineCc } }) => engineCc && Math.round(engineCc),
    choices: bands(110, 125, 165, 200, 350, 500),
  },
  mileage: {
    read: ({ figures }) => figures.mileage,
    choices: atLeast(30, 35, 40, 45, 50, 55, 60, 65, 70, 80),
    order: -1,
  },
  seat: {
    read: ({ figures }) => figures.seatHeight,
    choices: upTo(740, 750, 760, 770, 780, 790, 800, 810, 820, 840),
    order: 1,
  },
  weight: {
    read: ({ figures }) => figures.kerbWeight,
    choices: upTo(90, 100, 110, 120, 130, 140, 150, 160, 180, 200),
  },
  range: {
    read: ({ figures }) => figures.rangeKm,
    choices: atLeast(60, 80, 100, 120, 150, 200),
  },
} satisfies Record<string, Filter>;

export type FilterName = keyof typeof definitions;
export type OrderName = 'price' | 'mileage' | 'seat';

const filters: Readonly<Record<FilterName, Filter>> = definitions;
const names = Object.keys(definitions) as FilterName[];

const isIn = (figure: number | string | undefined, { value, from, to }: Choice) =>
  typeof figure === 'number'
    ? figure >= (from ?? -Infinity) && figure <= (to ?? Infinity)
    : figure === value;

/** The chosen filters, and the order; `undefined`: the order of the list. */
export interface Asked {
  filters: Partial<Record<FilterName, Choice>>;
  order: OrderName | undefined;
}

/** Reads the query of an address; what no filter knows is left out. */
export function readAsked(search: string): Asked {
  const query = new URLSearchParams(search);
  const chosen = names.flatMap((name) => {
    const choice = filters[name].choices.find(({ value }) => value === query.get(name));
    return choice ? [[name, choice] as const] : [];
  });
  const sort = names.find((name) => name === query.get('sort') && filters[name].order);
  return { filters: Object.fromEntries(chosen), order: sort as OrderName | undefined };
}

/** The query with other values of some keys, `''` without the key; the rest of it stays. */
export function withValues(search: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(values)) {
    if (value === '') query.delete(key);
    else query.set(key, value);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The query without any filter; the order stays. */
export function withoutFilters(search: string): string {
  return withValues(search, Object.fromEntries(names.map((name) => [name, ''])));
}

export interface Offer {
  filters: { name: FilterName; choices: readonly Choice[] }[];
  orders: OrderName[];
}

/**
 * The filters that divide these models, with the choices that take some of them and leave some out, and the orders of
 * figures that differ. What the address asks for is offered in any case, so that it can be changed.
 */
export function offerFor(models: readonly Measured[], asked: Asked, costs: Costs = noCosts): Offer {
  const offer: Offer = { filters: [], orders: [] };
  for (const name of names) {
    const { read, choices: all, order } = filters[name];
    const figures = models
      .map((each) => read(each, costs))
      .filter((figure) => figure !== undefined);
    const differ = new Set(figures).size > 1;
    const choices = all.filter((choice) => {
      const count = differ ? figures.filter((figure) => isIn(figure, choice)).length : 0;
      return (count > 0 && count < figures.length) || choice === asked.filters[name];
    });
    if (choices.length > 0) offer.filters.push({ name, choices });
    if (order && (differ || asked.order === name)) offer.orders.push(name as OrderName);
  }
  return offer;
}

export interface Result<Model> {
  /** All models in the order that is asked for, also those that a filter leaves out. */
  ordered: readonly Model[];
  /** Those of them that pass all filters. */
  models: readonly Model[];
  /** How many models are left with a choice, beside the other filters: by the filter's name and the choice's value. */
  counts: Partial<Record<FilterName, Record<string, number>>>;
  /** None is left: the filter without which most are, and how many; `undefined`: several have to go. */
  toDrop: { name: FilterName; count: number } | undefined;
}

/** The models in the order that is asked for, and those that pass all filters: one pass over the models. */
export function choose<Model extends Measured>(
  all: readonly Model[],
  asked: Asked,
  offer: Offer,
  costs: Costs = noCosts,
): Result<Model> {
  const ordered = asked.order ? inOrder(all, asked.order) : all;
  const models: Model[] = [];
  const counts: Result<Model>['counts'] = {};
  const refusedAlone: Partial<Record<FilterName, number>> = {};
  for (const { name } of offer.filters) counts[name] = {};
  for (const model of ordered) {
    const refusing = names.filter((name) => {
      const choice = asked.filters[name];
      return choice && !isIn(filters[name].read(model, costs), choice);
    });
    const [first] = refusing;
    if (first === undefined) models.push(model);
    if (refusing.length > 1) continue;
    if (first !== undefined) refusedAlone[first] = (refusedAlone[first] ?? 0) + 1;
    for (const { name, choices } of offer.filters) {
      const counted = counts[name];
      if (!counted || (first !== undefined && first !== name)) continue;
      const figure = filters[name].read(model, costs);
      for (const choice of choices) {
        if (isIn(figure, choice)) counted[choice.value] = (counted[choice.value] ?? 0) + 1;
      }
    }
  }
  const [most] = names
    .flatMap((name) => ({ name, count: refusedAlone[name] ?? 0 }))
    .sort((one, other) => other.count - one.count);
  return {
    ordered,
    models,
    counts,
    toDrop: models.length === 0 && most && most.count > 0 ? most : undefined,
  };
}

/** Models without the figure are last; equal ones stay in the order of the list. */
function inOrder<Model extends Measured>(models: readonly Model[], name: OrderName): Model[] {
  const { read, order = 1 } = filters[name];
  const rank = (model: Model) => {
    const figure = read(model, noCosts);
    return typeof figure === 'number' ? figure * order : Infinity;
  };
  const ranked = models.map((model) => ({ model, at: rank(model) }));
  return ranked
    .sort((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ model }) => model);
}
