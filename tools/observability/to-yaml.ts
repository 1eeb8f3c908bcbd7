import { format } from 'prettier';

/** YAML as prettier writes it; JSON is YAML, so there is nothing to escape. */
export async function toYaml(comment: string, value: unknown): Promise<string> {
  return `${comment
    .split('\n')
    .map((line) => `# ${line}`)
    .join('\n')}\n${await format(lines(value, 0), { parser: 'yaml', printWidth: 110, singleQuote: true })}`;
}

function lines(value: unknown, depth: number): string {
  const pad = '  '.repeat(depth);
  if (Array.isArray(value)) {
    if (value.length === 0) return ' []\n';
    return `\n${value.map((item) => `${pad}- ${inItem(item, depth + 1)}`).join('')}`;
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    if (entries.length === 0) return ' {}\n';
    return `\n${entries.map(([key, item]) => `${pad}${scalar(key)}:${lines(item, depth + 1)}`).join('')}`;
  }
  return ` ${scalar(value)}\n`;
}

/** An object in a list begins on the line of its dash. */
function inItem(item: unknown, depth: number): string {
  return lines(item, depth).trimStart();
}

function scalar(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^[A-Za-z][\w./ -]*$/.test(value) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(value)
    ? value.trim() === value
      ? value
      : JSON.stringify(value)
    : JSON.stringify(value);
}
