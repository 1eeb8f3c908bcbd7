import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { attributes } from '../telemetry/attributes.ts';
import { observe } from '../telemetry/instruments.ts';
import { lazily } from '../telemetry/lazily.ts';
import { HealthRegistry } from './health-registry.ts';

/** Whether what the service stands on answers it: also what it can do without for a while, which readiness does not tell. */
@Injectable()
export class HealthMetrics implements OnApplicationBootstrap, OnModuleDestroy {
  private end: () => void = () => undefined;

  constructor(private readonly health: HealthRegistry) {}

  onApplicationBootstrap(): void {
    const parts = lazily(async () =>
      Object.entries((await this.health.readiness()).parts).map(
        ([name, state]) => [state === 'up' ? 1 : 0, { [attributes.dependency]: name }] as const,
      ),
    );
    this.end = observe('dependencyUp', parts);
  }

  onModuleDestroy(): void {
    this.end();
  }
}
