import { localeOffers, pathIn, type Locale } from '@dealership/shared';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { createRoot } from 'react-dom/client';
import { declineLanguages } from '../../lib/page/language.ts';
import { keepPlace } from '../../lib/page/language-place.ts';
import { sitePath } from '../../lib/page/site-path.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * Over the phone numbers at the top, which a phone has at the bottom too: it moves and covers nothing else. Few pages show
 * it, so it has no part in the styles of all.
 */
const place = {
  position: 'absolute',
  zIndex: 11,
  inset: '0 0 auto',
  justifyContent: 'space-between',
  minHeight: 48,
  paddingLeft: 'var(--gutter)',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
} as const;

const cross = { width: 48, height: 48, padding: 14, border: 0, background: 'none' } as const;

/** One line above everything that offers the page in the visitor's own language, until it is closed. */
export function showLanguageOffer(offered: Locale): void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const close = () => {
    declineLanguages();
    root.unmount();
    element.remove();
  };
  root.render(<LanguageOffer offered={offered} onClose={close} />);
}

function LanguageOffer({ offered, onClose }: { offered: Locale; onClose: () => void }) {
  // Below the banner of the demo.
  const top = document.getElementById('root')?.offsetTop;
  return (
    <aside className="line" style={{ ...place, top }} aria-label={chromeTexts.language}>
      <a
        className="tap"
        href={pathIn(offered, sitePath(location.pathname))}
        lang={offered}
        onClick={({ currentTarget }) => {
          // The page may be another one by now.
          const { pathname, search, hash } = location;
          currentTarget.href = pathIn(offered, sitePath(pathname) + search + hash);
          keepPlace();
        }}
      >
        {localeOffers[offered]}
      </a>
      <button type="button" style={cross} aria-label={chromeTexts.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
