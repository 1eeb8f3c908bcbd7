import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// What every browser has and jsdom leaves out.
Object.assign(globalThis, { TextEncoder, TextDecoder });
if (!('structuredClone' in globalThis))
  Object.assign(globalThis, { structuredClone: (value: unknown): unknown => deserialize(serialize(value)) });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
