import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseLocale } from '../i18n/locale.ts';
import { tell, tellError, tellSuccess } from './notices.ts';

const saved = 'S-a salvat';

// Loaded with the first message; how long that takes is no matter here.
beforeAll(() => import('./notice-board.tsx'));

describe('messages', () => {
  it.each([
    ['done', () => tellSuccess(saved)],
    ['failed', () => tellError(saved)],
    ['told', () => tell(saved)],
  ])('that something was %s are read out at once', async (_, say) => {
    say();
    expect(await screen.findByRole('alert')).toHaveTextContent(saved);
  });

  it('are closed by a button with a name in the chosen language', async () => {
    tellSuccess(saved);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByRole('button')).toHaveAccessibleName('Închide mesajul');
    act(() => chooseLocale('en'));
    expect(notice.getByRole('button')).toHaveAccessibleName('Close the message');
    await userEvent.click(notice.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('are written in the ink of the page below a title too', async () => {
    tellError(saved, 'Eroare');
    expect(await screen.findByText(saved)).toHaveStyle({ color: 'var(--mantine-color-text)' });
    expect(screen.getByText('Eroare')).toBeInTheDocument();
  });

  it('leave the action at the thumb free', async () => {
    tellSuccess(saved);
    const notice = await screen.findByRole('alert');
    expect(notice.closest('[data-position]')).toHaveClass('board');
  });

  it('of one test are gone in the next', () => {
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.querySelector('[data-notices]')).toBeNull();
  });
});
