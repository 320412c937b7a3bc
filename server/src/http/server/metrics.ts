import type { NextFunction, Request, Response } from 'express';
import type * as prometheus from 'prom-client';
import type { ConnectionCounts } from '../../db/engines/count-connections.ts';
import type { PictureCacheCounts } from '../../storage/cached-image-storage.ts';

/** The metrics that are counted while `METRICS` names an address. No label contains a visitor's input. */
export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

interface CounterOf {
  name: string;
  help: string;
  labelName: string;
  /** All values of the label: one that has not been counted yet is 0, not absent. */
  values: readonly string[];
}

/** Seconds; the budgets are 5 to 150 ms, a statement times out after 4 s. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Files are counted by folder: there are many, and their routes have no pattern, or one each. */
const FILE_FOLDERS = ['/assets/', '/pictures/'];

/**
 * Loads the library and begins to count.
 * @param pictureCache absent where pictures are on the disk: the operating system caches those
 */
export async function createMetrics(
  connections: Readonly<ConnectionCounts>,
  pictureCache: Readonly<PictureCacheCounts> | undefined,
) {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } =
    await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  new Gauge({
    name: 'dealership_database_connections',
    help: 'Connections of this process to the database, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, connections.inUse);
      this.set({ state: 'idle' }, Math.max(0, connections.open - connections.inUse));
    },
  });
  new Gauge({
    name: 'dealership_database_waiting',
    help: 'Pieces of work that wait for a connection.',
    registers,
    collect() {
      this.set(connections.waiting);
    },
  });
  if (pictureCache) addPictureCache(pictureCache, { Counter, Gauge }, registers);

  return {
    /** All figures, in Prometheus' text format. */
    registry,
    createCounter: ({ name, help, labelName, values }: CounterOf) => {
      const counter = new Counter({ name, help, labelNames: [labelName], registers });
      for (const value of values) counter.inc({ [labelName]: value }, 0);
      return (value: string) => {
        counter.inc({ [labelName]: value });
      };
    },
    /** Times every request; must be the first handler. */
    observeRequests: (request: Request, response: Response, next: NextFunction) => {
      const startedAt = performance.now();
      response.once('close', () => {
        durations.observe(
          {
            method: KNOWN_METHODS.has(request.method) ? request.method : 'other',
            route: routeOf(request),
            // A client that closes the connection before the end of the answer has no status.
            status: response.writableFinished ? String(response.statusCode) : 'aborted',
          },
          (performance.now() - startedAt) / 1000,
        );
      });
      next();
    },
  };
}

function addPictureCache(
  counts: Readonly<PictureCacheCounts>,
  { Counter, Gauge }: Pick<typeof prometheus, 'Counter' | 'Gauge'>,
  registers: prometheus.Registry[],
): void {
  new Counter({
    name: 'dealership_picture_cache_reads_total',
    help: 'Reads of uploaded pictures, from memory (hit) or from the object storage (miss).',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, counts.hits);
      this.inc({ result: 'miss' }, counts.misses);
    },
  });
  new Gauge({
    name: 'dealership_picture_cache_bytes',
    help: 'Bytes of uploaded pictures held in memory.',
    registers,
    collect() {
      this.set(counts.bytes);
    },
  });
}

/** The pattern of the route that answered, such as `/api/bikeView/:bikeName`; never an address. */
function routeOf(request: Request): string {
  const folder = FILE_FOLDERS.find((each) => request.path.startsWith(each));
  if (folder !== undefined) return `${folder}*`;
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : '(none)';
}
