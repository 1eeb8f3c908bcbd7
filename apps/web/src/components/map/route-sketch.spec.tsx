import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RouteSketch } from './route-sketch.tsx';

const iasi = { latitude: 47.17, longitude: 27.6 };
const craiova = { latitude: 44.32, longitude: 23.8 };

describe('RouteSketch', () => {
  it('is a picture with its name, and draws A and B', () => {
    render(<RouteSketch from={iasi} to={craiova} label="De la Iași la Craiova" />);
    const picture = screen.getByRole('img', { name: 'De la Iași la Craiova' });
    expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['A', 'B']);
  });

  it('draws the stone in the south in front of the other', () => {
    const { container } = render(<RouteSketch from={craiova} to={iasi} />);
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['B', 'A']);
  });

  it('is hidden from screen readers when the same stands beside it as text', () => {
    const { container } = render(<RouteSketch from={iasi} to={craiova} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
