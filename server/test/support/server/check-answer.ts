import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { safeParse } from 'zod/mini';
import { allCalls, apiErrorBodySchema, type CallName } from '@dealership/shared';

let problems: string[] = [];

/** Returns, and clears, the differences found between answers and the list of calls. */
export function takeProblems(): string[] {
  const found = problems;
  problems = [];
  return found;
}

/** Checks an answer, once it is sent, against the list of calls. */
export function checkAnswer(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { write, end } = response;
  response.write = function (this: ServerResponse, ...args: Parameters<typeof write>) {
    keep(args[0]);
    return write.apply(this, args);
  } as typeof write;
  response.end = function (this: ServerResponse, ...args: Parameters<typeof end>) {
    keep(args[0]);
    return end.apply(this, args);
  } as typeof end;
  response.on('finish', () => {
    const { route } = request as { route?: { path?: unknown } };
    const name = `${request.method} ${String(route?.path)}` as CallName;
    const problem = problemOf(name, response, chunks);
    if (problem !== undefined) problems.push(`${name} ${response.statusCode}: ${problem}`);
  });
}

function problemOf(
  name: CallName,
  response: ServerResponse,
  chunks: readonly Buffer[],
): string | undefined {
  const call = allCalls[name];
  const { statusCode: status } = response;
  // HEAD is answered by the handler of GET, without a body.
  if (!call || status === 304) return undefined;
  const type = String(response.getHeader('Content-Type'));
  if (status >= 400) return refusalOf(apiErrorBodySchema, response, chunks);
  if (status !== (call.status ?? 200)) return `it is ${call.status ?? 200}`;
  if (call.response === null) return chunks.length > 0 ? 'it has no body' : undefined;
  if ('media' in call.response) {
    return type.startsWith(call.response.media) ? undefined : `it is ${call.response.media}`;
  }
  return refusalOf(call.response, response, chunks);
}

function refusalOf(
  schema: Parameters<typeof safeParse>[0],
  response: ServerResponse,
  chunks: readonly Buffer[],
): string | undefined {
  const text = decoded(response, Buffer.concat(chunks));
  if (text === '') return 'it has a body';
  const body: unknown = JSON.parse(text);
  return safeParse(schema, body)
    .error?.issues.map((issue) => JSON.stringify(issue))
    .join(', ');
}

function decoded(response: ServerResponse, bytes: Buffer): string {
  const encoding = response.getHeader('Content-Encoding');
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}
