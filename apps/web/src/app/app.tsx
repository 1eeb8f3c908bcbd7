import { BrowserRouter, useRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

/** The screen of the address, within its guards and its frame. */
export function Screens() {
  return useRoutes(routes);
}

/** The whole application below its providers. */
export function App() {
  return (
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  );
}
