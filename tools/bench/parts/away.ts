import { DatabaseSync } from '@photostructure/sqlite';
import { noteEngines, startEngines, type Engine } from '../engines.ts';
import { enquiryLoadOf } from '../enquiry-load.ts';
import { show } from '../figure-text.ts';
import type { Figure, PartResult } from '../figures.ts';
import type { BenchOptions } from '../part.ts';
import { startSite } from '../site.ts';

const VISITORS = 20;

/** rules: database-away */
const REFUSED_MS = 5000;

/** How long visitors wait while the database does not answer. */
export async function away({ engines: wanted }: BenchOptions): Promise<PartResult> {
  const engines = await startEngines(wanted);
  try {
    const figures: Figure[] = [];
    for (const engine of engines) figures.push(await measureEngine(engine));
    return {
      figures,
      notes: [
        `${VISITORS} enquiries at once, each refused with 503; the longest counts. Another program holds the lock of SQLite, the process of MariaDB is stopped.`,
        noteEngines(engines),
      ],
    };
  } finally {
    for (const engine of engines) await engine.stop();
  }
}

async function measureEngine(engine: Engine): Promise<Figure> {
  const databaseUrl = await engine.createDatabase();
  const site = await startSite({ databaseUrl });
  let mobile = 9_700_000_000;
  const send = async (wanted: number) => {
    const { url, ...request } = enquiryLoadOf(String((mobile += 1)));
    const started = performance.now();
    const answer = await fetch(site.url + url, request);
    await answer.text();
    if (answer.status !== wanted) throw new Error(`${url} answered ${answer.status}`);
    return performance.now() - started;
  };
  try {
    await send(201);
    const goOn = holdUp(engine, databaseUrl);
    const waits = await Promise.all(Array.from({ length: VISITORS }, () => send(503))).finally(
      goOn,
    );
    await send(201);
    const value = Math.max(...waits);
    process.stderr.write(`  ${engine.name} refused after ${show(value, 'ms')}\n`);
    return {
      subject: engine.name,
      measure: `longest of ${VISITORS} enquiries refused`,
      value,
      unit: 'ms',
      goal: { atMost: REFUSED_MS },
    };
  } finally {
    await site.stop();
  }
}

/** @returns a function that lets the database go on */
function holdUp({ pid }: Engine, databaseUrl: string): () => void {
  if (pid !== undefined) {
    const goOn = () => void process.kill(pid, 'SIGCONT');
    process.kill(pid, 'SIGSTOP');
    // Any other signal would leave it stopped.
    process.once('exit', goOn);
    return () => {
      process.off('exit', goOn);
      goOn();
    };
  }
  const database = new DatabaseSync(databaseUrl.slice('sqlite:'.length));
  database.exec('pragma busy_timeout = 5000; begin immediate');
  return () => database.close();
}
