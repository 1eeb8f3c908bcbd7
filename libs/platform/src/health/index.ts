export { HealthRegistry, type HealthCheck, type Readiness } from './health-registry.ts';
