import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StackContext } from '../context.ts';
import { javaHome, javaProcess } from '../java.ts';
import { runTool } from '../run-tool.ts';
import { connects } from '../wait.ts';
import type { BackingService } from './service.ts';

const CLUSTER_ID = 'Y3Vyc2EtZW1iZWRkZWQtMQ';

/** The real broker, one node, its own controller (KRaft). */
export function kafka(context: StackContext): BackingService {
  const folder = join(context.paths.data, 'kafka');
  const config = join(folder, 'server.properties');
  const log4j = `-Dlog4j2.configurationFile=${join(context.paths.root, 'tools/stack/java/log4j2.properties')}`;
  const { kafka: port } = context.ports;
  let home = '';
  return {
    name: 'kafka',
    title: 'Kafka',
    ports: ['kafka', 'kafkaController'],
    values: { KAFKA_BROKERS: `${context.address}:${port}` },
    async prepare(report) {
      home = await javaHome(context, report);
      await mkdir(folder, { recursive: true });
      await writeFile(config, properties(context, folder));
      if (existsSync(join(folder, 'log', 'meta.properties'))) return;
      report('formatting');
      const format = javaProcess(
        home,
        '128m',
        'kafka.tools.StorageTool',
        ['format', '-t', CLUSTER_ID, '-c', config],
        [log4j],
      );
      await runTool(format, context.supervisor.logOf('kafka'));
    },
    async start() {
      context.supervisor.start('kafka', {
        ...javaProcess(home, '384m', 'kafka.Kafka', [config], [log4j]),
        stopSeconds: 15,
      });
    },
    ready: () => context.supervisor.ready('kafka', () => connects(context.address, port)),
  };
}

function properties(context: StackContext, folder: string): string {
  const { kafka: port, kafkaController: controller } = context.ports;
  return `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
listeners=PLAINTEXT://${context.address}:${port},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=PLAINTEXT://${context.address}:${port}
controller.listener.names=CONTROLLER
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
log.dirs=${join(folder, 'log')}
num.partitions=6
auto.create.topics.enable=true
default.replication.factor=1
offsets.topic.num.partitions=6
offsets.topic.replication.factor=1
transaction.state.log.num.partitions=2
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
group.initial.rebalance.delay.ms=0
log.segment.bytes=16777216
log.index.size.max.bytes=262144
log.cleaner.dedupe.buffer.size=8388608
`;
}
