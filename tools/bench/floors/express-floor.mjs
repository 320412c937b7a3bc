import express from 'express';

/**
 * Bare Express that answers every request with one body from memory. Reads `{"type": …, "body": …}` from standard
 * input, prints its address.
 */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { type, body } = JSON.parse(Buffer.concat(chunks).toString());

const app = express();
app.disable('x-powered-by');
app.get('/', (_request, response) => {
  response.type(type).send(body);
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`http://127.0.0.1:${address.port}/`);
});
