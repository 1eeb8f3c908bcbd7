import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@cursa/testing/free-port';
import { guard } from '../guard.ts';
import { baseEnvironment } from '../environment.ts';
import { javaFolder, javaProcess } from '../java.ts';
import { runTool } from '../run-tool.ts';
import { connects, until } from '../wait.ts';

export interface SecuredBroker {
  /** `host:port`; TLS, and a login by SCRAM-SHA-512 or PLAIN. */
  readonly address: string;
  readonly username: string;
  readonly password: string;
  /** The broker's certificate, PEM: who trusts it may connect. */
  readonly certificate: string;
  stop(): Promise<void>;
}

/** A real broker as those are that one rents: nobody gets in without TLS and a password. */
export async function startSecuredBroker(): Promise<SecuredBroker> {
  const folder = await mkdtemp(join(tmpdir(), 'secured-broker-'));
  const log = join(folder, 'log.txt');
  const username = 'cursa';
  const password = `${randomBytes(12).toString('hex')}:=`;
  const certificate = await makeCertificate(folder, log);
  const [port, inside, controller] = [await freePort(), await freePort(), await freePort()];
  const config = join(folder, 'server.properties');
  await writeFile(config, properties({ folder, port, inside, controller, username, password }));
  const home = javaFolder();
  const user = `SCRAM-SHA-512=[name=${username},password=${password}]`;
  const format = ['format', '-t', 'Y3Vyc2Etc2VjdXJlZC0tMQ', '-c', config, '--add-scram', user];
  await runTool(javaProcess(home, '128m', 'kafka.tools.StorageTool', format), log);
  const broker = guard(javaProcess(home, '256m', 'kafka.Kafka', [config]), log);
  const stop = async () => {
    await broker.stop();
    await rm(folder, { recursive: true, force: true });
  };
  await until(() => connects('127.0.0.1', port), 30).catch(async (error: unknown) => {
    const text = await readFile(log, 'utf8');
    await stop();
    throw new Error(`The broker does not listen. It says:\n${text.slice(-3_000)}`, { cause: error });
  });
  return { address: `127.0.0.1:${port}`, username, password, certificate, stop };
}

const storePassword = 'not-a-secret';

async function makeCertificate(folder: string, log: string): Promise<string> {
  const [store, file] = [join(folder, 'broker.p12'), join(folder, 'broker.pem')];
  const keytool = (...args: string[]) =>
    runTool(
      {
        command: 'keytool',
        args: [...args, '-alias', 'broker', '-keystore', store, '-storepass', storePassword],
        env: baseEnvironment(),
      },
      log,
    );
  const names = ['-dname', 'CN=broker', '-ext', 'san=ip:127.0.0.1'];
  await keytool('-genkeypair', '-keyalg', 'EC', '-storetype', 'PKCS12', '-validity', '2', ...names);
  await keytool('-exportcert', '-rfc', '-file', file);
  return readFile(file, 'utf8');
}

interface Settings {
  readonly folder: string;
  readonly port: number;
  readonly inside: number;
  readonly controller: number;
  readonly username: string;
  readonly password: string;
}

function properties({ folder, port, inside, controller, username, password }: Settings): string {
  const module = 'org.apache.kafka.common.security';
  return `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
listeners=SECURED://127.0.0.1:${port},INSIDE://127.0.0.1:${inside},CONTROLLER://127.0.0.1:${controller}
inter.broker.listener.name=INSIDE
controller.listener.names=CONTROLLER
listener.security.protocol.map=SECURED:SASL_SSL,INSIDE:PLAINTEXT,CONTROLLER:PLAINTEXT
ssl.keystore.type=PKCS12
ssl.keystore.location=${join(folder, 'broker.p12')}
ssl.keystore.password=${storePassword}
sasl.enabled.mechanisms=SCRAM-SHA-512,PLAIN
listener.name.secured.scram-sha-512.sasl.jaas.config=${module}.scram.ScramLoginModule required;
listener.name.secured.plain.sasl.jaas.config=${module}.plain.PlainLoginModule required user_${username}="${password}";
log.dirs=${join(folder, 'data')}
offsets.topic.num.partitions=1
offsets.topic.replication.factor=1
group.initial.rebalance.delay.ms=0
`;
}
