import { allLegacyCalls } from '@cursa/contracts/legacy/all';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { publicEndpoints } from '../proxy/proxy-routes.ts';
import { endpointOperation } from './endpoint-operation.ts';
import { legacyOperations } from './legacy-operation.ts';

/** OpenAPI of everything that people may call, made from the contracts. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of publicEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: endpointOperation(endpoint) };
  }
  for (const call of allLegacyCalls) paths[`/${call.name}`] = legacyOperations(call);
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Cursa',
      version: '1.0.0',
      description:
        'The typed API (/api/v1) and the 27 legacy calls, which are a translation onto it. Money is in integer minor units in the typed API, and text with two decimals in the legacy calls.',
    },
    paths: paths as ZodOpenApiPathsObject,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'cursa_session' },
      },
    },
  });
}
