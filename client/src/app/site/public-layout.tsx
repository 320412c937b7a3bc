import type { ReactNode } from 'react';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { dealership } from '../../lib/page/dealership.ts';
import { SiteFooter } from './site-footer.tsx';
import { QuickContactBar } from './quick-contact-bar.tsx';
import { SiteHeader } from './site-header.tsx';
import { SocialBar } from './social-bar.tsx';
import { useRouteChanges } from './use-route-changes.ts';
import styles from './public-layout.module.css';

export function PublicLayout({ children }: { children: ReactNode }) {
  useRouteChanges();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {chromeTexts.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {dealership().socialLinks.length > 0 && <SocialBar />}
      <SiteFooter />
      <QuickContactBar />
    </div>
  );
}
