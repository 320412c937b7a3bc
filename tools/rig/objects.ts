import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot, runProcess } from '../../scripts/base/run-process.mjs';
import type { RigResult } from './main.ts';
import { freePorts, needProgram, Rig, until } from './processes.ts';

const ACCOUNT = { TEST_S3_ACCESS_KEY_ID: 'test:tester', TEST_S3_SECRET_ACCESS_KEY: 'testing' };

/** The tests of the object storage, against OpenStack Swift with its S3 interface. */
export async function rigObjects(): Promise<RigResult> {
  const rig = new Rig();
  try {
    const endpoint = await startSwift(rig);
    const { code, output } = await runProcess(
      process.execPath,
      [
        join(repoRoot, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project=unit',
        '--project=api-sqlite',
        'server/src/storage/image-storage.test.ts',
        'server/test/storage/object-storage.test.ts',
      ],
      {
        env: { ...process.env, ...ACCOUNT, TEST_S3_ENDPOINT: endpoint, NO_COLOR: '1' },
        timeoutMs: 120_000,
      },
    );
    const counts = /Tests +(.+)/.exec(output)?.[1] ?? 'none';
    return { figures: { 'tests on Swift': counts }, faults: code === 0 ? [] : [output] };
  } catch (error) {
    console.log(rig.lastWords());
    throw error;
  } finally {
    await rig.stop();
  }
}

/** One disk, one replica, no log: the smallest setup with the S3 interface. */
async function startSwift(rig: Rig): Promise<string> {
  const [port = 0, cache = 0, ...others] = await freePorts(5);
  const folder = rig.folder;
  mkdirSync(join(folder, 'disks', 'd1'), { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
  };
  write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = rig\nswift_hash_path_prefix = rig\n[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  const head = (bind: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${bind}\nworkers = 0\nuser = ${process.env.USER ?? 'root'}\nswift_dir = ${folder}\ndevices = ${join(folder, 'disks')}\nmount_check = false\nlog_address = ${join(folder, 'no-log')}\n`;
  for (const [index, name] of ['account', 'container', 'object'].entries()) {
    const bind = others[index] ?? 0;
    write(
      `${name}-server.conf`,
      `${head(bind)}[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`,
    );
    const ring = join(folder, `${name}.builder`);
    for (const args of [
      ['create', '4', '1', '1'],
      ['add', `r1z1-127.0.0.1:${bind}/d1`, '1'],
      ['rebalance'],
    ]) {
      await runProcess(needProgram('swift-ring-builder'), [ring, ...args], { timeoutMs: 30_000 });
    }
    rig.start(name, needProgram(`swift-${name}-server`), [join(folder, `${name}-server.conf`)]);
  }
  const filters = Object.entries({
    cache: `use = egg:swift#memcache\nmemcache_servers = 127.0.0.1:${cache}`,
    listing_formats: 'use = egg:swift#listing_formats',
    s3api: 'use = egg:swift#s3api\nlocation = us-east-1',
    tempauth: 'use = egg:swift#tempauth\nuser_test_tester = testing .admin',
    copy: 'use = egg:swift#copy',
    dlo: 'use = egg:swift#dlo',
    slo: 'use = egg:swift#slo',
  });
  write(
    'proxy-server.conf',
    [
      head(port),
      `[pipeline:main]\npipeline = ${filters.map(([name]) => name).join(' ')} proxy-server\n`,
      '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n',
      ...filters.map(([name, text]) => `[filter:${name}]\n${text}\n`),
    ].join(''),
  );
  rig.start('memcached', needProgram('memcached'), [
    '-l',
    '127.0.0.1',
    '-p',
    String(cache),
    '-m',
    '16',
    ...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []),
  ]);
  rig.start('proxy', needProgram('swift-proxy-server'), [join(folder, 'proxy-server.conf')]);
  const url = `http://127.0.0.1:${port}`;
  await until('Swift answers', 60_000, async () => (await fetch(url)).status < 500);
  return url;
}
