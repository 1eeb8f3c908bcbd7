import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { eventsConfig, kafkaAddress, readConfig } from '@cursa/platform/config';
import { KafkaJsEventBus, listDeadLetters, replayDeadLetters } from '@cursa/platform/events';

const usage = `Events that a consumer gave up.

  node tools/dead-letters/main.ts list [--topic <topic>.dead.<service>] [--json]
  node tools/dead-letters/main.ts replay --topic <topic>.dead.<service>

The broker is KAFKA_BROKERS (default 127.0.0.1:9092), with KAFKA_TLS and KAFKA_LOGIN where it asks for them. Build the libraries first: npm run build.
`;

const config = z.object({
  ...eventsConfig,
  KAFKA_BROKERS: eventsConfig.KAFKA_BROKERS.default(['127.0.0.1:9092']),
});

// What went wrong is said once, by the error.
Logger.overrideLogger(false);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      topic: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const [command] = positionals;
  if (values.help || (command !== 'list' && command !== 'replay')) return fail(values.help ? 0 : 64, usage);
  const bus = new KafkaJsEventBus('dead-letters', kafkaAddress(readConfig(config)));
  try {
    if (command === 'list') {
      const letters = await listDeadLetters(bus, values.topic);
      if (values.json) console.log(JSON.stringify(letters, null, 2));
      else if (letters.length === 0) console.log('No dead letters.');
      else
        console.table(letters, ['topic', 'offset', 'type', 'key', 'cause', 'message', 'traceId', 'failedAt']);
      return 0;
    }
    if (!values.topic)
      return fail(64, 'replay needs --topic: replaying everything at once is rarely meant\n');
    console.log(`${await replayDeadLetters(bus, values.topic)} replayed from ${values.topic}`);
    return 0;
  } finally {
    await bus.close();
  }
}

function fail(code: number, text: string): number {
  process.stderr.write(text);
  return code;
}

process.exitCode = await main().catch((error: unknown) => fail(1, `${(error as Error).message}\n`));
