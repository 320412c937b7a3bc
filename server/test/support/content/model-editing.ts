import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { ModelDetail, ModelRow, SectionInput, VehicleSectionName } from '@dealership/shared';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import { notifyOne } from '../../../src/features/auth/limits/alert-repository.ts';
import type { Browser } from '../requests/browser.ts';
import { signIn } from '../people/people.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

export let first: TestServer;
export let second: TestServer;
export let owner: Browser;

/** Starts two servers on one database; before each test the owner is signed in at the first one. */
export function startModels(): void {
  beforeAll(async () => {
    first = await startTestServer({ hasSite: true, siteUrl: 'https://shop.example' });
    second = await startTestServer({
      database: first.database,
      hasSite: true,
      siteUrl: 'https://shop.example',
    });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });
  beforeEach(async () => {
    owner = await signIn(first);
  });
}

/** Dependencies of a server's timers, at an instant of its own clock. */
export function depsOf(server: TestServer, at = server.clock()) {
  const clock = () => at;
  return {
    db: server.db,
    clock,
    audit: createAuditTrail({ clock, log: pino({ level: 'silent' }) }),
    notifyPlanner: notifyOne,
  };
}

export async function seen<Body>(path: string): Promise<Body> {
  return (await (await fetch(first.url + path)).json()) as Body;
}

export async function detail(id: number): Promise<ModelDetail> {
  const { status, body } = await owner.send<ModelDetail>('GET', `/api/vehicles/${id}`);
  expect(status).toBe(200);
  return body;
}

export async function listed(): Promise<ModelRow[]> {
  return (await owner.send<{ models: ModelRow[] }>('GET', '/api/vehicles')).body.models;
}

export async function idOf(name: string): Promise<number> {
  return (await listed()).find((row) => row.name === name)?.id ?? 0;
}

export function stateOf<Name extends VehicleSectionName>({ sections }: ModelDetail, name: Name) {
  const found = sections.find(({ section }) => section === name);
  if (!found) throw new Error(`${name} is not there`);
  return found as Omit<typeof found, 'value'> & { value: SectionInput<Name> };
}

/** Saves a section from its present version. */
export async function save<Name extends VehicleSectionName>(
  id: number,
  section: Name,
  change: (value: SectionInput<Name>) => unknown,
  { browser = owner, version }: { browser?: Browser; version?: number } = {},
) {
  const state = stateOf(await detail(id), section);
  return browser.send<ModelDetail>('PATCH', `/api/vehicles/${id}/sections/${section}`, {
    version: version ?? state.version,
    value: change(state.value),
  });
}

/** Publishes the whole draft. */
export async function publish(id: number, at?: string) {
  const { sections } = await detail(id);
  const drafts = sections.filter((section) => section.is_draft);
  const versions = Object.fromEntries(drafts.map(({ section, version }) => [section, version]));
  return owner.send<ModelDetail>('POST', `/api/vehicles/${id}/publish`, { versions, at });
}

export async function add(name: string, more: object = {}): Promise<ModelDetail> {
  const body = { type: 'scooter', name, ...more };
  const {
    status,
    body: added,
    text,
  } = await owner.send<ModelDetail>('POST', '/api/vehicles', body);
  expect(status, text).toBe(201);
  return added;
}

/** A new scooter with a price, as a draft. */
export async function addPriced(name: string): Promise<number> {
  const { id } = await add(name);
  const { status } = await save(id, 'variants', () => [{ id: 0, name: 'Standard', price: 95_000 }]);
  expect(status).toBe(200);
  return id;
}
