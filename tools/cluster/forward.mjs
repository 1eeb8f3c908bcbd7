import { spawn } from 'node:child_process';

/**
 * `kubectl port-forward` that begins again when its pod goes. usage: forward.mjs <namespace> <svc/name> <local:port>
 */
const [namespace, service, ports] = process.argv.slice(2);
let child;
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => (child?.kill(), process.exit(0)));
for (;;) {
  child = spawn('kubectl', ['-n', namespace, 'port-forward', service, ports], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  await new Promise((resolve) => setTimeout(resolve, 500));
}
