import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a server and its database whose connections a test can cut or freeze. */
export interface TcpProxy {
  port: number;
  /** Passes everything on, new connections too. */
  open: () => Promise<void>;
  /** Stops listening and cuts all connections, as if the database had died. */
  cut: () => Promise<void>;
  /** Accepts connections but passes nothing on, as if the database hung (`kill -STOP`). */
  freeze: () => void;
  stop: () => Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const lines = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = createConnection(target.port, target.host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => undefined);
      from.once('close', () => {
        lines.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const line of lines) line.destroy();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    open: async () => {
      isFrozen = false;
      for (const line of lines) line.resume();
      if (!server.listening) await listen(port);
    },
    cut: close,
    freeze: () => {
      isFrozen = true;
      for (const line of lines) line.pause();
    },
    stop: async () => {
      if (server.listening) await close();
    },
  };
}
