/**
 * Writes libs/contracts/src/chat/profanity-en.ts from the npm package `naughty-words` (CC BY 4.0). The list is
 * carried over, not imported, so that contracts need no package a browser would have to bundle, and because some
 * of its words are everyday Romanian ('cum' is "how") or plain talk about goods ('Escort' is a car).
 * Run: node tools/generators/profanity/main.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const falseFriends = new Set(
  (
    'cum|escort|rape|scat|spic|mong|guro|skeet|xx|xxx|girl on|taste my|tied up|tight white|big black|huge fat|' +
    'snatch|coon|coons|dvda|poof|poon|pegging|grope|twinkie|intercourse|domination|alaskan pipeline|tongue in a|' +
    'how to kill|how to murder|octopussy|santorum|lolita|juggs|eunuch|bareback|playboy|swinger|semen|rectum|' +
    'sexual|sexuality|genitals|fecal|hooker|butt|tit|nude|negro|suck|god damn|scissoring|strip club|tainted love|' +
    'snowballing|jelly donut|honkey|beaver cleaver|dingleberry|blonde action|brunette action|make me come|' +
    'brown showers|baby juice|paki|quim|shrimping|s&m|barely legal|babeland|birdlock|tushy|jack off|neonazi|swastika'
  ).split('|'),
);

const words = createRequire(import.meta.url)('naughty-words/en.json') as string[];
const kept = words.filter((word) => /^[a-z0-9&' -]+$/.test(word) && !falseFriends.has(word));
const target = new URL('../../../libs/contracts/src/chat/profanity-en.ts', import.meta.url);
const { version } = JSON.parse(
  readFileSync(new URL('../../../node_modules/naughty-words/package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Lines of words, about 110 columns wide. */
function wrapped(list: readonly string[]): string {
  const lines: string[] = [];
  for (const word of list) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 98) lines[lines.length - 1] = `${last}|${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `  ${JSON.stringify(line).replace(/^"|"$/g, "'")},`).join('\n');
}

writeFileSync(
  target,
  `/**
 * Made by tools/generators/profanity from npm naughty-words ${version} (List of Dirty, Naughty, Obscene, and Otherwise
 * Bad Words, LDNOOBW), licence CC BY 4.0; shortened: everyday words of Romanian and of trade are left out.
 */
const lines: readonly string[] = [
${wrapped(kept)}
];

/** English words and phrases that the chat blocks, lower case. */
export const englishProfanity: readonly string[] = lines.flatMap((line) => line.split('|'));
`,
);
