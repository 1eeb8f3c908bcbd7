// Every service is ready, the gateway answers a call that needs three of them, and the web application is there.
const { PREFIX, SERVICES } = process.env;
const address = (name) => `http://${PREFIX}-${name}:8080`;
const checks = [
  ...SERVICES.split(',').map((name) => [`${name} is ready`, `${address(name)}/health/ready`, /"up"/]),
  ['the gateway describes its calls', `${address('gateway')}/api/docs/json`, /openapi/],
  ['the web application is served', `${address('web')}/welcome`, /<div id="root"|<!doctype html>/i],
];
(async () => {
  let failed = 0;
  for (const [what, url, expected] of checks) {
    const found = await fetch(url, { signal: AbortSignal.timeout(10000) }).then(
      async (answer) => [answer.status, await answer.text()],
      (error) => [0, String(error.cause ?? error)],
    );
    const good = found[0] === 200 && expected.test(found[1]);
    if (!good) failed += 1;
    console.log(
      `${good ? 'ok    ' : 'FAILED'} ${what}${good ? '' : `: ${found[0]} ${found[1].slice(0, 200)}`}`,
    );
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
})();
