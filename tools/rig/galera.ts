import { execFileSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot, runProcess } from '../../scripts/base/run-process.mjs';
import { askDatabase } from './compare-stored.ts';
import { freePorts, needProgram, until, type Rig } from './processes.ts';

/** A node of the cluster. */
export interface Node {
  /** The address of its database, as in `DATABASE_URL`. */
  url: string;
  child: ChildProcess;
  /** Starts it again after it was killed; it fetches missed changes from the others. */
  restart: () => Promise<void>;
}

const PROVIDERS = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib/libgalera_smm.so'];

/** Settings that are different here and in `deploy/galera.cnf`, for each node. */
const OWN = new Set([
  'wsrep_provider',
  'wsrep_provider_options',
  'wsrep_cluster_address',
  'wsrep_node_address',
]);

/** The settings that the product ships, `deploy/galera.cnf`. */
function readSettings(): Map<string, string> {
  const text = readFileSync(join(repoRoot, 'deploy', 'galera.cnf'), 'utf8');
  const lines = text.matchAll(/^(\w+) = "?([^"\n]+)"?$/gm);
  return new Map([...lines].map(([, name = '', value = '']) => [name, value]));
}

/** Three Galera nodes on loopback, with the settings of `deploy/galera.cnf`; each writes to its disk. */
export async function startGalera(rig: Rig): Promise<Node[]> {
  needProgram('rsync');
  chmodSync(rig.folder, 0o755);
  const ports = await freePorts(12);
  const places = [0, 1, 2].map((index) => ({
    index,
    data: join(rig.folder, `node-${index}`),
    port: ports[index * 4] ?? 0,
    group: ports[index * 4 + 1] ?? 0,
    incremental: ports[index * 4 + 2] ?? 0,
    whole: ports[index * 4 + 3] ?? 0,
  }));
  const group = places.map((place) => `127.0.0.1:${place.group}`).join(',');
  const init = join(rig.folder, 'init.sql');
  // One statement per line.
  writeFileSync(
    init,
    `create user 'rig'@'127.0.0.1' identified by 'rig';
grant all on *.* to 'rig'@'127.0.0.1';
create database dealership;
`,
  );
  const settings = readSettings();
  const options = settings.get('wsrep_provider_options') ?? '';
  const shipped = [...settings].filter(([name]) => !OWN.has(name));
  const owner = process.getuid?.() === 0 ? ['--user=mysql'] : [];
  const start = (place: (typeof places)[number], extra: string[]): ChildProcess =>
    rig.start(`node-${place.index}`, needProgram('mariadbd'), [
      '--no-defaults',
      `--datadir=${place.data}`,
      // Short: a socket's path may have about 100 characters.
      '--socket=s.sock',
      '--pid-file=server.pid',
      '--bind-address=127.0.0.1',
      `--port=${place.port}`,
      '--skip-name-resolve',
      '--max-connections=200',
      '--innodb-buffer-pool-size=128M',
      ...shipped.map(([name, value]) => `--${name}=${value}`),
      `--wsrep-provider=${providerLibrary()}`,
      `--wsrep-node-name=node-${place.index}`,
      '--wsrep-node-address=127.0.0.1',
      `--wsrep-node-incoming-address=127.0.0.1:${place.port}`,
      `--wsrep-sst-receive-address=127.0.0.1:${place.whole}`,
      `--wsrep-provider-options=${[
        options,
        `gmcast.listen_addr=tcp://127.0.0.1:${place.group}`,
        `ist.recv_addr=127.0.0.1:${place.incremental}`,
        'gcache.size=128M',
      ].join(';')}`,
      ...owner,
      ...extra,
    ]);
  const isSynced = (url: string) => async () => {
    const [state] = await askDatabase(url, "show status like 'wsrep_local_state_comment'");
    return state?.Value === 'Synced';
  };
  const nodes: Node[] = [];
  for (const place of places) {
    await install(place.data, owner);
    const url = `mysql://rig:rig@127.0.0.1:${place.port}/dealership`;
    const isFirst = place.index === 0;
    const node: Node = {
      url,
      child: start(
        place,
        isFirst
          ? ['--wsrep-new-cluster', `--wsrep-cluster-address=gcomm://`, `--init-file=${init}`]
          : [`--wsrep-cluster-address=gcomm://${group}`],
      ),
      restart: async () => {
        node.child = start(place, [`--wsrep-cluster-address=gcomm://${group}`]);
        await until(`node ${place.index} is back`, 45_000, isSynced(url));
      },
    };
    await until(`node ${place.index} is in the group`, 45_000, isSynced(url));
    nodes.push(node);
  }
  return nodes;
}

function providerLibrary(): string {
  const found = PROVIDERS.find(existsSync);
  if (found === undefined) throw new Error('galera-4 is not installed');
  return found;
}

async function install(data: string, owner: string[]): Promise<void> {
  mkdirSync(data);
  if (owner.length > 0) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'mysql'], { encoding: 'utf8' }));
    chownSync(data, id('-u'), id('-g'));
  }
  const { code, output } = await runProcess(
    needProgram('mariadb-install-db'),
    ['--no-defaults', '--skip-test-db', `--datadir=${data}`, ...owner],
    { timeoutMs: 60_000 },
  );
  if (code !== 0) throw new Error(output);
}
