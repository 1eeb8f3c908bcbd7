import { DomainError } from '@cursa/platform/http';
import type { AccountStatus } from '@cursa/contracts/http/auth';
import type { Decision } from './driver-transitions.ts';

export class DecisionRefusedError extends DomainError {
  constructor(status: AccountStatus, decision: Decision) {
    super('decision-refused', 409, `This driver is ${status}; "${decision}" is not possible from there`);
  }
}
