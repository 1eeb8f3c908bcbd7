import { describe, expect, it } from '@jest/globals';
import { categoryKeys } from '@cursa/contracts/catalogues/categories';
import { render, screen } from '@testing-library/react';
import { CategoryArt } from './category-art.tsx';
import { Logo } from './logo.tsx';
import { DriverScene } from './welcome/driver-scene.tsx';
import { SenderScene } from './welcome/sender-scene.tsx';

describe('the drawings', () => {
  it('are decoration until they get a title', () => {
    const { container } = render(<Logo />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('are pictures with a name when they have a title', () => {
    render(<Logo title="Cursa" variant="mark" height={24} />);
    const picture = screen.getByRole('img', { name: 'Cursa' });
    expect(picture.getAttribute('aria-hidden')).toBeNull();
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['24', '24']);
  });

  it('have a different picture for each category', () => {
    const pictures = categoryKeys.map(
      (key) => render(<CategoryArt category={key} />).container.querySelector('svg')?.innerHTML,
    );
    expect(new Set(pictures).size).toBe(categoryKeys.length);
  });

  it('weigh 4 kB at most each', () => {
    const drawings = [
      <SenderScene key="sender" />,
      <DriverScene key="driver" />,
      <Logo key="logo" />,
      ...categoryKeys.map((key) => <CategoryArt key={key} category={key} />),
    ];
    for (const drawing of drawings)
      expect(render(drawing).container.innerHTML.length).toBeLessThanOrEqual(4096);
  });
});
