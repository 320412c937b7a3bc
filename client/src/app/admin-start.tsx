import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AdminRoot } from './admin-root.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('admin.html lacks #root');
// What the server drew of the desk goes with the first commit, which shows the same. Until then a slow phone answers a
// finger between slices.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <AdminRoot />
      </BrowserRouter>
    </StrictMode>,
  );
});
