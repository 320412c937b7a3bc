import { createRequire } from 'node:module';

/**
 * Sends requests for a number of seconds, several at once, each with other ten digits in place of `{{number}}`, and
 * prints autocannon's result.
 * Its argument is `{"url": …, "headers": …, "body": …, "seconds": …, "atOnce": …}`.
 *
 * @typedef {{ body?: string }} Sent
 * @type {{ url: string, headers: Record<string, string>, body: string, seconds: number, atOnce: number }}
 */
const { url, headers, body, seconds, atOnce } = JSON.parse(process.argv[2] ?? '');

// It has no types.
/** @type {(options: object) => Promise<unknown>} */
const autocannon = createRequire(import.meta.url)('autocannon');

let number = 7_000_000_000 + (Date.now() % 1_000_000_000);
const result = await autocannon({
  url,
  connections: atOnce,
  duration: seconds,
  requests: [
    {
      method: 'POST',
      headers,
      setupRequest: (/** @type {Sent} */ request) => ({
        ...request,
        body: body.replaceAll('{{number}}', String((number += 1))),
      }),
    },
  ],
});
console.log(JSON.stringify(result));
