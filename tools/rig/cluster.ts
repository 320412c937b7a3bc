import { setTimeout as sleep } from 'node:timers/promises';
import { askDatabase, compareStored } from './compare-stored.ts';
import { startGalera, type Node } from './galera.ts';
import type { RigResult } from './main.ts';
import { freePorts, Rig, STAFF } from './processes.ts';
import { startProxy } from './proxy.ts';
import { BACK_WITHIN_MS } from './servers.ts';
import { longestSilence, startCrowd } from './visitors.ts';

const SESSIONS = 20;

/** Three Galera nodes with a server each, behind nginx; one node is killed under load, and comes back. */
export async function rigCluster(): Promise<RigResult> {
  const rig = new Rig();
  try {
    const nodes = await startGalera(rig);
    const ports = await freePorts(3);
    // All three at once, into an empty database.
    const servers = await Promise.all(
      nodes.map(({ url }, index) => rig.startServer(`server-${index}`, url, ports[index] ?? 0)),
    );
    const urls = servers.map(({ url }) => url);
    const unkeyed = await tablesWithoutKey(nodes);
    const site = await startProxy(rig, urls);
    const { crowd, stop } = startCrowd(site, { visitors: 16, readers: 4 });
    await sleep(4000);
    const before = crowd.times.length / 4;
    const stale = await countStaleSessions(urls);
    const repeated = await countUnequalRepeats(urls);
    const killedAt = performance.now();
    nodes[0]?.child.kill('SIGKILL');
    await sleep(8000);
    const restartedAt = performance.now();
    await nodes[0]?.restart();
    const backMs = performance.now() - restartedAt;
    await sleep(3000);
    await stop();
    const silence = longestSilence(crowd, killedAt);
    const found = await Promise.all(nodes.map(({ url }) => compareStored(url, crowd.acknowledged)));
    const lost = Math.max(...found.map((each) => each.lost));
    const doubled = Math.max(...found.map((each) => each.doubled));
    const rows = found.map((each) => each.rows);
    return {
      figures: {
        'enquiries acknowledged': crowd.acknowledged.size,
        'a second, in the first four': Math.round(before),
        'of them lost, on any node': lost,
        'stored twice': doubled,
        'rows on the three nodes': rows.join(', '),
        'longest time without an acknowledgement after the kill (ms)': Math.round(silence),
        'tries that visitors had to repeat': JSON.stringify(crowd.refused),
        'catalogue reads, and of them failed': `${crowd.reads}, ${crowd.failedReads}`,
        'sessions that another node did not know, or knew too long': `${stale} of ${2 * SESSIONS}`,
        'one key at three nodes at once, with more than one answer': `${repeated} of ${SESSIONS}`,
        'the killed node back in the group (ms)': Math.round(backMs),
      },
      faults: [
        ...(unkeyed.length > 0 ? [`tables without a primary key: ${unkeyed.join(', ')}`] : []),
        ...(crowd.acknowledged.size < 100 ? ['hardly anything was acknowledged'] : []),
        ...(lost > 0 ? [`${lost} acknowledged enquiries are lost`] : []),
        ...(doubled > 0 ? [`${doubled} enquiries are stored twice`] : []),
        ...(new Set(rows).size > 1 ? ['the nodes differ'] : []),
        ...(silence > BACK_WITHIN_MS ? [`away for ${Math.round(silence)} ms`] : []),
        ...(stale > 0 ? [`${stale} stale sessions`] : []),
        ...(repeated > 0 ? [`${repeated} keys with several answers`] : []),
      ],
    };
  } catch (error) {
    console.log(rig.lastWords());
    throw error;
  } finally {
    await rig.stop();
  }
}

/** Tables without a primary key: Galera cannot delete from them. */
async function tablesWithoutKey(nodes: readonly Node[]): Promise<string[]> {
  const rows = await askDatabase(
    nodes[0]?.url ?? '',
    `select t.table_name as name from information_schema.tables t
      left join information_schema.table_constraints c
        on c.table_schema = t.table_schema and c.table_name = t.table_name and c.constraint_type = 'PRIMARY KEY'
      where t.table_schema = database() and c.constraint_name is null`,
  );
  return rows.map(({ name }) => String(name));
}

/** Signs in at one server and out at another; every other server must know at once. */
async function countStaleSessions(servers: readonly string[]): Promise<number> {
  const at = (index: number) => servers[index % servers.length] ?? '';
  let stale = 0;
  for (let turn = 0; turn < SESSIONS; turn += 1) {
    const login = await fetch(`${at(turn)}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(STAFF),
    });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const me = (index: number) => fetch(`${at(index)}/api/me`, { headers: { Cookie: cookie } });
    if ((await me(turn + 1)).status !== 200) stale += 1;
    await fetch(`${at(turn + 1)}/api/logout`, { method: 'POST', headers: { Cookie: cookie } });
    if ((await me(turn + 2)).status !== 401) stale += 1;
  }
  return stale;
}

/** The same submission at all servers at once must be stored once, and all must answer the same reference. */
async function countUnequalRepeats(servers: readonly string[]): Promise<number> {
  let unequal = 0;
  for (let turn = 0; turn < SESSIONS; turn += 1) {
    const answers = await Promise.all(
      servers.map(async (server) => {
        const answer = await fetch(`${server}/finance`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `same-${turn}` },
          body: JSON.stringify({ name: 'Rig Visitor', contact: '9800000012', model: 'SP125' }),
        });
        const body = (await answer.json()) as { reference?: string };
        return `${answer.status} ${body.reference ?? ''}`;
      }),
    );
    if (new Set(answers).size > 1 || !answers[0]?.startsWith('201 ')) unequal += 1;
  }
  return unequal;
}
