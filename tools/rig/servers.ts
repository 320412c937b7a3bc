import { setTimeout as sleep } from 'node:timers/promises';
import { startMariadb } from '../../scripts/test-run/throwaway-mariadb.mjs';
import { compareStored } from './compare-stored.ts';
import type { RigResult } from './main.ts';
import { freePorts, Rig } from './processes.ts';
import { startProxy } from './proxy.ts';
import { longestSilence, startCrowd } from './visitors.ts';

/** The service must answer again within this time. */
export const BACK_WITHIN_MS = 10_000;

/** Two servers behind nginx on one durable MariaDB; one is killed under load, and comes back. */
export async function rigServers(): Promise<RigResult> {
  const rig = new Rig();
  const database = await startMariadb({ isDurable: true });
  try {
    const [first = 0, second = 0] = await freePorts(2);
    // Both at once, into an empty database: they migrate and load the demo once.
    const [victim, other] = await Promise.all([
      rig.startServer('first', database.url, first),
      rig.startServer('second', database.url, second),
    ]);
    const site = await startProxy(rig, [victim.url, other.url]);
    const { crowd, stop } = startCrowd(site, { visitors: 16, readers: 4 });
    await sleep(4000);
    const before = crowd.times.length / 4;
    const killedAt = performance.now();
    victim.child.kill('SIGKILL');
    await sleep(5000);
    await rig.startServer('first', database.url, first);
    await sleep(4000);
    await stop();
    const silence = longestSilence(crowd, killedAt);
    const { lost, doubled } = await compareStored(database.url, crowd.acknowledged);
    return {
      figures: {
        'enquiries acknowledged': crowd.acknowledged.size,
        'a second, in the first four': Math.round(before),
        'of them lost': lost,
        'stored twice': doubled,
        'longest time without an acknowledgement after the kill (ms)': Math.round(silence),
        'tries that visitors had to repeat': JSON.stringify(crowd.refused),
        'catalogue reads, and of them failed': `${crowd.reads}, ${crowd.failedReads}`,
      },
      faults: [
        ...(crowd.acknowledged.size < 100 ? ['hardly anything was acknowledged'] : []),
        ...(lost > 0 ? [`${lost} acknowledged enquiries are lost`] : []),
        ...(doubled > 0 ? [`${doubled} enquiries are stored twice`] : []),
        ...(silence > BACK_WITHIN_MS ? [`away for ${Math.round(silence)} ms`] : []),
      ],
    };
  } catch (error) {
    console.log(rig.lastWords());
    throw error;
  } finally {
    await rig.stop();
    await database.stop();
  }
}
