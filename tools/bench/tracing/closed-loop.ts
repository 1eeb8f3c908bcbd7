import { Pool } from 'undici';

export interface Load {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly answered: number;
  readonly perSecond: number;
  readonly failed: number;
}

/** As many requests as are answered, each connection sending the next one when it has its answer. */
export async function closedLoop(load: Load): Promise<LoadResult> {
  const { url, method, path, headers, body, connections, seconds } = load;
  const pool = new Pool(url, { connections, pipelining: 1 });
  const end = performance.now() + seconds * 1_000;
  let answered = 0;
  let failed = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      try {
        const answer = await pool.request({ method, path, headers, body });
        await answer.body.dump();
        if (answer.statusCode === 200) answered += 1;
        else failed += 1;
      } catch {
        failed += 1;
      }
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const took = (performance.now() - began) / 1_000;
  await pool.close();
  return { answered, perSecond: answered / took, failed };
}
