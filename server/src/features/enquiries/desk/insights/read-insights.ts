import {
  enquiryKinds,
  type AnsweringBranch,
  type InsightGroup,
  type Insights,
} from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { readModelNames } from '../../list/model-name-repository.ts';
import { readPeople } from '../rows/people-repository.ts';
import { readKeyNames } from './key-name-repository.ts';
import { countInsights, type InsightPeriod } from './insight-repository.ts';

type Group = Insights['groups'][number];

export async function readInsights(
  db: Database,
  { branches = [], ...period }: InsightPeriod & { branches?: readonly AnsweringBranch[] },
  by: InsightGroup,
): Promise<Insights> {
  const { groups, ...others } = await countInsights(db, period, by);
  const keys = groups.map(({ key }) => key);
  const nameOf = by === 'branch' ? nameOfBranch(branches) : await readGroupNames(db, by, keys);
  return {
    ...others,
    groups: groups.map((group) => ({ ...group, ...nameOf(group.key) })).sort(orders[by]),
  };
}

async function readGroupNames(db: Database, by: InsightGroup, keys: readonly string[]) {
  if (by === 'model') {
    const nameOf = await readModelNames(db);
    return (key: string) => (key === '' ? {} : { name: nameOf(key) });
  }
  if (by === 'source') return readKeyNames(db, keys);
  if (by !== 'person') return () => ({});
  const personOf = await readPeople(db, keys);
  return (key: string) => (key === '' ? {} : { name: personOf(key).user_name });
}

function nameOfBranch(branches: readonly AnsweringBranch[]) {
  return (key: string) => {
    const found = branches.find(({ id }) => String(id) === key);
    return found ? { name: found.name } : {};
  };
}

type Order = (one: Group, other: Group) => number;

/** For groups without an order of their own: the one with the most arrivals comes first. */
const byArrived: Order = (one, other) =>
  other.arrived - one.arrived || (one.key < other.key ? -1 : 1);

const orders: Readonly<Record<InsightGroup, Order>> = {
  kind: (one, other) => placeOf(one) - placeOf(other),
  model: byArrived,
  source: byArrived,
  person: byArrived,
  branch: (one, other) => Number(one.key) - Number(other.key),
  month: (one, other) => (one.key < other.key ? -1 : 1),
  hour: (one, other) => Number(one.key) - Number(other.key),
};

function placeOf({ key }: Group): number {
  return enquiryKinds.findIndex((kind) => kind === key);
}
