import { describe, expect, it } from '@jest/globals';
import { mediaTransitions, type MediaMove, type MediaState } from './media-transitions.ts';

const states: readonly MediaState[] = ['arriving', 'stored', 'claimed', 'removing'];
const table: Readonly<Record<MediaMove, readonly (MediaState | '-')[]>> = {
  arrive: ['stored', '-', '-', '-'],
  claim: ['-', 'claimed', 'claimed', '-'],
  'give-up': ['removing', 'removing', '-', '-'],
  erase: ['removing', 'removing', 'removing', '-'],
};

describe('the life of a file', () => {
  for (const [move, results] of Object.entries(table) as [MediaMove, readonly string[]][]) {
    it.each(states.map((state, index) => [state, results[index]] as const))(
      `${move} from %s gives %s`,
      (state, expected) => {
        const { from, to } = mediaTransitions[move];
        expect(from.includes(state) ? to : '-').toBe(expected);
      },
    );
  }

  it('never removes what is claimed for being unclaimed', () => {
    expect(mediaTransitions['give-up'].from).not.toContain('claimed');
  });
});
