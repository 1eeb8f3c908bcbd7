import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { EndpointDefinition } from '@cursa/contracts/endpoint';
import { allEndpoints } from '@cursa/contracts/http/all';
import { ROOT } from '../lint/packages.ts';
import { services, sources } from './service-code.ts';

type Api = Readonly<Record<string, EndpointDefinition>>;

const files = globSync('libs/contracts/src/http/*.ts', { cwd: ROOT });
const modules = await Promise.all(
  files.map((file) => import(join(ROOT, file)) as Promise<Record<string, unknown>>),
);
const apis = modules.flatMap((module) => Object.entries(module)).filter(([name]) => name.endsWith('Api')) as [
  string,
  Api,
][];

describe('endpoints', () => {
  it('are all in the list that routing and OpenAPI are made from', () => {
    const declared = apis.flatMap(([, api]) => Object.values(api)).map(({ id }) => id);
    expect(allEndpoints.map(({ id }) => id).sort()).toEqual(declared.sort());
  });

  it('have ids of their own', () => {
    expect(repeated(allEndpoints.map(({ id }) => id))).toEqual([]);
  });

  it('have routes of their own', () => {
    expect(
      repeated(allEndpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)),
    ).toEqual([]);
  });

  it('under /internal are for services, and only those', () => {
    const wrong = allEndpoints.filter(
      ({ path, access }) => path.startsWith('/internal/') !== (access.kind === 'service'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it.each(services())('of %s all have a handler', (service) => {
    expect(unhandled(service, sources(service))).toEqual([]);
  });

  it('without a handler would be seen', () => {
    expect(unhandled('offers', '@Handles(offersApi.sendOffer) async send() {}').length).toBeGreaterThan(0);
  });
});

function unhandled(service: string, code: string): string[] {
  return apis.flatMap(([name, api]) =>
    Object.entries(api)
      .filter(
        ([key, endpoint]) =>
          endpoint.service === service && !new RegExp(`@Handles\\(\\s*${name}\\.${key}\\b`).test(code),
      )
      .map(([, { id }]) => id),
  );
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
