import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ana, mihai, signIn } from '../../testing/session.ts';
import { show } from '../../testing/show.tsx';
import { RequireRole } from './require-role.tsx';

const guarded = (role: 'user' | 'driver') => (
  <Routes>
    <Route element={<RequireRole role={role} />}>
      <Route path="*" element="inside" />
    </Route>
  </Routes>
);

describe('RequireRole', () => {
  it('sends somebody who is not signed in to the sign-in, with the way back', () => {
    show(guarded('user'), { at: '/send?tab=1' });
    expect(screen.getByText('went to /as-user?returnUrl=%2Fsend%3Ftab%3D1')).toBeInTheDocument();
  });

  it('sends drivers’ pages to the drivers’ sign-in', () => {
    show(guarded('driver'), { at: '/driver-offers' });
    expect(screen.getByText('went to /as-driver?returnUrl=%2Fdriver-offers')).toBeInTheDocument();
  });

  it('sends the other role to not-authorized', () => {
    signIn(mihai);
    show(guarded('user'), { at: '/send' });
    expect(screen.getByText('went to /not-authorized')).toBeInTheDocument();
  });

  it('lets the role in', () => {
    signIn(ana);
    show(guarded('user'), { at: '/send' });
    expect(screen.getByText('inside')).toBeInTheDocument();
  });
});
