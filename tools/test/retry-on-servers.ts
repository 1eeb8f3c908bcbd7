import { jest } from '@jest/globals';

/**
 * Tests on real servers cut connections and kill processes on a shared machine: one that fails is run once more, and
 * its first failure is printed all the same. Pure tests have no second try.
 */
if (/\.(int|e2e)-spec\.ts$/.test(expectedPath())) jest.retryTimes(1, { logErrorsBeforeRetry: true });

function expectedPath(): string {
  return (globalThis as { expect?: { getState(): { testPath?: string } } }).expect?.getState().testPath ?? '';
}
