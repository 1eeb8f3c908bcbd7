import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { APPS, DATABASES } from './apps.ts';
import type { Report, StackContext } from './context.ts';
import { databaseUrl } from './database-url.ts';
import { databaseVersion, isAtVersion, markVersion } from './database-version.ts';
import { createDatabases } from './databases.ts';
import { appValues, commonValues, publicUrl, type Values } from './env.ts';
import { baseEnvironment } from './environment.ts';
import { requireDisk } from './host.ts';
import { claim, release } from './lock.ts';
import { makePaths, type Paths } from './paths.ts';
import { makePorts, type PortName } from './ports.ts';
import type { Step } from './progress.ts';
import type { Pods } from './prometheus-config.ts';
import { runTool, stopTools } from './run-tool.ts';
import { loadSecrets } from './secrets.ts';
import { chooseServices, type HelpName } from './services/index.ts';
import { sharedDataFolder } from './services/postgres-place.ts';
import type { BackingService } from './services/service.ts';
import { requireFree } from './require-free.ts';
import { Supervisor } from './supervisor.ts';

export interface StackOptions {
  /** Where data, logs and secrets lie; `.cursa` unless told otherwise. */
  readonly home?: string;
  readonly offset?: string | number;
  readonly docker?: boolean;
  /** Drop the data of earlier starts. */
  readonly fresh?: boolean;
  /** Ports checked beside those of the backing services. */
  readonly alsoPorts?: readonly PortName[];
  /** What is started beside the servers by `startHelp`; Jaeger alone unless told otherwise. */
  readonly helps?: readonly HelpName[];
  /** The services run as these pods and not on this machine's ports. */
  readonly pods?: Pods;
}

const HELP_TITLES: Readonly<Record<HelpName, string>> = { jaeger: 'Jaeger', prometheus: 'Prometheus' };

/** The backing services of one installation: servers, databases, migrations. */
export class Stack {
  readonly context: StackContext;
  readonly #options: StackOptions;
  #services: BackingService[] = [];
  #databasesAreCurrent = false;
  #claimed = false;

  constructor(options: StackOptions) {
    const paths = makePaths(options.home ?? '.cursa');
    this.#options = options;
    this.context = {
      paths,
      ports: makePorts(options.offset),
      secrets: loadSecrets(paths.secrets),
      supervisor: new Supervisor(paths.logs),
      environment: process.env,
      address: process.env.CURSA_STACK_ADDRESS || '127.0.0.1',
      docker: options.docker ?? false,
      pods: options.pods,
    };
  }

  /** Checks the host before anything is started. @throws what is wrong and the command that fixes it. */
  async check(): Promise<void> {
    const { paths, ports } = this.context;
    claim(paths.lockFile);
    this.#claimed = true;
    this.#forget();
    await requireDisk(paths.data);
    await requireDisk(paths.cache);
    this.#services = await chooseServices(this.context, this.helps);
    const names = [...this.#services.flatMap((service) => service.ports), ...(this.#options.alsoPorts ?? [])];
    await requireFree(names.map((name) => ({ use: name, port: ports[name] })));
    if (this.#options.fresh) await clearData(paths);
  }

  /** One step per server, to be run together, without the helps: see `startHelp`. */
  serverSteps(): Step[] {
    return this.#services.filter(({ help }) => help === undefined).map(bringUp);
  }

  get helps(): readonly HelpName[] {
    return this.#options.helps ?? ['jaeger'];
  }

  /** False when this help must be built first. */
  helpIsQuick(name: HelpName): boolean {
    return this.#find(name)?.help?.isBuilt ?? true;
  }

  /** Builds a help if need be and starts it; a failure is a line and not the end. @returns the line for people */
  async startHelp(name: HelpName, report: Report): Promise<string> {
    const service = this.#find(name);
    const title = HELP_TITLES[name];
    if (!service?.help) return `${title} is off: building it needs Go, from https://go.dev/dl`;
    try {
      await bringUp(service).run?.(report);
      return `${service.help.label}: ${service.help.url}`;
    } catch (error) {
      this.#services = this.#services.filter((other) => other !== service);
      return `${title} is off: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  #find(name: string): BackingService | undefined {
    return this.#services.find((service) => service.name === name);
  }

  /** Makes what is missing; one query when an earlier start left everything at today's version. */
  async createDatabases(): Promise<void> {
    const { DATABASE_PASSWORD } = this.context.secrets;
    this.#databasesAreCurrent = await isAtVersion(this.#admin, databaseVersion(DATABASE_PASSWORD));
    if (!this.#databasesAreCurrent) await createDatabases(this.#admin, DATABASE_PASSWORD);
  }

  /** True when an earlier start left the databases as they must be. Known after `createDatabases`. */
  get databasesAreCurrent(): boolean {
    return this.#databasesAreCurrent;
  }

  /** Needs the build: migrations are part of the services. Call `createDatabases` first. */
  async migrate(report: Report): Promise<void> {
    const { paths, secrets, supervisor } = this.context;
    const version = databaseVersion(secrets.DATABASE_PASSWORD);
    if (this.#databasesAreCurrent) return report('nothing has changed');
    const missing = DATABASES.filter(
      (app) => !existsSync(join(paths.root, 'apps', app, 'dist/migrations/index.js')),
    );
    if (missing.length > 0)
      throw new Error(
        `apps/${missing[0]}/dist/migrations/index.js is missing. Build it with:\n  npm run build`,
      );
    const jobs = DATABASES.map((app) => ({ app, databaseUrl: this.databaseUrls[app] }));
    const env = {
      ...baseEnvironment(),
      MIGRATIONS: JSON.stringify(jobs),
      NODE_COMPILE_CACHE: paths.compileCache,
    };
    await runTool(
      { command: process.execPath, args: [join(import.meta.dirname, 'migrate.ts')], env, cwd: paths.root },
      supervisor.logOf('migrate'),
      report,
    );
    await markVersion(this.#admin, version);
  }

  get #admin(): string {
    return this.backing.DATABASE_URL ?? '';
  }

  /** The environment variables that lead to the servers. */
  get backing(): Values {
    return Object.assign({}, ...this.#services.map((service) => service.values)) as Values;
  }

  get databaseUrls(): Values {
    return Object.fromEntries(
      DATABASES.map((name) => [name, databaseUrl(this.#admin, name, this.context.secrets.DATABASE_PASSWORD)]),
    );
  }

  get mailUrl(): string | null {
    return this.#pageOf('smtp', 'mail');
  }

  get jaegerUrl(): string | null {
    return this.#pageOf('jaeger', 'jaeger');
  }

  get dashboardsUrl(): string | null {
    return this.#pageOf('prometheus', 'dashboards');
  }

  /** Nothing when the server is off, or one's own. */
  #pageOf(name: string, port: PortName): string | null {
    return (this.#find(name)?.ports.length ?? 0) > 0 ? `http://localhost:${this.context.ports[port]}` : null;
  }

  /** Writes `stack.json`: all a test or a tool needs to reach this stack. */
  writeStackFile(): void {
    const { context, backing } = this;
    const apps = Object.fromEntries(APPS.map((app) => [app, appValues(context, backing, app)]));
    const facts = {
      url: publicUrl(context),
      mail_url: this.mailUrl,
      jaeger_url: this.jaegerUrl,
      dashboards_url: this.dashboardsUrl,
      admin_database_url: backing.DATABASE_URL,
      databases: this.databaseUrls,
      env: { ...commonValues(context, backing), ...backing },
      secrets: context.secrets,
      apps,
    };
    writeFileSync(context.paths.stackFile, `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 });
  }

  /** Ends everything this stack started; nothing when another process holds the installation. */
  async stop(): Promise<void> {
    if (!this.#claimed) return;
    this.#forget();
    await Promise.all([stopTools(), this.context.supervisor.stop()]);
    release(this.context.paths.lockFile);
  }

  /** Programs take these files for a running stack. */
  #forget(): void {
    rmSync(this.context.paths.stackFile, { force: true });
    rmSync(this.context.paths.readyFile, { force: true });
  }
}

function bringUp(service: BackingService): Step {
  return {
    name: service.name,
    title: service.title,
    run: async (report) => {
      await service.prepare(report);
      report('starting');
      await service.start();
      await service.ready();
    },
  };
}

async function clearData(paths: Paths): Promise<void> {
  await rm(paths.data, { recursive: true, force: true });
  await rm(sharedDataFolder(paths), { recursive: true, force: true });
  makePaths(paths.home);
}
