import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../scripts/base/run-process.mjs';
import { freePorts, needProgram, until, type Rig } from './processes.ts';

/** nginx as in `deploy/nginx`, without TLS and with higher limits, since all load comes from one address. */
export async function startProxy(rig: Rig, servers: readonly string[]): Promise<string> {
  const [port] = await freePorts(1);
  const deploy = join(repoRoot, 'deploy', 'nginx');
  const common = readFileSync(join(deploy, 'dealership-http.conf'), 'utf8').replace(
    'rate=100r/s',
    'rate=100000r/s',
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(rig.folder, name)};`)
    .join('\n');
  const upstreams = servers
    .map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`)
    .join('\n');
  const file = join(rig.folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
    pid ${join(rig.folder, 'nginx.pid')};
    error_log ${join(rig.folder, 'nginx-error.log')};
    worker_processes 1;
    events { worker_connections 1024; }
    http {
      ${common}
      ${temporary}
      upstream dealership { ${upstreams} keepalive 32; }
      server {
        listen 127.0.0.1:${port};
        access_log ${join(rig.folder, 'nginx-access.log')} dealership;
        include ${join(deploy, 'dealership-proxy.conf')};
      }
    }`,
  );
  rig.start('nginx', needProgram('nginx'), ['-c', file]);
  const url = `http://127.0.0.1:${port}`;
  await until('nginx answers', 10_000, async () => (await fetch(`${url}/api/models`)).ok);
  return url;
}
