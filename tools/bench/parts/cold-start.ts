import { noteEngines, startEngines, type Engine } from '../engines.ts';
import { median, type Figure, type PartResult } from '../figures.ts';
import type { BenchOptions } from '../part.ts';
import { startSite } from '../site.ts';

/** From only the build and an empty database to the first page that a visitor can use. */
export async function coldStart({ runs, engines: wanted }: BenchOptions): Promise<PartResult> {
  const engines = await startEngines(wanted);
  try {
    const figures: Figure[] = [];
    for (const engine of engines) {
      const times: number[] = [];
      for (let turn = 0; turn < runs; turn += 1) times.push(await startOnce(engine));
      figures.push({
        subject: engine.name,
        measure: 'empty database to the first page',
        value: median(times) / 1000,
        unit: 's',
        goal: { atMost: 2 },
      });
    }
    return { figures, notes: [`Medians of ${runs} starts.`, noteEngines(engines)] };
  } finally {
    for (const engine of engines) await engine.stop();
  }
}

/** @returns ms from an empty database to the first page */
export async function startOnce(engine: Engine, product?: string): Promise<number> {
  const databaseUrl = await engine.createDatabase();
  const started = performance.now();
  const site = await startSite({ databaseUrl, ...(product !== undefined && { product }) });
  try {
    const answer = await fetch(site.url);
    await answer.text();
    if (!answer.ok) throw new Error(`The home page answered ${answer.status}`);
    return performance.now() - started;
  } finally {
    await site.stop();
  }
}
