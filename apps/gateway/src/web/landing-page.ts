/** Shown where no web application is installed beside the gateway. */
export const landingPage = `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cursa</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem; color: #1d2733 }
h1 { font-size: 2rem; margin-bottom: .5rem }
a { color: #0b5cad }
</style>
</head>
<body>
<h1>Cursa</h1>
<p lang="ro">Serverul funcționează. Aplicația web nu este instalată aici.</p>
<p lang="en">The server is running. The web application is not installed here.</p>
<ul>
<li><a href="/api/docs">API</a></li>
<li><a href="/api/docs/json">OpenAPI (JSON)</a></li>
<li><a href="/health/ready">Stare / status</a></li>
</ul>
</body>
</html>
`;
