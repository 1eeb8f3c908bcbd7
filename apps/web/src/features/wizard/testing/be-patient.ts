import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

/** Room for forms that are typed through key by key, on a machine that does other things too. */
export function bePatient(): void {
  jest.setTimeout(60_000);
  configure({ asyncUtilTimeout: 10_000 });
}
