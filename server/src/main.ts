import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createLog } from './log.ts';
import { warnOfNode } from './node-warning.ts';
import { startServer, type RunningServer } from './start-server.ts';
import type { Demo } from './seed/month/open-demo.ts';

/** After this long the process exits even if the stop hangs. */
const STOP_LIMIT_MS = 9000;

const options = readOptions();

/** In development Vite serves the site, on its own port. */
const isApiOnly = options['api-only'] === true;

/** `npm run demo [-- --port N]` */
const isDemo = options.demo === true;

await main();

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        'api-only': { type: 'boolean' },
        demo: { type: 'boolean' },
        port: { type: 'string' },
      },
    });
    const { port = '0' } = values;
    const isMeant = values.demo === true || values.port === undefined;
    if (isMeant && /^\d{1,5}$/.test(port) && Number(port) <= 65_535) return values;
  } catch {
    // An unknown option is refused below, like a wrong port.
  }
  return exitWith('Usage: npm start, or npm run demo [-- --port N]   (N a number up to 65535)');
}

async function main(): Promise<void> {
  const demo = isDemo
    ? await orExit(async () => (await import('./seed/month/open-demo.ts')).openDemo(options.port))
    : undefined;
  const config = demo?.config ?? (await orExit(() => readConfig()));
  const log = createLog({ level: config.logLevel });
  let server: RunningServer;
  try {
    server = await startServer(config, log, { isApiOnly, banners: demo?.banners });
  } catch (error) {
    exitWith(explain(error, config));
  }
  stopOnSignal(server);
  warnOfNode(demo ? { warn: (sentence: string) => process.stderr.write(`${sentence}\n`) } : log);
  announce(server, demo);
}

async function orExit<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof ConfigError) exitWith(error.message);
    throw error;
  }
}

function announce({ url, metricsUrl, firstStaff }: RunningServer, demo: Demo | undefined): void {
  // Passkeys are made for a name, not for a number.
  const site = demo ? url : url.replace('//127.0.0.1:', '//localhost:');
  const lines = isApiOnly
    ? [`API: ${url}`]
    : [`Site:        ${site}`, `Back office: ${site}/admin`];
  if (metricsUrl !== undefined) lines.push(`Metrics:     ${metricsUrl}`);
  if (firstStaff) {
    lines.push(
      'First staff account (shown this once):',
      `  user id:  ${firstStaff.userId}`,
      `  password: ${firstStaff.isMadeUp ? firstStaff.password : 'the one in ADMIN_PASSWORD'}`,
    );
  }
  lines.push(...(demo?.lines ?? []));
  process.stdout.write(`${lines.join('\n')}\n`);
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      void server.stop().then(() => process.exit(0));
    });
  }
}

function explain(error: unknown, config: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const advice = isDemo ? 'Set --port to' : 'Set PORT to';
  if (code === 'EADDRINUSE') {
    return `Port ${config.port} is taken. ${advice} a free one, or stop the program that uses it.`;
  }
  if (code === 'EACCES')
    return `This user is not allowed to listen on port ${config.port}. ${advice} 1024 or above.`;
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
