import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import { createHttpServer } from './http-server.ts';

/** Answers `GET /metrics` and nothing else; it listens apart from the site, so that no visitor reaches it. */
export function createMetricsServer(registry: Registry): Server {
  const server = createHttpServer();
  server.on('request', (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return server;
}
