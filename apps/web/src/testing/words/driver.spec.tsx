import { proveWords } from './prove-words.tsx';

proveWords('driver');
