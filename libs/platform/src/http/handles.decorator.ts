import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { EndpointDefinition } from '@cursa/contracts/endpoint';
import { ENDPOINT } from './endpoint-metadata.ts';

/**
 * Binds a controller method to an endpoint of the contracts: its method, path and status, who may call it,
 * how its input is parsed and what its answer may hold. The controller itself is a bare `@Controller()`.
 */
export function Handles(endpoint: EndpointDefinition): MethodDecorator {
  return applyDecorators(
    RequestMapping({ method: RequestMethod[endpoint.method], path: endpoint.path }),
    HttpCode(endpoint.status ?? 200),
    SetMetadata(ENDPOINT, endpoint),
  );
}
