import { QueryClient } from '@tanstack/react-query';
import { isProblem } from '../errors/is-problem.ts';

/** Refusals are final; what the line or a part that is down caused is tried again. */
function mayRetry(failures: number, error: Error): boolean {
  if (isProblem(error) && error.status < 500) return false;
  return failures < 2;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: mayRetry, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
