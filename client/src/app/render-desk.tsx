import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Dealership, FirstLook } from '@dealership/shared';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { giveFirstAnswers } from '../lib/first-answers.ts';
import { providePageData } from '../lib/page-data.ts';
import { RightsContext } from '../lib/rights.ts';
import { AdminLayout } from '../pages/admin/admin-layout.tsx';
import { assumeWidths } from '../ui/use-media.ts';

assumeWidths(['(width < 48em)', '(width < 64em)']);

/**
 * The desk with its first rows, as a phone shows it before any script has come: the server runs it (build/renderer.ts)
 * for whoever opens the desk. Its links work; the rest does nothing until the scripts have come, whose first commit
 * takes its place.
 *
 * @param address path and query
 */
export function renderDesk(
  address: string,
  { dealership, first }: { dealership: Dealership; first: FirstLook },
): string {
  providePageData({ dealership });
  const queries = new QueryClient();
  giveFirstAnswers(queries, first);
  const markup = renderToString(
    <StaticRouter location={address}>
      <QueryClientProvider client={queries}>
        <RightsContext value={first.me}>
          <AdminLayout user={first.me} isLost={false} />
        </RightsContext>
      </QueryClientProvider>
    </StaticRouter>,
  );
  // It has its title already.
  return markup.replace(/<title>.*?<\/title>/, '');
}
