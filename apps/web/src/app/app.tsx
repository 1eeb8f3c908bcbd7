import { BrowserRouter, useRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

function Routes() {
  return useRoutes(routes);
}

/** The whole application below its providers. */
export function App() {
  return (
    <BrowserRouter>
      <Routes />
    </BrowserRouter>
  );
}
