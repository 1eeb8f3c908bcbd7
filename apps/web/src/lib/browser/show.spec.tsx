import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { show } from './show.ts';

const application = <h1>Livrările mele</h1>;
const page = document.documentElement;

function rootWith(markup: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  return document.getElementById('root') ?? document.body;
}

afterEach(() => {
  delete page.dataset.drawnFor;
});

describe('show', () => {
  it('takes over what was drawn ahead, without drawing it anew', async () => {
    page.dataset.drawnFor = 'user';
    const root = rootWith('<h1>Livrările mele</h1>');
    const drawn = root.firstElementChild;
    await act(async () => show(root, application));
    expect(screen.getByRole('heading')).toBe(drawn);
    expect(page.dataset.drawnFor).toBeUndefined();
  });

  it('throws away what was drawn for others', async () => {
    page.dataset.drawnFor = 'others';
    await act(async () => show(rootWith('<h1>Cererile din apropiere</h1>'), application));
    screen.getByText('Livrările mele');
    expect(screen.queryByText('Cererile din apropiere')).toBeNull();
    expect(page.dataset.drawnFor).toBeUndefined();
  });

  it('draws on an empty page', async () => {
    await act(async () => show(rootWith(''), application));
    screen.getByText('Livrările mele');
  });
});
