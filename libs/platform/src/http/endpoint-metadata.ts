import 'reflect-metadata';
import type { EndpointDefinition } from '@cursa/contracts/endpoint';

export const ENDPOINT = Symbol('endpoint');

/** The endpoint that a controller method is bound to with `@Handles`. */
export function endpointOf(handler: object): EndpointDefinition | undefined {
  return Reflect.getMetadata(ENDPOINT, handler) as EndpointDefinition | undefined;
}
