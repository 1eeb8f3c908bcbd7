import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { StoneSteps } from './stone-steps.tsx';

const STEPS = ['Locație', 'Detalii livrare', 'Informații livrare', 'Confirmare'];

function draw(current: number): readonly HTMLElement[] {
  render(<StoneSteps steps={STEPS} current={current} doneText="finalizat" label="Pașii comenzii" />);
  return within(screen.getByRole('list', { name: 'Pașii comenzii' })).getAllByRole('listitem');
}

describe('StoneSteps', () => {
  it('is a list that names every step, and says which are behind', () => {
    expect(draw(3).map((item) => item.textContent)).toEqual([
      'Locație, finalizat',
      'Detalii livrare, finalizat',
      '3Informații livrare',
      '4Confirmare',
    ]);
  });

  it('marks one step as current, and only that', () => {
    expect(draw(2).map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  });

  it('hides the stones from assistive technology, which hears the list', () => {
    for (const item of draw(1)) expect(item.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
