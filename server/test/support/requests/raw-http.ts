import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { createConnection } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/**
 * Sends a request exactly as given: no client normalises its path or headers. Does not verify certificates.
 */
export function sendRaw(
  url: string,
  {
    method = 'GET',
    path,
    headers = {},
    body,
  }: { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer },
): Promise<RawAnswer> {
  const { protocol, hostname, port } = new URL(url);
  const start = protocol === 'https:' ? requestSecurely : request;
  return new Promise((resolve, reject) => {
    // Node sets no Content-Length for a GET, and the server would read the body as another request.
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const options = {
      hostname,
      port,
      method,
      path,
      headers: { ...length, ...headers },
      agent: false,
      rejectUnauthorized: false,
    };
    const call = start(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Writes text to the server and reads until it closes the connection. */
export function sendBytes(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(Number(port), hostname, () => socket.write(text));
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      resolve(answer);
    });
  });
}
