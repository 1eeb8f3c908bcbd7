import { readdir, readFile, readlink } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { execa } from 'execa';

export interface PortOwner {
  readonly pid: number;
  readonly command: string;
}

/** True when nothing listens on the port, on any local address. */
export async function isFree(port: number): Promise<boolean> {
  return (await canBind(port)) && !(await answers(port));
}

/** The sentence a user reads when a port is taken: what, by whom, and the command that helps. */
export function takenPortMessage(use: string, port: number, owner: PortOwner | undefined): string {
  const holder = owner ? `by process ${owner.pid} (${owner.command})` : 'by another process';
  const stop = owner ? `kill ${owner.pid}` : `sudo lsof -nP -iTCP:${port} -sTCP:LISTEN`;
  return `Port ${port} (${use}) is taken ${holder}. Free it with:\n  ${stop}\nor use other ports:\n  CURSA_PORT_OFFSET=3000 npm start`;
}

/** Who listens on the port, as far as this user may know. */
export async function portOwner(port: number): Promise<PortOwner | undefined> {
  const pid = process.platform === 'linux' ? await linuxOwner(port) : await lsofOwner(port);
  if (pid === undefined) return undefined;
  const { stdout } = await execa('ps', ['-o', 'args=', '-p', String(pid)], { reject: false });
  return { pid, command: (stdout.trim() || 'unknown').slice(0, 80) };
}

function canBind(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: 'localhost' });
    const end = (result: boolean): void => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(300, () => end(false));
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

async function lsofOwner(port: number): Promise<number | undefined> {
  const { stdout } = await execa('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { reject: false });
  return Number(stdout?.split('\n')[0]) || undefined;
}

/** Reads `/proc`, because lsof and ss are missing on small systems. */
async function linuxOwner(port: number): Promise<number | undefined> {
  const inodes = await listeningInodes(port);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const file of files) {
      const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '');
      const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
      if (inode !== undefined && inodes.has(inode)) return Number(pid);
    }
  }
  return undefined;
}

async function listeningInodes(port: number): Promise<Set<string>> {
  const LISTEN = '0A';
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')),
  );
  const rows = tables.flatMap((table) => table.split('\n').slice(1)).map((line) => line.trim().split(/\s+/));
  return new Set(
    rows.filter((row) => row[1]?.endsWith(suffix) && row[3] === LISTEN).map((row) => row[9] ?? ''),
  );
}
