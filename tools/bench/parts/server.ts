import { median, type Figure, type PartResult } from '../figures.ts';
import { enquiryLoad } from '../enquiry-load.ts';
import { noteEngines, runStatement, startEngines, type Engine } from '../engines.ts';
import { startFloor } from '../floor-process.ts';
import { applyLoad, AT_ONCE, type Load } from '../load.ts';
import type { BenchOptions } from '../part.ts';
import { startSite, type Site } from '../site.ts';

const ROUNDS = 3;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 4;

const reads = [
  { path: '/api/bikes', what: 'catalogue read /api/bikes', atLeast: 0.6 },
  { path: '/api/bikeView/Activa6G', what: 'catalogue read /api/bikeView', atLeast: 0.6 },
  { path: '/', what: 'document of the home page', atLeast: undefined },
  { path: '/api/me', what: 'signed-in read /api/me', atLeast: 0.55 },
];

/** Requests a second of the server, compared with the smallest program that could do the same. */
export async function server({ engines: wanted }: BenchOptions): Promise<PartResult> {
  const engines = await startEngines(wanted);
  try {
    const figures: Figure[] = [];
    for (const engine of engines) figures.push(...(await measureEngine(engine)));
    return {
      figures,
      notes: [
        `${AT_ONCE} requests at once from autocannon beside the server; after ${WARM_UP_SECONDS} s of warming up medians of ${ROUNDS} rounds of ${ROUND_SECONDS} s, product and floor in turn.`,
        'Floors: node:http with the same driver doing the same inserts in one transaction into tables with the same indexes; Express answering the same bytes from memory.',
        noteEngines(engines),
      ],
    };
  } finally {
    for (const engine of engines) await engine.stop();
  }
}

async function measureEngine(engine: Engine): Promise<Figure[]> {
  const databaseUrl = await engine.createDatabase();
  const site = await startSite({ databaseUrl });
  try {
    const { cookie } = await site.signIn();
    const figures: Figure[] = [];
    for (const read of reads) figures.push(await measureRead({ engine, site, cookie, ...read }));
    figures.push(...(await measureInserts({ engine, site, databaseUrl })));
    return figures;
  } finally {
    await site.stop();
  }
}

async function measureRead(read: {
  engine: Engine;
  site: Site;
  cookie: string;
  path: string;
  what: string;
  atLeast: number | undefined;
}): Promise<Figure> {
  const { engine, site, cookie, path, what, atLeast } = read;
  const ours: Load = { url: site.url + path, headers: { cookie } };
  const answer = await fetch(ours.url, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const floor = await startFloor('express-floor', {
    type: answer.headers.get('content-type'),
    body: await answer.text(),
  });
  try {
    const rates = await inTurn([ours, { url: floor.url, headers: { cookie } }]);
    return rateFigure(`${engine.name}: ${what}`, rates, atLeast);
  } finally {
    await floor.stop();
  }
}

async function measureInserts(needs: {
  engine: Engine;
  site: Site;
  databaseUrl: string;
}): Promise<Figure[]> {
  const { engine, site, databaseUrl } = needs;
  const ours = { ...enquiryLoad, url: site.url + enquiryLoad.url };
  const floorUrl = await engine.createDatabase();
  const rows = await prepareFloorDatabase(ours, { databaseUrl, floorUrl });
  const floor = await startFloor('insert-floor', { databaseUrl: floorUrl, ...rows });
  try {
    const [product = 0, indexed = 0, plain = 0] = await inTurn([
      ours,
      { ...enquiryLoad, url: floor.url },
      { ...enquiryLoad, url: `${floor.url}plain` },
    ]);
    return [
      rateFigure(`${engine.name}: enquiries stored`, [product, indexed], 0.35),
      rateFigure(
        `${engine.name}: both inserts with every index, beside both without`,
        [indexed, plain],
        0.5,
      ),
    ];
  } finally {
    await floor.stop();
  }
}

/** Gives the floor the product's own tables, and a copy without indexes; returns the rows to insert. */
async function prepareFloorDatabase(
  load: Load,
  { databaseUrl, floorUrl }: { databaseUrl: string; floorUrl: string },
) {
  const { url, ...request } = load;
  const answer = await fetch(url, request);
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}`);
  const [row] = await runStatement(databaseUrl, 'select * from enquiries limit 1');
  if (row === undefined) throw new Error('the enquiry was not stored');
  // The product makes its tables when it starts.
  const maker = await startSite({ databaseUrl: floorUrl });
  await maker.stop();
  const [desk] = await runStatement(databaseUrl, 'select * from desk limit 1');
  if (desk === undefined) throw new Error('the enquiry is not on the desk');
  const [{ id: _id, ...values }, { enquiry_id: _enquiry, ...deskValues }] = [row, desk];
  const isSqlite = floorUrl.startsWith('sqlite:');
  const columnsOf = (part: Readonly<Record<string, unknown>>) =>
    Object.entries(part).map(
      ([name, value]) => `${name} ${isSqlite ? '' : columnType(name, value)}`,
    );
  const id = `id ${isSqlite ? 'integer primary key' : 'bigint auto_increment primary key'}`;
  const plain = {
    plain_enquiries: [id, ...columnsOf(values)],
    plain_desk: ['enquiry_id bigint primary key', ...columnsOf(deskValues)],
  };
  for (const [table, columns] of Object.entries(plain)) {
    await runStatement(floorUrl, `create table ${table} (${columns.join(', ')})`);
  }
  return { row: values, deskRow: deskValues };
}

function columnType(name: string, value: unknown): string {
  if (name.endsWith('_at')) return 'bigint';
  return typeof value === 'number' ? 'double' : 'varchar(500)';
}

/** Requests a second of each, round by round, so that a disturbance of the machine affects all of them. */
async function inTurn(loads: readonly Load[]): Promise<number[]> {
  for (const load of loads) await applyLoad(load, { seconds: WARM_UP_SECONDS });
  const rates = loads.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, load] of loads.entries()) {
      rates[index]?.push((await applyLoad(load, { seconds: ROUND_SECONDS })).perSecond);
    }
  }
  return rates.map(median);
}

function rateFigure(
  subject: string,
  [value = 0, floor = 0]: readonly number[],
  atLeast: number | undefined,
): Figure {
  process.stderr.write(`  ${subject}: ${Math.round(value)} of ${Math.round(floor)} a second\n`);
  return {
    subject,
    measure: 'requests',
    value,
    floor,
    unit: 'a second',
    ...(atLeast !== undefined && { goal: { atLeast, of: 'ratio' } }),
  };
}
