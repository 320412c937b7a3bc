import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FloorServer {
  readonly url: string;
  stop: () => Promise<void>;
}

/** A page without any script that shows this picture: the least that a browser on this machine needs for a page. */
export async function serveStaticPage(pictureUrl: string): Promise<FloorServer> {
  const answer = await fetch(pictureUrl);
  if (!answer.ok) throw new Error(`${pictureUrl} answered ${answer.status}`);
  const picture = Buffer.from(await answer.arrayBuffer());
  const pictureType = answer.headers.get('content-type') ?? 'image/webp';
  const page = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Floor</title>
<h1>A heading</h1><img src="/picture" alt="" width="1280" height="960" style="width:100%;height:auto">`;

  const server = createServer((request, response) => {
    if (request.url === '/picture') {
      response.writeHead(200, { 'Content-Type': pictureType }).end(picture);
    } else if (request.url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
