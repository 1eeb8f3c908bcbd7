import { writeFileSync } from 'node:fs';
import { publicUrl } from '../stack/env.ts';
import type { Stack } from '../stack/stack.ts';
import type { WebBuild } from './build-web.ts';
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
    dashboards_url: stack.dashboardsUrl ?? '',
    coupon: demo.coupon,
    accounts: demo.accounts,
  };
  writeFileSync(stack.context.paths.readyFile, `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 });
}

/** Tells people. */
export function readyText(stack: Stack, demo: DemoData, web: WebBuild): string {
  const rows = demo.accounts.map(
    ({ role, email, password }) => `  ${LABELS[role].padEnd(16)} ${email.padEnd(32)} ${password}`,
  );
  const mails = stack.mailUrl ? [`  ${'Mails'.padEnd(16)} ${stack.mailUrl}`] : [];
  const traces = stack.jaegerUrl ? [`  ${'Traces'.padEnd(16)} ${stack.jaegerUrl}`] : [];
  const { dashboardsUrl } = stack;
  const dashboards = dashboardsUrl ? [`  ${'Dashboards'.padEnd(16)} ${dashboardsUrl}`] : [];
  const coupon = demo.coupon ? [`  ${'Coupon'.padEnd(16)} ${demo.coupon}`] : [];
  const url = publicUrl(stack.context);
  const logs = `  ${'Logs'.padEnd(16)} ${stack.context.paths.logs}`;
  const began = Number(process.env.CURSA_STARTED_AT) || performance.timeOrigin;
  const seconds = Math.round((Date.now() - began) / 1000);
  return [
    '',
    `Cursa is ready after ${seconds} s: ${url}`,
    ...webLines(web, url),
    ...rows,
    ...coupon,
    ...mails,
    ...traces,
    ...dashboards,
    logs,
    '  Ctrl-C ends everything; the data stays.',
    '',
  ].join('\n');
}

/** Where to go from here, or why there is nothing to see yet. */
function webLines(web: WebBuild, url: string): string[] {
  const api = `  ${'API'.padEnd(16)} ${url}/api/docs`;
  if (web.state === 'absent') return [api];
  if (web.state === 'built')
    return [
      '  Open it in a browser: senders and drivers sign in there with these accounts,',
      `  administrators at ${url}/admin.`,
      api,
    ];
  return [
    '  The web application could not be built, so that address shows a plain page; the API works.',
    ...web.reason.split('\n').map((line) => `    ${line}`),
    '  Mend it, then start again; or see all of it with:  npm run build:web',
    api,
  ];
}
