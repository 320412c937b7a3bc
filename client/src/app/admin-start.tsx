import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { takeFirstAnswers } from '../lib/calls/first-answers.ts';
import { keepTranslated } from '../lib/browser/keep-translated.ts';
import { askForShare } from '../lib/sharing/held-share.ts';
import { AdminRoot } from './admin-root.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('admin.html lacks #root');
const first = takeFirstAnswers();
const shared = new URLSearchParams(window.location.search).get('shared');
if (shared !== null) void askForShare(shared);
// A slow phone reacts to a finger between slices.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <AdminRoot first={first} />
      </BrowserRouter>
    </StrictMode>,
  );
});
keepTranslated();
