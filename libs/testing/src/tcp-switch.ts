import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpSwitch {
  readonly port: number;
  /** Breaks every connection and refuses new ones, as a server that is down does. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** A relay on 127.0.0.1 before a real server, for tests of what happens when that server goes away. */
export async function startTcpSwitch(target: { host: string; port: number }): Promise<TcpSwitch> {
  const open = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(target.port, target.host);
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  return { port, cut, restore: () => listen(port), close: cut };
}
