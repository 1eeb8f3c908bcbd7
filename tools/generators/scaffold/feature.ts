import type { Names } from './names.ts';
import type { Tree } from './tree.ts';

/** An endpoint, its controller, one action, its error, and a test that fails until the action is written. */
export function addFeature(tree: Tree, service: Names, feature: Names): void {
  const folder = `apps/${service.kebab}/src/${feature.kebab}`;
  const contracts = `libs/contracts/src/http/${service.kebab}.ts`;
  if (!tree.has(contracts)) throw new Error(`There is no service ${service.kebab}: ${contracts} is missing`);
  tree.insert(
    contracts,
    'after',
    new RegExp(`export const ${service.camel}Api = \\{\\n`),
    endpointText(service, feature),
  );
  tree.add(`${folder}/${feature.kebab}.errors.ts`, errorsText(feature));
  tree.add(`${folder}/find-${feature.kebab}.ts`, actionText(feature));
  tree.add(`${folder}/find-${feature.kebab}.spec.ts`, specText(service, feature));
  tree.add(`${folder}/${feature.kebab}.controller.ts`, controllerText(service, feature));
  register(tree, service, feature);
}

function register(tree: Tree, service: Names, { kebab, pascal }: Names): void {
  const module = `apps/${service.kebab}/src/app.module.ts`;
  const imports = `import { Find${pascal} } from './${kebab}/find-${kebab}.ts';\nimport { ${pascal}Controller } from './${kebab}/${kebab}.controller.ts';\n`;
  tree.insert(module, 'before', /\n(?=const |@Module)/, imports);
  tree.insert(module, 'after', /(?:const controllers = |controllers: )\[/, `${pascal}Controller, `);
  tree.insert(module, 'after', /providers: \[/, `Find${pascal}, `);
}

function endpointText(service: Names, { kebab, pascal, snake }: Names): string {
  return `  find${pascal}: endpoint({
    id: '${kebab}.find',
    service: '${service.kebab}',
    method: 'GET',
    path: '/api/v1/${kebab}/:${snake}_id',
    summary: 'Fill in: what the caller gets',
    access: { kind: 'session', roles: ['user', 'driver'] },
    params: z.object({ ${snake}_id: z.string().min(1).max(64) }),
    response: z.object({ ${snake}_id: z.string() }),
  }),
`;
}

function errorsText({ pascal, kebab }: Names): string {
  return `import { DomainError } from '@cursa/platform/http';

/** Also what a caller gets who may not see it (decision 4). */
export class ${pascal}NotFoundError extends DomainError {
  constructor() {
    super('${kebab}-not-found', 404, 'There is no such thing, or it is not yours');
  }
}
`;
}

function actionText({ pascal, kebab, camel }: Names): string {
  return `import { Injectable } from '@nestjs/common';
import { ${pascal}NotFoundError } from './${kebab}.errors.ts';

export interface Found${pascal} {
  readonly ${camel}Id: string;
}

@Injectable()
export class Find${pascal} {
  /** @throws ${pascal}NotFoundError when it is not the caller's, too */
  execute(_${camel}Id: string, _callerId: string): Promise<Found${pascal}> {
    return Promise.reject(new ${pascal}NotFoundError());
  }
}
`;
}

function specText(service: Names, { pascal, kebab }: Names): string {
  return `import { describe, expect, it } from '@jest/globals';
import { Find${pascal} } from './find-${kebab}.ts';

describe('Find${pascal}', () => {
  it('finds what is the caller\\'s (fill in: apps/${service.kebab}/src/${kebab}/find-${kebab}.ts reads no store yet)', async () => {
    await expect(new Find${pascal}().execute('1', 'caller')).resolves.toMatchObject({});
  });
});
`;
}

function controllerText(service: Names, { pascal, kebab, camel, snake }: Names): string {
  return `import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { ${service.camel}Api } from '@cursa/contracts/http/${service.kebab}';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { Find${pascal} } from './find-${kebab}.ts';

@Controller()
export class ${pascal}Controller {
  constructor(private readonly find: Find${pascal}) {}

  @Handles(${service.camel}Api.find${pascal})
  async one(
    @Caller() caller: CallerIdentity,
    @Input() { params }: InputOf<typeof ${service.camel}Api.find${pascal}>,
  ): Promise<ResponseOf<typeof ${service.camel}Api.find${pascal}>> {
    const { ${camel}Id } = await this.find.execute(params.${snake}_id, caller.accountId);
    return { ${snake}_id: ${camel}Id };
  }
}
`;
}
