import { z } from 'zod';

const placeholders = ['{z}', '{x}', '{y}'];

/** The address of map tiles, as maps take it: `https://{s}.tiles.example/{z}/{x}/{y}.png`; `{s}` only as the first label. */
export function tilesUrl() {
  return z
    .string()
    .refine((value) => placeholders.every((name) => value.includes(name)), {
      error: 'must hold {z}, {x} and {y}, as in https://tiles.example/{z}/{x}/{y}.png',
    })
    .refine((value) => tilesOrigin(value) !== undefined, {
      error: 'must be an address that starts with http:// or https://',
    });
}

/** Where tiles come from, as a content security policy names it: `https://*.tiles.example` for all of `{s}`. */
export function tilesOrigin(template: string): string | undefined {
  const found = /^(https?:\/\/)(\{s\}\.)?([a-z0-9.-]+(?::\d+)?)\//i.exec(template);
  return found ? `${found[1]}${found[2] ? '*.' : ''}${found[3]}` : undefined;
}
