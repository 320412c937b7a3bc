import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteEngines, startEngines, type Engine } from '../engines.ts';
import { median, type Figure, type PartResult } from '../figures.ts';
import type { BenchOptions } from '../part.ts';
import { runPictureJob } from '../picture-process.ts';
import { databaseEnvironment, startSite, type Site } from '../site.ts';

/** Pictures that records name: of models, their turns, the gallery and other content. A tenth as many are unused. */
const PICTURES = 3000;

/** Requests of visitors: a page, an answer and a document. */
const visits: readonly [string, string][] = [
  ['home page', '/'],
  ['list /motorcycle', '/motorcycle'],
  ['answer /api/bikes', '/api/bikes'],
  ['model page', '/view-details?bike=ACTIVA6G'],
  ['answer /api/bikeView', '/api/bikeView/Activa6G'],
  ['answer /api/360Images', '/api/360Images/Activa6G'],
  ['gallery page', '/gallery'],
  ['answer /api/gallery', '/api/gallery'],
];

/** Requests for the median of each cached answer. */
const ASKED = 200;
/** First requests after a change, which get a new answer. */
const CHANGES = 9;

/** Most extra time of a cached and of a new answer with the pictures, compared with the demo. */
const MOST_MORE_MS = { kept: 0.5, anew: 10 };

/** Pages, the daily work and a backup with 3,000 uploaded pictures, compared with those of the demo. */
export async function pictures({ engines: wanted }: BenchOptions): Promise<PartResult> {
  const engines = await startEngines(wanted);
  try {
    const figures: Figure[] = [];
    for (const engine of engines) figures.push(...(await measureEngine(engine)));
    return {
      figures,
      notes: [
        `${PICTURES.toLocaleString('en')} pictures of 1280 x 960 pixels in five sizes, named by models with full turns, the gallery and other content; the floor is the demo catalogue with its own pictures, which has turns of 36. Medians of ${ASKED} kept answers, and of ${CHANGES} that were the first after a change of a price, one connection. The daily work forgets and sets aside a tenth as many; it and the backup run in a process of their own.`,
        noteEngines(engines),
      ],
    };
  } finally {
    for (const engine of engines) await engine.stop();
  }
}

async function measureEngine(engine: Engine): Promise<Figure[]> {
  const databaseUrl = await engine.createDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'dealership-bench-'));
  const uploadsDir = join(folder, 'uploads');
  const env = databaseEnvironment(databaseUrl, uploadsDir);
  try {
    const { times: demo, staff } = await timesOf({ databaseUrl, uploadsDir });
    await runPictureJob('fill', String(PICTURES), env);
    const { times: full } = await timesOf({ databaseUrl, uploadsDir, staff });
    const figures = [...full].map(([measure, { ms, mostMore }]): Figure => {
      const floor = demo.get(measure)?.ms ?? 0;
      const goal = { atMost: mostMore, of: 'excess' } as const;
      return { subject: engine.name, measure, value: ms, floor, unit: 'ms', goal };
    });
    for (const job of ['forget', 'sweep', 'backup'] as const) {
      const result = await runPictureJob(job, join(folder, 'backup.zip'), env);
      figures.push(...jobFigures(engine.name, job, result));
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function jobFigures(
  subject: string,
  job: 'forget' | 'sweep' | 'backup',
  { ms, longestMs, growthBytes }: Awaited<ReturnType<typeof runPictureJob>>,
): Figure[] {
  const name = { forget: 'forgetting', sweep: 'sweep', backup: 'backup' }[job];
  const mostSeconds = { forget: 5, sweep: 10, backup: 60 }[job];
  return [
    {
      subject,
      measure: `${name}: time`,
      value: ms / 1000,
      unit: 's',
      goal: { atMost: mostSeconds },
    },
    {
      subject,
      measure: `${name}: longest without a turn for others`,
      value: longestMs,
      // A backup is a separate command, and nobody waits for it.
      unit: 'ms',
      ...(job !== 'backup' && { goal: { atMost: 50 } }),
    },
    {
      subject,
      measure: `${name}: memory`,
      value: growthBytes / 1_000_000,
      unit: 'MB',
      goal: { atMost: 100 },
    },
  ];
}

type Times = Map<string, { ms: number; mostMore: number }>;

async function timesOf(
  place: NonNullable<Parameters<typeof startSite>[0]>,
): Promise<{ times: Times; staff: Site['staff'] }> {
  const site = await startSite(place);
  try {
    const { cookie } = await site.signIn();
    const times: Times = new Map();
    for (const [name, path] of visits) {
      const asked: number[] = [];
      for (let count = 0; count < ASKED; count += 1) asked.push(await timeOf(site.url + path));
      times.set(name, { ms: median(asked), mostMore: MOST_MORE_MS.kept });
    }
    const anew = new Map<string, number[]>(visits.map(([name]) => [name, []]));
    for (let change = 0; change < CHANGES; change += 1) {
      for (const [name, path] of visits) {
        await changePrice(site, cookie, 90_000 + change);
        anew.get(name)?.push(await timeOf(site.url + path));
      }
    }
    for (const [name, asked] of anew) {
      const measure = `${name}, first after a change`;
      times.set(measure, { ms: median(asked), mostMore: MOST_MORE_MS.anew });
    }
    return { times, staff: site.staff };
  } finally {
    await site.stop();
  }
}

/** In milliseconds, to the end of the answer. */
async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - started;
}

async function changePrice({ url }: Site, cookie: string, price: number): Promise<void> {
  const answer = await fetch(`${url}/api/managePrice/CD110%20DELUXE`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ price }),
  });
  if (!answer.ok) throw new Error(`a price answered ${answer.status}: ${await answer.text()}`);
}
