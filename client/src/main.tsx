import './ui/tokens.css';
import './ui/base.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pageNameAt, pageLoaders, type ReadyPages } from './app/public-pages.ts';
import { PublicRoot } from './app/public-root.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');

const isAdmin = /^\/admin(\/|$)/.test(window.location.pathname);
void (isAdmin ? startAdmin(root) : startPublic(root));

async function startAdmin(element: HTMLElement) {
  const { AdminRoot } = await import('./app/admin-root.tsx');
  createRoot(element).render(inRouter(<AdminRoot />));
}

/**
 * Takes over the markup that the server sent. The page's own code is fetched before, so that the
 * first render finds everything the markup shows: nothing flickers, and what is typed meanwhile stays.
 */
async function startPublic(element: HTMLElement) {
  const name = pageNameAt(window.location.pathname);
  const ready: ReadyPages = name ? { [name]: await pageLoaders[name]() } : {};
  const tree = inRouter(<PublicRoot ready={ready} />);
  // The development server sends no shells.
  if (element.firstElementChild) hydrateRoot(element, tree);
  else createRoot(element).render(tree);
}

function inRouter(children: ReactNode) {
  return (
    <StrictMode>
      <BrowserRouter>{children}</BrowserRouter>
    </StrictMode>
  );
}
