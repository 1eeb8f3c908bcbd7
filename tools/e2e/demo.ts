import { setTimeout as wait } from 'node:timers/promises';
import { runJourney } from './journey.ts';
import { mailsAbout } from './mails.ts';
import { readReady } from './ready.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run demo`: the main job against the running system, told step by step. */
try {
  const ready = readReady();
  say(`Cursa at ${ready.url}\n`);
  const stage = await runJourney(ready, say);
  say('\nE-mails sent about it');
  await wait(3_000);
  for (const { to, subject } of (await mailsAbout(ready, stage.orderId)).toReversed())
    say(`   ${to.padEnd(44)} ${subject}`);
  say(`\nRead them at ${ready.mail_url}`);
  say(
    `The trace of accepting the order: ${ready.jaeger_url ? `${ready.jaeger_url}/trace/` : ''}${stage.acceptTraceId}`,
  );
} catch (error) {
  process.stderr.write(`\nThe demo stopped. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
