/** Grafana's `$__rate_interval`: a window in which every series has been looked at several times. */
export function rateInterval(stepSeconds: number, scrapeSeconds: number): string {
  return `${Math.max(stepSeconds + scrapeSeconds, 4 * scrapeSeconds)}s`;
}

/** Puts values in the place of `$name` and `${name}`; an unknown name stays, so that Prometheus refuses the query. */
export function fillQuery(expr: string, values: Readonly<Record<string, string>>): string {
  return expr.replaceAll(
    /\$\{(\w+)\}|\$(\w+)/g,
    (all, braced: string | undefined, plain: string | undefined) => values[braced ?? plain ?? ''] ?? all,
  );
}

/** What a variable asks for: the values of a label of a series. */
export function labelAsked(query: string): { series: string; label: string } | undefined {
  const [, series, label] = /^label_values\(\s*(.+?)\s*,\s*(\w+)\s*\)$/.exec(query) ?? [];
  return series === undefined || label === undefined ? undefined : { series, label };
}

/** A legend's text: labels in the place of `{{label}}`. */
export function legendOf(format: string, labels: Readonly<Record<string, string>>): string {
  return format.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_all, name: string) => labels[name] ?? '').trim();
}
