import { addFeature } from './feature.ts';
import type { Names } from './names.ts';
import type { Tree } from './tree.ts';

/**
 * A service with a database, a page and one feature of its own name, known to the contracts and the launcher.
 * @throws when the name is more than one word: it is also a database, a role and part of a variable's name
 */
export function addService(tree: Tree, service: Names): void {
  const { kebab, camel } = service;
  if (kebab.includes('-'))
    throw new Error(
      `A service is called by one word, as it is also a database and a variable; got "${kebab}"`,
    );
  const folder = `apps/${kebab}`;
  tree.add(`${folder}/package.json`, packageText(kebab));
  tree.add(`${folder}/README.md`, readmeText(kebab));
  tree.add(`${folder}/src/main.ts`, mainText(service));
  tree.add(`${folder}/src/config.ts`, configText());
  tree.add(`${folder}/src/app.module.ts`, moduleText(kebab));
  tree.add(`${folder}/src/migrations/index.ts`, migrationsText());
  tree.add(
    `libs/contracts/src/http/${kebab}.ts`,
    `import { z } from 'zod';\nimport { endpoint } from '../endpoint.ts';\n\nexport const ${camel}Api = {\n};\n`,
  );
  tree.insert('libs/contracts/src/endpoint.ts', 'after', /serviceNames = \[\n/, `  '${kebab}',\n`);
  tree.insert(
    'libs/contracts/src/http/all.ts',
    'before',
    /\n\/\*\* Every endpoint/,
    `import { ${camel}Api } from './${kebab}.ts';\n`,
  );
  tree.insert('libs/contracts/src/http/all.ts', 'after', /allEndpoints[^=]*= \[\n/, `  ${camel}Api,\n`);
  tree.insert('tools/stack/apps.ts', 'after', /APPS = \[/, `'${kebab}', `);
  tree.insert('tools/stack/apps.ts', 'after', /DATABASES = \[/, `'${kebab}', `);
  tree.insert('tools/stack/ports.ts', 'after', /DEFAULT_PORTS = \{\n/, `  ${kebab}: ${freePort(tree)},\n`);
  const config = 'libs/platform/src/config/base-config.ts';
  const variable = `${kebab.toUpperCase()}_URL`;
  tree.insert(config, 'after', /NOTIFICATIONS_URL: url\(\),\n/, `  ${variable}: url(),\n`);
  tree.insert(
    config,
    'after',
    /notifications: config\.NOTIFICATIONS_URL,\n/,
    `    ${kebab}: config.${variable},\n`,
  );
  addFeature(tree, service, service);
}

/** The next after the services' ports. */
function freePort(tree: Tree): number {
  const taken = [...tree.read('tools/stack/ports.ts').matchAll(/: (71\d\d),/g)].map(([, port]) =>
    Number(port),
  );
  return Math.max(7100, ...taken) + 1;
}

function packageText(kebab: string): string {
  const manifest = {
    name: `@cursa/${kebab}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: { './*': { '@cursa/source': './src/*.ts', default: './dist/*.js' } },
    nx: { tags: ['type:app', 'env:node', `scope:${kebab}`], targets: { build: {} } },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function readmeText(kebab: string): string {
  return `# ${kebab}

Owns: fill in.

| | |
|---|---|
| Store | Postgres: fill in |
| Publishes | nothing |
| Consumes | nothing |
| Asks | nobody |
| Scales on | CPU |

## Promises

Fill in, each with the test that shows it.

## Degrades

Without Kafka, facts wait in the outbox.
`;
}

function mainText({ kebab, camel }: Names): string {
  return `import { ${camel}Api } from '@cursa/contracts/http/${kebab}';
import { bootstrap } from '@cursa/platform/http';
import { AppModule } from './app.module.ts';
import { config } from './config.ts';

await bootstrap(AppModule, { config, service: '${kebab}', implements: Object.values(${camel}Api) });
`;
}

function configText(): string {
  return `import { z } from 'zod';
import { baseConfig, eventsConfig, persistenceConfig } from '@cursa/platform/config';

export const config = z.object({ ...baseConfig, ...persistenceConfig, ...eventsConfig });
export type Config = z.output<typeof config>;
`;
}

function migrationsText(): string {
  return `import type { MigrationClass } from '@cursa/platform/persistence';

/** Forward-only, oldest first; one file each: \`<timestamp>-<what>.ts\`. */
export const migrations: MigrationClass[] = [];
`;
}

function moduleText(kebab: string): string {
  return `import { type DynamicModule, Module } from '@nestjs/common';
import { kafkaAddress } from '@cursa/platform/config';
import { EventsModule } from '@cursa/platform/events';
import { IdempotencyModule } from '@cursa/platform/idempotency';
import { PersistenceModule } from '@cursa/platform/persistence';
import type { Config } from './config.ts';
import { migrations } from './migrations/index.ts';

@Module({})
export class AppModule {
  static forConfig(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PersistenceModule.forRoot({
          url: config.DATABASE_URL.reveal(),
          entities: [],
          migrations,
          poolSize: config.DB_POOL_SIZE,
        }),
        EventsModule.forRoot({ service: '${kebab}', kafka: kafkaAddress(config) }),
        IdempotencyModule,
      ],
      controllers: [],
      providers: [],
    };
  }
}
`;
}
