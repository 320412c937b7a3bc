import type { IncomingMessage, Server } from 'node:http';
import type { Logger } from 'pino';

interface AddressSettings {
  host: string;
  siteUrl: string | undefined;
  trustProxy: number;
}

/** Warns of settings that a site on a public address needs: of each one only once per server process. */
export function warnOfAddress(server: Server, log: Logger, settings: AddressSettings): void {
  if (settings.siteUrl === undefined && isPublic(settings)) {
    log.warn(
      'SITE_URL is not set on a server that others can reach: cookies are not kept to https, and links name localhost',
    );
  }
  if (settings.trustProxy === 0) warnOfProxy(server, log);
}

/** Other machines can reach the server, or there is a proxy in front. */
function isPublic({ host, trustProxy }: AddressSettings): boolean {
  return trustProxy > 0 || !/^(localhost|127(\.\d+){3}|::1)$/.test(host);
}

/** Watches requests beside the application, until it has warned. */
function warnOfProxy(server: Server, log: Logger): void {
  const look = ({ headers }: IncomingMessage) => {
    if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
    server.off('request', look);
    log.warn(
      'X-Forwarded-For arrives while TRUST_PROXY is 0: if there is a proxy in front, all visitors share the limits of its address',
    );
  };
  server.on('request', look);
}
