import { expect, it } from '@jest/globals';
import { REFUSALS } from '../refused-values.ts';
import { templateText, withHelm } from './render.ts';

withHelm('wrong values', () => {
  it.each(REFUSALS.map(({ set: values, says }) => [values, says] as const))(
    '%s is refused with a sentence',
    async (values, says) => {
      const words = await templateText('--set', values).then(
        () => 'it was taken',
        (error: unknown) => (error as Error).message,
      );
      expect(words).toMatch(says);
    },
  );
});
