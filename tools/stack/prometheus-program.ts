import { join } from 'node:path';
import type { GoProgram } from './go-module.ts';

/** The newest release whose modules can all be fetched from the public proxy. */
const VERSION = 'v0.307.3';
const MODULE = {
  module: 'github.com/prometheus/prometheus',
  version: VERSION,
  sum: 'h1:zGIN3EpiKacbMatcUL2i6wC26eRWXdoXfNPjoBc2l34=',
};
/**
 * How each finds what to look at, beside plain lists. The module's own list names every cloud: two hundred packages more
 * to compile. Rules are tested without targets; the server looks for pods.
 */
const FINDS: Readonly<Record<'prometheus' | 'promtool', string>> = {
  prometheus: 'import _ "github.com/prometheus/prometheus/discovery/kubernetes"\n',
  promtool: '',
};

/** Prometheus itself, or its tool for rules, as a program to be built once per machine. */
export function prometheusProgram(name: keyof typeof FINDS, cache: string, log: string): GoProgram {
  return {
    ...MODULE,
    package: `./cmd/${name}`,
    binary: join(cache, `${name}-${VERSION}`, name),
    log,
    replace: { 'plugins/plugins.go': `package plugins\n\n${FINDS[name]}` },
  };
}
