import type { IncomingMessage, Server } from 'node:http';
import type { Logger } from 'pino';

/** What decides whether visitors reach the site at the address that it takes for its own. */
interface AddressSettings {
  host: string;
  siteUrl: string | undefined;
  trustProxy: number;
}

/** Says what is missing for a site on a public address: each thing once in the life of the server. */
export function warnOfAddress(server: Server, log: Logger, settings: AddressSettings): void {
  if (settings.siteUrl === undefined && isPublic(settings)) {
    log.warn(
      'SITE_URL is not set on a server that others can reach: cookies are not kept to https, and links name localhost',
    );
  }
  if (settings.trustProxy === 0) warnOfProxy(server, log);
}

/** Others can reach it, or there is a proxy whose visitors do. */
function isPublic({ host, trustProxy }: AddressSettings): boolean {
  return trustProxy > 0 || !/^(localhost|127(\.\d+){3}|::1)$/.test(host);
}

/** Listens beside the application, and no longer than it has to. */
function warnOfProxy(server: Server, log: Logger): void {
  const look = ({ headers }: IncomingMessage) => {
    if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
    server.off('request', look);
    log.warn(
      'X-Forwarded-For arrives while TRUST_PROXY is 0: if a proxy stands in front, all visitors share the limits of its address',
    );
  };
  server.on('request', look);
}
