import { writeFileSync } from 'node:fs';
import { publicUrl } from '../stack/env.ts';
import type { Stack } from '../stack/stack.ts';
import type { Account, DemoData } from './seed.ts';

const APP_CODE = 'cursa-app';
const LABELS: Readonly<Record<Account['role'], string>> = {
  sender: 'Sender',
  driver: 'Driver',
  'pending-driver': 'Driver, pending',
  admin: 'Administrator',
};

/** Tells programs that everything is up. */
export function writeReadyFile(stack: Stack, demo: DemoData): void {
  const facts = {
    url: publicUrl(stack.context),
    app_code: APP_CODE,
    mail_url: stack.mailUrl,
    jaeger_url: stack.jaegerUrl ?? '',
    coupon: demo.coupon,
    accounts: demo.accounts,
  };
  writeFileSync(stack.context.paths.readyFile, `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 });
}

/** Tells people. */
export function readyText(stack: Stack, demo: DemoData): string {
  const rows = demo.accounts.map(
    ({ role, email, password }) => `  ${LABELS[role].padEnd(16)} ${email.padEnd(32)} ${password}`,
  );
  const mails = stack.mailUrl ? [`  ${'Mails'.padEnd(16)} ${stack.mailUrl}`] : [];
  const traces = stack.jaegerUrl ? [`  ${'Traces'.padEnd(16)} ${stack.jaegerUrl}`] : [];
  const coupon = demo.coupon ? [`  ${'Coupon'.padEnd(16)} ${demo.coupon}`] : [];
  const logs = `  ${'Logs'.padEnd(16)} ${stack.context.paths.logs}`;
  const began = Number(process.env.CURSA_STARTED_AT) || performance.timeOrigin;
  const seconds = Math.round((Date.now() - began) / 1000);
  return [
    '',
    `Cursa is ready after ${seconds} s: ${publicUrl(stack.context)}`,
    ...rows,
    ...coupon,
    ...mails,
    ...traces,
    logs,
    '  Ctrl-C ends everything; the data stays.',
    '',
  ].join('\n');
}
