import type { Logger } from 'pino';
import ends from '../../scripts/ends-of-life.json' with { type: 'json' };

/** Warns at a start that this version of Node.js gets no security fixes any more. */
export function warnOfNode(
  log: Pick<Logger, 'warn'>,
  { version = process.versions.node, now = Date.now() } = {},
): void {
  const end = new Map(Object.entries(ends)).get(`node ${version.split('.', 1)[0]}`);
  if (end === undefined || new Date(now).toISOString().slice(0, 10) <= end) return;
  log.warn(
    `Node.js ${version} is past its end of life (${end}): install the release that README.md names`,
  );
}
