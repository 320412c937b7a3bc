import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The line between one visitor and the site, with its own address. */
export interface BadLine {
  url: string;
  /** From now on it delays and cuts nothing. */
  heal: () => void;
  close: () => Promise<void>;
}

interface LineOptions {
  target: string;
  /** Returns a number between 0 and 1, like Math.random. */
  random: () => number;
  delayMs: number;
  /** Share of scripts and submissions that are cut, before the server or after it. */
  cutShare: number;
  /** Called for every cut. */
  onCut: () => void;
}

/**
 * Answers requests that have nothing to do with sending an enquiry, so that many visitors can come at once: tiny
 * pictures, and no pop-up over the form.
 */
const STANDINS: readonly [RegExp, type: string, body: string][] = [
  [/^\/pictures\//, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [/^\/api\/getNotification/, 'application/json', '[]'],
];

export async function openLine(options: LineOptions): Promise<BadLine> {
  const { target, random, delayMs, cutShare, onCut } = options;
  let isBad = true;
  const server = createServer((near, answer) => {
    const path = near.url ?? '';
    const standin = STANDINS.find(([pattern]) => pattern.test(path));
    if (standin) {
      answer.writeHead(200, { 'Content-Type': standin[1] }).end(standin[2]);
      return;
    }
    const isCuttable = near.method === 'POST' || /^\/assets\/.*\.js$/.test(path);
    const isCut = isBad && isCuttable && random() < cutShare;
    const isCutBefore = isCut && random() < 0.5;
    setTimeout(
      () => {
        if (isCut) onCut();
        if (isCutBefore) near.destroy();
        else pass({ near, answer, target, isAnswerCut: isCut });
      },
      isBad ? delayMs : 0,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heal: () => {
      isBad = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Passage {
  near: IncomingMessage;
  answer: ServerResponse;
  target: string;
  /** The server has done its work, but only half of its answer arrives. */
  isAnswerCut: boolean;
}

function pass({ near, answer, target, isAnswerCut }: Passage) {
  const { url: path = '', method, headers } = near;
  const far = request(target + path, { method, headers, agent: false }, (from) => {
    const chunks: Buffer[] = [];
    from.on('data', (chunk: Buffer) => chunks.push(chunk));
    from.on('error', () => answer.destroy());
    from.on('end', () => {
      const body = Buffer.concat(chunks);
      answer.writeHead(from.statusCode ?? 502, from.headers);
      if (!isAnswerCut) answer.end(body);
      else answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
    });
  });
  // The server is down.
  far.on('error', () => answer.destroy());
  near.pipe(far);
}
