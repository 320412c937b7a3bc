import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { findProgram } from '../../../../scripts/base/run-process.mjs';
import { sendRaw } from '../requests/raw-http.ts';

/** The folder of the shipped nginx configuration. */
export const deployFolder = fileURLToPath(new URL('../../../../deploy/nginx', import.meta.url));

/** The two shipped sites: for a plain server, and for the containers. */
export const shippedSites = ['dealership-site.conf', 'compose.conf'] as const;

/** nginx, if this machine has it; the test command installs it if possible. */
export const nginx = findProgram(['nginx']);

export interface Proxy {
  /** Its address over TLS. */
  url: string;
  /**
   * The access and the error log, once they contain a matching line: nginx writes it after the answer.
   */
  logs: (line: RegExp) => Promise<{ access: string; errors: string }>;
  stop: () => Promise<void>;
}

/**
 * Starts nginx with a shipped site; only ports, certificate, log files and the server behind it are replaced.
 */
export async function startProxy(
  site: (typeof shippedSites)[number],
  serverUrl: string,
): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dealership-nginx-'));
  const inFolder = (name: string) => path.join(folder, name);
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=shop.example',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-keyout',
      inFolder('key.pem'),
      '-out',
      inFolder('certificate.pem'),
    ],
    { stdio: 'ignore' },
  );
  const [plain, secure] = [await freePort(), await freePort()];
  const text = readFileSync(path.join(deployFolder, site), 'utf8')
    .replaceAll(/listen \[::\].*\n/g, '\n')
    // In Debian 12's nginx it is a parameter of `listen`.
    .replaceAll('http2 on;', '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${plain}`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${secure}`)
    .replaceAll(/server (127\.0\.0\.1|app):3000/g, `server ${new URL(serverUrl).host}`)
    .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${inFolder('certificate.pem')};`)
    .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${inFolder('key.pem')};`)
    .replaceAll(/access_log \/\S+/g, `access_log ${inFolder('access.log')}`)
    .replaceAll(/error_log \/\S+/g, `error_log ${inFolder('error.log')}`)
    .replaceAll(/include \S*\/(dealership-\S+\.conf);/g, `include ${deployFolder}/$1;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${inFolder(name)};`,
  );
  const common = site === 'compose.conf' ? '' : `include ${deployFolder}/dealership-http.conf;`;
  writeFileSync(
    inFolder('nginx.conf'),
    // As in the main configuration of Debian and of the image, where logs have nginx's default format.
    `daemon off; pid ${inFolder('pid')}; error_log ${inFolder('error.log')} notice;
    worker_processes 1; events {}
    http { access_log ${inFolder('access.log')}; ${temporary.join('\n')} ${common} ${text} }`,
  );
  const child = spawn(nginx ?? 'nginx', ['-c', inFolder('nginx.conf')], { stdio: 'pipe' });
  let complaint = '';
  child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const url = `https://127.0.0.1:${secure}`;
  await answers(url, () => complaint);
  return {
    url,
    logs: async (line) => {
      const access = () => readFileSync(inFolder('access.log'), 'utf8');
      await expect.poll(access).toMatch(line);
      const errors = readFileSync(inFolder('error.log'), 'utf8') + complaint;
      return { access: access(), errors };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(url: string, complaint: () => string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await sendRaw(url, { path: '/robots.txt' }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer: ${complaint()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
